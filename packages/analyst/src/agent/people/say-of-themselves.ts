import { anyOf, anyWords } from "../../text/forms.ts";
import { ownWeaknesses } from "../../text/own-weakness.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Are they open about who they are?”, “So they are hiding something?”, “Does it try to convince me?”: what a text says of whoever wrote it, and of what it does not know. */

const THEY = "(?:they|he|she|it|the (?:author|authors|writer|writers|company|text|people))";
const OPEN_ABOUT = new RegExp(
  `${LEAD}(?:are|is|do|does|were|did) ${THEY} (?:(?:really|being|at least) )*(?:honest|open|clear|upfront|transparent|say|tell(?: us)?|admit|disclose)(?: about)? (?:who (?:they|he|she) (?:are|is)|their (?:own )?(?:interests?|side|stake|money|funding)|what (?:they|he|she) (?:gain|get)|where they stand)${END}`,
  "i",
);
const OF_THEMSELVES = anyWords(
  /(?:we|i) (?:(?:have|had|declare|declared|disclose|admit|do) )+[^.!?]{0,30}(?:interest|stake)|(?:some|many|two|three|most|all|one) of us|(?:we|i), (?:\d+|the|an?) |(?:i am|i['’]m|we are|we['’]re) (?:an?|the) |on behalf of|signed by|(?:i|we) (?:work|own|live|teach|sell|earn)/i,
  /(?:paid|funded|financed|sponsored) by|(?:received|was given|were given) (?:it|this|the \w+) (?:for )?free/i,
);
const MOST_SHOWN = 3;
const sayOpen = ({ text, handshake }: AboutText): Said | null => {
  if (isSwindle(text)) return null;
  const rows = bodyOf(text).filter((s) => OF_THEMSELVES.test(s.text) && !s.text.endsWith("?"));
  return rows.length > 0
    ? {
        text: `This is what they say about themselves:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nOthers would have to say whether that’s all: search for the names.`,
        confidence: 0.75,
      }
    : { text: "I don’t see a sentence where the writer says who they are or what they gain from it.", confidence: 0.65 };
};

const HIDES = new RegExp(
  `${LEAD}(?:(?:are|is) ${THEY} (?:(?:just|clearly|maybe|really) )*|${THEY}(?:['’]?(?:re|s)| are| is) (?:(?:just|clearly|obviously|definitely|all) )*)(?:hiding|concealing|covering up|not telling (?:us|me)|keeping (?:back|quiet about)) (?:something|anything|things|stuff|sth|it all)?(?:,? (?:right|or what|then|from (?:us|me)))*[?.! ]*$`,
  "i",
);
const sayHides = ({ text, handshake }: AboutText): Said | null => {
  const rows = isSwindle(text) ? [] : ownWeaknesses(text);
  return rows.length > 0
    ? {
        text: `You can’t see in a text what it leaves out. This one itself says what’s open, or what speaks against it:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nPeople who hide something rarely do that. Only somebody else’s report can show whether there’s more.`,
        confidence: 0.7,
      }
    : null;
};

const ADVISES = anyOf(/\b(?:should|must|ought to|please|we (?:ask|demand|urge|call|propose)|join|sign|buy|order|vote|donate|share)\b/i);
const CONVINCES = new RegExp(
  `${LEAD}(?:is|are|does|do) ${THEY.replace("it|", "it|this|that|")} (?:(?:really|actually|just) )*(?:try(?:ing)?|want(?:s|ing)?|meant|attempt(?:ing)?) to (?:convince|persuade|influence|win over|sway)(?: (?:me|us|you|people|readers|anyone|anybody))?(?: (?:of|to) (?:something|anything|sth|it|that|do (?:something|anything)))?${END}`,
  "i",
);
const sayConvinces = ({ text, handshake }: AboutText): Said | null => {
  if (isSwindle(text)) return null;
  const rows = bodyOf(text).filter((s) => ADVISES.test(s.text) && !s.text.endsWith("?"));
  return rows.length > 0
    ? {
        text: `The text doesn’t show what it’s after, but here it wants something from somebody:\n\n${quotations(rows.slice(0, 2), text, handshake, 0.7)}\n\nThere’s nothing wrong with wanting something: does it give reasons you can check?`,
        confidence: 0.7,
      }
    : {
        text: "Going by its words, no: I don’t see a sentence that asks you for anything, or says what should be done. What it chose to tell you, and what it left out, can still lean one way; only a second text on the subject would show that.",
        confidence: 0.7,
      };
};

export const THEMSELVES_ROWS: readonly Row[] = [
  { form: OPEN_ABOUT, intent: "author", passesOn: true, say: sayOpen },
  { form: HIDES, intent: "missing", passesOn: true, say: sayHides },
  { form: CONVINCES, intent: "interests", passesOn: true, say: sayConvinces },
];
