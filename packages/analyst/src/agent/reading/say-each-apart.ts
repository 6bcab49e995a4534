import { checkableClaims } from "../../text/claims.ts";
import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { lastAnswer } from "../request/last-answer.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “So is everything in it wrong?”; “did people like her?”; “why not?”, behind the word that a message shows no sign of a scam. */

const ALL_OF_IT = new RegExp(
  `${LEAD}(?:is|are|was) (?:everything|all(?: of (?:it|this|that|them))?|every (?:word|sentence)|the whole thing) (?:(?:in (?:it|this|that|here|there)|it (?:says|said)|(?:they|he|she) says?|here|really|then|just|all|completely) )*(?:wrong|false|true|right|correct|made up|a lie|lies|nonsense|rubbish|fake|invented)${END}`,
  "i",
);
const MOST_CLAIMS = 3;
function sayEach({ text, handshake }: AboutText): Said | null {
  const rows = checkableClaims(text, MOST_CLAIMS).map(({ sentence }) => sentence);
  if (rows.length < 2 || isSwindle(text)) return null;
  return {
    text: `I can’t tell: I don’t look anything up. And one doesn’t follow from the other: a true sentence can sit next to a false one, so look each one up by itself. I’d start with these:\n\n${quotations(rows, text, handshake, 0.7)}`,
    confidence: 0.75,
  };
}

const LIKED = new RegExp(
  `${LEAD}(?:did|do|does|have|has) (?:the )?(?:people|everyone|everybody|others|anyone|anybody|somebody|they|(?:her|his|their) \\w+|pupils|students|customers|colleagues|neighbou?rs|readers) (?:all |really |actually |even )?(?:like|liked|love|loved|hate|hated|dislike|respect|admire|enjoy(?:ed)?) (?<whom>him|her|them|it|[\\p{L}’' -]{2,40}?)${END}|${LEAD}(?:was|is|were) (?:he|she|it|they) (?:well )?(?:liked|loved|popular|hated|respected|admired)${END}`,
  "iu",
);
const OF_LIKING = anyWords(
  /(?:not everyone|nobody|everyone|everybody|many|some|few|most|all|people|pupils|students|customers|friends|colleagues|neighbou?rs)\b[^.!?]{0,30}\b(?:likes?|liked|loves?|loved|hates?|hated|dislikes?|disliked|admires?|admired|respects?|respected|enjoy(?:s|ed)?|praises?|praised)/i,
  /(?:well[- ])?(?:liked|loved|beloved|popular|unpopular|respected|admired)|remember(?:s|ed)? (?:him|her|them|it)|complain(?:s|ed)?|fans?|favou?rites?/i,
);
const MOST_SHOWN = 3;
function sayLiked({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text).filter((s) => OF_LIKING.test(s.text) && !s.text.endsWith("?"));
  return rows.length > 0 && !isSwindle(text)
    ? { text: `What the text says about that:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}`, confidence: 0.7 }
    : null;
}

const WHY_NOT = new RegExp(`${LEAD}(?:why not|why (?:is|are) (?:it|they|this|that) not|why isn['’]?t it(?: one)?|how come)${END}`, "i");
const NO_SIGN = "I see none of the usual signs of a scam";
const SAY_NO_SIGN: Said = {
  text: "Because a scam has to get something from you soon: money, a code, a click, or your silence. I looked for words that ask for one of these or that hurry you, and found none. But words are all I read: you’d have to find out on your own who really sent it or posted it.",
  confidence: 0.75,
};

export const APART_ROWS: readonly Row[] = [
  { form: ALL_OF_IT, intent: "claims", passesOn: true, say: sayEach },
  { form: LIKED, intent: "claims", passesOn: true, say: sayLiked },
  { form: WHY_NOT, intent: "scam", passesOn: true, say: ({ history }) => (lastAnswer(history).includes(NO_SIGN) ? SAY_NO_SIGN : null) },
];
