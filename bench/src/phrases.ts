import { detectorWords } from "../../packages/engine/src/detectors/index.ts";
import { compilePhrases } from "../../packages/engine/src/match/compile.ts";
import { PackedTables } from "../../packages/engine/src/match/tables.ts";
import { packPhrases } from "../../packages/engine/src/match/pack.ts";
import { packPatterns, unpackPatterns } from "../../packages/engine/src/match/catalog-tables.ts";
import { Engine } from "../../packages/engine/src/engine.ts";

const OPENERS = [
  "they",
  "we",
  "everyone",
  "nobody",
  "experts",
  "people",
  "the media",
  "politicians",
  "critics",
  "your doctor",
  "this",
  "it",
  "the truth",
  "scientists",
  "the council",
  "most of us",
  "the banks",
  "the whole town",
  "parents",
  "voters",
];
const VERBS = [
  "know",
  "claim",
  "hide",
  "want",
  "refuse",
  "promise",
  "destroy",
  "ignore",
  "love",
  "need",
  "deserve",
  "fear",
  "question",
  "abandon",
  "celebrate",
];
const ENDS = [
  "the facts",
  "everything",
  "our future",
  "your money",
  "the real story",
  "nothing at all",
  "the old ways",
  "a better life",
  "that plan",
  "the same lies",
  "every rule",
  "our children",
  "the numbers",
  "a simple answer",
  "the cost",
  "these people",
  "what matters",
  "the vote",
  "good sense",
  "all of it",
];

/** Phrases of three to six words, all different, for measuring how cost grows with their number. At most 6,000. */
export function manyPhrases(count: number): string[] {
  const out: string[] = [];
  for (const opener of OPENERS) for (const verb of VERBS) for (const end of ENDS) out.push(`${opener} ${verb} ${end}`);
  return out.sort((a, b) => spread(a) - spread(b)).slice(0, count);
}

/** A fixed shuffle, so that fewer phrases are as mixed as many. */
function spread(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash >>> 0;
}

/** An engine that knows these phrases alone, ten to a pattern. */
export function engineOfPhrases(phrases: readonly string[]): Engine {
  const { compiled } = compilePhrases(
    phrases.map((phrase, at) => ({ pattern: Math.floor(at / 10), role: 0, phrase, where: "bench" })),
    [],
  );
  const meta = Array.from({ length: Math.ceil(phrases.length / 10) }, () => ({
    family: 0,
    category: 0,
    technique: 0,
    severity: 1,
    confidence: 75,
    extent: 0,
    ignore: 0,
    roles: 1,
  }));
  return new Engine(new PackedTables(packPhrases(compiled), detectorWords()), unpackPatterns(packPatterns(meta)), {});
}
