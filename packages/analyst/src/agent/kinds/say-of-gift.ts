import { anyOf } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { asksGift } from "../danger/say-scam.ts";
import { quotations, type Said } from "../say.ts";
import { isAlarming } from "../danger/scam-signs.ts";

/** “How do I make it stop”, “I already gave last week”, “I’m for him anyway”: of a message that collects money, or comes again and again. */

const STOPS = anyOf(
  new RegExp(`${LEAD}how (?:do|can|could|would|to) ?(?:i|we)? (?:make|get) (?:it|this|that|them|these(?: \\w+)?) (?:to )?stop${END}`, "i"),
  new RegExp(
    `${LEAD}(?:how (?:do|can|could|would|to) ?(?:i|we)?|can i|where (?:do|can) i) (?:stop (?:it|this|that|them|(?:these|the|such) (?:texts?|messages?|mails?|e-?mails?|letters?|calls?))|unsubscribe|opt out|get off (?:the|this|that|their) (?:\\w+ )?list|get rid of (?:it|them|these))${END}`,
    "i",
  ),
);
const WAY_OUT =
  /\b(?:reply|text|send|write|answer(?: with)?) ["“‘']?(?:stop|end|no|quit|unsubscribe|cancel)\b|\bunsubscribe\b|\bopt out\b|\b(?:no longer|not) (?:wish|want) to (?:receive|get)\b|\bto (?:stop|end) (?:these|this|receiving|messages)\b/i;
function sayStops({ text, handshake }: AboutText): Said | null {
  const way = bodyOf(text).find((s) => WAY_OUT.test(s.text));
  if (!way) return null;
  return {
    text: `The text names a way:\n\n${quotations([way], text, handshake, 0.7)}\n\nUse it if you know the sender. If you don’t, a reply only shows that someone is reading: block the number or address instead.`,
    confidence: 0.75,
  };
}

const GAVE = new RegExp(
  `${LEAD}(?:but |and )?i(?:['’]ve| have)? (?:(?:already|just|also) )*(?:gave|given|donated|chipped in|sent (?:them|him|her|you) (?:something|money))(?: [\\w$€£.,]+){0,6}?${END}`,
  "i",
);
/** Of a card or a code there is more to say than of a gift. */
const OF_VALUE = /\b(?:codes?|pin|password|cards?|id|passport|account|details)\b/i;
/** Whether somebody tells that they gave, of a text that collects money and shows no more than haste: no loss. */
export const tellsOfGift = (request: string, text: string | null): boolean =>
  text !== null && GAVE.test(request.trim()) && asksGift(text) && !isAlarming(text) && !OF_VALUE.test(request);
function sayGave({ request, text }: AboutText): Said | null {
  if (!tellsOfGift(request, text)) return null;
  return {
    text: "Then you’ve already given, and you don’t owe a second gift because a message asks for one. If you paid through a link in a message like this, check your account to see who received it: is it the name you meant? If not, call your bank by the number on your card.",
    confidence: 0.75,
  };
}

const IN_FAVOR = new RegExp(
  `${LEAD}i(?:['’]?m| am|['’]ll be)? (?:for|with|on the side of|voting for|going to vote for|support|supporting|like|love|back|agree with) (?:him|her|them|it|the \\w+)(?: (?:anyway|myself|too|already|in this))*${END}`,
  "i",
);
const FOR_AND_STILL: Said = {
  text: "You may well be. Who you support and how a message pressures you are two different things: you can agree, take your time, and still choose your own way to give.",
  confidence: 0.7,
};

export const GIFT_ROWS: readonly Row[] = [
  { form: STOPS, intent: "claims", passesOn: true, say: sayStops },
  { form: GAVE, intent: "unclear", passesOn: true, say: sayGave },
  { form: IN_FAVOR, intent: "unclear", passesOn: true, say: ({ text }) => (asksGift(text) && !isAlarming(text) ? FOR_AND_STILL : null) },
];
