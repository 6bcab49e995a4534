import { S_QUESTION } from "../text/document.ts";
import { W_EITHER } from "../text/system-words.ts";
import { wordSet, type DetectorContext, type Emit } from "./context.ts";

const PERSONS = wordSet("you we they he she i it people everyone society america the this our");
const MAX_TOKENS = 50;
const VERBS = wordSet("are is were have has had do does must will can stand support accept fight love hate believe trust want get take keep go give let pay act stop choose agree admit care respect obey leave stay live die win lose know vote back");
/** What waits behind the "or" of a threat. */
const BLEAK = wordSet(
  "broke burn burning bankrupt bankruptcy die dead lose losing starve starving suffer fail fall behind never forever poor alone slave slaves chaos ruin ruined ruins collapse collapses regret fat jail prison extinct freeze nothing war miserable lonely silence surrender decline",
);
const ACTS = wordSet("you we they he she the our your this i stay remain watch face risk end keep go get live let accept be become");
const PLAIN = wordSet("whether win if");
const BLEAK_WITHIN_WORDS = 8;
const EITHER = wordSet("either");
const OR = wordSet("or");

/** "Either you ... or you ...": two options as if there were no third (false dilemma), at any distance within the sentence. */
export function detectDilemma(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (doc.sentenceFlags[sentence]! & S_QUESTION || doc.afterToken(sentence) - doc.firstToken(sentence) > MAX_TOKENS) continue;
    if (!hasOr(context, sentence)) continue;
    const words = context.wordsOf(sentence);
    if (!(doc.sentenceBits[sentence]! & W_EITHER)) {
      if (isThreat(context, words)) emit("vx-mp01-either-one-or-other", words[0]!, context.lastOf(sentence), "one way, or ruin");
      continue;
    }
    const either = words.findIndex((token) => context.is(token, EITHER));
    if (either < 0 || either + 2 >= words.length || !context.is(words[either + 1]!, PERSONS)) continue;
    const or = words.findIndex((token, at) => at > either + 2 && context.is(token, OR) && at + 2 < words.length && context.is(words[at + 1]!, PERSONS));
    if (or < 0) continue;
    const acts = (from: number, to: number): boolean => words.slice(from, to).some((token) => context.is(token, VERBS));
    if (acts(either + 1, or) && (acts(or + 1, words.length) || words.length - or > 2)) emit("vx-mp01-either-one-or-other", words[0]!, context.lastOf(sentence), "either and or, each with a subject of its own");
  }
}

function hasOr({ doc }: DetectorContext, sentence: number): boolean {
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) if (OR.has(doc.hash[token]!)) return true;
  return false;
}

/** "We act now or we lose everything": somebody must act, or something bleak follows, to the end of the sentence. */
function isThreat(context: DetectorContext, words: readonly number[]): boolean {
  const or = words.findIndex((token) => context.is(token, OR));
  const rest = words.slice(or + 1);
  if (or < 2 || rest.length < 2 || rest.length > BLEAK_WITHIN_WORDS || words.some((token) => context.is(token, PLAIN))) return false;
  const demands = context.is(words[0]!, PERSONS) || context.is(words[0]!, VERBS);
  return demands && context.is(rest[0]!, ACTS) && rest.some((token) => context.is(token, BLEAK));
}
