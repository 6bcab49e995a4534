/** “What about number 3?”, “Is tip 5 true?”, of a text with a numbered list. */
const ITEM = /\b(?:tips?|points?|items?|numbers?|no\.?|steps?|rules?|reasons?|#) ?#?(\d{1,2})\b/i;

interface ListItem {
  n: string;
  start: number;
  end: number;
}

/** The line of a list that a request names by its number; null where it names none, or the text has no such list. */
export function itemAsked(request: string, text: string): ListItem | null {
  const n = ITEM.exec(request)?.[1];
  if (n === undefined) return null;
  const lines = [...text.matchAll(/^[ \t]*(\d{1,2})[.)] \S.*$/gm)];
  const line = lines.length > 1 ? lines.find((one) => one[1] === n) : undefined;
  return line ? { n, start: line.index, end: line.index + line[0].length } : null;
}
