import { placesOf, soughtIn } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import { ASKS_LOOKS, EXCEPTS, isOfKind, kindsWanted, WANTED } from "../request/kinds-wanted.ts";

/** The sentences of a text that can answer a question: by its words, by others for the same, and by the kind of thing that it asks for. */

const LEAST_SHARE = 0.6;
const KIND_WEIGHT = 1.5;
/** A sentence with less than that holds a word that fits everything. */
const LEAST_NAMED = 0.4;
export const MOST_SENTENCES = 3;

/** The word that makes a question one, of the reader’s or of the text’s. */
const ASKS_WITH = /^(?:(?:and|so|but|ok(?:ay)?|well|then)[, ]+)*(why|how|when|where|who|what)\b/i;

export interface Found {
  sentences: Sentence[];
  words: string[];
  missing: string[];
  /** Those of the missing words on which the question turns. */
  point: string[];
  /** Those of the words found for which the text has others that come near. */
  nearly: string[];
}

/** A title, or a verb that fits everything: that it is missing says nothing of what was found. */
const BESIDE_THE_POINT = /^(?:mrs?|ms|miss|sir|madam|dr|prof|professor|name[ds]?|happen\w*|exactly|actually|please|put|goes|going|doing)$/;

/** The sentences that hold most of what is asked, and which words were found in them. */
export function sentencesFor(text: string, question: string): Found {
  // “What does the cat look like?”: of a text on one cat the sentences need not name it.
  const sought = ASKS_LOOKS.test(question) ? [] : soughtIn(question);
  const places = placesOf(text, sought, { near: true });
  const kinds = kindsWanted(question, [...WANTED, EXCEPTS], text);
  const asks = ASKS_WITH.exec(question.trim())?.[1]?.toLowerCase();
  // “Why are prices going up?”, in a text that goes on to answer it.
  const isAsked = (s: Sentence): boolean => s.text.endsWith("?") && asks !== undefined && asks === ASKS_WITH.exec(s.text)?.[1]?.toLowerCase();
  const bonus = (s: Sentence): number => KIND_WEIGHT * (kinds.filter((kind) => isOfKind(kind, s.text)).length + (isAsked(s) ? 1 : 0));
  // A score may stand in the title alone.
  const body = bodyOf(text);
  const readable = kinds.length > 0 && !body.some((s) => kinds.some((kind) => isOfKind(kind, s.text))) ? sentencesOf(text) : body;
  const others = readable.filter((s) => !places.some(({ sentence }) => sentence.start === s.start)).map((sentence) => ({ sentence, score: 0 }));
  // “When can I buy it?”: where a sentence on deliveries sets a time, other days are none.
  const isNamed = new Set(places.filter(({ score }) => score >= LEAST_NAMED).map(({ sentence }) => sentence.start));
  const isNamedAndFits = kinds.length > 0 && places.some(({ sentence }) => isNamed.has(sentence.start) && kinds.some((kind) => isOfKind(kind, sentence.text)));
  const rows = [...places, ...others]
    .map(({ sentence, score }) => ({ sentence, score: score + bonus(sentence) }))
    .filter(({ score, sentence }) => score > 0 && (!isNamedAndFits || isNamed.has(sentence.start)))
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start);
  const named = new Set(places.map(({ sentence }) => sentence.start));
  const best = rows[0]?.sentence;
  // “When is the lift out of order?”: beside a day for the lift, a day for the rent is none.
  const answered = best !== undefined && named.has(best.start) && bonus(best) > 0;
  // Where the text asks just that, what stands behind its question is the answer.
  const most = answered && isAsked(best) ? 1 : MOST_SENTENCES;
  const kept = rows.filter(({ sentence, score }) => score > LEAST_SHARE * rows[0]!.score && (!answered || named.has(sentence.start))).slice(0, most);
  const held = new Set(places.filter(({ sentence }) => kept.some((row) => row.sentence.start === sentence.start)).flatMap(({ holds }) => [...holds]));
  const nearly = new Set(places.flatMap((place) => [...place.nearly]));
  const anywhere = new Set(places.flatMap(({ holds }) => [...holds]));
  return {
    sentences: kept.map(({ sentence }) => sentence).sort((a, b) => a.start - b.start),
    words: sought.flatMap(({ word, stem }) => (held.has(stem) ? [word] : [])),
    missing: sought.flatMap(({ word, stem, isContent }) => (isContent && !anywhere.has(stem) ? [word] : [])),
    point: sought.flatMap(({ word, stem, isContent, weight }) =>
      isContent && weight >= 1 && !BESIDE_THE_POINT.test(word) && !anywhere.has(stem) ? [word] : [],
    ),
    nearly: sought.flatMap(({ word, stem }) => (nearly.has(stem) ? [word] : [])),
  };
}
