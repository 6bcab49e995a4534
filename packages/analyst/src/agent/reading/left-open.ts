import { anyWords } from "../../text/forms.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";

/** How many, whom, when: what an announcement keeps open in its wording. */
const OPEN = anyWords(
  /a (?:(?:small|limited|certain|large|great) )?number of|(?:certain|several|various|some) (?:roles?|positions?|sites?|services?|customers?|employees|changes|measures|adjustments|restrictions|fees|areas|regions)/i,
  /in due course|as appropriate|where (?:necessary|appropriate|possible)|further (?:details|information|steps)|at a later (?:date|stage)|in the (?:near|coming) (?:future|months|weeks)/i,
  /(?:will|may|might|could) be (?:impacted|affected|adjusted|reviewed|realigned|optimi[sz]ed|considered)|(?:changes|adjustments|exceptions|deductions|reductions|cuts) (?:will|may|might|could) be made/i,
);
/** Only of what is to come: “it needs it soon” announces nothing. */
const SOON = /\b(?:will|shall|going to|plan(?:s|ned)?|to follow)\b[^.!?]{0,200}\b(?:shortly|soon)\b|\b(?:shortly|soon)\b[^.!?]{0,200}\b(?:will|shall)\b/i;
const AHEAD = /\b(?:will|shall|going to|plan(?:s|ned)?|from (?:now|next))\b/i;
const MOST = 2;

/** The sentences of an announcement that say something will happen, and neither how much nor when nor to whom. */
export const leftOpen = (text: string): Sentence[] =>
  AHEAD.test(text)
    ? sentencesOf(text)
        .filter((s) => (OPEN.test(s.text) || SOON.test(s.text)) && !/\d/.test(s.text))
        .slice(0, MOST)
    : [];
