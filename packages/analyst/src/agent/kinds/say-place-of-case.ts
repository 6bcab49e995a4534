import { contentIn, placesOf } from "../../text/search.ts";
import { quote, type Said } from "../say.ts";

/** “I was charged twice”, of a text that says what becomes of such payments: the sentence for a case that somebody tells of. */

const OWN_CASE = /^(?:(?:and|but|so|well|yes|no|ok(?:ay)?)[, ]+)*(?:i|we|my \w+)(?:['’](?:m|ve|re))? (?:was|were|am|are|have|had|got|is|has|been)\b/i;
const MIN_LETTERS = 6;

/** Null where nothing of the kind is told, or no sentence holds every word of it. */
export function sayPlaceOfCase(request: string, text: string): Said | null {
  if (!OWN_CASE.test(request.trim()) || request.trim().endsWith("?")) return null;
  const content = contentIn(request);
  if (content.length === 0 || (content.length === 1 && content[0]!.word.length < MIN_LETTERS)) return null;
  const place = placesOf(text, content).find(({ holds }) => holds.size === content.length);
  return place
    ? {
        text: `The text says this about a case like that:\n\n> ${quote(place.sentence.text)}\n\nTo find out if it applies to you, ask whoever wrote it.`,
        confidence: 0.65,
      }
    : null;
}
