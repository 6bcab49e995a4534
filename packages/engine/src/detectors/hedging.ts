import { S_HAS_LINK, S_HAS_NAME, S_HAS_NUMBER, S_HAS_YEAR } from "../text/document.ts";
import { DEPENDENCE_WORDS, SIDES_WORDS, W_FOG } from "../text/system-words.ts";
import { countKinds, wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

/** What says that something may be so, by kind. */
const HEDGES = wordKinds([
  "may might could perhaps possibly potentially maybe",
  "some many various certain several numerous multiple different",
  DEPENDENCE_WORDS,
  SIDES_WORDS,
  "seem seems appear appears tend tends suggest suggests generally often sometimes arguably usually important worth ultimately",
]);
/** Of these one must stand: they name what it all depends on, and that there are sides, and nothing of either. */
const FOG = 4 | 8;
/** A figure, a name or a link is something to hold on to. */
const SPECIFICS = S_HAS_NUMBER | S_HAS_YEAR | S_HAS_NAME | S_HAS_LINK;
/** Behind these it is named what may differ, or on what it depends. */
const NAMES_THEM = wordSet("including such example e.g namely");
const WINDOW_SENTENCES = 3;
const KINDS_MIN = 4;
const HEDGES_MIN = 6;
const WORDS_PER_HEDGE_MAX = 8;

/** "It depends on various factors, and some may find … while others …": hedge on hedge, and nothing that could be checked (vx-vg01). */
export const hedging: Detector = { run: detectHedging, words: [HEDGES] };

function detectHedging(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const column = context.columnOf(HEDGES);
  for (let from = 0; from < doc.sentences; from++) {
    if (!context.hasBit(from, from + WINDOW_SENTENCES, W_FOG)) continue;
    let kinds = 0;
    let hedges = 0;
    let words = 0;
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES); to++) {
      if (doc.sentenceFlags[to]! & SPECIFICS || doc.paragraphOf[to] !== doc.paragraphOf[from] || saysWhich(context, to)) break;
      for (let token = doc.firstToken(to); token < doc.afterToken(to); token++) {
        if (context.isWord(token)) words++;
        const kind = context.kindsOf(token, column);
        if (kind !== 0) hedges++;
        kinds |= kind;
      }
      if (!(kinds & FOG) || countKinds(kinds) < KINDS_MIN || hedges < HEDGES_MIN || words > hedges * WORDS_PER_HEDGE_MAX) continue;
      emit("vx-vg01-hollow-hedging", doc.firstToken(from), context.lastOf(to), `${hedges} hedges in ${words} words, and no figure or name`, true);
      from = to;
      break;
    }
  }
}

function saysWhich(context: DetectorContext, sentence: number): boolean {
  for (let token = context.doc.firstToken(sentence); token < context.doc.afterToken(sentence); token++) if (context.is(token, NAMES_THEM)) return true;
  return false;
}
