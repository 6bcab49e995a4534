import type { Analysis, Handshake } from "@candor/engine";
import { isHeadLine, placesOf, soughtIn } from "../../text/search.ts";
import { setsItself } from "../../text/sets-itself.ts";
import { bodyOf } from "../../text/titles.ts";
import { FUNCTION_WORDS, sentencesOf, stem, wordsOf, type Sentence } from "../../text/words.ts";
import { findingsOf } from "./passages.ts";
import { sayNotThere } from "./say-stands-out.ts";
import { quotations, quote, type Said } from "../say.ts";
import { whatIsLeft } from "./what-is-left.ts";

const MOST_SENTENCES = 3;
const MOST_NAMED_WORDS = 5;
const stemsOf = (words: string): Set<string> =>
  new Set(
    wordsOf(words)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stem),
  );

const SHORT_FORM = /^[a-z]{3,6}$/i;
/** “The ref” for the referee: sentences with a word that begins so. */
function beginningWith(matter: string, text: string): { s: Sentence; n: number }[] {
  if (!SHORT_FORM.test(matter)) return [];
  const form = new RegExp(`(?<![\\p{L}])${matter.replace(/s$/i, "")}\\p{L}{2,}`, "iu");
  return bodyOf(text).flatMap((s) => (form.test(s.text) ? [{ s, n: 1 }] : []));
}

/** A name that can be said again as it is: nothing in it that Markdown would draw. */
const canBeSaid = (matter: string): boolean => /^[\p{L}\p{N}’' -]+$/u.test(matter) && matter.split(" ").length <= MOST_NAMED_WORDS;

/** “What does it say about the mayor?”: the sentences with that word, or plainly that the text has none. */
export function sayMatter(matter: string, text: string, analysis: Analysis, handshake: Handshake, again = false): Said {
  const asked = stemsOf(matter);
  const holding = (sentences: readonly Sentence[]) =>
    sentences.map((s) => ({ s, n: [...stemsOf(s.text)].filter((word) => asked.has(word)).length })).filter(({ n }) => n > 0);
  const inBody = holding(bodyOf(text));
  // A word that stands in the title only is in the text all the same.
  const said = inBody.filter(({ s }) => !isHeadLine(s.text));
  const literal = said.length > 0 ? said : inBody.length > 0 ? inBody : holding(sentencesOf(text));
  // Another word for it is no absence.
  const near =
    literal.length > 0 ? literal : placesOf(text, soughtIn(matter), { roles: true, near: true }).map(({ sentence: s, holds }) => ({ s, n: holds.size }));
  const rows = near.length > 0 ? near : beginningWith(matter, text);
  const best = Math.max(0, ...rows.map(({ n }) => n));
  if (best === 0) {
    const named = canBeSaid(matter) ? `“${matter}” does` : "those words do";
    return sayNotThere(`The text doesn’t mention that: ${named} not occur in it.`, text, analysis, handshake, 0.75, again);
  }
  const shown = rows.filter(({ n }) => n === best).slice(0, MOST_SENTENCES);
  const marked = findingsOf(analysis)
    .filter((f) => f.confidence >= handshake.min_confidence && shown.some(({ s }) => f.start < s.end && f.end > s.start))
    .slice(0, 2);
  const whole = literal.length > 0 && best === asked.size;
  const parts = [
    whole
      ? `This is what the text says about that${setsItself(text) ? "" : "; I can’t tell whether it’s true"}:`
      : literal.length > 0
        ? "Not directly. These places share a word with your question:"
        : "Not directly. These places say something close to it:",
    quotations(
      shown.map(({ s }) => s),
      text,
      handshake,
    ),
    marked.length === 0 ? "" : `Watch the wording: ${marked.map((f) => `${quote(f.fragment)} (${f.reflexLabel.toLowerCase()}). ${f.question}`).join(" ")}`,
    setsItself(text) ? "" : whatIsLeft(shown.map(({ s }) => s)),
  ];
  return { text: parts.filter(Boolean).join("\n\n"), confidence: whole ? 0.75 : 0.6, notes: marked.flatMap((f) => [f.reflexLabel.toLowerCase(), f.question]) };
}
