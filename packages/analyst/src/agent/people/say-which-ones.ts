import { anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “Which experts?”, “What studies are these?”: whether a text names those of whom it speaks in the plural. */

const THING =
  "((?!(?:one|of|part|parts|word|words|sentence|sentences|paragraph|claims?|marks?|kind|kinds|sort|day|time|year|date)\\b)[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,2}?)";
const ASKS = new RegExp(
  `${LEAD}(?:which ${THING}(?: (?:are|were) (?:they|those|these|meant)| (?:do|does) (?:they|it|he|she) (?:mean|talk about|refer to))?|what ${THING} (?:are|were) (?:they|those|these)|(?:does|do) (?:it|he|she|they) name (?:the |these |those |any )?${THING})${END}`,
  "iu",
);
/** Several, and none by name. */
const SEVERAL = anyWords(
  /several|many|some|most|numerous|various|certain|selected|leading|renowned|recent|international|top|well-known|a (?:number|group|range) of|dozens|hundreds|thousands|\d+|experts|scientists|researchers|psychologists|doctors|studies|critics|customers|users|readers|people|partners|festivals|others|they/i,
);
/** A name inside a sentence: a capital that no sentence, weekday or month explains. */
const NAME =
  /(?<=[\p{Ll}\d,;:)"”] ["“(]?)(?!(?:I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll}[\p{L}’'-]+/u;
const MOST_SHOWN = 2;

function sayWhichOnes({ request, text, handshake }: AboutText): Said | null {
  const asked = ASKS.exec(request.trim());
  const thing = asked?.[1] ?? asked?.[2] ?? asked?.[3];
  const sought = thing === undefined ? [] : contentIn(thing);
  if (sought.length === 0) return null;
  const body = bodyOf(text);
  const rows = placesOf(text, sought)
    .filter(({ sentence, holds }) => holds.size === sought.length && body.some(({ start }) => start === sentence.start) && !sentence.text.endsWith("?"))
    .map(({ sentence }) => sentence);
  if (rows.length === 0 || !rows.every((s) => SEVERAL.test(s.text) && !NAME.test(s.text))) return null;
  return {
    text: `It doesn’t name any:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.75)}\n\nNobody can look up what has no name. Ask the writer: which ones, how many out of how many, and can I read or ask them?`,
    confidence: 0.75,
  };
}

export const WHICH_ONES_ROW: Row = { form: ASKS, intent: "sources", passesOn: true, say: sayWhichOnes };
