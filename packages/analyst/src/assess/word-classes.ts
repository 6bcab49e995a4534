/** Word classes of English for the word-order table: closed classes by list, the rest by ending. */
const CLOSED: Record<string, string> = {
  article: "the an my our your their its his her no every each",
  a: "a",
  this: "this that",
  these: "these those",
  i: "i",
  we: "we he she they",
  it: "it",
  you: "you",
  object: "me him us them",
  relative: "who which whose",
  what: "what how why",
  subordinator: "when where if because although though while unless whether until since",
  and: "and or but nor",
  so: "so yet then",
  modal: "would could might may will can must should cannot",
  not: "not",
  "modal-not": "can't won't wouldn't couldn't shouldn't",
  "do-not": "don't doesn't didn't",
  "be-not": "isn't aren't wasn't weren't",
  "have-not": "haven't hasn't hadn't",
  is: "is was",
  are: "are were am",
  been: "been being",
  be: "be",
  have: "have has had",
  do: "do does did",
  "i-would": "i'd i'll we'd we'll they'd they'll he'd he'll she'd you'd you'll",
  "i-am": "i'm we're they're you're",
  "i-have": "i've we've they've you've",
  "it-is": "it's that's there's he's she's what's",
  to: "to",
  of: "of",
  preposition: "in on at by for from with about against between into through during before after over under without toward among across behind",
  than: "than",
  as: "as like",
  particle: "up down out off away back",
  degree: "too very so quite",
  amount: "more less most least much many few",
  adverb: "just only also even still already never always often perhaps maybe probably",
  some: "all some any both another other one such same",
  there: "there here",
  "common-verb": "think know say says said believe guess feel want tell see make makes takes leaves",
};

const ENDINGS: [string, RegExp][] = [
  ["-ly", /ly$/],
  ["-ing", /ing$/],
  ["-ed", /ed$/],
  ["noun", /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship)s?$/],
  ["adjective", /(?:ful|ous|able|ible|ical|ive|less|al|ic)$/],
  ["-s", /[^s]s$/],
];

const BY_WORD = new Map(Object.entries(CLOSED).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)));

/** Names of all classes, in the order of the table's rows and columns. "." is the border of a sentence. */
export const WORD_CLASSES: readonly string[] = [
  ".",
  ",",
  "number",
  "possessive",
  "contraction",
  ...Object.keys(CLOSED),
  ...ENDINGS.map(([name]) => name),
  "short",
  "long",
];
const INDEX = new Map(WORD_CLASSES.map((name, i) => [name, i]));

/** Classes that any noun or verb may belong to, and the marks between words. */
const OPEN = new Set(
  [".", ",", "number", "possessive", "contraction", "common-verb", ...ENDINGS.map(([name]) => name), "short", "long"].map((name) => INDEX.get(name)!),
);
export const isClosed = (index: number): boolean => !OPEN.has(index);

const TOKEN = /[a-z\u00c0-\u024f]+(?:'[a-z]+)*|\d[\d.,]*|[,;:–—]|[.!?]{1,20}(?=[\s"')\]]|$)/g;
/** Words of up to this many letters with no known ending are short ones. */
const SHORT_LETTERS = 4;

function classOf(token: string): string {
  if (/^[,;:–—]/.test(token)) return ",";
  if (/^[.!?]/.test(token)) return ".";
  const closed = BY_WORD.get(token);
  if (closed) return closed;
  if (/^\d/.test(token)) return "number";
  if (token.includes("'")) return token.endsWith("'s") ? "possessive" : "contraction";
  return ENDINGS.find(([, form]) => form.test(token))?.[0] ?? (token.length <= SHORT_LETTERS ? "short" : "long");
}

/** The text as class numbers, with a border at its start, at its end and between sentences. */
export function classesOf(text: string): number[] {
  const out = [0];
  for (const token of text.toLowerCase().replace(/[‘’]/g, "'").match(TOKEN) ?? []) {
    const index = INDEX.get(classOf(token))!;
    if (index !== 0 || out[out.length - 1] !== 0) out.push(index);
  }
  if (out[out.length - 1] !== 0) out.push(0);
  return out;
}
