import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "cart-words",
  why: "Where a shop keeps what one has chosen",
  words: ["cart", "carts", "bag", "bags", "basket", "baskets", "wish list", "wishlist", "order", "items", "item"],
};
