import { topicStems } from "../text/words.ts";

/** Whether words that carry the topic of a request occur in the text: then it asks about the text, whatever else its words could ask for. */
export function sharesWords(text: string, request: string): boolean {
  const known = topicStems(text);
  return [...topicStems(request)].some((word) => known.has(word));
}
