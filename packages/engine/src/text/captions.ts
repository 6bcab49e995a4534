import { isDigit } from "./characters.ts";
import { endAt, matchAt } from "./sticky.ts";

/** "0:12", "[1:02:03]" or "00:00:12,500 --> 00:00:15,000" with what a player wants to know behind it: when a caption is shown. */
const STAMP = /[[(]?\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?(?<range>[ \t]*-->[^\r\n]*)?[\])]?(?=\s|$)/y;
/** What stands before the words of a caption: the head of a file, its number, its time. Made when the first captions are read. */
let cue: RegExp | undefined;
const cueExpression = (): RegExp =>
  (cue ??= new RegExp(`(?:WEBVTT[^\\r\\n]*[\\r\\n]+)?(?:\\d{1,6}[ \\t]*\\r?\\n)?${STAMP.source}[ \\t]*(?:\\r?\\n[ \\t]*)?`, "y"));
/** Somebody else speaks: ">> " in captions of television, "- " in those of films. */
const CHANGE = /(?:(?:>>|&gt;&gt;)>?:?|[-–](?=[ \t]))[ \t]*/y;

const STAMPS_MIN = 3;
/** Of the lines with words or times, at least one in so many holds a time. */
const LINES_PER_STAMP = 5;
/** Of the captions, at least one in so many begins in the middle of a sentence; schedules and lists of chapters do not. */
const STAMPS_PER_LOWER = 3;

/**
 * Whether a text is made of captions, as a video site shows its transcript or a file of subtitles holds it: a sentence runs on over several of them, and
 * neither their times nor the empty lines between them say anything.
 */
export function isCaptioned(text: string): boolean {
  let lines = 0;
  let stamps = 0;
  let ranges = 0;
  let lower = 0;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    if (end < 0 && lines === 0) return false;
    const after = end < 0 ? text.length : end;
    const unit = text.charCodeAt(at);
    if (unit > 0x20) lines++;
    const stamp = isDigit(text, at) || unit === 0x28 || unit === 0x5b ? matchAt(STAMP, text, at) : null;
    if (stamp) {
      stamps++;
      if (stamp.groups!["range"]) ranges++;
      if (goesOnSmall(text, at + stamp[0].length)) lower++;
    }
    at = after + 1;
  }
  return stamps >= STAMPS_MIN && stamps * LINES_PER_STAMP >= lines && (ranges * 2 > stamps || lower * STAMPS_PER_LOWER >= stamps);
}

/** Whether a small letter follows. The expression stands here, since V8 looks up a property of characters where one is written, and few texts have captions. */
const goesOnSmall = (text: string, at: number): boolean => matchAt(/[ \t\r\n"“‘'(]*\p{Ll}/uy, text, at) !== null;

/** Position behind the number and the time of the caption that begins at `at`, the start of a line: that of its words; `at` where none begins. */
export const cueEnd = (text: string, at: number): number => endAt(cueExpression(), text, at);

/** Position behind the mark at `at`, the start of a line of captions, that says that somebody else speaks; `at` without one. */
export const changeEnd = (text: string, at: number): number => endAt(CHANGE, text, at);
