import type { Analysis, Handshake } from "@candor/engine";
import { anyWords } from "../text/forms.ts";
import { sentencesOf } from "../text/words.ts";
import { findingsOf } from "./passages.ts";
import { BLACKMAILS, denialIn, isOffer, looksLikeScam, OFTEN_HONEST, SCAM_ADVICE, SIGNS, wantsPictures } from "./scam-signs.ts";
import { quote, type Said } from "./say.ts";

/** What a message is made to get, and what to do before giving it. No verdict: who sent it cannot be seen. */
export const NO_LOOKUP = "I can’t look up who sent it";

export const INVESTS = /\b(?:coins?|tokens?|presale|crypto\w*|bitcoin|invest\w*|trading|forex|liquidity)\b/i;
const INVEST_ADVICE =
  "Before you put money in: look the name up in the warning list of your country’s financial regulator, and find out who has got money out again, not only in. Nothing honest is lost by a week’s wait.";
export const HIRES = anyWords(
  /hiring|recruit\w*|job offer|your (?:application|resume|cv)|(?:the |a )position (?:of|as)|work from home/i,
  /from home\b[^.?!]{0,30}\bexperience|found a job|remote (?:[\w-]+ ){0,3}?(?:job|work|position|assistant)/i,
  /(?:job|position|role) (?:as|of|for)\b|no interview|vacanc(?:y|ies)/i,
);
const JOB_ADVICE =
  "Before you pay or send papers: find the company yourself, in the business register and on a page that you looked up, and ask there whether it wrote to you. Work pays you; it seldom asks you to pay first.";
const LOVES = /\b(?:my (?:love|heart|darling|queen|king|soulmate)|our love|(?:i )?love you|marry you|be together)\b/i;
const LOVE_ADVICE =
  "Before you buy or send anything: show it to somebody near you, above all if it asks you not to. Whoever means well can wait, and needs neither codes nor silence.";
const OFFER_ADVICE =
  "Before you buy: look the product and the seller up on pages that are not theirs, together with the words “complaint” and “test”, and see how one gets the money back. Nothing honest is lost by a day’s wait.";
const GIFT_ADVICE =
  "Before you give: open the page of whoever collects by an address that you type yourself, and give there if you want to. A gift that is right today is right tomorrow, too.";
const BLACKMAIL_ADVICE =
  "Do not pay, and do not answer: whoever is paid asks again, and often there is no such picture. Keep the messages, block the sender, and report it to the police, who see this daily. You are not to blame: tell somebody you trust, today.";
const PICTURES_ADVICE =
  "Before you send a picture: show the message to somebody you trust, a parent or a teacher if you are under 18. A picture that was sent can’t be called back, and whoever tells you to keep quiet has a reason. You owe no answer: block the sender, and report it on the platform.";
/** A message in the name of somebody whom the reader knows: “Hi mum, I dropped my phone, this is my new number.” */
const POSES = anyWords(
  /(?:hi|hey|hello|dear),? (?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|nan|nana|auntie|aunty)/i,
  /my new (?:phone |mobile )?number/i,
  /(?:lost|broke|dropped|smashed|cracked) my (?:phone|mobile)|my (?:phone|mobile) (?:is |was |got )?(?:lost|broke|broken|stolen|fell|died|smashed)/i,
);
const KNOWN_ADVICE =
  "Before you pay or send anything: call the person it claims to be, at the number you had before, or ask what only they would know. Whoever it really is will understand it.";
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
  text: `What somebody feels can’t be read off words, and I won’t guess. By what it does, ${signsInBrief(text)}: so write people who want something from somebody they never met. Whoever loves you can wait, and needs neither your money nor your silence to show it. Before you answer, show it to one person near you.`,
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
        text: `${NO_LOOKUP}. It asks for money, as honest collections do, too: ${quote(asked.text)} What tells them apart stands outside the text:\n\n1. **The register.** A charity stands in a public one of its country, with an address and a number.\n2. **Its accounts.** How much it took in, what it spent it on, and who checked that.\n3. **A way in of your own.** Give through the page that you looked up yourself, and not through a link in the message.\n\nAn honest collection takes the gift next week as well.`,
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
      text: `${NO_LOOKUP}.${denied === null ? "" : ` It says ${quote(denied)} That speaks for it, though anybody can write so.`} I see none of the usual signs of a scam (pressed for time, asked for money or a code, sent to a link, told to keep quiet) in these words. That is no all-clear: some begin quite calmly.${marks > 0 ? ` Its wording presses in other ways: ${marks === 1 ? "there is one mark" : `there are ${marks} marks`} in it.` : ""}\n\n${scamAdvice(text)}`,
      confidence: 0.6,
    };
  }
  const signs = rows.flatMap((row) => row.signs);
  if (shownBefore(history, text))
    return {
      text: `${NO_LOOKUP}, so I give no verdict. But ${inOneSentence(signs)}. Many scams do that; its words stand above.\n\n${scamAdvice(text)}`,
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
    ? "One of the usual signs is there, and honest messages show it, too:"
    : signs.every((sign) => OFTEN_HONEST.test(sign))
      ? "Advertising shows these signs, and many scams do, too:"
      : "What it has in common with many scams:";
  return `${head}\n\n${listed}\n\n${scamAdvice(text)}`;
}

/** All of it in two sentences. */
export function inBrief(text: string): string {
  const signs = signsIn(text).flatMap((row) => row.signs);
  const [first] = scamAdvice(text).split(/(?<=\.)\s/);
  return `In short: who sent it I can’t tell${signs.length > 0 ? `, but ${inOneSentence(signs)}` : ""}. ${first}`;
}

/** What to answer whoever wrote a message like a swindler’s. */
export const sayNoReply = (text: string): Said => ({
  text: `For now, nothing: an answer tells whoever wrote it that somebody reads there, and a polite “no” begins a talk. ${scamAdvice(text)}\n\nIf that shows that it is real, answer there, where you found them.`,
  confidence: 0.8,
});
