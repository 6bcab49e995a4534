import type { Analysis, Handshake } from "@candor/engine";
import { sentencesOf } from "../text/words.ts";
import { findingsOf } from "./passages.ts";
import { looksLikeScam, OFTEN_HONEST, SCAM_ADVICE, SIGNS } from "./scam-signs.ts";
import { quote, type Said } from "./say.ts";

/** What a message is made to get, and what to do before giving it. No verdict: who sent it cannot be seen. */
export const NO_LOOKUP = "I can’t look up who sent it";

const INVESTS = /\b(?:coins?|tokens?|presale|crypto\w*|bitcoin|invest\w*|trading|forex|liquidity)\b/i;
const INVEST_ADVICE =
  "Before you put money in: look the name up in the warning list of your country’s financial regulator, and find out who has got money out again, not only in. Nothing honest is lost by a week’s wait.";
const HIRES =
  /\b(?:hiring|recruit\w*|job offer|your (?:application|resume|cv)|(?:the |a )position (?:of|as)|work from home|remote (?:job|work|position|\w+ assistant)|vacanc(?:y|ies))\b/i;
const JOB_ADVICE =
  "Before you pay or send papers: find the company yourself, in the business register and on a page that you looked up, and ask there whether it wrote to you. Work pays you; it seldom asks you to pay first.";
const LOVES = /\b(?:my (?:love|heart|darling|queen|king|soulmate)|our love|(?:i )?love you|marry you|be together)\b/i;
const LOVE_ADVICE =
  "Before you buy or send anything: show it to somebody near you, above all if it asks you not to. Whoever means well can wait, and needs neither codes nor silence.";
/** What to do before anything else, by what the message offers. */
export function scamAdvice(text: string): string {
  if (INVESTS.test(text)) return INVEST_ADVICE;
  if (HIRES.test(text)) return JOB_ADVICE;
  return LOVES.test(text) ? LOVE_ADVICE : SCAM_ADVICE;
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
const inOneSentence = (signs: readonly string[]): string =>
  signs.length === 1 ? lower(signs[0]!) : `${signs.slice(0, -1).map(lower).join("; ")}; and ${lower(signs.at(-1)!)}`;

/** Whether the signs of the text stand further up in the conversation. */
const shownBefore = (history: readonly { role: string; text: string }[], text: string): boolean => {
  const first = signsIn(text)[0];
  return first !== undefined && history.some((m) => m.role === "assistant" && m.text.includes(NO_LOOKUP) && m.text.includes(quote(first.sentence)));
};

/** "Is it a scam?": the signs that the text shows, and what to do before anything else. No verdict. */
export function sayScam(text: string, analysis: Analysis, handshake: Handshake, history: readonly { role: string; text: string }[] = []): Said {
  const rows = signsIn(text);
  if (rows.length === 0) {
    const marks = findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence).length;
    return {
      text: `${NO_LOOKUP}. I see none of the usual signs of a scam (pressed for time, asked for money or a code, sent to a link, told to keep quiet) in these words. That is no all-clear: some begin quite calmly.${marks > 0 ? ` Its wording presses in other ways: ${marks === 1 ? "there is one mark" : `there are ${marks} marks`} in it.` : ""}\n\n${scamAdvice(text)}`,
      confidence: 0.6,
    };
  }
  const signs = rows.flatMap((row) => row.signs);
  if (shownBefore(history, text))
    return {
      text: `${NO_LOOKUP}, so I give no verdict. But ${inOneSentence(signs)}. Many scams do that; its words stand above.\n\n${scamAdvice(text)}`,
      confidence: 0.75,
    };
  const listed = rows.map((row) => `- **${row.signs.join(". ")}:** ${quote(row.sentence)}`).join("\n");
  const head = !looksLikeScam(text)
    ? "One of the usual signs is there, and honest messages show it, too:"
    : signs.every((sign) => OFTEN_HONEST.test(sign))
      ? "Advertising shows these signs, and many scams do, too:"
      : "What it has in common with many scams:";
  return { text: `${NO_LOOKUP}, so I give no verdict. ${head}\n\n${listed}\n\n${scamAdvice(text)}`, confidence: 0.75 };
}

/** All of it in two sentences. */
export function inBrief(text: string): string {
  const signs = signsIn(text).flatMap((row) => row.signs);
  const [first] = scamAdvice(text).split(/(?<=\.)\s/);
  return `In short: who sent it I can’t tell${signs.length > 0 ? `, but ${inOneSentence(signs)}` : ""}. ${first}`;
}

const WHO = "(?:i|we|he|she|(?:my|our) (?:\\w+ )?\\w+)";
const MAY_I = new RegExp(
  `^(?:(?:so|and|but|then|ok(?:ay)?|or)[, ]+)*(?:can|could|should|may|must|shall|do|is it (?:ok(?:ay)?|safe|fine|dangerous|bad)|would it (?:hurt|be (?:ok(?:ay)?|safe|bad))|do you think (?:that )?${WHO} (?:can|could|should|may|must)) (?:(?:if|for) )?(?:${WHO} )?(?:just |still |safely |at least |have to |need to |to )*(call|phone|ring|dial|click|tap|open|follow|scan|download|install|log in|sign in|reply|answer|respond|write back|text back|call back|pay|send|transfer|buy|invest|give)\\b`,
  "i",
);
const WHAT_NOW =
  /^(?:(?:so|and|but|then|ok(?:ay)?|oh no)[, ]+)*(?:what (?:should|shall|can|could|must|do|would) (?:i|we|she|he) (?:best )?do(?: (?:now|next|then|about (?:it|this|that)|with (?:it|this|that)|instead|first))*|what now|now what|what(?:'s| is| are) the (?:next|right|first) steps?|what next)[?.! ]*$/i;

/** “Is it normal that they want a passport?” */
const IS_USUAL =
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:is|isn't) (?:it|that|this) (?:really |even )?(?:normal|usual|standard|common|typical|customary|strange|weird|odd)\b|\bdo (?:banks?|companies|employers?|they|real \w+) (?:really |usually |normally |ever |even )*(?:ask|want|need|send|do|write|call)\b/i;

const LEAVES_IT =
  /^(?:(?:so|and|but|then|ok(?:ay)?|or)[, ]+)*(?:(?:can|could|should|shall|may|do|is it (?:ok(?:ay)?|safe|fine|enough)|what (?:happens|if)|what would happen)\b).{0,30}\b(?:ignore|ignoring|delete|deleting|block|blocking|do nothing|doing nothing|throw it away|do(?:n't| not) (?:pay|reply|answer|respond|click|react|do anything))\b/i;
const REPORTS_IT =
  /^(?:(?:so|and|but|then|ok(?:ay)?)[, ]+)*(?:how|where|to whom|who|whom|can|should|must) (?:(?:do|does|can|could|should|would|to|one|i|we) ){1,3}(?:report|forward|send|show) (?:it|this|that|them|him|her)(?: to)?[?.! ]*$/i;

const LEADS: readonly [RegExp, string][] = [
  [/^(?:call|phone|ring|dial)/i, "By a number that you had before, yes; not by one from the message, for whoever wrote it answers there."],
  [/^(?:click|tap|open|follow|scan|download|install|log|sign)/i, "Not from the message: where a link or a file leads, its text does not show."],
  [/^(?:reply|answer|respond|write|text)/i, "Not to the message itself: an answer tells whoever wrote it that somebody reads there."],
  [/./, "Not yet: what is paid or sent is seldom seen again if the sender is not who they say."],
];

const WHAT_FIRST =
  "Nothing from within the message: no click, no call to its number, no reply.\n\n1. **Ask the sender in another way:** by the number on your card or an old letter, or at the address that you type yourself.\n2. **Was something clicked, typed in or paid already?** Tell me, and I will say what comes first.\n3. **Report it, then delete it.** Banks, phone companies and the police take such messages.";
const WHAT_FIRST_OF_OFFER =
  "Nothing in a hurry, whatever the clock says.\n\n1. **Look the name up** in the warning list of your country’s financial regulator.\n2. **Ask who has got money out again,** not only in, and who says so.\n3. **Show it to somebody who gains nothing by it.** If you have paid already, tell me, and I will say what comes first.";

/** “Can I call the number in it?”, “What should I do now?”, of a message with several signs of a scam. Null of any other. */
export function sayScamStep(request: string, text: string, history: readonly { role: string; text: string }[]): Said | null {
  if (!looksLikeScam(text) || !shownBefore(history, text)) return null;
  if (WHAT_NOW.test(request.trim())) return { text: INVESTS.test(text) ? WHAT_FIRST_OF_OFFER : WHAT_FIRST, confidence: 0.85 };
  const all = signsIn(text).flatMap((row) => row.signs);
  if (IS_USUAL.test(request.trim())) return { text: `What is usual I can’t look up. But ${inOneSentence(all)}.\n\n${scamAdvice(text)}`, confidence: 0.75 };
  if (LEAVES_IT.test(request.trim()))
    return {
      text: `Yes, once you have asked in your own way: if nothing is open there, the message can go. A real matter will show where you have your account or your contract. ${scamAdvice(text)}`,
      confidence: 0.8,
    };
  if (REPORTS_IT.test(request.trim()))
    return {
      text: "Banks, parcel and phone companies and the police take such messages: look the address up on their own pages, and pass the message on as it is, with its link or number. Then delete it.",
      confidence: 0.8,
    };
  const act = MAY_I.exec(request.trim())?.[1];
  if (act === undefined) return null;
  const lead = LEADS.find(([form]) => form.test(act))![1];
  return { text: `${lead} The message has its signs: ${inOneSentence(all)}.\n\n${scamAdvice(text)}`, confidence: 0.85 };
}

/** What to answer whoever wrote a message like a swindler’s. */
export const sayNoReply = (text: string): Said => ({
  text: `For now, nothing: an answer tells whoever wrote it that somebody reads there, and a polite “no” begins a talk. ${scamAdvice(text)}\n\nIf that shows that it is real, answer there, where you found them.`,
  confidence: 0.8,
});
