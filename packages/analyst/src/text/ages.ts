import { allInFigures } from "./number-words.ts";

/** Ages that a sentence sets, and whether somebody of an age falls under them. */

const UNIT = "(?! ?(?:%|percent|euros?|dollars?|pounds?|minutes?|hours?|days?|weeks?|kilos?|kg|km|m|cm|mg|ml|g|degrees)\\b|[.,]\\d|:\\d)";
const BETWEEN = new RegExp(`\\b(?:from |between |aged? |ages )?(\\d{1,2}) (?:to|and|up to|[–-]) (\\d{1,2})\\b${UNIT}`, "gi");
const UNDER = new RegExp(`\\b(?:under|below|younger than|up to(?: the age of)?|until the age of) (\\d{1,2})\\b${UNIT}`, "gi");
const OVER = new RegExp(
  `\\b(?:(over|older than|above) (\\d{1,2})|(?:from(?: the age of)?|at least|aged) (\\d{1,2})(?= years| and (?:over|older)| or (?:over|older)|\\b)|(\\d{1,2}) (?:years )?(?:and|or) (?:over|older|above|up))\\b${UNIT}`,
  "gi",
);
/** Without such a word a range is of anything. */
const OF_PEOPLE =
  /\b(?:child(?:ren)?|kids?|pupils?|students?|adults?|teen\w*|young people|youths?|seniors?|pensioners?|persons?|people|anyone|everyone|whoever|those|members?|boys?|girls?|aged?|years? (?:old|of age)|years)\b/i;

/** Whether a sentence has a rule for this age, in years. */
export function isForAge(sentence: string, age: number): boolean {
  if (!OF_PEOPLE.test(sentence)) return false;
  const plain = allInFigures(sentence).replace(/\bfrom \d{1,2} to \d{1,2} ?(?:%|percent)/gi, " ");
  if ([...plain.matchAll(BETWEEN)].some(([, from, to]) => Number(from) <= age && age <= Number(to))) return true;
  const rest = plain.replace(BETWEEN, " ");
  if ([...rest.matchAll(UNDER)].some(([words, limit]) => age < Number(limit) || (/^up to/i.test(words) && age === Number(limit)))) return true;
  return [...rest.matchAll(OVER)].some(([, over, above, from, andOlder]) => (over !== undefined ? age > Number(above) : age >= Number(from ?? andOlder)));
}

const OF_AGE =
  /\b(\d{1,2})[- ]?(?:years?|yrs?|yr)?[- ]?olds?\b|\b(?:i am|i['’]?m|he is|he['’]?s|she is|she['’]?s|(?:is|are|turns?|turned|aged)) (?:only |just |already )?(\d{1,2})(?=[?.!,; ]*(?:$|now\b|years\b|and\b|so\b|can\b|do\b|does\b|what\b|is\b))/i;
/** The age that a message gives of somebody; null where it gives none. */
export function ageIn(message: string): number | null {
  const found = OF_AGE.exec(allInFigures(message));
  return found === null ? null : Number(found[1] ?? found[2]);
}
