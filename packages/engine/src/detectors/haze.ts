import { S_HAS_LINK, S_HAS_NAME, S_HAS_NUMBER, S_HAS_YEAR } from "../text/document.ts";
import { type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

/** Words that are good in every sentence and mean the same in none. */
const GOOD = wordKinds([
  "journey balance balanced growth grow authenticity authentic clarity wisdom perspective perspectives rhythm path meaning meaningful purpose connection connections understanding acceptance openness open intention harmony truth strength inner heart energy presence mindful compassion values vision mission excellence commitment committed transparency trust quality experience solutions partnership integrity innovation collaboration alignment dialogue process improvement improve tailored sustainable holistic lasting constructive thoughtful considerations needs unique potential empower embrace nurture foster cultivate honor reflect reflects spirit moment insight insights flow possibilities evolving evolve continuous dynamic respect respects shared together community framework lens landscape tapestry nuance nuanced broader deeper mindset resonate resonates aligned align transform transformation",
  // Said to somebody on an occasion.
  "thank thanks congratulations sorry wish wishes",
]);
const FINE = 1;
const OCCASION = 2;
const SPECIFICS = S_HAS_NUMBER | S_HAS_YEAR | S_HAS_NAME | S_HAS_LINK;
const WINDOW_SENTENCES = 3;
const GOOD_MIN = 6;
const WORDS_PER_GOOD_MAX = 7;

/** "Growth is a journey, and clarity comes from balance": good words upon good words, and nothing that could be true or false (vx-vg01). */
export const haze: Detector = { run: detectHaze, words: [GOOD] };

function detectHaze(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const column = context.columnOf(GOOD);
  for (let from = 0; from < doc.sentences; from++) {
    const good = new Set<number>();
    let words = 0;
    let occasion = false;
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES); to++) {
      if (doc.sentenceFlags[to]! & SPECIFICS || doc.paragraphOf[to] !== doc.paragraphOf[from]) break;
      for (let token = doc.firstToken(to); token < doc.afterToken(to); token++) {
        if (context.isWord(token)) words++;
        const kinds = context.kindsOf(token, column);
        if (kinds & FINE) good.add(doc.symbol[token]!);
        occasion ||= (kinds & OCCASION) !== 0;
      }
      if (good.size === 0 || occasion) break;
      if (good.size < GOOD_MIN || words > good.size * WORDS_PER_GOOD_MAX) continue;
      emit("vx-vg01-good-words", doc.firstToken(from), context.lastOf(to), `${good.size} fine words among ${words}, and no figure or name`, true);
      from = to;
      break;
    }
  }
}
