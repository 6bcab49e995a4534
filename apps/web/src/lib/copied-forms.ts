/* Forms in which words are copied together with what is none of them: subtitles and transcripts, exported chats, quoted mails. */

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

/** Before a message of an exported chat: "[12/03/2026, 14:22:01] Ann: …", "12/03/26, 2:22 pm - Ann: …", with marks of direction. */
const STAMP = /^[\u200E\u200F]?\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s)?\d{1,2}[.:]\d\d(?:[.:]\d\d)?(?:\s?[ap]\.?m\.?)?(?:\]|\s[-–])\s(?=\S)/i;

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

function isTimed(text: string, time: RegExp): boolean {
  let times = 0;
  for (const line of linesOf(text)) if (time.test(line) && ++times >= MIN_TIMES) return true;
  return false;
}

/** Whether times stand between the words again and again. */
export const hasTimes = (text: string): boolean => isTimed(text, TIME) || isTimed(text, STAMP);

/** The words of subtitles or of a transcript, its pieces in one, with a line end after a sentence; or an exported chat, each message with its writer. */
export function withoutTimes(text: string): string {
  const lines = linesOf(text);
  if (isTimed(text, STAMP)) return lines.map((line) => line.replace(STAMP, "")).join("\n");
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
