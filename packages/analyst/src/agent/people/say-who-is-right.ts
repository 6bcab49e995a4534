import { contentIn, placesOf } from "../../text/search.ts";
import { LEAD, type Row } from "../request/question-row.ts";
import { quotations } from "../say.ts";

/** “Nine years or eleven, who is right?”: two statements of one text that do not go together. */

const WHO_IS_RIGHT = new RegExp(
  `${LEAD}(.{3,90}?)[,:;?–-]+ *(?:so |then |now )?(?:who|what|which)(?: (?:one|of (?:them|the two|these|those)))?(?:['’]s| is| are| has it) (?:(?:then|now|really|actually) )?(?:right|correct|true)(?: (?:here|then|now))*[?.! ]*$`,
  "i",
);
/** “Who’s right, Dahl or Pinto?” */
const WHO_OF = new RegExp(
  `${LEAD}(?:who|which)(?: (?:one|of (?:them|the two)))?(?:['’]s| is| are) (?:right|correct|true|telling the truth|lying|wrong)(?: here)?(?:[,:;–-]+| is it|(?= \\S+ or )) *(?:is it )?([^?]{2,50}? or [^?]{2,50}?)[?.! ]*$`,
  "i",
);
const meantIn = (request: string): string => (WHO_OF.exec(request.trim()) ?? WHO_IS_RIGHT.exec(request.trim()))?.[1] ?? "";
const MOST_PLACES = 3;

export const WHO_IS_RIGHT_ROW: Row = {
  form: { test: (request) => meantIn(request) !== "" },
  intent: "claims",
  say: ({ request, text, handshake }) => {
    const sought = contentIn(meantIn(request));
    const places = placesOf(text, sought)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_PLACES)
      .map(({ sentence }) => sentence)
      .sort((a, b) => a.start - b.start);
    const figures: readonly string[] = meantIn(request).match(/\d[\d.,]*/g) ?? [];
    const one = places[0];
    // Both stand in one sentence, and it does not choose.
    if (one && places.length === 1 && figures.length > 1 && figures.every((figure) => one.text.includes(figure)))
      return {
        text: `I can’t tell which of them is right: I don’t look anything up. The text gives them side by side and doesn’t choose:\n\n${quotations(places, text, handshake, 0.7)}\n\nAn “or” between two figures usually means the writer didn’t look it up. Look for the record itself: the book, the register, the first print. If an assistant wrote it, don’t let it choose now: asked again, it may name either.`,
        confidence: 0.75,
      };
    if (places.length < 2) return null;
    return {
      text: `I can’t tell which of them is right: I don’t look anything up. The text says:\n\n${quotations(places, text, handshake, 0.7)}\n\nAsk of each: _who worked it out, what went into it, and what would they gain from a different result?_ Two honest figures can differ because they count different things.`,
      confidence: 0.7,
    };
  },
};
