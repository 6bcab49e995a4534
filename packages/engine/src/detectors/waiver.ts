import { W_CHECKER, W_NEGATOR } from "../text/system-words.ts";
import { type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

const KINDS = wordKinds([
  // Why nobody should check.
  "need needs needed necessary required worth point reason sense bother have",
  "skip unnecessary pointless useless waste redundant overkill thrown spare cancel cross forget",
  "only just merely simply",
  "cost costs charge charges tell slow confuse worse worry give nod waste expose delay",
  // What vouches instead.
  "checked verified tested ran run reviewed confirmed validated read compared scanned traced audited compiled analysed analyzed simulated measured inspected examined watched tried looked went gone opened listened weighed excluded completed fixed phoned called asked recalculated referenced reread retested accounted assessed considered",
  "100 every fully completely entirely perfectly perfect flawless exactly exact never nothing always guaranteed guarantee impossible whatever whatsoever absolutely foolproof bulletproof totally identical undisputed certain certainty definitely sure doubt settled correct all safe right guarantees nobody none zero precisely each hundreds thousands everything every countless numerous prove proves proven assure",
  // Who is not sure, or sends on.
  "might may could unless perhaps probably usually yet",
  "i",
]);
const NEED = 1;
const WASTE = 2;
const ONLY = 4;
const HARM = 8;
const CHECKED = 16;
const CERTAIN = 32;
const UNSURE = 64;
const SELF = 128;
const REACH_TOKENS = 7;
const HARM_REACH_TOKENS = 3;
const SELF_REACH_TOKENS = 4;
/** Sentences around it that are searched for what vouches. */
const AROUND_SENTENCES = 3;
const CERTAIN_MIN = 2;

/** "I have verified it, so there is no need to see a lawyer": says that nobody else need look, and vouches for itself (overclaiming). */
export const waiver: Detector = { run: detectWaiver, words: [KINDS] };

function detectWaiver(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceBits[sentence]! & W_CHECKER) || !waives(context, sentence)) continue;
    const grounds = vouching(context, sentence);
    if (grounds) emit("vx-co01-no-second-look", doc.firstToken(sentence), context.lastOf(sentence), grounds, true);
  }
}

/** Whether the sentence says of a checker, close by, that there is no need, that it is a waste, or that it would only cost. */
function waives(context: DetectorContext, sentence: number): boolean {
  const { doc } = context;
  const column = context.columnOf(KINDS);
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    if (!(doc.bits[token]! & W_CHECKER)) continue;
    let near = 0;
    let denied = false;
    const to = Math.min(doc.afterToken(sentence), token + REACH_TOKENS + 1);
    for (let other = Math.max(doc.firstToken(sentence), token - REACH_TOKENS); other < to; other++) {
      const kinds = context.kindsOf(other, column);
      near |= kinds;
      denied ||= (doc.bits[other]! & W_NEGATOR) !== 0;
      if (kinds & ONLY && harms(context, other, to)) return true;
    }
    if (near & WASTE || (near & NEED && denied)) return true;
  }
  return false;
}

function harms(context: DetectorContext, only: number, end: number): boolean {
  const column = context.columnOf(KINDS);
  for (let token = only + 1; token < Math.min(end, only + HARM_REACH_TOKENS + 1); token++) if (context.kindsOf(token, column) & HARM) return true;
  return false;
}

/** What vouches in the sentences around, in words; empty where too little does, or where somebody is not sure. */
function vouching(context: DetectorContext, sentence: number): string {
  const { doc } = context;
  const column = context.columnOf(KINDS);
  let seen = 0;
  let own = false;
  const certain = new Set<number>();
  for (let other = Math.max(0, sentence - AROUND_SENTENCES); other < Math.min(doc.sentences, sentence + AROUND_SENTENCES); other++) {
    if (doc.paragraphOf[other] !== doc.paragraphOf[sentence]) continue;
    let self = -1;
    for (let token = doc.firstToken(other); token < doc.afterToken(other); token++) {
      const kinds = context.kindsOf(token, column);
      seen |= kinds;
      if (kinds & SELF) self = token;
      own ||= (kinds & CHECKED) !== 0 && self >= 0 && token - self <= SELF_REACH_TOKENS;
      if (kinds & CERTAIN) certain.add(doc.symbol[token]!);
    }
  }
  if (seen & UNSURE || !(own ? certain.size > 0 : certain.size >= CERTAIN_MIN)) return "";
  return `${own ? "a check that the writer claims, " : ""}${certain.size} ${certain.size === 1 ? "word" : "words"} of certainty, and no check by others`;
}
