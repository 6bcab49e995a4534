import { isDigit } from "./characters.ts";
import { endAt } from "./sticky.ts";

/** "@name", as an answer on a social network begins, or "RT @name:" before what is passed on. */
const HANDLE = /@\w{1,30}:?(?=\s)/y;
/** "3/ ", "(3/12) ", or "3/12" on a line of its own: which part of a thread the line opens. "3/4 cup" is an amount. */
const PART = /(?:\d{1,2}\/|\(\d{1,2}\/(?:\d{1,2}|n)?\)|\d{1,2}\/(?:\d{1,2}|n)(?=[ \t]*(?:[\r\n]|$)))(?=\s|$)/y;

/** Position behind the name of an account at `at`, the place of its "@"; behind the "@" alone where no name stands. */
export const handleEnd = (text: string, at: number): number => Math.max(at + 1, endAt(HANDLE, text, at));

/** Position behind the number that a post has in a thread, at the start of a line; `at` without one. */
export const partEnd = (text: string, at: number): number => (isDigit(text, at) || text.charCodeAt(at) === 0x28 ? endAt(PART, text, at) : at);
