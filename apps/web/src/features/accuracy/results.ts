import measured from "@candor/content/measured/accuracy.json";
import forms from "@candor/content/measured/forms.json";
import ordinary from "@candor/content/measured/ordinary.json";
import rounds from "@candor/content/measured/rounds.json";

/** What the bench wrote (bench/src/aggregate.ts): counts and rates, no text of any corpus. */
export interface AtThreshold {
  precision: number | null;
  recall: number | null;
  falseAlarm: number | null;
  /** Share of all texts. */ flagged: number | null;
}
export interface CorpusResult {
  n: number;
  positive: number;
  words: number;
  auroc: number | null;
  aurocSe: number | null;
  aurocOfWords: number | null;
  at: Record<string, AtThreshold>;
  falseAlarmBySource: Record<string, Record<string, number>> | null;
}
export interface FamilyResult {
  texts: number;
  right: number;
  falsePerThousandWords: number;
  frames: number;
}
export interface Bin {
  from: number;
  texts: number;
  right: number;
}
export interface Results {
  engineVersion: string;
  ruleHash: string;
  date: string;
  command: string;
  corpora: Record<string, CorpusResult>;
  families: Record<string, FamilyResult>;
  /** Over headlines, shop texts, news sentences and teaching examples with neutral prose: the kinder corpora. */
  pooled: { strong: number; strongRight: number; positives: number; bins: Bin[] };
  /** Texts with a mark of 75% or more in all ranked corpora, and those of them that people had judged misleading. */
  everywhere: { strong: number; strongRight: number };
  /** Texts of neutral prose, and those of them for which a screen shows a mark. */
  shown: { texts: number; marked: number };
}

export const RESULTS = measured as unknown as Results;

/** What the bench counted in prose that nobody labeled (bench/src/ordinary.ts), the collections with the most marks first. */
export const ORDINARY = { ...ordinary, collections: [...ordinary.collections].sort((a, b) => b.marked / b.texts - a.marked / a.texts) };

/** The same texts in other forms (bench/src/same-words.ts). */
export const FORMS = forms;

/** Counts of texts that were new to the engine once, in a round of its development; they cannot be made again with later rules. */
export const ROUNDS = rounds;

/** A share of fewer texts is told with its counts, or with a caution. */
export const FEW_TEXTS = 50;
/** Of a family found in fewer texts than this no share is told. */
export const FAMILY_MIN_TEXTS = 10;

/** The corpora that count in the mean; logic has no honest texts of its own and is joined with neutral. */
export const RANKED = [
  "babe",
  "clickbait",
  "darkpatterns",
  "factcheck",
  "mafalda-sentences",
  "mafalda",
  "memes",
  "mentalmanip",
  "ptc-articles",
  "ptc-sentences",
  "logic+neutral",
] as const;

export const CORPUS_NAMES: Record<string, { name: string; what: string }> = {
  babe: { name: "BABE", what: "news sentences that experts did or didn’t find biased by word choice" },
  clickbait: { name: "Clickbait", what: "headlines from clickbait sites and news agencies" },
  darkpatterns: { name: "Dark patterns", what: "shop wording that does or doesn’t push customers" },
  factcheck: { name: "Fact checks", what: "climate and COVID claims that fact checkers did or didn’t find fallacious" },
  "mafalda-sentences": { name: "MAFALDA, sentences", what: "sentences from posts, quizzes and politics, with or without a fallacy" },
  mafalda: { name: "MAFALDA, texts", what: "whole posts with or without a fallacy" },
  memes: { name: "Memes", what: "meme texts with or without a persuasion technique" },
  mentalmanip: { name: "MentalManip", what: "film dialogues that do or don’t manipulate" },
  "ptc-articles": { name: "Propaganda, articles", what: "news articles with marked propaganda techniques" },
  "ptc-sentences": { name: "Propaganda, sentences", what: "their sentences" },
  "logic+neutral": { name: "Logic and neutral", what: "textbook examples of fallacies, against neutral prose" },
};

export const SOURCE_NAMES: Record<string, string> = {
  "babe-non-biased": "News sentences found unbiased",
  "ptc-no-span": "News sentences without a marked technique",
  "shop-non-pattern": "Shop text that doesn’t push",
  elements: "Encyclopedia: the elements",
  foldoc: "Dictionary of computing",
  "postgresql-doc": "Database manual",
  skycultures: "Descriptions of constellations",
};

/** Mean of the areas under the curve over the ranked corpora that were measured: the engine's, or those of counting words. */
export function meanAuroc({ corpora }: Results, of: "auroc" | "aurocOfWords" = "auroc"): number {
  const values = RANKED.map((name) => corpora[name]?.[of]).filter((x): x is number => typeof x === "number");
  return values.reduce((sum, x) => sum + x, 0) / values.length;
}

/** The honest texts of a corpus, and those of them with a mark of `threshold` (0 to 1, as the bench writes it) or more. */
export function falseAlarms({ n, positive, at }: Pick<CorpusResult, "n" | "positive" | "at">, threshold: string): { marked: number; honest: number } {
  const honest = n - positive;
  return { marked: Math.round((at[threshold]?.falseAlarm ?? 0) * honest), honest };
}

/** How common misleading texts are in the ranked corpora taken together: without it nobody can say what a share of right marks means elsewhere. */
export function shareMisleading({ corpora }: Pick<Results, "corpora">): number {
  const counted = RANKED.map((name) => corpora[name]).filter((corpus) => corpus !== undefined);
  return counted.reduce((sum, { positive }) => sum + positive, 0) / counted.reduce((sum, { n }) => sum + n, 0);
}
