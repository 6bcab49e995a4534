/** Opening quotation marks, each with the marks that close it. */
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", "“": "”", "„": "“”", "‘": "’", "«": "»", "»": "«", "”": "”" };
/** These are apostrophes as well: one that closes stands behind the end of a sentence. */
const APOSTROPHES = "'’";
const MIN_QUOTED_CHARS = 20;

/** What a quotation at the beginning of a message says, and what the message adds behind it. */
interface Unquoted {
  said: string;
  /** Empty where the quotation is all. */
  rest: string;
}

const ends = (text: string, at: number): boolean => at + 1 >= text.length || /\s/.test(text[at + 1]!);

/**
 * The quotation that a message begins with, without its marks; null where it begins with none. Who pastes words puts marks around them: the words are still the
 * text, and not something that the text quotes.
 */
export function unquoted(message: string): Unquoted | null {
  const text = message.trim();
  const closers = CLOSERS[text[0] ?? ""];
  if (closers === undefined) return null;
  for (let at = 1; at < text.length; at++) {
    const mark = text[at]!;
    if (!closers.includes(mark)) continue;
    if (APOSTROPHES.includes(mark) && !(at === text.length - 1 || (/[.!?…,]/.test(text[at - 1]!) && ends(text, at)))) continue;
    const said = text.slice(1, at).trim();
    return said.length < MIN_QUOTED_CHARS ? null : { said, rest: text.slice(at + 1).trim() };
  }
  return null;
}
