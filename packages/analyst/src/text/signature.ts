/** How a letter closes, on a line of its own or at the end of the last one. */
const CLOSINGS =
  "(?:(?:yours )?sincerely(?: yours)?|yours(?: (?:truly|faithfully))?|(?:with )?(?:kind|best|warm|many)(?:est)? (?:regards|wishes)|best|regards|love|cheers|thanks(?: (?:a lot|so much|everyone|all|in advance))?|many thanks|thank you(?: (?:all|everyone|very much))?|signed|respectfully|cordially|in solidarity|your (?:friend|neighbou?rs?|team|class teacher))";
const CLOSING = new RegExp(`^${CLOSINGS}\\b[^\\n]{0,40}$`, "i");
const NAME = /^(?:[-–—] ?)?((?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}.’'-]*(?:[ ,][^\n.!?:]{1,70})?)$/u;
const BYLINE = /^[Bb][Yy] (\p{Lu}[^\n,.:;!?\d]{2,60})$/mu;
/** “… until 1 July. Kind regards, H. Brandt, head teacher” */
const IN_LINE = new RegExp(`[.!?)] {1,4}${CLOSINGS}(?:,|!| [-–—]) {0,4}([^.!?\\n]{0,4}[^!?\\n]{1,80}?)\\.?$`, "i");
/** “… until autumn. Ana Petri, director”: a full name with an office, and nothing behind it. */
const WITH_OFFICE =
  /[.!?] {1,4}(\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, (?:(?:the|your|head|deputy) )?(?:[a-z]+ )?(?:director|chair\w*|president|manager|principal|mayor|editor|teacher|secretary|treasurer|coach|librarian|caretaker|owner|doctor|headmaster|headmistress|nurse|priest|pastor))$/u;
/** “… on Wednesday. The weather office Norrhavn”, “… in July. Your Rado team” */
const WITH_BODY =
  /[.!?] {1,4}((?:Your|The) (?:[\p{L}’'-]+ ){0,3}(?:team|office|board|council|committee|management|administration|department|club|association)(?: (?:of )?(?:the )?\p{Lu}[\p{L}’'-]*){0,2})$/u;
const NAMED_IN_LINE = /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}(?:(?:,| and| &) [^.!?\n]{2,60})?$/u;
const MOST_LINES = 5;

const CLOSES = new RegExp(`^${CLOSINGS}(?:,|!|\\n| [-–—])`, "i");
const MOST_CLOSING_WORDS = 16;
/** “Best regards, Dr. Ana Petri, Water Office”: the end of a letter, and nothing that it says. */
export const isClosing = (sentence: string): boolean => CLOSES.test(sentence) && sentence.split(/\s+/).length <= MOST_CLOSING_WORDS;

/** Who signs a text: the lines after “Sincerely,”, or a line “By Ana Ruiz” above it. Null where nobody does. */
export function signatureOf(text: string): string | null {
  const lines = text
    .trim()
    .split(/\n+/)
    .map((line) => line.trim());
  const closing = lines.findLastIndex((line, i) => i > 0 && i >= lines.length - MOST_LINES && CLOSING.test(line));
  if (closing >= 0) {
    const names = lines.slice(closing + 1).filter((line) => NAME.test(line));
    if (names.length > 0) return names.join(", ");
  }
  const inLine = IN_LINE.exec(text.trim())?.[1];
  if (inLine !== undefined && NAMED_IN_LINE.test(inLine.trim())) return inLine.trim().replace(/[.,]$/, "");
  const withOffice = (WITH_OFFICE.exec(text.trim()) ?? WITH_BODY.exec(text.trim()))?.[1];
  if (withOffice !== undefined) return withOffice;
  return BYLINE.exec(lines.slice(0, 3).join("\n"))?.[1]?.trim() ?? null;
}

/** “Dear parents,”, “Hi Mum,”: words from one person to others, and no report. */
export const isLetter = (text: string): boolean =>
  /^(?:dear|hi|hello|hey|good (?:morning|evening|afternoon))\b(?:(?:mr|mrs|ms|dr|prof)\.|[^\n.!?]){0,60},/i.test(text.trim());
