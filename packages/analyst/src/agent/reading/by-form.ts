import type { Analysis, Handshake } from "@candor/engine";
import { anyOf, anyWords } from "../../text/forms.ts";
import { namesIn } from "../../text/people.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { findingsOf } from "./passages.ts";
import { LEAD } from "../request/question-row.ts";
import { quote, type Said } from "../say.ts";

/**
 * A question that shares no word with the text still shows by its form what could answer it: “what if I can’t …” a sentence on a case, “can I …” one that
 * allows or rules out, “how do I …” one on a way. Those are shown, and it is said that the words themselves were not found.
 */

const MOST_SHOWN = 3;
/** More sentences of a kind than that single out nothing. */
const MOST_OF_KIND = 6;

const SETS = anyOf(
  anyWords(
    /must|shall|has to|have to|(?<!\bever )needs?|required|requests? (?:may|go|must|are)|please|make sure|(?:not |un)?allowed|(?:not )?permitted|consent|in writing|may not|(?:cannot|can['’]t)(?! be (?:wrong|beaten|\w+er)\b)|excluded|includ(?:es|ed)|not (?:valid|suitable|possible)|no longer|at any time|no later than|opt out|free to|welcome|without notice/i,
    /(?:you|members|parents|residents|tenants?|customers?|guests?|employees|children|visitors|owners|pupils) (?:may|can|should)/i,
    /(?:fee|charge|deposit)s? (?:appl(?:y|ies)|is|are|of)|(?:is|are|be) charged/i,
  ),
  /(?:^|[:;] )(?:no|only|bring|keep|leave|do not|don['’]t) [a-z]/i,
  /\bno (?:[\w-]+ ){1,3}(?:or|please|after|before|during)\b|[.!] no [a-z]/i,
);
const OF_A_CASE = anyWords(
  /if|unless|whoever|in case|in (?:an )?emergency|otherwise|except|should (?:you|it|he|she|they)|failure to|late|missed|those who|anyone who|where (?:consent|this|no|it) \w+|until|(?:does|do|will) not (?:apply|count)/i,
);
const A_WAY = anyWords(
  /https?|www|website|online|log ?in|app|call|ring|phone|e-?mail|write to|text [A-Z]{2,}|forms?|office|desk|speak to|talk to|contact|apply|appeal|reply|knock|tell us|send|visit|return|requests? go|in writing/i,
);

const lead = (form: string): RegExp => new RegExp(LEAD + form, "iu");
/** Whoever asks so, or for whom. */
const SOMEBODY = "(?:i|we|he|she|they|one|people|someone|anyone|everyone|(?:my|our|her|his|their) [\\w’'-]+)";
const JUDGES = "(?:trust|believe|rely|be sure|know|tell|see|find|check|make (?:you|it|them|him|her))";
const ASKS_CASE = lead(
  "(?:what(?:['’]?s| is)? (?:about )?(?:if|when)|what happens|what (?:do|can|should) (?:i|we) do if|if (?:i|we|my|he|she|they|it|the)|suppose)\\b",
);
const ASKS_LEAVE = lead(
  `(?:(?:can|could|may|must|should|shall|am|are|do|does|would|will) (?:i|we|(?:my|our) [\\w’'-]+)\\b(?! ${JUDGES}\\b)|(?:can|could|may|must|should) ${SOMEBODY}\\b(?! ${JUDGES}\\b)|(?:do|does) ${SOMEBODY} (?:\\w+ )?(?:have|need)\\b|is it (?:ok(?:ay)?|allowed|fine|possible))`,
);
/** Whether a question asks what somebody may or must do, or what comes of a case: beside a text that lays such things down, of that text. */
export const asksWhatIsLaidDown = (question: string, text: string): boolean =>
  (ASKS_CASE.test(question.trim()) || ASKS_LEAVE.test(question.trim())) && bodyOf(text).some((s) => SETS.test(s.text) && !s.text.endsWith("?"));
const ASKS_WAY = lead("(?:how (?:do|can|could|would|should|to)|where (?:do|can|could|should)|who (?:do|can|should) (?:i|we))\\b");
const ASKS_WHO = lead("who(?:['’]?s|m|se)?\\b");
const ASKS_AMOUNT = lead("how (?:many|much)\\b");

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}/u;
/** “Present: A. Reyes, B. Coyle”, who are called Reyes and Coyle below. */
const INITIALLED = /\b\p{Lu}\. (\p{Lu}\p{Ll}+)/gu;

interface Kind {
  asked: RegExp;
  /** The sentences that could answer. */
  in: (text: string) => Sentence[];
  head: string;
  /** What is left to do. */
  then: string;
}
const withForm =
  (form: RegExp) =>
  (text: string): Sentence[] =>
    bodyOf(text).filter((s) => form.test(s.text) && !s.text.endsWith("?"));
const UNANSWERED = "If that doesn’t settle it, ask whoever wrote it before you rely on it.";
const KINDS: readonly Kind[] = [
  { asked: ASKS_CASE, in: withForm(OF_A_CASE), head: "I don’t find exactly that there. The cases it covers:", then: UNANSWERED },
  { asked: ASKS_CASE, in: withForm(SETS), head: "I don’t find exactly that there. The rules it sets:", then: UNANSWERED },
  { asked: ASKS_LEAVE, in: withForm(SETS), head: "I don’t find exactly that there. What it allows, asks for or rules out:", then: UNANSWERED },
  { asked: ASKS_LEAVE, in: withForm(OF_A_CASE), head: "I don’t find exactly that there. The cases it covers:", then: UNANSWERED },
  { asked: ASKS_WAY, in: withForm(A_WAY), head: "I don’t find exactly that there. The ways it names:", then: "" },
  {
    asked: ASKS_WHO,
    in: (text) => {
      const names = namesIn(text);
      const listed = new Set([...text.matchAll(INITIALLED)].map(([, name]) => name!));
      const isOfSomebody = (s: Sentence): boolean =>
        names.some((name) => s.text.includes(name)) ||
        TITLED.test(s.text) ||
        [...s.text.matchAll(/(?<!\. )\b\p{Lu}\p{Ll}+/gu)].some(([word]) => listed.has(word));
      return bodyOf(text).filter(isOfSomebody);
    },
    head: "I looked for the people it names. It says this about them:",
    then: "",
  },
  {
    asked: ASKS_AMOUNT,
    in: withForm(/[$€£]\s?\d|(?<![\d.])\d[\d.,]*(?![\d.:])/),
    head: "I don’t find a figure for exactly that. The ones it gives:",
    then: "",
  },
];

/** Null where the form tells nothing, or the text has no sentence of that kind, or too many. */
export function sayByForm(question: string, text: string): Said | null {
  for (const { asked, in: of, head, then } of KINDS) {
    if (!asked.test(question.trim())) continue;
    const rows = of(text);
    if (rows.length === 0 || (rows.length > MOST_OF_KIND && rows.length > bodyOf(text).length / 2)) continue;
    const shown = rows.slice(0, MOST_SHOWN).map((s) => `> ${quote(s.text)}`);
    return { text: [head, ...shown, then].filter(Boolean).join("\n\n"), confidence: 0.6 };
  }
  return null;
}

/** “Is it a bit pushy”, “anything fishy in this”, “does she sound cold” */
const ASKS_MANNER = anyOf(
  lead(
    "(?:is|isn['’]?t|are|was|were) (?:it|this|that|he|she|they|(?:the|this|that) (?:text|letter|e?-?mail|message|post|article|ad|speech|author|writer|notice|review)) (?:(?:a bit|a little|too|really|very|just|kind of|being|meant to be|trying to be|not) )*([\\p{L}-]+(?: [\\p{L}-]+)?)[?.! ]*$",
  ),
  lead(
    "(?:is there |are there |do you see )?(?:any ?thing|something) (?:really |a bit |too )?([\\p{L}-]+)(?: (?:in|about|with) (?:it|this|that|here|there|(?:the|this) \\w+))?[?.! ]*$",
  ),
  lead("is (?:any ?thing|something) (?:really |a bit |too )?([\\p{L}-]+)(?: (?:in|about|with) (?:it|this|that|here|there|(?:the|this) \\w+))?[?.! ]*$"),
  lead(
    "(?:does|do|did) (?:it|this|that|he|she|they|i|the \\w+) (?:sound|seem|look|feel|come across as|read) (?:(?:a bit|too|really|very) )*([\\p{L}-]+)[?.! ]*$",
  ),
);
const MOST_MARKS = 2;

/** A judgment that is asked by a word that no rule knows: what the wording does, for the reader to judge by. */
export function sayManner(question: string, analysis: Analysis, handshake: Handshake): Said | null {
  const match = ASKS_MANNER.exec(question.trim());
  const word = match?.slice(1).find((one) => one !== undefined);
  if (word === undefined || /^(?:complete|enough|all|over|done)$|^(?!being )\p{L}+ing \p{L}/iu.test(word)) return null;
  const marks = findingsOf(analysis)
    .filter((f) => f.confidence >= handshake.min_confidence)
    .slice(0, MOST_MARKS);
  const rows = marks.map((f) => `- ${quote(f.fragment)}: ${f.reflexLabel.toLowerCase()}`).join("\n");
  const by =
    rows === "" ? "In its wording, none of my patterns finds anything that pressures, flatters or accuses." : `In its wording, look at this:\n\n${rows}`;
  return {
    text: `The word “${word.toLowerCase()}” isn’t in there, and whether it fits is for you to judge. ${by}\n\nA test: read it aloud as if it came from somebody you like, then from somebody you don’t. What stays the same both times is in the words.`,
    confidence: 0.6,
    notes: marks.map((f) => f.reflexLabel.toLowerCase()),
  };
}
