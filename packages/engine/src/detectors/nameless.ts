import { S_HAS_LINK, S_HAS_NAME, S_HAS_NUMBER, S_HAS_YEAR } from "../text/document.ts";
import { W_ADDRESS, W_NEGATOR } from "../text/system-words.ts";
import { type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

const KINDS = wordKinds([
  "experts scientists researchers doctors physicians economists psychologists nutritionists specialists dermatologists dentists vets veterinarians lawyers nurses therapists trainers surgeons pharmacists professionals insiders authorities bodies scholars historians academics engineers mechanics analysts cardiologists psychiatrists neuroscientists investors",
  "studies research science evidence data trials statistics literature scholarship findings",
  // What both do, what only people do, and what either does when “that” follows.
  "prove proves proven admit admits saying confirm confirms confirmed agree agrees agreed recommend recommends say says suggest suggests warn warns backs supports demonstrate demonstrates broadly overwhelming favor favors favour",
  "believe advise expect insist swear held accept",
  "show shows find finds found discovered established reported report reports learned realized concluded tell know known point points",
  "that how why",
  // What went before may have said whose.
  "the this these those their his her its our your my some any no",
  // Whoever doubts or asks claims no more than he knows.
  "if whether may might could not mixed limited weak unclear however but although early small preliminary ask check",
]);
const PEOPLE = 1;
const WORKS = 2;
const SAYS = 4;
const HOLDS = 8;
const REPORTS = 16;
const THAT = 32;
const KNOWN = 64;
const CAREFUL = 128;
const SOURCE = S_HAS_NUMBER | S_HAS_YEAR | S_HAS_NAME | S_HAS_LINK;
const REACH_TOKENS = 5;

/** "Doctors have started to warn of it, so switch now": experts or studies without a name, and advice to you beside them (vx-os01). */
export const nameless: Detector = { run: detectNameless, words: [KINDS] };

function detectNameless(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (doc.sentenceFlags[sentence]! & SOURCE || !isAddressed(context, sentence)) continue;
    const token = authorityIn(context, sentence);
    if (token >= 0)
      emit("vx-os01-nameless-advice", doc.firstToken(sentence), context.lastOf(sentence), `“${context.word(token)}” without a name, and advice to you`, true);
  }
}

/** Whether the reader is spoken to in the sentence or in one beside it, and none of them names a source. */
function isAddressed({ doc }: DetectorContext, sentence: number): boolean {
  let addressed = false;
  for (let near = Math.max(0, sentence - 1); near < Math.min(doc.sentences, sentence + 2); near++) {
    if (doc.paragraphOf[near] !== doc.paragraphOf[sentence]) continue;
    if (doc.sentenceFlags[near]! & (S_HAS_LINK | S_HAS_YEAR)) return false;
    addressed ||= (doc.sentenceBits[near]! & W_ADDRESS) !== 0;
  }
  return addressed;
}

/** Token of an authority that says something, if nothing before it tells whose or qualifies it; else -1. */
function authorityIn(context: DetectorContext, sentence: number): number {
  const { doc } = context;
  const column = context.columnOf(KINDS);
  const after = doc.afterToken(sentence);
  for (let token = doc.firstToken(sentence); token < after; token++) {
    const kinds = context.kindsOf(token, column);
    if (kinds & CAREFUL || doc.bits[token]! & W_NEGATOR) return -1;
    if (!(kinds & (PEOPLE | WORKS)) || (token > doc.firstToken(sentence) && context.kindsOf(token - 1, column) & KNOWN)) continue;
    for (let on = token + 1; on < Math.min(after, token + REACH_TOKENS + 1); on++) {
      const says = context.kindsOf(on, column);
      if (says & CAREFUL) return -1;
      if (says & SAYS || (says & HOLDS && kinds & PEOPLE)) return token;
      if (says & REPORTS && on + 1 < after && context.kindsOf(on + 1, column) & THAT) return token;
    }
  }
  return -1;
}
