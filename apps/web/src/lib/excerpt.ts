import { cutText } from "@candor/engine/policy";

/** The beginning of a text, with a sign of what was left out; at most `max` UTF-16 units of it, no half of a character, and no part of a word unless it is a long one. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutText(text, max);
  const end = /\s/.test(text[cut.length]!) ? cut.length : cut.search(/\s\S*$/);
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()} …`;
}

/** The end of a text: at most `max` UTF-16 units, and no half of a character. */
export function endOf(text: string, max: number): string {
  const end = text.slice(Math.max(0, text.length - max));
  return /^[\uDC00-\uDFFF]/.test(end) ? end.slice(1) : end;
}
