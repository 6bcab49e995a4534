import { cutText } from "@candor/engine/policy";

/** The beginning of a text, with a sign of what was left out; at most `max` UTF-16 units of it, and no half of a character. */
export const shortened = (text: string, max: number): string => (text.length > max ? `${cutText(text, max).trimEnd()} …` : text);

/** The end of a text: at most `max` UTF-16 units, and no half of a character. */
export function endOf(text: string, max: number): string {
  const end = text.slice(Math.max(0, text.length - max));
  return /^[\uDC00-\uDFFF]/.test(end) ? end.slice(1) : end;
}
