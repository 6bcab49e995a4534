/* Forms in which words are copied together with what is none of them: subtitles and transcripts, quoted mails. */

/** A time on a line of its own, as subtitles and copied transcripts have them: "0:07", "00:00:01,000 --> 00:00:03,500 align:start". */
const TIME = /^[ \t]*(?:\d{1,3}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[ \t]*(?:-->.*)?$/;
const MIN_TIMES = 3;
/** "WEBVTT - A title", and blocks that are no words. */
const NO_WORDS = /^(?:WEBVTT|NOTE|STYLE|REGION)\b/;
/** Of a subtitle, which may have a name of another kind. */
const NUMBER = /^[ \t]*\d+[ \t]*$/;
/** Font, colour, place and voice. */
const STYLE = /<[^<>]*>|\{\\[^{}]*\}/g;
const ENDS_SENTENCE = /[.?!…][\p{Pe}\p{Pf}"']*$/u;

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

/** Whether times stand between the words again and again. */
export function hasTimes(text: string): boolean {
  let times = 0;
  for (const line of linesOf(text)) if (TIME.test(line) && ++times >= MIN_TIMES) return true;
  return false;
}

/** The words of subtitles or of a transcript: its pieces in one, with a line end after a sentence. */
export function withoutTimes(text: string): string {
  const lines = linesOf(text);
  let words = "";
  let skips = false;
  lines.forEach((line, i) => {
    if (line.trim() === "") {
      skips = false;
      return;
    }
    const first = i === 0 || lines[i - 1]!.trim() === "";
    const next = lines[i + 1] ?? "";
    const names = (first || NUMBER.test(line)) && next.includes("-->") && TIME.test(next);
    if (first && NO_WORDS.test(line)) skips = true;
    if (skips || names || TIME.test(line)) return;
    const piece = line.replace(STYLE, "").trim();
    if (piece === "") return;
    const speaks = /^[-–—[]/.test(piece);
    words += (words === "" ? "" : speaks || ENDS_SENTENCE.test(words.slice(-4)) ? "\n" : " ") + piece;
  });
  return words;
}

const QUOTED = /^[ \t]*>/;
/** The signs of a line, of quotations in quotations, too. */
const SIGNS = /^[ \t]*>(?:[ \t]?>){0,20}[ \t]?/gm;

/** Whether more than half of the lines with words are quoted, as in a mail that is answered. */
export function isMostlyQuoted(text: string): boolean {
  const lines = linesOf(text).filter((line) => line.trim() !== "");
  return lines.filter((line) => QUOTED.test(line)).length * 2 > lines.length;
}

export const withoutQuoteSigns = (text: string): string => text.replace(SIGNS, "");
