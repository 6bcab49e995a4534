import type { Analysis, Handshake } from "@candor/engine";
import { checkableClaims } from "../../text/claims.ts";
import { BACKS } from "../../text/dissent.ts";
import { anyOf } from "../../text/forms.ts";
import { givenIn } from "../../text/given.ts";
import { givesOf } from "../../text/gives.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { signatureOf } from "../../text/signature.ts";
import { ownWeaknesses } from "../../text/own-weakness.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { findingsOf, passagesOf } from "../reading/passages.ts";
import { looksLikeScam, SCAM_ADVICE } from "../danger/scam-signs.ts";
import { cited, quote, type Said } from "../say.ts";
import { sayWeakPoints } from "../reading/say-stands-out.ts";

/** “What is good about it?”: what rules can count in a text’s favor. `andWeak`: pros and cons. */
export function sayGood(text: string, analysis: Analysis, handshake: Handshake, andWeak = false): Said {
  const marked = findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence);
  const isMarked = ({ start, end }: Sentence) => marked.some((f) => f.start < end && f.end > start);
  const given = givenIn(text, (sentence) => !isMarked(sentence));
  const marks = marked.length;
  const isShown = (start: number) => given.some(({ sentence }) => sentence.start === start);
  const known = checkableClaims(text, 4).find(({ sentence: s }) => !isShown(s.start) && !s.text.endsWith("!") && !isMarked(s));
  const rows = given.map(({ what, sentence }) => `- **${what}:** ${quote(sentence.text)}${cited(text, sentence.start, 0.7, handshake)}`);
  if (known)
    rows.push(
      `- **It says something that can be looked up, in words that don’t push:** ${quote(known.sentence.text)}${cited(text, known.sentence.start, 0.7, handshake)}`,
    );
  if (marks === 0) rows.push("- **Its wording is calm:** no mark in it is strong enough to base anything on.");
  const good =
    rows.length === 0
      ? "I don’t see anything in it that I could count in its favor: no named source, no figure that says where it’s from, no comparison, no objection, no limit. Its idea may still be good; that’s for you to judge."
      : `Here’s what it does for readers who want to judge for themselves:\n\n${rows.join("\n")}\n\nIts idea is for you to judge: the text is all I have.`;
  if (!andWeak) return { text: good, confidence: 0.65 };
  const weak = sayWeakPoints(text, analysis, handshake);
  return { ...weak, text: `**For it.** ${good}\n\n**Against it.** ${weak.text}`, confidence: 0.65 };
}

const CLAIMS = /(?<!\b(?:i|we|you) (?:\w+ )?)\b(?:claim|say|argue|insist|believe|think|promise|hope)(?:s|ed)?\b/i;
const MOST_VOICES = 3;
const MOST_BACKS = 2;
const MOST_QUESTIONS = 4;

/** “What would an opponent say?”: who disagrees in the text itself, and the questions that its wording and its gaps invite. No argument is made up. */
export function sayOtherSide(text: string, analysis: Analysis, handshake: Handshake): Said {
  const gives = givesOf(text).filter(({ kind }) => kind === "other-side");
  const voices = gives.flatMap((g) => (g.clear ? [g.sentence] : [])).slice(0, MOST_VOICES);
  const backs = voices.length > 0 ? bodyOf(text).filter((s) => BACKS.test(s.text) && !voices.some(({ start }) => start === s.start)) : [];
  const turn = gives[0]?.sentence;
  const body = bodyOf(text);
  // “The mayor claims … But everyone knows …”: the text brings in another side to answer it.
  const answered = voices.length > 0 ? undefined : body.find((s, at) => CLAIMS.test(s.text) && /^but\b/i.test(body[at + 1]?.text ?? ""));
  const granted = voices.length > 0 ? [] : ownWeaknesses(text).slice(0, 2);
  const marked = passagesOf(findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, 2);
  const asked = [
    ...marked.map(({ words, frames }) => `- On ${quote(words.fragment)}: _${frames[0]!.question}_`),
    ...scanOmissions(text).map((gap) => `- ${gap.what}: _${gap.ask}_`),
  ].slice(0, MOST_QUESTIONS);
  const parts = [
    voices.length > 0
      ? `Here the text itself mentions another side:\n\n${voices.map((s) => `> ${quote(s.text)}${cited(text, s.start, 0.7, handshake)}`).join("\n\n")}`
      : answered
        ? `The text brings up another view, and answers it right away:\n\n> ${quote(answered.text)}${cited(text, answered.start, 0.7, handshake)}`
        : granted.length > 0
          ? `Nobody else speaks in it, but it admits this itself, and you can hold that against it:\n\n${granted.map((s) => `> ${quote(s.text)}${cited(text, s.start, 0.7, handshake)}`).join("\n\n")}`
          : `I don’t see another side get a say in the text.${turn ? ` At most, it turns here: ${quote(turn.text)}` : ""} Try saying the opposite: if nobody would agree with that, the sentence doesn’t rule out much, and the argument is about what it leaves open.`,
    backs.length > 0
      ? `And here somebody speaks up for it:\n\n${backs
          .slice(0, MOST_BACKS)
          .map((s) => `> ${quote(s.text)}${cited(text, s.start, 0.7, handshake)}`)
          .join("\n\n")}`
      : "",
    asked.length > 0 ? `Someone who disagrees could start with these questions:\n\n${asked.join("\n")}` : "",
    "A counterargument takes knowledge of the subject, and I have none: look for somebody who knows it and takes the other view.",
  ];
  return { text: parts.filter(Boolean).join("\n\n"), confidence: voices.length > 0 ? 0.7 : 0.6, notes: marked.map(({ frames }) => frames[0]!.question) };
}

/** “Printed by Friends of Mill Pond” */
const IMPRINT = anyOf(
  /\b(?:[Pp]rinted|[Pp]ublished|[Ii]ssued|[Pp]roduced|[Dd]istributed|[Pp]aid for|[Ss]ponsored|[Aa]uthori[sz]ed|[Rr]eleased|[Pp]resented) by (?:the )?(?=\p{Lu})(?:\b(?:Dr|Prof|Mr|Mrs|Ms|St|Rev|\p{Lu})\.|[^.!?;\n]){1,60}/u,
  // Two words of a name, or one alone: “Author: Unknown people in the town found a box” names nobody.
  /(?<=^|[.!?]\s|\n)(?:[Rr]eferee|[Aa]uthor|[Rr]eporter|[Ee]ditor|[Ss]igned|[Tt]ext|[Rr]eport by|[Ww]ritten by): \p{Lu}[\p{L}’'-]*(?:\.? \p{Lu}[\p{L}’'-]*[^.!?;\n]{0,40}|(?=\s*(?:[.;\n]|$)))/u,
);

/** “Who wrote this?”: the name under the text or above it, and no guess. */
export function sayAuthor(text: string): Said {
  const signed = signatureOf(text);
  const behind = IMPRINT.exec(text)?.[0];
  if (signed === null && behind !== undefined)
    return {
      text: `It doesn’t name a writer. By its own words, this is who’s behind it: ${quote(behind)}. Look up who they are, who pays them, and what they want here.`,
      confidence: 0.75,
    };
  return signed === null
    ? {
        text: `The text doesn’t say who wrote it. Look at where you found it: the account, the web address, the page’s “About” section. Then look up what others say about them. A name alone proves little.${looksLikeScam(text) ? `\n\n${SCAM_ADVICE}` : ""}`,
        confidence: 0.7,
      }
    : {
        text: `The name on it is ${quote(signed)}. The text alone can’t show whether they wrote it: if it matters, ask them in a way you already know.`,
        confidence: 0.8,
      };
}
