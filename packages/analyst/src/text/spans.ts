import { sentencesOf, type Sentence } from "./words.ts";

/** How long something takes, where a sentence gives when it begins and when it ends: “from 6 May to 21 June”, “at 23:40 … by 3 am”. */

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Of a year that is no leap year: a day more or less is said to be possible. */
const BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const YEAR = 365;
const MONTH = "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const WEEKDAY = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?";
const FROM_TO = new RegExp(
  `\\b(?:from|between) ${WEEKDAY}(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: (?:of )?${MONTH})?|${MONTH} (\\d{1,2})) (?:and|to|until|till|through) (?:and including )?${WEEKDAY}(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} (\\d{1,2}))\\b`,
  "i",
);
const CLOCK =
  /\b(?:at|from|by|until|till|to|between|and|before|around|about|is) (?:about )?(\d{1,2})(?:[:.](\d\d))?(?: ?(am|pm)\b| ?h\b| o['’]clock\b)?(?![\d.,]*\d|\p{L}| ?(?:%|percent|euro|dollar|pound|km|year|day|week|month|people|million|[$€£]))/giu;
const HALF_DAY = 12;
const DAY_MINUTES = 24 * 60;

export interface Span {
  sentence: Sentence;
  unit: "days" | "minutes";
  length: number;
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase());
const dayOfYear = (day: string, month: string): number => BEFORE[monthOf(month)]! + Number(day);

function daysOf(sentence: Sentence): Span[] {
  const found = FROM_TO.exec(sentence.text);
  if (!found) return [];
  const [, day1, month1, month1b, day1b, day2, month2, month2b, day2b] = found;
  const last = month2 ?? month2b!;
  const from = dayOfYear((day1 ?? day1b)!, month1 ?? month1b ?? last);
  const to = dayOfYear((day2 ?? day2b)!, last);
  return [{ sentence, unit: "days", length: to >= from ? to - from : to - from + YEAR }];
}

/** Minutes since midnight; null where it could be meant in two ways, such as “at 3”. */
function minutesAt([, hour, minute, half]: RegExpMatchArray): number | null {
  const h = Number(hour);
  if (h > 24 || (half === undefined && minute === undefined)) return null;
  const pm = half?.toLowerCase() === "pm" && h < HALF_DAY ? HALF_DAY : 0;
  const am = half?.toLowerCase() === "am" && h === HALF_DAY ? -HALF_DAY : 0;
  return (h + pm + am) * 60 + Number(minute ?? 0);
}

function minutesOf(sentence: Sentence): Span[] {
  const times = [...sentence.text.matchAll(CLOCK)];
  // “7 to 9 am”: the mark behind the second time counts for the first.
  if (times.length !== 2) return [];
  const [from, to] = times.map(minutesAt);
  if (from === null || to === null || from === undefined || to === undefined || from === to) return [];
  return [{ sentence, unit: "minutes", length: to > from ? to - from : to - from + DAY_MINUTES }];
}

/** The spans that the sentences of a text give. */
export const spansOf = (text: string): Span[] => sentencesOf(text).flatMap((s) => [...daysOf(s), ...minutesOf(s)]);

const counted = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? "" : "s"}`;
/** “46 days, 6 weeks and 4 days”, “3 hours and 20 minutes”. */
export function spanWords({ unit, length }: Span): string {
  const size = unit === "days" ? 7 : 60;
  const [large, small] = unit === "days" ? ["week", "day"] : ["hour", "minute"];
  const whole = Math.floor(length / size);
  const rest = length % size;
  const parts = [whole > 0 ? counted(whole, large!) : "", rest > 0 || whole === 0 ? counted(rest, small!) : ""].filter(Boolean).join(" and ");
  return unit === "days" && whole > 0 ? `${counted(length, "day")}, that is ${parts}` : parts;
}
