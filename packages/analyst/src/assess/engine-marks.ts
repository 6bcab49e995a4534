import type { Analysis, Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import type { Sentence } from "../text/words.ts";
import { PRAISED_SHARE } from "./moves.ts";
import type { Span } from "./types.ts";

/** Specification 2 §9. */
const DETECTION_NOTE_ABOVE = 0.7;

/** What the engine marks in each sentence as the writer's own wording, as surely as the answer is told of it. A mark over the whole sentence speaks of no part of it. */
export function marksIn(sentences: readonly Sentence[], { frames }: Analysis): Span[][] {
  const marks: Span[][] = sentences.map(() => []);
  // An answer that is copied as a whole has no sentences of its own.
  if (sentences.length === 0) return marks;
  const own = frames.filter((f) => f.confidence > DETECTION_NOTE_ABOVE && f.stance === "asserted" && !isAboutWholeText(f));
  for (const [from, to] of own.flatMap((f) => f.spans)) {
    // It covers a part of those alone in which it begins and ends.
    for (const at of new Set([sentenceAt(sentences, from), sentenceAt(sentences, to - 1)])) {
      const { start, end } = sentences[at]!;
      if (from < end && to > start && (from > start || to < end)) marks[at]!.push([from - start, to - start]);
    }
  }
  return marks;
}

/** The last sentence that begins at the offset or before it; the first one for what stands ahead of it. */
function sentenceAt(sentences: readonly Sentence[], offset: number): number {
  let low = 0;
  let high = sentences.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start > offset) high = middle;
    else low = middle;
  }
  return low;
}

const MOST_LOUD = 2;
const plainWords = (s: string): string => s.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** Who gains by a claim bears on its source, and exercises ask for it (“sells the stuff, so of course they say it works”): a fact that is weighed, no attack. */
const WEIGHS_INTEREST = "ad hominem";
/** Who says so is no person: “of course the ad says it works”. */
const SELLER = /\b(?:ads?|advertisements?|(?:web ?)?(?:pages?|sites?)|compan(?:y|ies)|sellers?|shops?|makers?|brands?|firms?)\b/i;

/** The learner's own loaded words: the narrowest of those that lie in each other, and none that the answer is praised for. `weighed` are its pieces of evidence. */
export function loudWords({ frames }: Analysis, praised: readonly string[], weighed: readonly string[]): Frame[] {
  const praisedWords = praised.map(plainWords);
  const weighedWords = weighed.map(plainWords);
  const loud = frames
    .filter((f) => f.confidence > DETECTION_NOTE_ABOVE && f.start < f.end)
    .filter(({ fragment }) => !praisedWords.some((words) => isPraised(plainWords(fragment), words)))
    .filter(
      ({ technique, fragment }) =>
        technique !== WEIGHS_INTEREST || !(SELLER.test(fragment) || weighedWords.some((words) => plainWords(fragment).includes(words))),
    )
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  const apart = loud.filter((f, i) => !loud.slice(0, i).some((inner) => inner.start < f.end && f.start < inner.end));
  const inOrder = apart.sort((a, b) => a.start - b.start);
  return inOrder.filter((f, i) => inOrder.findIndex(({ fragment }) => fragment === f.fragment) === i).slice(0, MOST_LOUD);
}

const isPraised = (marked: string, praised: string): boolean =>
  praised.includes(marked) || (marked.includes(praised) && praised.length >= marked.length * PRAISED_SHARE);
