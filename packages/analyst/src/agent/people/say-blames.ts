import { anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { voicesOf } from "../../text/voices.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { isOfThing } from "../request/shared-words.ts";

/** “So he did it”, “So the museum is guilty”, “So she lied”: a verdict that a reader draws, and what the text has for it. */

const WHO = "(?:he|she|they|it|the [\\p{L}-]+(?: [\\p{L}-]+)?|[\\p{L}’'-]+)";
const LEADS = `${LEAD}(?:(?:that means|which means|i (?:guess|bet|think)|clearly|obviously|in other words)[, ]+)*`;
const LIED = new RegExp(
  `${LEADS}(?:${WHO} (?:is|are|was|were|has|have)? ?(?:just |clearly |obviously |basically )*(?:lied|lying|lies|a liar|liars|not telling the truth)|it(?:['’]s| is) (?:all )?(?:a )?lies?)(?: (?:to (?:us|me|everyone)|then|about (?:it|this|that)))*[?.! ]*$`,
  "iu",
);
const GUILTY = new RegExp(
  `${LEADS}(?!(?:i|we|you|it)\\b)(${WHO})(?:['’]s|['’]re| is| are| was| were)? (?:did it|done it|guilty|to blame|at fault|the (?:thief|culprit|murderer|scammer|criminal)|an? (?:thief|criminal|crook|murderer|scammer|fraud)|criminals|crooks|thieves|stole it|stole them)(?: then)?[?.! ]*$`,
  "iu",
);
/** Where a case stands. */
const STATUS = anyWords(
  /(?:been|was|were|is|are) (?:not )?charged|charged with|charges (?:against|were|are|have)|arrested|on bail|suspect(?:s|ed)?|accused|alleged\w*|plead(?:s|ed)?|convicted|sentenced|acquitted|confess\w*/i,
  /admit(?:s|ted)?(?! to (?:the )?hospital)|den(?:y|ies|ied)|(?:on|stands?) trial|trial (?:begins|starts|is (?:set|due))|investigat\w+|guilty|fined|no (?:record|evidence|proof|answer)/i,
);
const PRONOUN = /^(?:he|she|they)$/i;
/** Of “She did it”, a sentence on men alone. */
const OF_OTHERS: Readonly<Record<string, RegExp>> = {
  she: /^(?!.*\b(?:she|her|herself|wom[ae]n|girls?|mrs|ms|mother|sister|wife|daughter)\b).*\b(?:he|his|him|himself|m[ae]n|boys?|mr|father|brother|husband|son)\b/i,
  he: /^(?!.*\b(?:he|his|him|himself|m[ae]n|boys?|mr|father|brother|husband|son)\b).*\b(?:she|her|herself|wom[ae]n|girls?|mrs|ms|mother|sister|wife|daughter)\b/i,
};
const MOST_SHOWN = 3;

function sayGuilty({ request, text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const who = GUILTY.exec(request.trim())?.[1] ?? "";
  const rows = bodyOf(text)
    .filter((s) => STATUS.test(s.text) && !s.text.endsWith("?") && !OF_OTHERS[who.toLowerCase()]?.test(s.text))
    .slice(-MOST_SHOWN);
  // “The mayor is to blame”, of a text in which police arrested two others
  if (!PRONOUN.test(who) && !rows.some((row) => isOfThing(who, row, text))) return null;
  if (rows.length === 0) return null;
  return {
    text: `I don’t judge anybody. Here’s where things stand, according to the text:\n\n${quotations(rows, text, handshake, 0.7)}\n\nA suspicion, or something unexplained, isn’t proof yet. Ask: what would settle it, and who decides?`,
    confidence: 0.75,
  };
}

const A_FIGURE = /\d/;
const MOST_OF_ONE = 2;
function sayLied({ request, text }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const head = "I can’t tell: a lie takes somebody who knows better, and no text shows that. What it can show is whether two statements fit together.";
  const voices = voicesOf(text);
  const lines = voices.flatMap(({ name, lines: said }) =>
    said
      .filter((s) => A_FIGURE.test(s.text) && !s.text.endsWith("?"))
      .slice(0, MOST_OF_ONE)
      .map((s) => ({ name, text: s.text })),
  );
  if (lines.length > 1)
    return {
      text: `${head} Compare these:\n\n${lines
        .slice(0, 2 * MOST_OF_ONE)
        .map(({ name, text: words }) => `- **${name}**: ${quote(words)}`)
        .join("\n")}\n\nAre they about the same thing, the same count and the same day?`,
      confidence: 0.7,
    };
  const sought = contentIn(request.replace(/\b(?:l(?:ied|ying|ies?)|liars?|truth)\b/gi, ""));
  const found = sought.length > 0 && placesOf(text, sought).length > 0;
  return {
    text: `${head} Ask ${found ? "about what it says here" : "about the sentence you doubt"}: who disagrees, and what would you have to see to know?`,
    confidence: 0.65,
  };
}

export const BLAMES_ROWS: readonly Row[] = [
  { form: LIED, intent: "verdict", passesOn: true, say: sayLied },
  { form: GUILTY, intent: "verdict", passesOn: true, say: sayGuilty },
];
