import { bodyOf } from "./titles.ts";
import { listOfSources } from "./citations.ts";
import { topicStems, type Sentence } from "./words.ts";

/** Short sentences carry little, and are taken only where there are no others. */
const FULL_WORDS = 6;
const MIN_WORDS = 3;

/** What every firm writes, whatever the matter is. */
const POLITE =
  /\bwe take (?:your|the|our|this|these)\b[^.!?]{0,40}\bseriously\b|\b(?:your|our customers['’]|customer) (?:privacy|satisfaction|security|safety|trust) (?:is|are|has always been|matters)\b|\balways been our (?:highest|top|first) priority\b|\bregret any inconvenience\b/i;
const POLITE_SHARE = 0.3;
/** Where no sentence shares a word with another, it comes last, too. */
const LEAST = 0.001;

/**
 * Extractive summary: the text's own sentences that share most with the rest of it, in their order and without titles (centroid method, Radev and others 2004;
 * similar sentences are passed over as in maximal marginal relevance, Carbonell and Goldstein 1998). At most `most` sentences.
 */
export function summarySentences(text: string, most: number): Sentence[] {
  const list = listOfSources(text);
  const all = bodyOf(text)
    .filter(({ start }) => start < list)
    .map((s) => ({ s, n: s.text.split(/\s+/).length }))
    .filter(({ n }) => n >= MIN_WORDS && n <= 60);
  const full = all.filter(({ n }) => n >= FULL_WORDS);
  const sentences = (full.length > 0 ? full : all).map(({ s }) => s);
  if (sentences.length <= most) return sentences;
  const stems = sentences.map((s) => topicStems(s.text));
  const frequency = new Map<string, number>();
  for (const set of stems) for (const s of set) frequency.set(s, (frequency.get(s) ?? 0) + 1);
  const idf = (s: string) => {
    const f = frequency.get(s) ?? 0;
    return f > 1 ? Math.log(1 + f) * Math.log(1 + sentences.length / f) : 0;
  };
  const score = stems.map((set, i) => {
    const sum = [...set].reduce((n, s) => n + idf(s), 0) / Math.sqrt(Math.max(6, set.size));
    const place = i === 0 ? 1.35 : i < 3 ? 1.15 : i >= sentences.length - 2 ? 1.05 : 1;
    const worth = sum * place * (sentences[i]!.text.endsWith("?") ? 0.5 : 1);
    return POLITE.test(sentences[i]!.text) ? worth * POLITE_SHARE - LEAST : worth;
  });
  const chosen: number[] = [];
  const alike = (a: Set<string>, b: Set<string>) => {
    const common = [...a].filter((s) => b.has(s)).length;
    return common / Math.max(1, Math.min(a.size, b.size));
  };
  while (chosen.length < most) {
    let best = -1;
    let bestScore = -Infinity;
    for (let i = 0; i < sentences.length; i++) {
      if (chosen.includes(i)) continue;
      const value = score[i]! * (1 - Math.max(0, ...chosen.map((c) => alike(stems[i]!, stems[c]!))) * 0.7);
      if (value > bestScore) {
        best = i;
        bestScore = value;
      }
    }
    if (best < 0) break;
    chosen.push(best);
  }
  return chosen.sort((a, b) => a - b).map((i) => sentences[i]!);
}
