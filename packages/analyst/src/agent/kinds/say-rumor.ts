import { anyOf, anyWords } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { sentencesOf } from "../../text/words.ts";
import { passedOnIn } from "../talk/say-outside.ts";
import { wantsValue } from "../danger/scam-signs.ts";
import { quote, type Said } from "../say.ts";

/** “Is this legit?”, of a warning that goes from hand to hand: what about it can be trusted, and what would settle it. */

const HEARSAY = anyOf(
  /\b(?:a|an|my|his|her) (?:\w+ ){0,2}(?:nurse|friend|cousin|doctor|neighbou?r|policeman|officer|colleague|teacher|aunt|uncle|brother|sister|relative|acquaintance|someone i know)\b[^.!?]{0,40}\b(?:says?|said|told|works?|knows?|heard|confirmed)\b/i,
  /\b(?:i (?:heard|was told)|they say|people say|apparently|somebody (?:said|told))\b/i,
);
const HUSHED = anyWords(
  /(?:keep(?:ing|s)?|kept) (?:it|this|that|everything) (?:quiet|secret)|told not to (?:talk|speak|say)|cover(?:ed|ing)? (?:it |this )?up|hush\w*/i,
  /(?:do(?:es)? not|don['’]t|doesn['’]t|won['’]t) (?:want (?:you|us|anyone) to know|tell you|report)|(?:media|press|news|television|tv) (?:is|are|stays?|remains?) silent|before (?:it is|it['’]s|they) (?:deleted?|taken down)/i,
);

/** Null of a text that does not ask to be passed on, or that is after money or a code: then that comes first. */
export function sayRumor(text: string): Said | null {
  if (passedOnIn(text) === undefined || wantsValue(text)) return null;
  const find = (form: RegExp) => sentencesOf(text).find((s) => form.test(s.text))?.text;
  const [hearsay, hushed] = [find(HEARSAY), find(HUSHED)];
  const gaps = new Set(scanOmissions(text).map(({ what }) => what));
  const rows = [
    "It asks to be passed on, and solid news doesn’t need that.",
    hearsay ? `It rests on somebody you can’t ask: ${quote(hearsay)}` : gaps.has("A named source") ? "It doesn’t name anybody you could ask." : null,
    hushed ? `It explains in advance why you won’t find it anywhere else: ${quote(hushed)}` : null,
    gaps.has("When") ? "It gives no date, so it may be years old." : null,
  ].filter((row) => row !== null);
  const claim = checkableClaims(text, 1)[0];
  return {
    text: `I can’t tell whether it’s true, because I don’t look anything up. Going by its words, I would not rely on it:\n\n${rows.map((row) => `- ${row}`).join("\n")}\n\n${
      claim
        ? `What would settle it: ${quote(claim.sentence.text)} If that’s true, whoever is responsible (police, school, hospital, public office) will say so on their own page, and the local news will have it with names.`
        : "If it’s true, whoever is responsible will say so on their own page."
    } Until then, keep it to yourself.`,
    confidence: 0.75,
  };
}
