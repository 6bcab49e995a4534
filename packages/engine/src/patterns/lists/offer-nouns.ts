import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "offer-nouns",
  why: "Words for a sale or a promotion, before ends or expires",
  words: [
    "sale", "offer", "offers", "deal", "deals", "discount", "discounts", "promotion", "promo", "savings", "prices", "voucher", "coupon", "code",
    "special", "specials", "bargain", "bargains", "bonus", "early bird", "free shipping", "free delivery", "delivery", "clearance", "giveaway", "off",
    "price", "enrolment", "enrollment", "presale", "preorder", "bundle", "black friday",
  ],
};
