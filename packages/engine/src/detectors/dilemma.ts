import { S_QUESTION } from "../text/document.ts";
import type { DetectorContext, Emit } from "./context.ts";

const PERSONS = new Set("you we they he she i it people everyone society america the this our".split(" "));
const MAX_WORDS = 45;
const VERBS = new Set("are is were have has had do does must will can stand support accept fight love hate believe trust want get take keep go give let pay act stop choose agree admit care respect obey leave stay live die win lose know vote back".split(" "));

/** "Either you ... or you ...": two options as if there were no third (false dilemma), at any distance within the sentence. */
export function detectDilemma(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (doc.sentenceFlags[sentence]! & S_QUESTION) continue;
    const words = context.wordsOf(sentence);
    if (words.length > MAX_WORDS) continue;
    const either = words.findIndex((token) => context.word(token) === "either");
    if (either < 0 || either + 2 >= words.length || !PERSONS.has(context.word(words[either + 1]!))) continue;
    const or = words.findIndex((token, at) => at > either + 2 && context.word(token) === "or" && at + 2 < words.length && PERSONS.has(context.word(words[at + 1]!)));
    if (or < 0) continue;
    const acts = (from: number, to: number): boolean => words.slice(from, to).some((token) => VERBS.has(context.word(token)));
    if (acts(either + 1, or) && (acts(or + 1, words.length) || words.length - or > 2)) emit("vx-mp01-either-one-or-other", words[0]!, context.lastOf(sentence), "either and or, each with a subject of its own");
  }
}
