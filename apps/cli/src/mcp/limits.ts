import { SUMMARIZE_TEXT_CHARS, URL_CHARS } from "@candor/protocol/limits";

/** Longest text that a tool analyses, in UTF-16 units: as much as the server takes. The command line itself has no limit. */
export const TEXT_MAX_CHARS = SUMMARIZE_TEXT_CHARS;
const MAX_WORDS = TEXT_MAX_CHARS.toLocaleString("en-US");
export const TOO_LONG = `is longer than ${MAX_WORDS} characters (UTF-16 units): send it in parts`;

/** Text of a page in one answer of read_page, in UTF-16 units. */
export const PAGE_PART_CHARS = { default: 20_000, max: TEXT_MAX_CHARS } as const;

export const URL_MAX_CHARS = URL_CHARS;
