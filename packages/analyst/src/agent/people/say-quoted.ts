import type { Analysis, Handshake } from "@candor/engine";
import { anyOf } from "../../text/forms.ts";
import { sentencesOf } from "../../text/words.ts";
import { listed, sayExtreme, STRONGEST, whyExtreme } from "../reading/say-marks.ts";
import { cited, quote, type Said } from "../say.ts";
import { percent } from "../../percent.ts";

/** “Quote it”, “in its exact words”: the words of the text are wanted, and no list of its faults. */
const WANTS_WORDS = anyOf(
  /\b(?:quote|cite|copy)(?: me| us| out)? (?:the|its|his|her|their|that|one|just|only|an?) /i,
  /\b(?:a|the|one) (?:exact |direct |literal )?(?:quote|quotation) (?:of|from|with|for)\b/i,
  /\b(?:exact|literal|very|own) (?:words?|wording)\b|\bword[- ]for[- ]word\b|\bverbatim\b|\bread (?:me |us )?(?:out )?the\b/i,
);
/** The place that does worst, by any name; an argument or a claim is another thing to ask for. */
const WORST_PLACE =
  /\b(?:weakest|poorest|shakiest|flimsiest|most \w+) (?:\w+ )?(?:parts?|bits?|places?|spots?|points?|lines?|sentences?|passages?|words?|wording)\b/i;

export const asksForWorstQuoted = (request: string): boolean => WANTS_WORDS.test(request) && (STRONGEST.test(request) || WORST_PLACE.test(request));

/** The sentence that holds the strongest mark, whole, and what is marked in it. */
export function sayWorstQuoted(text: string, analysis: Analysis, handshake: Handshake): Said {
  const all = listed(analysis);
  const { words, frames } = all[0] ?? { words: null, frames: [] };
  const [mark] = frames;
  const sentence = words && sentencesOf(text).find(({ start, end }) => start <= words.start && end >= words.end);
  if (!words || !mark || !sentence || words.fragment.length === sentence.text.length) return sayExtreme("strongest", text, analysis, handshake);
  return {
    text: `> ${quote(sentence.text)}${cited(text, sentence.start, mark.confidence, handshake)}\n\nMarked in it: ${quote(words.fragment)}, **${mark.reflexLabel}** (${percent(mark.confidence)}). ${mark.rationale} _${mark.question}_\n\n${whyExtreme("strongest", all)}`,
    notes: [mark.reflexLabel, mark.rationale, mark.question],
    confidence: 0.75,
  };
}
