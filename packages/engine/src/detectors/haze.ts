import { S_HAS_LINK, S_HAS_NAME, S_HAS_NUMBER, S_HAS_YEAR } from "../text/document.ts";
import { W_FINE } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

/** Said to somebody on an occasion. */
const OCCASION = wordSet("thank thanks congratulations sorry wish wishes");
const SPECIFICS = S_HAS_NUMBER | S_HAS_YEAR | S_HAS_NAME | S_HAS_LINK;
const WINDOW_SENTENCES = 3;
const FINE_MIN = 6;
const WORDS_PER_FINE_MAX = 7;

/** "Growth is a journey, and clarity comes from balance": fine words upon fine words, and nothing that could be true or false (vx-vg01). */
export const haze: Detector = { run: detectHaze };

function detectHaze(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let from = 0; from < doc.sentences; from++) {
    if (!(doc.sentenceBits[from]! & W_FINE)) continue;
    const fine = new Set<number>();
    let words = 0;
    let occasion = false;
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES); to++) {
      if (doc.sentenceFlags[to]! & SPECIFICS || doc.paragraphOf[to] !== doc.paragraphOf[from]) break;
      for (let token = doc.firstToken(to); token < doc.afterToken(to); token++) {
        if (context.isWord(token)) words++;
        if (doc.bits[token]! & W_FINE) fine.add(doc.symbol[token]!);
        occasion ||= context.is(token, OCCASION);
      }
      if (occasion) break;
      if (fine.size < FINE_MIN || words > fine.size * WORDS_PER_FINE_MAX) continue;
      emit("vx-vg01-good-words", doc.firstToken(from), context.lastOf(to), `${fine.size} fine words among ${words}, and no figure or name`, true);
      from = to;
      break;
    }
  }
}
