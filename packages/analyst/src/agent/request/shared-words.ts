import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { topicStems, type Sentence } from "../../text/words.ts";

/** Whether words that carry the topic of a request occur in the text: then it asks about the text, whatever else its words could ask for. */
export function sharesWords(text: string, request: string): boolean {
  const known = topicStems(text);
  return [...topicStems(request)].some((word) => known.has(word));
}

/** Whether one sentence of the text holds all that a request looks for, two words at least. */
export function isAllInOne(text: string, request: string): boolean {
  const sought = contentIn(request);
  return sought.length > 1 && placesOf(text, sought).some(({ holds }) => holds.size === sought.length);
}

/** Whether a sentence of the text, or the one before it, on which it may lean (“It shows …”), holds a thing that a question names; true of a thing without a word to look for, such as “it”. */
export function isOfThing(thing: string, sentence: Sentence, text: string): boolean {
  const sought = contentIn(thing);
  const body = bodyOf(text);
  const at = body.findIndex(({ start }) => start === sentence.start);
  return sought.length === 0 || [body[at - 1], sentence].some((s) => s !== undefined && placesOf(s.text, sought).length > 0);
}
