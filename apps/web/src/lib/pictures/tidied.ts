/** A line that is shorter than this share of the longest in its paragraph ended there on purpose. */
const FULL_LINE = 0.7;
const ENDS = /[.!?:;…”"')\]]$/;

/** Lines of one paragraph in one line, where nothing says that they ended on purpose. */
function joined(lines: readonly string[]): string {
  const longest = Math.max(...lines.map((line) => line.length));
  return lines.reduce((text, line, at) => {
    if (at === 0) return line;
    const before = lines[at - 1]!;
    if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
    const ended = before.endsWith(":") || (ENDS.test(before) && /^[\p{Lu}\d“"•*-]/u.test(line));
    const goesOn = before.length >= FULL_LINE * longest && !ended;
    return `${text}${goesOn ? " " : "\n"}${line}`;
  }, "");
}

/** A stroke that stands where only the pronoun can. */
const PRONOUN =
  /(?<![^\s“"(])\|(?=['’](?:m|ll|ve|d)\b| (?:am|was|will|have|had|can|could|would|should|did|do|don['’]t|didn['’]t|need|want|know|think|love|hope|wish|just|never|really|saw|got|went|found|said|told|thought|feel|like)\b)/g;

/** What was read from a picture, as it is written: lines that only the width broke are one again, hyphens at their ends go, paragraphs stay. */
export const tidied = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(PRONOUN, "I")
    .split(/\n\s*\n/)
    .map((paragraph) =>
      joined(
        paragraph
          .split("\n")
          .map((line) => line.replace(/\s+/g, " ").trim())
          .filter((line) => line !== ""),
      ),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
