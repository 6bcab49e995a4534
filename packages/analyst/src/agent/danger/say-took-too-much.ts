import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “I took three”, of a text on a medicine: nobody should wait for a reading of words. */

const TOOK = new RegExp(
  `${LEAD}(?:i|we|he|she|my (?:\\w+ )?\\w+|the (?:baby|kid|child|dog|cat))(?:['’]ve|['’]s| have| has| had)? (?:(?:just|already|accidentally|now|by mistake|probably) )*(?:took|taken|swallowed|ate|eaten|drank|drunk|had|gave (?:him|her|it)|given (?:him|her|it)) (?:(?:about|around|like|maybe|at least|nearly) )?(?:too (?:much|many)|twice|double|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|a (?:lot|whole|few|couple)|the (?:whole|entire)|all (?:of )?(?:it|them|the)|more)\\b`,
  "i",
);
const A_MEDICINE = anyWords(/tablets?|pills?|capsules?|dos(?:e|es|age)|side effects?|mg|drops|syrup|medicine|patient information|active ingredient/i);
const LEAST_WORDS = 3;
const TOO_MUCH = /\btoo (?:much|many)\b|\boverdos\w*|\bdouble dose\b|\bpoison\w*|\bmaximum\b|\bno more than\b|\bnot (?:take )?more than\b/i;

function sayTookTooMuch({ text, handshake }: AboutText): Said | null {
  const words = new Set(
    (text.toLowerCase().match(/\b(?:tablets?|pills?|capsules?|dos(?:e|es|age)|side effects?|mg|drops|syrup|medicine|pharmacist|doctor)\b/g) ?? []).values(),
  );
  if (!A_MEDICINE.test(text) || words.size < LEAST_WORDS) return null;
  const rows = bodyOf(text).filter((s) => TOO_MUCH.test(s.text));
  return {
    text: [
      "If that’s more than the leaflet allows, please call poison control, a doctor or the emergency number now, and don’t wait for symptoms. Have the package handy: they’ll ask what it was, how much, when, and the person’s age and weight.",
      rows.length > 0 ? `The text says this about it:\n\n${quotations(rows.slice(0, 2), text, handshake, 0.75)}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.9,
  };
}

export const TOOK_TOO_MUCH_ROW: Row = { form: TOOK, intent: "beyond", passesOn: true, say: sayTookTooMuch };
