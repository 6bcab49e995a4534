import type { Sentence } from "../text/words.ts";
import { wordsOf } from "../text/words.ts";
import type { WordOrder } from "./word-order.ts";

/**
 * Terse prose (“Critics say waits rose and people get angry.”) has so few small words that their share and order look like those of a list. What
 * parts it from one are its verbs: a sentence has one, and a list of keywords hardly any.
 */
const words = (text: string): string[] => text.split(" ");
const PLAIN = words(
  "say feel think get make leave hide show pick want lose win pay rise grow take give tell see mention compare worry talk blame ask avoid write fail keep hurt sell buy know close cheer become mean seem look like help stop hear find need use call expect believe explain decide save miss treat choose spend earn stay come go live happen bring read learn try start drop wait work test check count order swim sign measure agree",
);
const IRREGULAR = words(
  "said felt thought got made left hid lost won paid rose fell grew took gave told saw wrote kept sold bought knew became meant heard found went came brought spent chose doubled dropped goes is are was were has have had does do did would could might should can will must may am isn't aren't wasn't don't doesn't didn't can't won't wouldn't it's i'm i'd i've that's there's they're we're",
);
const VERBS = new Set([...IRREGULAR, ...PLAIN.flatMap((verb) => [verb, `${verb}s`, verb.endsWith("e") ? `${verb}d` : `${verb}ed`, verb.replace(/y$/, "ies")])]);

export const isVerb = (word: string): boolean => VERBS.has(word);

/** Graded lists and word salads have up to 0.12, terse answers 0.18 and more. */
const VERBS_FROM = 0.16;
/** Share of the words that stand in sentences with a verb. */
const IN_SENTENCES_FROM = 0.8;
const RARE_UP_TO = 0.13;

/** Whether the sentences are short and plain, and none of their small words stands in a wrong place. */
export function isTerse(sentences: readonly Sentence[], order: WordOrder): boolean {
  if (order.closedFit < 0 || order.rareShare > RARE_UP_TO) return false;
  let [all, verbs, carried] = [0, 0, 0];
  for (const { text } of sentences) {
    const said = wordsOf(text);
    const own = said.filter(isVerb).length;
    all += said.length;
    verbs += own;
    if (own > 0) carried += said.length;
  }
  return all > 0 && verbs / all >= VERBS_FROM && carried / all >= IN_SENTENCES_FROM;
}
