import { figureMeant } from "../request/figure-meant.ts";
import type { AboutText } from "../request/question-row.ts";
import { shareIn } from "../kinds/say-of-survey.ts";
import { cited, quotations, quote, type Said } from "../say.ts";
import { thatSentence } from "../request/that-one.ts";

/** “Is that a lot?”, after a sentence that was quoted. */
const BARE_SIZE = /^(?:(?:so|and|but)[, ]+)*(?:is|are|was|isn't) (?:that|it|this|these|those|they)\b/i;

/** What tells whether a figure of the text is large: a share that its sentence gives, or what it would have to be compared with; null where no figure is meant. */
export function saySize({ request, text, handshake, history }: AboutText): Said | null {
  const shown = BARE_SIZE.test(request.trim()) ? thatSentence(history, text) : null;
  const place = shown && /\d/.test(shown.text) ? shown : figureMeant(request, text);
  if (!place) return null;
  const share = shareIn(place.text);
  if (share)
    return {
      text: `${quotations([place], text, handshake, 0.75)}\n\n**The math:** ${share}. Only a comparison can tell you if that’s a lot: with the time before, or with what’s usual.`,
      confidence: 0.75,
    };
  return {
    text: `No figure is large or small by itself:\n\n> ${quote(place.text)}${cited(text, place.start, 0.75, handshake)}\n\nThree things help you tell:\n\n1. **From what to what?** Twice as much of very little is still very little.\n2. **Compared with what?** The year before, the place next door, what’s usual.\n3. **Out of how many?** A count means little without the whole it’s part of.`,
    confidence: 0.75,
  };
}
