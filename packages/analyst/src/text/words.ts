import { cutText } from "@candor/engine/policy";
import { isShortForm } from "./abbreviations.ts";

/** Small text tools of the analyst: words, stems, sentences with offsets. English. */

export interface Sentence {
  start: number;
  end: number;
  text: string;
}

/** Notes behind a sentence, as encyclopedias write them: “[1]”, “[2, 3]”, “[a]”, “[citation needed]”, “[who?]”. They belong to it. */
const NOTES = /(?:\[(?:\d{1,3}(?: ?[,;–-] ?\d{1,3}){0,5}|[a-z]|(?:note|nb) \d{1,3}|(?:citation|clarification|source|date) needed|[a-z]{2,12}\?)\])+(?=\s|$)/y;
/** What comes after a line break and begins the words of another speaker (“tess.b: …”) or a line of its own with a name: two words at most before the colon, and who that is in brackets. */
const NEXT_SPEAKER = /^[^\S\n]*@?[\p{L}\p{N}][\p{L}\p{N}._'’-]{0,24}(?: [\p{L}\p{N}._'’-]{1,24})?(?: \([^()\n:]{1,20}\))?: \S/u;
const MOST_SPEAKER_CHARS = 60;

/** How many words stand between blanks; none in an empty text. */
export const wordCount = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(/\s+/).length);

/** Where somebody types without capitals, a small letter behind a full stop begins a sentence. */
const SMALL = /^\P{L}*\p{Ll}/u;
const OPENING_CHARS = 20;
const beginsSmall = (text: string, from: number): boolean => SMALL.test(text.slice(from, from + OPENING_CHARS));

/** Sentences of a text with offsets; a line break that ends a paragraph or a list line ends a sentence too. */
export function sentencesOf(text: string): Sentence[] {
  const out: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    let start = from;
    let end = to;
    while (start < end && /\s/.test(text[start]!)) start++;
    while (end > start && /\s/.test(text[end - 1]!)) end--;
    if (end > start) out.push({ start, end, text: text.slice(start, end) });
    from = to;
  };
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (
      c === "\n" &&
      (/^\r?\n/.test(text.slice(i + 1, i + 3)) ||
        /^\s*(?:[-*•]|\d+[.)])\s/.test(text.slice(i + 1, i + 8)) ||
        NEXT_SPEAKER.test(text.slice(i + 1, i + 1 + MOST_SPEAKER_CHARS)) ||
        i + 1 >= text.length)
    ) {
      push(i + 1);
      continue;
    }
    // “5. Invest in gold.”: the number of a list is no sentence.
    if (c === "." && text[i + 1] === " " && i - from < 5 && /^\s*\d{1,2}$/.test(text.slice(from, i))) continue;
    if (c !== "." && c !== "!" && c !== "?" && c !== "…") continue;
    let end = i + 1;
    while (end < text.length && /[.!?…"”’')\]]/.test(text[end]!)) end++;
    NOTES.lastIndex = end;
    const marks = end;
    end += NOTES.exec(text)?.[0].length ?? 0;
    const after = text.slice(end, end + 3);
    const more = text.slice(i + 1, marks);
    // A second full stop says that the first belongs to no short form.
    const isOpen =
      (end < text.length && !/^\s/.test(after)) ||
      (c === "." && !/[!?…]/.test(more) && ((/^\s+[a-z]/.test(after) && !beginsSmall(text, from)) || (!more.includes(".") && isShortForm(text, i, end))));
    // Every further mark of the run ends at the same place: looking again from each takes time with the square of a long run.
    if (isOpen) {
      i = end - 1;
      continue;
    }
    push(end);
    i = end - 1;
  }
  push(text.length);
  return out;
}

/** A text on one line; blanks that hold no line break stay as they are. */
export const oneLine = (text: string): string => text.replace(/\s+/g, (blanks) => (/[\n\r]/.test(blanks) ? " " : blanks));

/** At most `max` characters from the start of a longer text, up to the end of a word where there is one. */
export function cutAtWord(text: string, max: number): string {
  const at = text.lastIndexOf(" ", max);
  return at > 0 ? text.slice(0, at) : cutText(text, max);
}

/** Lower-case words with straight apostrophes; numbers keep their decimals and percent sign. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .match(/\d+(?:[.,]\d+)*%?|[a-z\u00c0-\u024f]+(?:'[a-z]+)*/g) ?? []
  );
}

const STEM_RULES: [RegExp, string][] = [
  [/ies$/, "y"],
  [/(?<![sui])s$/, ""],
  [/(?:ational|ation|ations)$/, "ate"],
  [/(?:ness|ment|ments)$/, ""],
  [/ically$/, "ic"],
  [/ly$/, ""],
  [/([bdgmnprt])\1(?:ing|ed|er)$/, "$1"],
  [/(?:ing|ed)$/, ""],
  [/ers?$/, ""],
  [/e$/, ""],
];

/** A map, as are all tables that words of a text are looked up in: every object has a “constructor”. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    slept: "sleep",
    sleeping: "sleep",
    bought: "buy",
    taught: "teach",
    paid: "pay",
    sold: "sell",
    won: "win",
    lost: "lose",
    ate: "eat",
    eaten: "eat",
    drank: "drink",
    drove: "drive",
    driven: "drive",
    wrote: "write",
    written: "write",
    grew: "grow",
    grown: "grow",
    children: "child",
    mice: "mouse",
    wolves: "wolf",
    died: "die",
    dying: "die",
    death: "die",
    deaths: "die",
    dead: "die",
    founder: "foundr",
    founders: "foundr",
  }),
);

/** A crude stem: enough to see that “studies”, “study” and “studied” are one word. */
export function stem(word: string): string {
  let w = IRREGULAR.get(word) ?? word.replace(/'s$/, "");
  if (w.length <= 4) return w.replace(/([^s])s$/, "$1");
  for (const [ending, by] of STEM_RULES) {
    if (!ending.test(w)) continue;
    const next = w.replace(ending, by);
    if (next.length >= 3) w = next;
    if (w.length <= 4) break;
  }
  return w;
}

export const FUNCTION_WORDS = new Set(
  (
    "a an the this that these those my your his her its our their some any no each every all both either neither i you he she it we they me him us them who whom whose which what " +
    "is am are was were be been being do does did have has had having can could may might must shall should will would not n't and or but nor so yet if because although though while when where " +
    "whether unless until since as than of in on at by for with about against between into through during before after above below to from up down over under again out off then there here how why " +
    "too very just only also even more most less much many such same other another own still ever never always it's i'm i'd i've i'll don't doesn't didn't can't couldn't won't wouldn't isn't aren't wasn't " +
    "that's there's they're we're you're he's she's let's what's one"
  ).split(" "),
);

const GENERIC = new Set(
  (
    "people person think thought know known knowledge evidence claim say said says thing things way ways make made makes time times year years good bad new old right wrong sure believe belief " +
    "question answer fact facts information source sources really like would could something anything someone reason reasons example point points lot kind want need see look find show shown use used " +
    "case cases general important different well get got go going come take give tell ask asked feel felt version frame framed describe different compared compare rise rose fall fell run running result results cut cuts often small large little big keep kept rest count counted minute minutes hour hours month months week weeks close closes closed cause causes change changes changed mistake mistakes report reports reported afternoon morning evening today yesterday wait waiting move moved start started end ended stop stopped call called try tried turn help happen happened leave left place side line lines left name named matter matters talk speak hear heard read reading hold held bring brought carry guess doubt chance likely possible true false half lot rather early late long short high low part number first second third half two three four five six seven eight nine ten twenty hundred thousand million last day days work works story text write writing statement " +
    "percent put few fewer nothing without raise raised grow growing now next ago fifth tenth quarter third away seen see saw found dollar dollars euro euros difference kilometer kilometers mile miles lose lost losing live lives living decide decided spring summer autumn winter own owns owned reader readers headline enough almost around anyone anybody everyone everybody nobody someone somebody already soon later since else maybe perhaps"
  )
    .split(" ")
    .map(stem),
);

/** Stems of the words that carry a topic: no function words, no words that fit every topic. */
export function topicStems(text: string): Set<string> {
  const out = new Set<string>();
  for (const word of wordsOf(text)) {
    if (/^\d/.test(word)) {
      if (/[.%,]|\d\d/.test(word)) out.add(word.replace(/%$/, ""));
      continue;
    }
    if (word.length < 3 || FUNCTION_WORDS.has(word)) continue;
    const s = stem(word);
    if (!GENERIC.has(s)) out.add(s);
  }
  return out;
}

/** Number of the paragraph, from 1, in which an offset stands. Blank lines ahead of the text count for none. */
export const paragraphOf = (text: string, offset: number): number =>
  1 +
  (
    text
      .slice(0, offset)
      .trimStart()
      .match(/\n\s*\n/g) ?? []
  ).length;

/** The first sentence of a text of ours, which has no abbreviations in it. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/)[0]!;
