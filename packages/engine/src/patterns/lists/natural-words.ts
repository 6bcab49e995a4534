import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "natural-words",
  why: "Words that stand for nature as a warrant.",
  words: [
    "all natural", "botanical", "chemical free", "drug free", "from mother nature", "from nature", "from plants", "herbal", "made by mother nature",
    "made by nature", "natural", "naturally derived", "nature 's own", "organic", "plant based", "pure and natural", "straight from nature",
    "straight from the earth", "unprocessed", "untouched by chemicals", "wholly natural", "100 % natural", "one hundred percent natural",
  ],
};
