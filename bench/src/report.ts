import type { FamilyFigure, Figure, Pooled, Shown, Strong } from "./figures.ts";
import { THRESHOLDS } from "./measures.ts";
import type { CorpusScore } from "./score.ts";

export interface Results {
  engineVersion: string;
  ruleHash: string;
  date: string;
  command: string;
  corpora: Record<string, CorpusScore>;
  families: Record<string, FamilyFigure>;
  patterns: Record<string, Figure>;
  pooled: Pooled;
  /** Over all corpora in the mean. */
  everywhere: Strong;
  shown: Shown;
}

/** Corpora in the mean; logic and neutral count joined. */
export const IN_MEAN = [
  "babe",
  "clickbait",
  "darkpatterns",
  "factcheck",
  "mafalda",
  "mafalda-sentences",
  "memes",
  "mentalmanip",
  "ptc-articles",
  "ptc-sentences",
  "logic+neutral",
];
const MIN_TEXTS = 3;

const show = (value: number | null | undefined): string => (value === null || value === undefined || Number.isNaN(value) ? "-" : value.toFixed(3));
const share = (part: number, of: number): string => (of ? `${part}/${of} ${(part / of).toFixed(2)}` : "-");
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
const mean = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length ? known.reduce((a, b) => a + b, 0) / known.length : null;
};

const MEASURES_OF_CORPUS = [
  "corpus",
  "n",
  "positive",
  "AUROC",
  "SE",
  "by length quartile",
  "P at gate",
  "R at gate",
  "F1 at gate",
  "false alarms",
  "P .6",
  "R .6",
  "false alarms .6",
  "P .75",
  "R .75",
  "flags/1,000 words",
];

function corpusRow(name: string, s: CorpusScore): string[] {
  const [gate, six, strong] = [s.at["0.05"]!, s.at["0.6"]!, s.at["0.75"]!];
  return [
    name,
    String(s.n),
    String(s.positive),
    show(s.auroc),
    show(s.aurocSe),
    s.byLength.map(show).join(" "),
    show(gate.precision),
    show(gate.recall),
    show(gate.f1),
    show(gate.falseAlarm),
    show(six.precision),
    show(six.recall),
    show(six.falseAlarm),
    show(strong.precision),
    show(strong.recall),
    ((s.frames / s.words) * 1000).toFixed(1),
  ];
}

const inMeanOf = ({ corpora }: Results): CorpusScore[] => IN_MEAN.flatMap((name) => corpora[name] ?? []);

function ranking(results: Results): string[] {
  const inMean = inMeanOf(results);
  return [
    "## Ranking and gate",
    `Mean AUROC over ${inMean.length} corpora: **${show(mean(inMean.map(({ auroc }) => auroc)))}**; within length quartiles ${show(mean(inMean.flatMap(({ byLength }) => byLength)))}. Counting words alone: ${show(mean(inMean.map(({ aurocOfWords }) => aurocOfWords)))}.`,
    table(
      MEASURES_OF_CORPUS,
      Object.entries(results.corpora).map(([name, score]) => corpusRow(name, score)),
    ),
  ];
}

function confidence(results: Results): string[] {
  const { pooled, everywhere } = results;
  return [
    "## Meaning of confidence",
    `Pooled over babe, clickbait, darkpatterns and logic with neutral, one vote a text: of the texts with a frame at 0.75 or more ${share(pooled.strongRight, pooled.strong)} are positive; ${share(pooled.strongRight, pooled.positives)} of the positive texts have one. Without families of fixed confidence: ${share(pooled.movable.strongRight, pooled.movable.strong)}.`,
    `Over all ${inMeanOf(results).length} corpora of the mean: ${share(everywhere.strongRight, everywhere.strong)}.`,
    table(
      ["highest confidence from", "texts", "positive"],
      pooled.bins.map(({ from, texts, right }) => [String(from), String(texts), share(right, texts)]),
    ),
  ];
}

function falseAlarms({ corpora, shown }: Results): string[] {
  const neutral = corpora["neutral"]?.falseAlarmBySource;
  if (!neutral) return [];
  return [
    "## False alarms on neutral texts, by source",
    table(
      ["source", "n", ...THRESHOLDS.map(String)],
      Object.entries(neutral).map(([source, row]) => [source, String(row["n"]), ...THRESHOLDS.map((t) => show(row[String(t)]))]),
    ),
    `A screen, which folds faint marks away (docs/decisions/0043), shows one for ${shown.marked} of the ${shown.texts} texts, ${((100 * shown.marked) / shown.texts).toFixed(1)}%.`,
  ];
}

function spans({ corpora }: Results): string[] {
  const rows = Object.entries(corpora).flatMap(([name, { si, coverage }]) =>
    si
      ? THRESHOLDS.map((t) => {
          const s = si[String(t)]!;
          return [name, String(t), show(s.precision), show(s.recall), show(s.f1), show(coverage[String(t)])];
        })
      : [],
  );
  if (rows.length === 0) return [];
  return ["## Spans (SemEval-2020 task 11, SI)", table(["corpus", "threshold", "precision", "recall", "F1", "characters marked"], rows)];
}

function mafaldaLevels({ corpora }: Results): string[] {
  const rows = Object.entries(corpora).flatMap(([name, { mafalda, coverage }]) =>
    mafalda
      ? THRESHOLDS.map((t) => {
          const m = mafalda[String(t)]!;
          const levels = (mode: "published" | "paper"): string => [0, 1, 2].map((level) => show(m[mode][`level${level}`]!.f1)).join(" / ");
          return [name, String(t), levels("published"), levels("paper"), show(coverage[String(t)])];
        })
      : [],
  );
  if (rows.length === 0) return [];
  return ["## MAFALDA, F1 at levels 0 / 1 / 2", table(["corpus", "threshold", "published mode", "paper mode", "characters marked"], rows)];
}

function families(results: Results): string[] {
  const all = Object.entries(results.families);
  return [
    "## Families",
    "Texts with a frame of the family, one vote each, in corpora that hold honest texts too; reliability as positive/texts by the family's highest confidence in the text.",
    table(
      ["family", "texts", "positive", "frames", "false/1,000 words", ...(all[0]?.[1].bins.map(({ from }) => `from ${from}`) ?? [])],
      all.map(([family, f]) => [
        family,
        String(f.texts),
        share(f.right, f.texts),
        String(f.frames),
        f.falsePerThousandWords.toFixed(2),
        ...f.bins.map(({ texts, right }) => share(right, texts)),
      ]),
    ),
  ];
}

/** The least reliable first. */
function patterns(results: Results): string[] {
  const rows = Object.entries(results.patterns)
    .filter(([, f]) => f.texts >= MIN_TEXTS)
    .sort((a, b) => a[1].right / a[1].texts - b[1].right / b[1].texts || b[1].texts - a[1].texts);
  return [
    "## Patterns",
    table(
      ["pattern", "texts", "positive", "frames", "false/1,000 words"],
      rows.map(([id, f]) => [id, String(f.texts), share(f.right, f.texts), String(f.frames), f.falsePerThousandWords.toFixed(3)]),
    ),
  ];
}

/** The tables as Markdown. */
export function markdown(results: Results, withPatterns: boolean): string {
  const lines = [
    "# Accuracy on labeled texts",
    `Engine ${results.engineVersion}, rules ${results.ruleHash}, ${results.date}. Made with \`${results.command}\`; default output, alerts left out.`,
    ...ranking(results),
    ...confidence(results),
    ...falseAlarms(results),
    ...spans(results),
    ...mafaldaLevels(results),
    ...families(results),
    ...(withPatterns ? patterns(results) : []),
  ];
  return `${lines.join("\n\n")}\n`;
}
