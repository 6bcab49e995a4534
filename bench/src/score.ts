import type { Answered, Predicted } from "./corpora.ts";
import { mafaldaLevels, mafaldaPredictions, type MafaldaLevel, type MafaldaMode } from "./mafalda.ts";
import { auroc, aurocError, averagePrecision, bestF1, binary, THRESHOLDS, type BestF1, type Binary } from "./measures.ts";
import { coverage, spanIdentification, type SpanScore } from "./spans.ts";

export interface CorpusScore {
  n: number;
  positive: number;
  words: number;
  frames: number;
  auroc: number | null;
  aurocSe: number | null;
  /** What counting words alone would reach: the measure that any detector has to beat. */
  aurocOfWords: number | null;
  ap: number | null;
  at: Record<string, Binary>;
  best: BestF1 | null;
  falseAlarmBySource: Record<string, Record<string, number>> | null;
  /** Span scores and the share of characters covered, by threshold. */
  si: Record<string, SpanScore> | null;
  coverage: Record<string, number>;
  mafalda: Record<string, Record<MafaldaMode, Record<string, MafaldaLevel>>> | null;
  /** AUROC within quartiles of text length, where both classes are in it. */
  byLength: (number | null)[];
}

export const textScore = ({ frames }: Answered): number => frames.reduce((high, { confidence }) => Math.max(high, confidence), 0);
const at = (frames: readonly Predicted[], threshold: number): Predicted[] => frames.filter(({ confidence }) => confidence >= threshold);
const QUARTILES = 4;

/** Everything that the acceptance scorer computes for one corpus, plus coverage and length quartiles. */
export function scoreCorpus(texts: readonly Answered[]): CorpusScore {
  const labels = texts.map(({ label }) => label as number);
  const scores = texts.map(textScore);
  const positive = labels.reduce((a, b) => a + b, 0);
  const area = auroc(labels, scores);
  const byThreshold = <T>(of: (threshold: number) => T): Record<string, T> =>
    Object.fromEntries(THRESHOLDS.map((threshold) => [String(threshold), of(threshold)]));
  const sources = [...new Set(texts.flatMap(({ source }) => (source ? [source] : [])))].sort();
  const withSpans = texts.some(({ spans }) => spans && spans.length > 0);
  const withAlternatives = texts.some((text) => text.gold_alt !== undefined);
  return {
    n: texts.length,
    positive,
    words: texts.reduce((total, { words }) => total + words, 0),
    frames: texts.reduce((total, { frames }) => total + frames.length, 0),
    auroc: area,
    aurocSe: aurocError(area, positive, labels.length - positive),
    aurocOfWords: auroc(
      labels,
      texts.map(({ words }) => words),
    ),
    ap: averagePrecision(labels, scores),
    at: byThreshold((threshold) =>
      binary(
        labels,
        scores.map((score) => score >= threshold),
      ),
    ),
    best: bestF1(labels, scores),
    falseAlarmBySource: sources.length === 0 ? null : Object.fromEntries(sources.flatMap((source) => falseAlarms(source, texts, scores))),
    si: withSpans
      ? byThreshold((threshold) =>
          spanIdentification(
            texts.map(
              (text) =>
                [
                  at(text.frames, threshold).map(({ start, end }) => [start, end] as const),
                  (text.spans ?? []).map(([start, end]) => [start, end] as const),
                ] as const,
            ),
          ),
        )
      : null,
    coverage: byThreshold((threshold) => {
      const length = texts.reduce((total, text) => total + text.length, 0);
      return (
        texts.reduce(
          (total, text) =>
            total +
            coverage(
              at(text.frames, threshold).map(({ start, end }) => [start, end] as const),
              text.length,
            ) *
              text.length,
          0,
        ) / (length || 1)
      );
    }),
    mafalda: withAlternatives
      ? byThreshold((threshold) => {
          const levels = (mode: MafaldaMode): Record<string, MafaldaLevel> =>
            mafaldaLevels(
              texts.map((text) => ({
                length: text.length,
                predicted: mafaldaPredictions(text.length, at(text.frames, threshold), mode === "published"),
                alternatives: text.gold_alt ?? [],
              })),
              mode,
            );
          return { paper: levels("paper"), published: levels("published") };
        })
      : null,
    byLength: lengthQuartiles(texts),
  };
}

function falseAlarms(source: string, texts: readonly Answered[], scores: readonly number[]): [string, Record<string, number>][] {
  const negatives = scores.filter((_, index) => texts[index]!.source === source && !texts[index]!.label);
  if (negatives.length === 0) return [];
  return [
    [
      source,
      {
        n: negatives.length,
        ...Object.fromEntries(THRESHOLDS.map((threshold) => [String(threshold), negatives.filter((score) => score >= threshold).length / negatives.length])),
      },
    ],
  ];
}

function lengthQuartiles(texts: readonly Answered[]): (number | null)[] {
  const sorted = [...texts].sort((a, b) => a.words - b.words || (a.id < b.id ? -1 : 1));
  return Array.from({ length: QUARTILES }, (_, quarter) => {
    const part = sorted.slice(Math.floor((quarter * sorted.length) / QUARTILES), Math.floor(((quarter + 1) * sorted.length) / QUARTILES));
    return auroc(
      part.map(({ label }) => label as number),
      part.map(textScore),
    );
  });
}
