import { W_ADDRESS, W_PRAISE } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

/** Of an occasion, and about you. */
const ABOUT = wordKinds(["thank thanks congratulations birthday if", "your", "you"]);
const OCCASION = 1;
const YOURS = 2;
const YOU = 4;
/** Behind "you" they say what the reader is or does, not what a visitor will find. */
const STATES = wordSet("are 're have 've had think write see made");
const WINDOW_SENTENCES = 2;
const WORDS_OF_PRAISE_MIN = 2;

/** "Your plan is visionary, and you have a rare gift": high praise upon high praise, said to your face (flattery). */
export const flattery: Detector = { run: detectFlattery, words: [ABOUT] };

function detectFlattery(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let from = 0; from < doc.sentences; from++) {
    if (!(doc.sentenceBits[from]! & W_PRAISE) || !context.hasBit(from, from + WINDOW_SENTENCES, W_ADDRESS)) continue;
    const praised = new Set<number>();
    let meant = false;
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES) && doc.paragraphOf[to] === doc.paragraphOf[from]; to++) {
      const about = gather(context, to, praised);
      if (about & OCCASION) break;
      meant ||= (about & YOURS) !== 0;
      if (!meant || praised.size < WORDS_OF_PRAISE_MIN) continue;
      emit("vx-gf01-praise-upon-praise", doc.firstToken(from), context.lastOf(to), `${praised.size} words of high praise for you`, true);
      from = to;
      break;
    }
  }
}

/** Adds the words of praise in the sentence, and says whether it is about you or of an occasion. */
function gather(context: DetectorContext, sentence: number, praised: Set<number>): number {
  const { doc } = context;
  const column = context.columnOf(ABOUT);
  let about = 0;
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    const kinds = context.kindsOf(token, column);
    if (doc.bits[token]! & W_PRAISE) praised.add(doc.symbol[token]!);
    about |= kinds & YOU && token + 1 < doc.tokens && context.is(token + 1, STATES) ? YOURS : kinds;
  }
  return about;
}
