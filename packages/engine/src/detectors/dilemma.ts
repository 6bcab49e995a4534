import { S_QUESTION } from "../text/document.ts";
import { W_EITHER } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

const PERSONS = wordSet("you we they he she i it people everyone everybody nobody somebody society america the this our");
const MAX_TOKENS = 50;
const VERBS = wordSet(
  "are is were have has had do does must will can stand support accept fight love hate believe trust want get take keep go give let pay act stop choose agree admit care respect obey leave stay live die win lose know vote back come comes goes gets wins loses stays leaves dies pays works starts starves ban stop change fix join sign raise cut",
);
/** What has no will: of two such things a state may well be either. */
const THINGS = wordSet("the our this");
const STATES = wordSet("are is were have has");
const EITHER = wordSet("either");
const OR = wordSet("or");

/** "Either you ... or you ...": two options as if there were no third (false dilemma), at any distance within the sentence. */
export const dilemma: Detector = { run: detectDilemma };

function detectDilemma(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceBits[sentence]! & W_EITHER) || doc.sentenceFlags[sentence]! & S_QUESTION) continue;
    if (doc.afterToken(sentence) - doc.firstToken(sentence) > MAX_TOKENS) continue;
    const words = context.wordsOf(sentence);
    const either = words.findIndex((token) => context.is(token, EITHER));
    if (either < 0 || either + 2 >= words.length || !context.is(words[either + 1]!, PERSONS)) continue;
    const or = words.findIndex((token, at) => at > either + 2 && context.is(token, OR) && at + 2 < words.length && context.is(words[at + 1]!, PERSONS));
    if (or < 0) continue;
    const acts = (from: number, to: number): boolean => words.slice(from, to).some((token) => context.is(token, VERBS));
    const isDiagnosis =
      context.is(words[either + 1]!, THINGS) &&
      context.is(words[or + 1]!, THINGS) &&
      !words.some((token) => context.is(token, VERBS) && !context.is(token, STATES));
    if (isDiagnosis) continue;
    if (acts(either + 1, or) && (acts(or + 1, words.length) || words.length - or > 2))
      emit("vx-mp01-either-one-or-other", words[0]!, context.lastOf(sentence), "either and or, each with a subject of its own");
  }
}
