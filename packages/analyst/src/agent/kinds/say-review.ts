import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { isSelling } from "./say-selling.ts";
import { quote, type Said } from "../say.ts";

/** “Should I buy it?”, “Is it any good?”, of a review: what one buyer praises, what they found wanting, and what they would do. */

const OWN_USE =
  /\b(?:I|we)(?:['’]ve| have| had)? (?:(?:just|only|also|recently) )?(?:bought|ordered|got it|purchased|been using|used it|use it|owned|own it|tried it|stayed|ate|booked|returned it|sent it back|got (?:mine|the \w+|this \w+))\b|\b(?:one|two|three|four|five|\d(?:\.\d)?) (?:out of (?:five|5) )?stars? for\b/i;
const QUOTED = /["“][^"”]{0,400}["”]/g;
const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:should|shall|would|can|could) (?:i|we|you) (?:(?:really|still|then|even|better) )*(?:buy|get|order|take|book|choose|try|want)(?: (?:it|this|that|one|the \\w+(?: \\w+)?))?(?: or not)?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is|are|was) (?:it|this|that|they|the \\w+(?: \\w+)?) (?:really |actually |even )?(?:any good|good or bad|bad or good|good|bad|worth (?:it|buying|the (?:money|price)|getting)|recommended|ok(?:ay)?|reliable)${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}what(?:['’]?s| is| are| was) (?:so |the )?(?:bad|good|great|wrong|nice|annoying|problems?|catch|downsides?|upsides?|pros|cons|pros and cons|faults?)(?: (?:things? )?(?:about|with|of|in) (?:it|this|that|the \\w+))?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}why (?:so few stars|(?:only |just )*(?:\\d|one|two|three|a single|half a) stars?|(?:such |so )?(?:a |the )?(?:bad|low|poor) (?:rating|review|score)|not (?:five|5|more) stars?|(?:is|was) (?:he|she|it|the \\w+) (?:not |un|dis)(?:happy|satisfied))${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:do|does|did|would) (?:they|he|she|the (?:reviewer|writer|author|buyer|customer)) (?:really |actually )?(?:like|love|recommend|hate|regret) (?:it|this|that|the \\w+)${END}`,
    "i",
  ),
);
const WOULD =
  /\b(?:would|will|wouldn['’]t|won['’]t) (?:(?:not|never|definitely|always|probably) )?(?:buy|recommend|order|book|get|come back|go back|return|stay|choose)\b|\b(?:do(?: not|n['’]t)|never) (?:buy|order|book)\b|^(?:if you [^.!?]{3,40}, )?(?:do(?: not|n['’]t) )?buy (?:it|one|this)\b|[,;] (?:do(?: not|n['’]t) )?buy (?:it|one|this)\b|\b(?:recommend(?:ed)?|not recommended|hands off|(?:two|four|five|three|one) (?:out of (?:five|ten) )?stars?)\b/i;
const DENIED = /\b(?:not|never|no|without|n['’]t)\b/i;
const BREAKS = anyWords(/drips?|leaks?|break|stick|scratch|squeak|overheat|crash|fail|stain|smell|rattle/i);
const FAULTS = anyWords(
  /broke(?:n)?|cracked|leaks?|leaked|drips?|noisy|loud|slow(?:ly)?|late|disappoint\w*|expected (?:\w+ )?(?:better|more)|poor(?:ly)?|better (?:ones?|alternatives?)|cheap(?:ly)? (?:made|plastic)|worse|refund\w*/i,
  /sent it back|returned it|not worth|unfortunately|problems?|fail(?:s|ed)?|stopped|too (?:small|big|short|long|hot|cold|expensive|heavy|weak)|dirty|rude|faulty|defect\w*|missing|annoy\w*|waste/i,
  /got stuck|(?:and )?not (?:the )?\d[\d.,]*(?! (?:euro|dollar))|only \d+ (?:minutes|hours|days|weeks)|needs? (?:a )?new \w+ every|would pay more than/i,
  /clog(?:s|ged)?|but only \d+|nobody tells you|would not (?:pay|refund|replace|repair)|not on the box/i,
  /(?:took|waited|needed) (?:\w+ )?(?:\d+|two|three|four|five|six|several) (?:days|weeks|months|hours)/i,
);
const PRAISE = anyWords(
  /superb|love[sd]?|great|good|excellent|works? (?:well|fine|perfectly)|easy|fast|quick(?:ly)?|quiet|happy|perfect(?:ly)?|nice|friendly|clean|comfortable|solid|sturdy|delicious|tasty|hot|reliable|(?:i|we|she|he|they) (?:really )?likes?|liked|pleased|impressed|handsome|beautiful/i,
  /better than (?:my|the|any|most)|free of charge|well (?:made|built|done|thought)/i,
);
const MOST_SHOWN = 2;

const ONLY_BAD = /^(?:\w+ )*why\b|\bwhat['’]?s?\b.*\b(?:catch|bad|wrong|annoying|problems?|downsides?|cons|faults?)\b/i;
const ONLY_GOOD = /\bwhat\b.*\b(?:good|great|nice|upsides?|pros)\b/i;

const OF_A_PART = new RegExp(
  `${LEAD}(?:is|are|was|were) the (\\w+ (?:numbers?|figures?|\\w+)) (?:\\w+ )?(?:reliable|right|true|correct|ok(?:ay)?|good|bad)${END}`,
  "i",
);
function sayReview({ request, text }: AboutText): Said | null {
  if (!OWN_USE.test(text.replace(QUOTED, " ")) || isSelling(text)) return null;
  // “Is the noise number reliable?” asks of one part, on which the text has its own sentence.
  const part = OF_A_PART.exec(request.trim())?.[1];
  if (part !== undefined && contentIn(part).length > 0 && placesOf(text, contentIn(part)).length <= MOST_SHOWN) return null;
  const body = bodyOf(text);
  const isFault = ({ text: words }: Sentence): boolean => FAULTS.test(words) && !(DENIED.test(words) && BREAKS.test(words));
  const would = body.filter((s) => WOULD.test(s.text));
  const faults = body.filter((s) => isFault(s) && !would.includes(s));
  const praise = body.filter((s) => !faults.includes(s) && !would.includes(s) && (PRAISE.test(s.text) || (DENIED.test(s.text) && BREAKS.test(s.text))));
  if (faults.length + praise.length + would.length === 0) return null;
  const onlyBad = ONLY_BAD.test(request) && !ONLY_GOOD.test(request) && faults.length > 0;
  const onlyGood = ONLY_GOOD.test(request) && !ONLY_BAD.test(request) && praise.length > 0;
  const listed = (head: string, rows: readonly Sentence[]): string =>
    rows.length === 0
      ? ""
      : `**${head}**\n\n${rows
          .slice(0, MOST_SHOWN)
          .map((s) => `- ${quote(s.text)}`)
          .join("\n")}`;
  return {
    text: [
      onlyBad || onlyGood ? "According to one buyer:" : "That’s up to you; this is one buyer’s word.",
      onlyBad ? "" : listed("What they liked", praise),
      onlyGood ? "" : listed("What they didn’t like", faults),
      onlyBad || onlyGood ? "" : listed("What they would do", would.slice(-1)),
      "One case shows that a thing can happen, not how often. Look for what several buyers say about the same part after a few months, and for a test by somebody who didn’t get it for free.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
  };
}

export const REVIEW_ROW: Row = { form: ASKS, intent: "decide", passesOn: true, say: sayReview };
