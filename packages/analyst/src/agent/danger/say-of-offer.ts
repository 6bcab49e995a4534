import { anyOf, anyWords } from "../../text/forms.ts";
import { sumWords, numberOf, withCoin } from "../../text/sums.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { looksLikeScam } from "./scam-signs.ts";

/** Of an offer by somebody unknown: how they came by a number, what they want with one’s data, what is saved, and that it sounds good. */

const HAVE_MY = new RegExp(
  `${LEAD}(?:how|where) (?:did|do|does|have|has|can|could) (?:they|he|she|it|someone|somebody) (?:get|got|gotten|have|find|found|know)(?: out)? my (?:phone |mobile |e-?mail )?(?:number|name|address|mail|e-?mail|contact|contacts|details|data|whatsapp)(?: from)?${END}`,
  "i",
);
const OF_MY_NUMBER: Said = {
  text: "The words don’t show that. Numbers get bought in lists, dialed one after another, or copied from a page or a phone that had yours. Having it, or your name, doesn’t make them honest, and it doesn’t mean you did anything wrong.",
  confidence: 0.8,
};

const DATA =
  "(?:age|name|full name|address|number|phone number|e-?mail|birthday|date of birth|birth date|id|passport|photos?|pictures?|bank details|account(?: number)?|iban|signature|data|details|whatsapp)";
const WHAT_FOR = anyOf(
  new RegExp(
    `${LEAD}what (?:do|does|would|could|will) (?:they|he|she|it|somebody|someone) (?:want|need|do|use)(?: with)? my (${DATA})(?: for| of me)?${END}`,
    "i",
  ),
  new RegExp(`${LEAD}why (?:do|does|would) (?:they|he|she|it) (?:want|need|ask for|ask me for|want to know|need to know) my (${DATA})${END}`, "i"),
);
function sayWhatFor({ request, text, handshake }: AboutText): Said | null {
  const found = WHAT_FOR.exec(request.trim())
    ?.slice(1)
    .find((word) => word !== undefined);
  if (found === undefined) return null;
  const place = bodyOf(text).find((s) => s.text.toLowerCase().includes(found.toLowerCase()) && /\byou/i.test(s.text));
  const shown = place ? `\n\n${quotations([place], text, handshake, 0.7)}\n\nI don’t see anything about what it’s for.` : " what it’s for.";
  return {
    text: `${place ? "It asks for it here:" : "The text doesn’t say"}${shown} Anyone who honestly needs it can say why, and what happens if you leave it out: ask that first, through a contact you found yourself. With enough details like these, someone else can pose as you.`,
    confidence: 0.75,
  };
}

const SAVED = new RegExp(
  `${LEAD}(?:how much|what) (?:do|would|will|can|could) (?:i|we|you) (?:really |actually )?save(?: (?:on|with|by) (?:it|that|this))?${END}`,
  "i",
);
const TWO_SUMS =
  /(?:bought|cost|paid|was|were|new price|instead of|originally|used to cost)\b[^.!?]{0,30}?(?:([$€£]) ?)?(\d[\d,]{0,8}(?:\.\d{2})?)(?: ?(euros|euro|dollars|dollar|pounds|pound)(?![a-z]))?[^.!?\d]{1,40}\b(?:now|yours|only|for|just)\b[^.!?\d]{0,20}(?:[$€£] ?)?(\d[\d,]{0,8}(?:\.\d{2})?)/i;
function saySaved({ text, handshake }: AboutText): Said | null {
  const place = bodyOf(text).find((s) => TWO_SUMS.test(s.text));
  const [, sign, before, coin, now] = TWO_SUMS.exec(place?.text ?? "") ?? [];
  if (!place || before === undefined || now === undefined) return null;
  const saved = numberOf(before) - numberOf(now);
  const sum = (n: number): string => withCoin(sumWords(n), sign, coin);
  return saved > 0
    ? {
        text: `${quotations([place], text, handshake, 0.7)}\n\n**The math:** ${sum(numberOf(before))} less ${sum(numberOf(now))} is ${sum(saved)}. You only save that if somebody ever paid the first price, so look at what others charge for the same thing now.`,
        confidence: 0.75,
      }
    : null;
}

const TEMPTS =
  /^(?:(?:but|and|well|ok(?:ay)?|wow|hm+|yes|still)[, ]+)*(?:(?:[$€£]? ?\d[\d.,]* ?(?:euros?|dollars?|pounds?|[$€£])?(?: (?:an?|per) (?:day|week|month|hour))?|it|that|this|the (?:price|pay|money|salary|offer|deal|wage)|they|\d+%)(?:['’]?s)? ?(?:(?:is|are|sounds?|looks?|seems?|would be) )?(?:(?:really|so|very|too|quite|pretty|just|such|a|an|like|rather) )*(?:good|great|tempting|cheap|amazing|nice|generous|bargain|good (?:price|deal|offer|money)|great (?:price|deal|offer)|a lot(?: of money)?|unbeatable))(?: (?:tho|though|to me|anyway|to be true|for (?:me|that|it)))*[.! ]*$/i;
const OF_SALE = anyWords(/sale|selling|offer|deposit|earn\w*|price|discount|order|buy|pay(?:ment)?|job|salary|free/i);
function sayTempts({ text }: AboutText): Said | null {
  if (!OF_SALE.test(text)) return null;
  return {
    text: looksLikeScam(text)
      ? "That’s what makes it tempting. Look at what the same thing brings or costs elsewhere: if this is far above or far below that, somebody pays the difference, and with the signs this one has, it would be you. A real offer will still be there after you’ve checked it."
      : "Then compare it with others: what does the same thing bring or cost elsewhere, and what isn’t included? A good offer can take the comparison, and a day’s wait.",
    confidence: 0.75,
  };
}

export const OFFER_ROWS: readonly Row[] = [
  { form: HAVE_MY, intent: "scam", say: () => OF_MY_NUMBER },
  { form: WHAT_FOR, intent: "interests", passesOn: true, say: sayWhatFor },
  { form: SAVED, intent: "claims", passesOn: true, say: saySaved },
  { form: TEMPTS, intent: "decide", passesOn: true, say: sayTempts },
];
