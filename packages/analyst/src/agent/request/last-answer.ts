import { CLEARLY_A_MARK } from "../reading/say-marks.ts";
import { askedNumber, ORDINAL_WORDS } from "./counted.ts";

/** The reply that stands last in the conversation: “the second one” and “shorter please” are said of it. */
export type Turns = readonly { role: string; text: string }[];

export const lastAnswer = (history: Turns): string => history.findLast(({ role }) => role === "assistant")?.text ?? "";

const ONE_ROW = /^Number (\d+) of \d+[.:]/;
/** The last answer that was given of many things: a single row of it that was shown meanwhile stands in front of it. */
export const lastShown = (history: Turns): string => history.findLast(({ role, text }) => role === "assistant" && !ONE_ROW.test(text))?.text ?? "";
export const lastList = (history: Turns): string[] => rowsOf(lastShown(history));

/** Rows that were made to be pointed at: counted ones, and points that begin with their name, a quotation or hold a question. “- marks: 1” is a line of a table. */
const CAN_BE_POINTED_AT = /^\d{1,2}\.|^- (?:\*\*|“)|^- .*_[^_]+\?_/;

/** The rows of a list in a reply, each in one piece; empty where the reply quotes passages and lists nothing else. */
export function rowsOf(answer: string): string[] {
  const rows: string[] = [];
  let open = false;
  for (const line of answer.split("\n")) {
    const row = CAN_BE_POINTED_AT.test(line) ? /^(?:\d{1,2}\.|-) (.+)$/.exec(line) : null;
    if (row) rows.push(row[1]!);
    else if (open && /^ {2,}\S/.test(line)) rows[rows.length - 1] += ` ${line.trim()}`;
    open = row !== null || (open && (line.trim() === "" || line.startsWith("  ")));
  }
  return /^> /m.test(answer) ? [] : rows;
}

const POLITE =
  "(?:(?:ok(?:ay)?|and|so|now|then|no|sorry|wait|actually|i mean(?:t)?|what about|how about|tell me (?:more )?about|explain|more (?:on|about)|say more (?:on|about)|go into|can you explain|could you explain|let's take|just|only|please|how (?:would|do|can|could|should|to)(?: (?:i|we|one|you))? (?:check|verify|look up|test|prove|answer|ask|do|find out(?: about)?))[, ]+)*";
const ITEM = "(?:one|point|question|claim|statement|step|item|gap|thing|tip|piece of advice|suggestion|reason|sign)";
const NTH_ROW = new RegExp(
  `^${POLITE}(?:the )?(?:(${ORDINAL_WORDS.join("|")}|last|final)(?: ${ITEM})?|(?:number|no\\.?|#|${ITEM}) ?#?(\\d{1,2}|one|two|three|four|five))(?:,? (?:please|then|why(?: that(?: one)?)?|say more(?: about (?:it|that))?|explain(?: it| that)?|in (?:more )?detail|again|more(?: about it)?|though))*[?.! ]*$`,
  "i",
);
const FIRST_ROW = new RegExp(
  `^${POLITE}(?:which (?:${ITEM} )?(?:is|would be) )?(?:the )?(?:(?:single )?most (?:important|useful|urgent)|top|main|key)(?: ${ITEM})?(?:,? (?:please|only|then))*[?.! ]*$`,
  "i",
);
const TOP_ROWS = new RegExp(
  `^${POLITE}(?:the |your )?(?:(?:top|best|first|most important) )(\\d{1,2}|one|two|three|four|five)(?: ${ITEM}s?)?(?: (?:please|only))*[?.! ]*$`,
  "i",
);

const NEXT_ROW = new RegExp(`^${POLITE}(?:the )?next(?: ${ITEM})?(?:,? please)?[?.! ]*$`, "i");

/** The places in a list of so many rows that a request names (“ok and the second one?”), from 0; null where it names none. */
export function rowsNamed(request: string, length: number, history: Turns): number[] | null {
  const plain = request.trim();
  const shown = ONE_ROW.exec(lastAnswer(history))?.[1];
  if (length > 0 && shown !== undefined && NEXT_ROW.test(plain)) return [Number(shown)];
  if (length === 0 || CLEARLY_A_MARK.test(plain)) return null;
  const top = TOP_ROWS.exec(plain)?.[1];
  if (top !== undefined) return [...Array(Math.min(length, askedNumber(top))).keys()];
  if (FIRST_ROW.test(plain)) return [0];
  const nth = NTH_ROW.exec(plain);
  if (!nth) return null;
  const word = (nth[1] ?? nth[2])!.toLowerCase();
  return [/^(?:last|final)$/.test(word) ? length - 1 : (nth[1] ? ORDINAL_WORDS.indexOf(word) + 1 : askedNumber(word)) - 1];
}

/** The bold words that a row begins with. */
export const headOf = (row: string): string | null => /^\*\*(.+?)\*\*/.exec(row)?.[1] ?? null;
