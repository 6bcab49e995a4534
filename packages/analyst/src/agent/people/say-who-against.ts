import { isReport } from "../../text/argues.ts";
import { DENIES } from "../../text/denials.ts";
import { OTHER_SIDE, withoutSetPhrases } from "../../text/dissent.ts";
import { anyOf } from "../../text/forms.ts";
import { SMALL_NUMBERS } from "../../text/number-words.ts";
import { bodyOf } from "../../text/titles.ts";
import { voicesOf } from "../../text/voices.ts";
import { escapeMarkdown } from "../../markdown.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { FOR_ROW } from "./say-for-and-against.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Who is against it?”, “Does anyone object?”, “Who doesn’t believe it?”: those in a text who say no, or doubt it. */

const IT =
  "(?: (?:with|to|of|about|on))?(?: (?:it|this|that|them|him|her|this \\w+|(?:the|that|his|her|their) [\\p{L}’'-]+(?: [\\p{L}’'-]+)?|[\\p{L}’'-]+(?: [\\p{L}’'-]+)?))?";
const DOUBTS =
  "(?:disagreed?|disagrees|objects?|objected|oppos(?:e|es|ed)|doubts?|doubted|disput(?:e|es|ed)|contest(?:s|ed)?|criticiz(?:e|es|ed)|criticis(?:e|es|ed)|complains?|complained|protests?|protested|questions?|challenges?|den(?:y|ies)|contradicts?|disbelieves?|refuses?)";
const NOT = "(?:does not|doesn't|do not|don't|did not|didn't|is not|isn't|are not|was not|wasn't)";
const SOMEBODY = "(?:any(?:one|body)|some(?:one|body)|people|others)";
const WHO_AGAINST = anyOf(
  new RegExp(
    `${LEAD}who(?:['’]s| is| are| was| were)? (?:all |else |really |actually )*(?:against|opposed|opposing|un(?:happy|convinced)|critical|s[ck]eptical|not (?:happy|convinced|in favou?r))${IT}${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}(?:who|which (?:of them|people|one)) (?:all |else |really |actually |there )*${DOUBTS}${IT}${END}`, "iu"),
  new RegExp(
    `${LEAD}who (?:all |else )?${NOT} (?:really |even )?(?:like|want|believe|agree|support|trust|buy|think so|happy|convinced|in favou?r)${IT}${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:does|do|did|would|is|are|was|has|have) (?:there )?${SOMEBODY} (?:(?:else|really|who|ever|in (?:it|there)|speak\\w*|against|is) )*(?:${DOUBTS}|against|opposed|not agree|unhappy)${IT}${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}(?:(?:is|are) there )?(?:any|some) (?:critics?|opponents?|opposition|resistance|protests?|dissent|doubters?|criticism)${IT}${END}`, "iu"),
);

/** “Nobody doubts”, “vote no”: no word of somebody who speaks there. */
const CALLS = /^["“]?(?:vote|say|sign|come|join|stop)\b/i;
/** “If you do not agree, you can cancel” */
const OF_READER = /^if you\b/i;
/** “Objections received after that date” are foreseen, and nobody’s yet. */
const IS_PROCEDURE =
  /\b(?:objections?|complaints?|appeals?|comments?) (?:received|must|may|can|should|to the|sent|made|by|within|until|against this (?:decision|notice))\b|\b(?:wish(?:es)?|wants?|entitled|right|how) to (?:object|appeal|complain)\b/i;
/** Only a turn of the writer’s own. */
const ONLY_TURNS = /^(?:however|that said|admittedly|on the (?:other hand|contrary)|to be fair|in fairness)\b/i;
const MOST_SHOWN = 3;

/** “6,200 people signed a petition”, “shopkeepers are worried” */
const PROTESTS =
  /\b(?:protest(?:s|ed|ers|ing)?|demonstrat(?:ed|ors|ion)|signed a petition|petition(?:s|ed)?|(?:sued|lawsuit)|objected|fears? that|(?:is|are|was|were) (?:worried|angry|furious|against|opposed))\b/i;
const speaksAgainst = (sentence: string): boolean =>
  !CALLS.test(sentence) &&
  !OF_READER.test(sentence) &&
  !ONLY_TURNS.test(sentence) &&
  !IS_PROCEDURE.test(sentence) &&
  !sentence.endsWith("?") &&
  (OTHER_SIDE.test(withoutSetPhrases(sentence)) || DENIES.test(sentence) || PROTESTS.test(sentence));

/** “9 in favor, 3 against” */
const COUNTED_AGAINST = anyOf(
  new RegExp(`\\b(?:\\d+|${SMALL_NUMBERS.slice(1, 11).join("|")}) (?:\\p{L}+ )?(?:against|opposed|no votes?|voted no)\\b`, "iu"),
  /\b(?:against|no): ?\d/iu,
);

const OF_I = /\bI\b/;
const LEAST_OF_I = 2;
/** An opinion told by its writer may itself be what is against it. */
const takesSide = (text: string): boolean => {
  const body = bodyOf(text);
  return body.filter((s) => OF_I.test(s.text)).length >= LEAST_OF_I && !isReport(body);
};

/** In a chat few words do: “that is wrong”, “I’d be careful”. */
const CONTRADICTS = anyOf(
  /\b(?:not (?:true|so|right|fair|what)|wrong|nonsense|rubbish|disagree|i(?:['’]d| would) be careful|i doubt|third hand|made up|that(?:['’]s| is) not|are you sure|says who|not in my name)\b/i,
  /^no\b[,.!]/i,
);

function sayWhoAgainst({ request, text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const others = voicesOf(text).filter(({ name }) => !request.toLowerCase().includes(name.toLowerCase()));
  const spoken = others.flatMap(({ name, lines }) => lines.filter((s) => CONTRADICTS.test(s.text)).map((line) => ({ name, line })));
  if (spoken.length > 0)
    return {
      text: `In these lines somebody contradicts what comes before:\n\n${spoken
        .sort((a, b) => a.line.start - b.line.start)
        .slice(0, MOST_SHOWN)
        .map(({ name, line }) => `- **${escapeMarkdown(name)}**: ${quote(line.text)}`)
        .join("\n")}\n\nDo they give a reason, and does anybody answer it?`,
      confidence: 0.7,
    };
  const voted = bodyOf(text).filter((s) => COUNTED_AGAINST.test(s.text));
  if (voted.length > 0)
    return {
      text: `The text says how many:\n\n${quotations(voted.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nIt would have to give names to show who they were.`,
      confidence: 0.75,
    };
  const theirs = voicesOf(text).length > others.length ? others.flatMap(({ lines }) => lines) : bodyOf(text);
  const rows = theirs.filter((s) => speaksAgainst(s.text));
  if (rows.length === 0)
    return {
      text: `${takesSide(text) ? "Apart from the writer, I don’t see anybody in it who says no." : "I don’t see anybody in it who says no."} That doesn’t mean nobody does: ask who pays for it, who loses out, and who knows more about it than the writer.`,
      confidence: 0.65,
    };
  return {
    text: `Here somebody says no, or doubts it:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nDoes the text let them give their reasons, and does it answer those?`,
    confidence: 0.7,
  };
}

export const SIDE_ROWS: readonly Row[] = [FOR_ROW, { form: WHO_AGAINST, intent: "other-side", passesOn: true, say: sayWhoAgainst }];
