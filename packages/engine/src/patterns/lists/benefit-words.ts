import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "benefit-words",
  why: "What a shop offers and a confirm-shaming button makes you refuse",
  words: [
    "save", "saving", "savings", "money", "discount", "discounts", "deal", "deals", "great deals", "good deals", "free", "offers", "exclusive offers",
    "offer",
    "coupon", "coupons", "gift", "gifts", "full price", "rewards", "bonus", "better", "best", "perks", "sale", "sales", "win", "bargains",
    "free stuff", "free shipping", "healthier", "healthy", "smarter", "secure", "protected", "protection", "security", "privacy", "grow", "growth",
    "success", "successful", "rich", "tips", "rather pay", "prefer paying", "insider", "insiders", "updates", "news", "good taste", "style", "fun",
    "chaos", "happy", "informed", "learn", "improve", "upgrade", "vip", "cashback", "prize", "traffic", "customers", "sleep", "look good",
    "beautiful",
  ],
};
