import { BACKS, OTHER_SIDE, withoutSetPhrases } from "../../text/dissent.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “Who is for it?”, of a report with two sides. */

const IT = "(?:it|this|that|(?:the|this|that) [\\w-]+(?: [\\w-]+)?)";
const WHO_FOR = anyOf(
  new RegExp(
    `${LEAD}(?:and )?who(?:['’]s| is| are| was| were| all is| else is)? (?:really )?(?:for|in favou?r of|supporting|backing|supports?|backs?|wants?|likes?|defends?|proposed|proposes?) ${IT}${END}`,
    "i",
  ),
  new RegExp(`${LEAD}who(?:['’]s| is| are| was) (?:all )?in favou?r${END}`, "i"),
  new RegExp(`${LEAD}who (?:voted|spoke|speaks|argues|is arguing) (?:for|in favou?r of) ${IT}${END}`, "i"),
);
const WANTS = anyWords(
  /(?<!\b(?:not|never) )(?<!n['’]t )(?:wants?|plans?|intends?|proposes?|proposed|hopes?|promises?|promised|decided|is (?:planning|pushing|calling)|calls?|called) (?:to|for|on|it (?:the |an? )?(?:only|best|right|good|necessary|important|fair|great))/i,
  /(?:supports?|backs?|defends?|welcomes?|praises?|recommends?)|in favou?r of|voted (?:for|in favou?r)/i,
);
const MOST_SHOWN = 3;

function sayWhoFor({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text).filter(
    (s) => (BACKS.test(s.text) || WANTS.test(s.text)) && !OTHER_SIDE.test(withoutSetPhrases(s.text)) && !/^(?:He|She|They)\b/.test(s.text),
  );
  return rows.length === 0
    ? null
    : {
        text: `Going by the wording, here somebody wants it or speaks up for it:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nAsk about each: what do they gain, and what do they say to the objections?`,
        confidence: 0.7,
      };
}

export const FOR_ROW: Row = { form: WHO_FOR, intent: "good-points", passesOn: true, say: sayWhoFor };
