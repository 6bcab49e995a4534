import { F_WORD } from "../match/symbols.ts";
import { S_QUESTION } from "../text/document.ts";
import { W_THEY } from "../text/system-words.ts";
import { type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

/** Who does it; the side that is told to be angry, of which more than one word must stand, so that the litany is about the reader; bridges. */
const SIDES = wordKinds(["they", "you your us our ours we", "and then now but"]);
const THEY = 1;
const OUR_SIDE = 2;
const BRIDGE = 4;
const CLAUSES_MIN = 3;
const OUR_SIDE_MIN = 2;
const MAX_SENTENCES = 4;

/** "They take your time, they take your money, and now they want your vote": clause after clause of what they do to us (appeal to anger). */
export const litany: Detector = { run: detectLitany, words: [SIDES] };

function detectLitany(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  let from = 0;
  let clauses = 0;
  let ours = 0;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const [more, here] = countIn(context, sentence);
    const joins = clauses > 0 && more > 0 && doc.paragraphOf[sentence] === doc.paragraphOf[from] && sentence - from < MAX_SENTENCES;
    if (!joins) [from, clauses, ours] = [sentence, 0, 0];
    clauses += more;
    ours += here;
    if (clauses < CLAUSES_MIN || ours < OUR_SIDE_MIN) continue;
    emit("vx-mp01-litany-of-wrongs", doc.firstToken(from), context.lastOf(sentence), `${clauses} clauses of what they do`, true);
    clauses = 0;
  }
}

/** How many clauses of the sentence open with "they", and how many words speak of us. */
function countIn(context: DetectorContext, sentence: number): [number, number] {
  const { doc } = context;
  let clauses = 0;
  let ours = 0;
  if (doc.sentenceFlags[sentence]! & S_QUESTION || !(doc.sentenceBits[sentence]! & W_THEY)) return [0, 0];
  const column = context.columnOf(SIDES);
  let opens = true;
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    if (!(doc.flags[token]! & F_WORD)) {
      opens = true;
      continue;
    }
    const kinds = context.kindsOf(token, column);
    if (opens && kinds & THEY) {
      clauses++;
      opens = false;
    } else {
      if (kinds & OUR_SIDE) ours++;
      opens = (kinds & BRIDGE) !== 0;
    }
  }
  return [clauses, ours];
}
