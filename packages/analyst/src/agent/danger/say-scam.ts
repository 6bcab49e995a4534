import type { Analysis, Handshake } from "@candor/engine";
import { anyWords } from "../../text/forms.ts";
import { sentencesOf } from "../../text/words.ts";
import { findingsOf } from "../reading/passages.ts";
import { BLACKMAILS, denialIn, isOffer, looksLikeScam, OFTEN_HONEST, SCAM_ADVICE, SIGNS, wantsPictures } from "./scam-signs.ts";
import { quote, type Said } from "../say.ts";

/** What a message is made to get, and what to do before giving it. No verdict: who sent it cannot be seen. */
export const NO_LOOKUP = "I can’t look up who sent it";

export const INVESTS = /\b(?:coins?|tokens?|presale|crypto\w*|bitcoin|invest\w*|trading|forex|liquidity)\b/i;
const INVEST_ADVICE =
  "Before you put money in: check for the name on the warning list of your country’s financial regulator, and find out who has gotten money back out, not just put it in. If it’s honest, a week’s wait loses nothing.";
export const HIRES = anyWords(
  /hiring|recruit\w*|job offer|your (?:application|resume|cv)|(?:the |a )position (?:of|as)|work from home/i,
  /from home\b[^.?!]{0,30}\bexperience|found a job|remote (?:[\w-]+ ){0,3}?(?:job|work|position|assistant)/i,
  /(?:job|position|role) (?:as|of|for)\b|no interview|vacanc(?:y|ies)/i,
);
const JOB_ADVICE =
  "Before you pay or send papers: find the company yourself, in the business register and on a page that you looked up, and ask there whether it wrote to you. A job pays you; it rarely asks you to pay first.";
const LOVES = /\b(?:my (?:love|heart|darling|queen|king|soulmate)|our love|(?:i )?love you|marry you|be together)\b/i;
const LOVE_ADVICE =
  "Before you buy or send anything: show it to somebody close to you, especially if it asks you not to. Anyone who means well can wait, and doesn’t need codes or secrecy.";
const OFFER_ADVICE =
  "Before you buy: look up the product and the seller on pages that aren’t theirs, along with the words “complaint” and “test”, and see how you’d get your money back. If it’s honest, a day’s wait loses nothing.";
const GIFT_ADVICE =
  "Before you give: go to the charity’s page by typing the address yourself, and give there if you want to. A gift that’s right today will still be right tomorrow.";
const BLACKMAIL_ADVICE =
  "Don’t pay, and don’t answer: people who get paid ask again, and often there’s no picture at all. Keep the messages, block the sender, and report it to the police, who see this every day. You are not to blame: tell somebody you trust, today.";
const PICTURES_ADVICE =
  "Before you send a picture: show the message to somebody you trust, a parent or a teacher if you are under 18. Once a picture is sent, you can’t get it back, and anyone who tells you to keep quiet has a reason. You don’t owe an answer: block the sender, and report it on the platform.";
/** A message in the name of somebody whom the reader knows: “Hi mum, I dropped my phone, this is my new number.” */
const POSES = anyWords(
  /(?:hi|hey|hello|dear),? (?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|nan|nana|auntie|aunty)/i,
  /my new (?:phone |mobile )?number/i,
  /(?:lost|broke|dropped|smashed|cracked) my (?:phone|mobile)|my (?:phone|mobile) (?:is |was |got )?(?:lost|broke|broken|stolen|fell|died|smashed)/i,
);
const KNOWN_ADVICE =
  "Before you pay or send anything: call the person it claims to be, at the number you had before, or ask what only they would know. If it’s really them, they’ll understand.";
/** Whether it comes in the name of somebody whom the reader knows. */
export const poses = (text: string): boolean => POSES.test(text);

/** What to do before anything else, by what the message offers. */
export function scamAdvice(text: string): string {
  if (BLACKMAILS.test(text)) return BLACKMAIL_ADVICE;
  if (wantsPictures(text)) return PICTURES_ADVICE;
  if (INVESTS.test(text)) return INVEST_ADVICE;
  if (HIRES.test(text)) return JOB_ADVICE;
  if (LOVES.test(text)) return LOVE_ADVICE;
  if (poses(text)) return KNOWN_ADVICE;
  if (isOffer(text) && looksLikeScam(text)) return asksGift(text) ? GIFT_ADVICE : OFFER_ADVICE;
  return SCAM_ADVICE;
}

/** The signs that a text shows, each sentence once with all that it does. */
function signsIn(text: string): { signs: string[]; sentence: string }[] {
  const sentences = sentencesOf(text);
  const rows: { signs: string[]; sentence: string }[] = [];
  for (const [sign, form] of SIGNS) {
    const sentence = sentences.find((s) => form.test(s.text))?.text;
    if (sentence === undefined) continue;
    const same = rows.find((row) => row.sentence === sentence);
    if (same) same.signs.push(sign);
    else rows.push({ signs: [sign], sentence });
  }
  return rows;
}

const lower = (sign: string): string => sign.replace(/^It /, "it ");
/** All signs of a text in half a sentence. */
export const signsInBrief = (text: string): string => inOneSentence(signsIn(text).flatMap((row) => row.signs));
/** “Does he love me?”, of such a message. */
export const sayFeelingsOfScam = (text: string): Said => ({
  text: `Words can’t tell you what somebody feels, and I won’t guess. Going by what it does, ${signsInBrief(text)}: that’s how people write when they want something from somebody they’ve never met. Someone who loves you can wait, and doesn’t need your money or your silence to show it. Before you answer, show it to one person close to you.`,
  confidence: 0.8,
});
const inOneSentence = (signs: readonly string[]): string =>
  signs.length === 1 ? lower(signs[0]!) : `${signs.slice(0, -1).map(lower).join("; ")}; and ${lower(signs.at(-1)!)}`;

/** Whether the signs of the text stand further up in the conversation. */
export const shownBefore = (history: readonly { role: string; text: string }[], text: string): boolean => {
  const first = signsIn(text)[0];
  return first !== undefined && history.some((m) => m.role === "assistant" && m.text.includes(NO_LOOKUP) && m.text.includes(quote(first.sentence)));
};

const ASKS_GIFT =
  /\b(?:donat(?:e|ing|ions?)|chip in|your (?:gift|support|contribution)|give (?:now|today|what you can|generously)|if you give|(?:double|match) your gift|(?:for )?(?:just|only) [$€£]?\d[\d.,]*(?: ?(?:euros?|dollars?|pounds?|€|\$|£))? (?:a|per) (?:day|week|month))\b/i;

/** Whether a text collects money for a cause. */
export const asksGift = (text: string): boolean => ASKS_GIFT.test(text);

/** What tells an honest collection from another one; null where the text asks for no gift. */
export function sayGift(text: string): Said | null {
  const asked = sentencesOf(text).find((s) => ASKS_GIFT.test(s.text));
  return asked
    ? {
        text: `${NO_LOOKUP}. It asks for money, but honest charities do, too: ${quote(asked.text)} What tells them apart is outside the text:\n\n1. **The register.** A charity is listed in its country’s public one, with an address and a number.\n2. **Its accounts.** How much did it take in, what did it spend it on, and who checked that?\n3. **A way in of your own.** Give through a page you looked up yourself, not through a link in the message.\n\nAn honest charity will still take your gift next week.`,
        confidence: 0.65,
      }
    : null;
}

/** "Is it a scam?": the signs that the text shows, and what to do before anything else. No verdict. */
export function sayScam(text: string, analysis: Analysis, handshake: Handshake, history: readonly { role: string; text: string }[] = []): Said {
  const rows = signsIn(text);
  if (rows.length === 0) {
    const denied = denialIn(text);
    const marks = findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence).length;
    // Who asks for a gift by a certain day does ask for money, and presses: no scam need be behind it, and nobody may say that there is nothing.
    const gift = sayGift(text);
    if (gift) return gift;
    return {
      text: `${NO_LOOKUP}.${denied === null ? "" : ` It says ${quote(denied)} That’s in its favor, though anybody can write it.`} I see none of the usual signs of a scam (being rushed, asked for money or a code, sent to a link, told to keep quiet) in these words. That’s no all-clear: some start out quite calm.${marks > 0 ? ` Its wording pushes in other ways: ${marks === 1 ? "there is one mark" : `there are ${marks} marks`} in it.` : ""}\n\n${scamAdvice(text)}`,
      confidence: 0.6,
    };
  }
  const signs = rows.flatMap((row) => row.signs);
  if (shownBefore(history, text))
    return {
      text: `${NO_LOOKUP}, so I give no verdict. But ${inOneSentence(signs)}. Many scams do that; you’ll find its words above.\n\n${scamAdvice(text)}`,
      confidence: 0.75,
    };
  return { text: `${NO_LOOKUP}, so I give no verdict. ${signsShown(text)}`, confidence: 0.75 };
}

/** The signs of a text, each with its words, and what to do before anything else. */
export function signsShown(text: string): string {
  const rows = signsIn(text);
  const signs = rows.flatMap((row) => row.signs);
  const listed = rows.map((row) => `- **${row.signs.join(". ")}:** ${quote(row.sentence)}`).join("\n");
  const head = !looksLikeScam(text)
    ? "It has one of the usual signs, though honest messages can have it, too:"
    : signs.every((sign) => OFTEN_HONEST.test(sign))
      ? "Ads show these signs, and so do many scams:"
      : "What it has in common with many scams:";
  return `${head}\n\n${listed}\n\n${scamAdvice(text)}`;
}

/** All of it in two sentences. */
export function inBrief(text: string): string {
  const signs = signsIn(text).flatMap((row) => row.signs);
  const [first] = scamAdvice(text).split(/(?<=\.)\s/);
  return `In short: I can’t tell who sent it${signs.length > 0 ? `, but ${inOneSentence(signs)}` : ""}. ${first}`;
}

/** What to answer whoever wrote a message like a swindler’s. */
export const sayNoReply = (text: string): Said => ({
  text: `For now, nothing: an answer tells the sender that somebody is reading, and even a polite “no” starts a conversation. ${scamAdvice(text)}\n\nIf that shows it’s real, answer there, where you found them.`,
  confidence: 0.8,
});
