import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Has anyone else tested it?”: whether somebody besides whoever speaks in a text has looked, by its own words. */

const TESTED = "(?:tested|checked|verified|confirmed|measured|studied|reviewed|examined|audited|proven|proved|validated|investigated|looked into|seen)";
const THING = "(?:it|this|that|them|these|those|(?:the|this|that|these|those|their|his|her) [\\p{L}’'-]+(?: [\\p{L}’'-]+)?)";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:has|have|did|does|do|was|were|is|are) (?:there )?(?:any(?:one|body)|some(?:one|body)|others?|other people|any others) (?:else )?(?:(?:really|actually|ever|also|who) )*(?:${TESTED}|test|check|verify|confirm|measure|study)(?: ${THING})?${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}(?:has|have|is|are|was|were) ${THING} (?:(?:been|ever|really|actually) )*independently ${TESTED}${END}`, "iu"),
  new RegExp(
    `${LEAD}(?:has|have|is|are|was|were) ${THING} (?:(?:been|ever|really|actually) )*${TESTED} (?:independently|by (?:any(?:one|body)|some(?:one|body)|others?|outsiders?|experts?|scientists?)(?: else)?)${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}who (?:(?:else|really|actually|has|have) )*${TESTED} ${THING}${END}`, "iu"),
  new RegExp(`${LEAD}${TESTED} by (?:whom|who)${END}`, "iu"),
  new RegExp(
    `${LEAD}(?:(?:is|are|was|were) (?:there )?(?:any )?|any )(?:independent )?(?:science|research) (?:behind|for|on) ${THING}${END}|${LEAD}(?:(?:is|are|was|were) (?:there )?(?:any )?|any )independent (?:tests?|proof|evidence|stud(?:y|ies)|checks?|confirmation|sources?)(?: (?:of|for) ${THING})?${END}`,
    "iu",
  ),
);
const LOOKED = anyWords(
  /tests?|tested|testing|trials?|stud(?:y|ies)|checked|measured|measurements?|examined|inspect\w*|audit\w*|certif\w*|verified|confirmed|assessor|(?:experts?|scientists?|researchers?|psychologists?|doctors?) (?:have |has )?(?:found|shown?|say|says|recommend\w*)|lab(?:orator(?:y|ies))?|approved|survey\w*|evaluat\w+/i,
);
const FROM_OUTSIDE = anyWords(
  /independent(?:ly)?|third[- ]party|peer[- ]reviewed|published in|external(?:ly)?|universit(?:y|ies)|institutes?|hospitals?|consumer (?:magazine|organi[sz]ations?|test|office)|audit(?:ed|ors?)|inspectors?|regulators?|statistics office|assessor|court/i,
);
const FROM_INSIDE = anyWords(
  /internal(?:ly)?|in-house|our (?:own )?(?:\w+ )?(?:tests?|labs?|studies|engineers?|experts?|data|survey)|we (?:tested|measured|checked)|own tests?/i,
);
/** “Clinically tested”: by whom is left out. */
const BY_NOBODY = /\b(?:clinically|scientifically|laboratory|lab|dermatologically|thoroughly) (?:tested|proven|approved|verified)\b(?! (?:by|at|in) )/i;
const MOST_SHOWN = 3;

function sayIndependent({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const looked = bodyOf(text).filter((s) => LOOKED.test(s.text) && !s.text.endsWith("?"));
  const outside = looked.filter((s) => FROM_OUTSIDE.test(s.text) && !FROM_INSIDE.test(s.text) && !BY_NOBODY.test(s.text));
  const tail = "A test you can rely on says who ran it, on how many, and where you can read it. Was it run by someone who gains nothing from the result?";
  if (outside.length > 0)
    return {
      text: `Here it mentions someone other than its writer who looked:\n\n${quotations(outside.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nOnly their own words can show whether they did, and found just that. Look for those.`,
      confidence: 0.7,
    };
  const head = "I don’t see anyone in it besides the people who speak.";
  return looked.length === 0
    ? { text: `${head} It doesn’t mention any test or check. ${tail}`, confidence: 0.65 }
    : {
        text: `${head} This is what it says about tests and checks:\n\n${quotations(looked.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\n${tail}`,
        confidence: 0.7,
      };
}

export const INDEPENDENT_ROW: Row = { form: ASKS, intent: "sources", passesOn: true, say: sayIndependent };
