import { withNeighbors } from "../../text/context.ts";
import { anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { wordCount, type Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “I have a dog”, “We have a baby, what can we do?”: a case of the reader’s own, for which the text has a sentence. */

const OWN = new RegExp(
  `${LEAD}(?:i|we|my (?:\\w+ )?\\w+)(?:['’](?:m|re|ve|s))? ((?!(?:not|to|no|do(?:n['’]t| not)|did(?:n['’]t| not)|think|believe|guess|feel|felt|know|agree|disagree|doubt|mean|meant|say|said|says|like|love|hate|wonder|wish|hope|want|see|find|(?:have|had) an? (?:question|idea|feeling|problem|doubt))\\b)[^?!.]{2,50}?)(?:[,.]? (?:so )?(?:what (?:can|do|should|about|now|then)\\b[^?!.]{0,30}|do(?:es)? (?:it|this|that|they)\\b[^?!.]{0,40}))?${END}`,
  "i",
);
/** “I am not convinced”, “I’m worried”: a view, and no case. */
const OF_MIND = anyWords(
  /(?:sure|convinced|worried|afraid|scared|confused|angry|sad|happy|glad|sorry|interested|curious|wondering|thinking|asking|right|wrong|lost(?=[?.! ]*$)|tired|fine|ok(?:ay)?|doubts?|bored|done|here|back|new|impressed|shocked|surprised|disappointed|annoyed|upset|excited|busy|late|fed up|serious|joking|kidding|going|heard|read|seen|been)/i,
);
/** For whom or in which case something holds. */
const FOR_SOME = anyWords(
  /if you|unless|with or without|even if|(?:not|also) affected|for (?:those|people|anyone|everyone|families|members|students|children|owners|tenants)|whoever|(?:who|that|whose) (?:have|has|had|are|is|live|lives|need|needs|own|owns|rent|rents|work|works|use|uses|can|cannot)/i,
  /(?:families|households|people|pupils|students|members|residents|tenants|owners|customers|parents|patients|children|drivers|visitors|guests|those|anyone) (?:\w+ )?(?:with|without|over|under|in|on)/i,
);
const MOST_SHOWN = 2;
const MOST_BARE_WORDS = 7;

/** An illness, or too little money: what a text calls that. */
const CLASSES: readonly (readonly [own: RegExp, called: RegExp])[] = [
  [
    /\b(?:diabet\w+|asthma\w*|epilep\w+|allerg\w+|autis\w+|adhd|cancer|ill|illness|sick|disabled|disabilit\w+|wheelchair|blind|deaf|pregnan\w+|pacemaker)\b/i,
    /\b(?:medical|health|illness\w*|ill|sick\w*|disab\w+|doctor['’]?s?|special needs|condition)\b/i,
  ],
  [
    /\b(?:bab(?:y|ies)|toddlers?|infants?|newborns?|kids?|child(?:ren)?|son|daughter|twins)\b/i,
    /\b(?:child(?:ren)?|bab(?:y|ies)|infants?|nappies|famil(?:y|ies) with)\b/i,
  ],
  [
    /\b(?:can(?:not|['’]?t) (?:afford|pay)|poor|broke|unemployed|on benefits?|low income|no money|little money|out of work)\b/i,
    /\b(?:afford|difficult for you|hardship|low incomes?|benefits?|unemployed|financial(?:ly)?|reduced (?:price|fee|rate)|free (?:school )?meals)\b/i,
  ],
];
/** “I am 19”, of a text that names an age. */
const IS_OF_AGE =
  /^(?:(?:am|is|are) )?(?:only |just |already )?(?:\d{1,3}|(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty))(?: years old)?$/i;
const NAMES_AGE =
  /\b\d{1,2} (?:or|and|years and) (?:older|over|under|younger|above|below)\b|\b(?:over|under|at least|from the age of|aged|older than|younger than) \d{1,2}\b(?! ?(?:%|percent|euros?|dollars?|pounds?|minutes?|hours?|days?|weeks?|months?|kilos?|kg|km|m)\b)/i;
const CONDITIONAL = anyWords(/if|unless|when|for|who|whose|whoever|with|under|over/i);

const OF_OWN = new RegExp(`${LEAD}(?:i|we|my (?:\\w+ )?\\w+)(?:['’](?:m|re|ve)| am| are| have| has| work| works| live| lives| rent| own| need| use) `, "i");
const IS_MEANT = "Whoever wrote it can tell you whether that includes yours.";

/** “Should I get it, I have carpets” */
const ASKED_BEFORE =
  /^(?:(?:so|and|but|ok(?:ay)?|well)[, ]+)*(?:should|shall|can|could|may|must|is|are|does|do|will|would|what)\b[^?.!]{2,60}?(?:[?,;.] ?|[ ,]+(?:if|because|since|as|when) )(?=(?:i|we|my)\b)/i;

function sayOwnCase({ request: typed, text, handshake }: AboutText): Said | null {
  const request = typed.trim().replace(ASKED_BEFORE, "");
  const own = OWN.exec(request.trim())?.[1];
  if (own === undefined || OF_MIND.test(own) || isSwindle(text)) return null;
  const sought = contentIn(own);
  const body = bodyOf(text);
  const places = placesOf(text, sought, { near: true });
  const most = Math.max(0, ...places.map(({ holds }) => holds.size));
  const rows = places
    .filter(({ sentence, holds }) => FOR_SOME.test(sentence.text) && 2 * holds.size >= sought.length && holds.size === most)
    .map(({ sentence }) => sentence)
    .filter((s) => body.some(({ start }) => start === s.start))
    .slice(0, MOST_SHOWN)
    // “If you have a dog, don’t.”
    .map((s) => withNeighbors(text, s, new Set(), { before: wordCount(s.text) <= MOST_BARE_WORDS }));
  const called = IS_OF_AGE.test(own) ? NAMES_AGE : CLASSES.find(([form]) => form.test(own))?.[1];
  const isOf = (s: Sentence): boolean => called !== undefined && called.test(s.text) && (called === NAMES_AGE || CONDITIONAL.test(s.text));
  const shown = rows.length > 0 ? rows : body.filter(isOf).slice(0, MOST_SHOWN);
  // “I have no experience” – “No experience is needed”: no case by its form, and what there is to read.
  const speaks = sought.length === 0 ? [] : places.filter(({ holds }) => holds.size === sought.length).map(({ sentence }) => sentence);
  if (shown.length === 0 && speaks.length > 0 && speaks.length <= MOST_SHOWN && OF_OWN.test(request.trim()))
    return { text: `Here’s what it says about that:\n\n${quotations(speaks, text, handshake, 0.7)}\n\n${IS_MEANT}`, confidence: 0.65 };
  if (shown.length === 0) return null;
  return { text: `For a case like that, it says:\n\n${quotations(shown, text, handshake, 0.7)}\n\n${IS_MEANT}`, confidence: 0.75 };
}

/** What there is to say of a reader’s own case for which the text has no sentence; null of anything else. */
export const sayNoSuchCase = (request: string): Said | null =>
  OWN.test(request.trim()) && OF_OWN.test(request.trim()) && !OF_MIND.test(request)
    ? {
        text: "I don’t know your case, and going by your words, I don’t find a sentence for it. Ask the writer about whatever is different for you: does this apply to me, and if not, what does?",
        confidence: 0.6,
      }
    : null;

export const OWN_CASE_ROW: Row = {
  form: { test: (request) => OWN.test(request.replace(ASKED_BEFORE, "")) },
  intent: "decide",
  passesOn: true,
  say: sayOwnCase,
};
