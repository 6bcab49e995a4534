import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "public-roles",
  why: "Offices and callings that name-calling puts an adjective in front of.",
  words: [
    "politician~", "leader~", "leadership", "mayor~", "senator~", "lawmaker~", "legislator~", "congressman", "congresswoman", "congressmen", "president~", "prime minister~", "minister~", "chancellor~", "governor~", "councillor~", "mp", "mps", "boss~", "ceo", "ceos", "banker~",
    "billionaire~", "oligarch~", "bureaucrat~", "bureaucracy", "official~", "lawyer~", "prosecutor~", "judge~", "journalist~", "reporter~", "pundit~", "columnist~", "commentator~", "celebrity", "celebrities", "executive~", "academic~", "academia", "professor~", "activist~", "lobbyist~", "operative~", "donor~",
    "administration", "government", "party", "media", "press", "elite~", "establishment", "politicos", "technocrat~", "regulator~", "editor~", "cop~", "police chief~", "union boss~", "landlord~", "candidate~", "opponent~", "critic~", "supporter~", "liberal~", "conservative~", "left", "right", "progressives", "voters",
  ],
};
