import { placesOf, soughtIn } from "../text/search.ts";
import { topicStems } from "../text/words.ts";

/** Whether words that carry the topic of a request occur in the text: then it asks about the text, whatever else its words could ask for. */
export function sharesWords(text: string, request: string): boolean {
  const known = topicStems(text);
  return [...topicStems(request)].some((word) => known.has(word));
}

/** Whether one sentence of the text holds all that a request looks for, two words at least. */
export function isAllInOne(text: string, request: string): boolean {
  const sought = soughtIn(request).filter(({ isContent }) => isContent);
  return sought.length > 1 && placesOf(text, sought).some(({ holds }) => holds.size === sought.length);
}
