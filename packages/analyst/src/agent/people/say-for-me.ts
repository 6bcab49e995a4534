import { anyWords } from "../../text/forms.ts";
import { sentencesOf } from "../../text/words.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { sayAuthor } from "./say-sides.ts";
import { quotations, quote } from "../say.ts";

/** “What does this mean for me?”, “Who is ‘they’?”: what a text leaves to its readers. */

/** What is to come, and what somebody has to do. */
const AHEAD = anyWords(
  /will|shall|must|need(?:s|ed)? to|ha(?:ve|s) to|(?:is|are|am) (?:to|going to|required|asked|expected|affected|entitled)|would|may (?:be|have|lose)/i,
  /deadline|as of|starting|effective|from (?:now on|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next \w+|\d)|until|no later than/i,
);
/** “What is the asterisk for?” */
const STAR = /\b(?:asterisks?|little stars?|the stars?|footnotes?|small print|fine print)\b|(?:^|\s)\*(?:\s|[?.!]|$)/i;
const STARRED = /\S\*(?!\*)/;
const STAR_LEADS_TO = /^\*(?!\*) ?\S/m;

const THEY = /\bthey\b/i;
const MOST_SHOWN = 3;
export const READER_ROWS: readonly Row[] = [
  {
    form: STAR,
    intent: "missing",
    say: ({ text, handshake }) => {
      const starred = sentencesOf(text).find((s) => STARRED.test(s.text));
      if (!starred) return null;
      const note = STAR_LEADS_TO.exec(text) ? sentencesOf(text.slice(text.search(STAR_LEADS_TO)))[0] : undefined;
      return {
        text: `A star means there’s a condition somewhere else, and here it’s on these words:\n\n${quotations([starred], text, handshake)}\n\n${
          note
            ? `It points to this: ${quote(note.text)} Does that take back part of it?`
            : "I don’t see a line here that it points to. Ask for it in writing before you do anything: the condition may take back what the sentence gives you."
        }`,
        confidence: 0.8,
      };
    },
  },
  {
    form: new RegExp(
      `${LEAD}(?:what (?:does|do|will|would|could|might) (?:it|this|that|these|they|the \\w+)(?: all)? mean|what (?:follows|changes)) for (?:me|us|my \\w+|our \\w+)${END}`,
      "i",
    ),
    intent: "unclear",
    say: ({ text, handshake }) => {
      const ahead = sentencesOf(text).filter((s) => AHEAD.test(s.text) && !s.text.endsWith("?"));
      return ahead.length === 0
        ? {
            text: "I don’t see a sentence that says what will happen, or what anybody has to do. If it should, ask whoever wrote it: what changes, for whom, and when?",
            confidence: 0.65,
          }
        : {
            text: `I don’t know your situation. These sentences say what’s coming, or who has to do what:\n\n${quotations(ahead.slice(0, MOST_SHOWN), text, handshake)}\n\nYou can ask whoever wrote it about what they leave open: does it affect me, from when, and what can I do?`,
            confidence: 0.7,
          };
    },
  },
  {
    form: new RegExp(`${LEAD}(?:who(?:['’]?s| is| are)|whom do they mean by) ["“']?they["”']?(?: (?:supposed to be|in (?:it|this|that|the \\w+)))?${END}`, "i"),
    intent: "unclear",
    say: ({ text, handshake }) => {
      const all = sentencesOf(text);
      const at = all.findIndex((s) => THEY.test(s.text));
      // A text of “we” and “our”: whoever wrote it.
      if (at < 0) return /\b(?:we|our|us)\b/i.test(text) ? sayAuthor(text) : null;
      const named = at === 0 ? "It’s in the first sentence, so nobody was named before it." : "The person it refers to would have to be named before it.";
      return {
        text: `I can’t tell who it means. The word first appears here:\n\n${quotations(all.slice(Math.max(0, at - 1), at + 1), text, handshake)}\n\n${named} When “they” has no name, you can ask: who exactly, and how could anyone check that?`,
        confidence: 0.7,
      };
    },
  },
];
