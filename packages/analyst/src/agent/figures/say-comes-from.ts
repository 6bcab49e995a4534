import { anyWords } from "../../text/forms.ts";
import { inFigures } from "../../text/number-words.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { sentencesOf } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Where does the half come from?”: a figure or a claim that a question names, with what stands around it, and whether it is called a guess there. */

const ASKS = new RegExp(
  `${LEAD}(?:where|how) (?:do|does|did|would) (?:(?:he|she|it|they|the \\w+|[\\p{L}-]+) (?:get|have|know|take|come up with) (?:the |that |those |these |this )?([^?.!]{2,40}?)(?: from)?|(?:the |that |those |these |this )([^?.!]{2,40}?) come from)${END}`,
  "iu",
);
const A_GUESS = anyWords(
  /guess(?:es|ed|ing)?|estimate[ds]?|i(?:['’]d| would) say|roughly|about|perhaps|maybe|i (?:count|counted|think|believe|reckon)|rule of thumb|gut feeling|we (?:think|believe|reckon)/i,
);
const BEHIND_CHARS = 220;

function sayComesFrom({ request, text }: AboutText): Said | null {
  const asked = ASKS.exec(request.trim());
  const thing = asked?.[1] ?? asked?.[2];
  if (thing === undefined || isSwindle(text)) return null;
  const sought = soughtIn(inFigures(thing)).filter(({ word }) => !/^(?:number|figure|idea|claim)s?$/.test(word));
  const body = bodyOf(text);
  const place = placesOf(text, sought)
    .filter(({ holds, sentence }) => holds.size === sought.length && body.some(({ start }) => start === sentence.start))
    .sort((a, b) => b.score - a.score)[0]?.sentence;
  if (sought.length === 0 || !place) return null;
  const all = sentencesOf(text);
  const next = all[all.findIndex(({ start }) => start === place.start) + 1];
  const more =
    next &&
    next.end - place.start <= BEHIND_CHARS + (place.end - place.start) &&
    (A_GUESS.test(next.text) || /^(?:that|this|it|the (?:figure|number))\b/i.test(next.text));
  const words = more ? text.slice(place.start, next.end) : place.text;
  return {
    text: `It’s here:\n\n> ${quote(words)}\n\n${
      A_GUESS.test(words)
        ? "By its own words, that’s somebody’s guess or estimate. What is it based on, and would somebody else who knows the subject say the same?"
        : "Does it come with a name, a study or an office? If not, all you have is the word of the person who says it: ask who counted, what, and when."
    }`,
    confidence: 0.65,
  };
}

export const COMES_FROM_ROW: Row = { form: ASKS, intent: "sources", passesOn: true, say: sayComesFrom };
