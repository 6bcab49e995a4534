import { THREATENED } from "./consequences.ts";
import { anyOf, anyWords } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import type { Sentence } from "./words.ts";

/** What a letter, a rule or a contract leaves to its reader, and what it has in store for whoever does nothing. */

/** Those whom a notice speaks to or of. */
const READERS = "(?:you|members|parents|residents|tenants|customers|guests|students|employees|readers|subscribers|participants|owners|patients)";
const OPTION = anyOf(
  new RegExp(
    `\\b${READERS} (?:\\w+ )?(?:(?:can|may|could)(?! be \\w+ed\\b)|have the (?:right|option)|have (?:until|time)|are (?:free|welcome|able|entitled|invited) to)\\b(?! (?:also )?(?:see|feel|imagine|expect|trust|be (?:sure|certain)|rest assured)\\b)`,
    "i",
  ),
  /\b(?:whoever|anyone who|anybody who|those who|everyone who) [^.!?]{2,40}? (?:can|may|could)\b/i,
  /\b(?:whoever|anyone who|anybody who|those who|everyone who|people who|residents who) (?:wish(?:es)?|wants?|would like) to [^.!?]{2,40}? (?:must|has to|have to|should|needs? to)\b/i,
  /\b(?:can|may|must|should|has to|have to|is to|are to) (?:still )?be (?:sent|handed in|returned|made|submitted|filed|cancelled|canceled|paid|signed|raised|collected|changed|given|reported|registered|ordered)\b/i,
);
/** “You owe …, due by 31 March” */
const DUTY = anyWords(
  new RegExp(`${READERS} (?:still |now |also )?(?:owe|must|have to|need to|are (?:required|obliged|asked|requested|expected) to)`, "i"),
  /(?<!\b(?:results?|figures|numbers|reports?|findings|verdicts?|rulings?|decisions?|editions?|elections?|trains?|bus(?:es)?|bab(?:y|ies)) (?:(?:is|are|was|were) )?)(?:(?:is|are|becomes?|falls?) (?:due|payable)|due (?:by|on|before|until|within|no later))|payable (?:by|on|within)|must be (?:\w+ed|paid|sent|made)/i,
);
/** What happens to whoever does nothing, or too late. */
const DEFAULT = anyWords(
  /after (?:that|this)(?: date| day)?,? (?:the|your|it|we|they|no|there|you|any|all)|from then on|thereafter/i,
  /if (?:we|i|the \w+) (?:(?:do|does|have|has)(?: not|n['’]t)|hear nothing|get no|receive no)|if no (?:answer|reply|objection|payment|form|response|one)/i,
  /if (?:you|it|this|that|they|the \w+|your \w+) (?:(?:do|does|are|is|have|has|can)(?: not|n['’]t)|cannot|fail|miss|ignore|remain|say nothing|stay silent)/i,
  /whoever (?:does not|doesn['’]t|fails|misses)|(?:those|anyone|[a-z]{3,30}s) (?:who|that) (?:do not|does not|don['’]t|doesn['’]t|fail|miss|have not)/i,
  /whose [\w-]+ (?:is|are|has|have) (?:missing|late|not|incomplete|unpaid|expired)|without (?:a |an )?(?:valid|signed|completed?|paid) \w+/i,
  /otherwise|or else|unless (?:you|we|it|they)|failing (?:this|that|to)|in (?:that|this) case|without (?:it|this|your|a (?:reply|form|signature))/i,
  /(?:late|missing|unpaid|overdue) (?:\w+ )?(?:payments?|forms?|replies|answers|applications?|fees?|returns?)/i,
  /(?:received|sent|made|submitted|handed in|filed|arriving|posted|paid) (?:after|later than|too late)|(?:will|can|may)(?: not|n['’]t) be (?:considered|accepted|processed|taken into account)/i,
  /(?:automatically|silently|by default) \w+|(?:renews?|continues?|extends?|runs) (?:automatically|for another|by another|until)|(?:is|are|will be) (?:extended|renewed) (?:by|for)/i,
  /(?:will|shall) be (?:considered|deemed|treated|taken|regarded|counted) (?:as )?(?:accepted|agreed|consent|agreement|approved|a yes|cancelled|forfeited|lost)/i,
);
/** “If you don’t like it, you have no taste”: has nothing in store. */
const OF_MIND =
  /\bif (?:you|they|the \w+) (?:(?:do|does)(?: not|n['’]t)|cannot|can['’]t) (?:even |really )?(?:like|love|know|believe|trust|think|care|see|understand|remember|mind)\b/i;
/** Such words in what somebody said are no term of the text. */
const TOLD = /^["“]|\b(?:said|says|told)\b/;

const sentencesLike = (text: string, form: RegExp): Sentence[] => bodyOf(text).filter((s) => form.test(s.text) && !TOLD.test(s.text));

/** What the reader may do, or what has to be handed in, in the order of the text. */
export const optionsOf = (text: string): Sentence[] => sentencesLike(text, OPTION);
/** What the reader owes or has to do, in the order of the text. */
export const dutiesOf = (text: string): Sentence[] => sentencesLike(text, DUTY);
/** What happens to whoever does nothing, in the order of the text. */
export const defaultsOf = (text: string): Sentence[] => sentencesLike(text, DEFAULT).filter((s) => !OF_MIND.test(s.text));
/** What is threatened, said by whomever, in the order of the text. */
export const threatsOf = (text: string): Sentence[] => bodyOf(text).filter((s) => THREATENED.test(s.text) && !OF_MIND.test(s.text));
