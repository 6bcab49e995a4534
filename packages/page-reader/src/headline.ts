import { bareWords } from "./bare-words.ts";
import { field } from "./field.ts";

/** A heading as the page shows it, with the line by which the page goes on to announce its text. */
interface ShownHeading {
  text: string;
  below: string | null;
}

/** Names of the line below a headline in the common systems. */
const BELOW = /(?:^|[\s_-])(?:sub-?title|sub-?head(?:line|ing)?|standfirst|deck|dek|tagline)(?:[\s_-]|$)/i;
const BELOW_MAX_CHARS = 300;

function lineBelow(heading: Element): string | null {
  const next = heading.nextElementSibling;
  const text = next !== null && BELOW.test(next.getAttribute("class") ?? "") ? field(next.textContent) : null;
  return text !== null && text.length <= BELOW_MAX_CHARS ? text : null;
}

/** The headings of a page, before Readability takes any of them away. */
export const shownHeadings = (document: Document): ShownHeading[] =>
  [...document.querySelectorAll("h1, h2")].flatMap((heading) => {
    const text = field(heading.textContent);
    return text === null ? [] : [{ text, below: lineBelow(heading) }];
  });

/** Share of the longer one that a heading and a title must have in common. */
const SAME_SHARE = 0.6;

function saysSame(heading: string, part: string): boolean {
  const found = bareWords(heading);
  const [short, long] = found.length < part.length ? [found, part] : [part, found];
  return short !== "" && ` ${long} `.includes(` ${short} `) && short.length >= long.length * SAME_SHARE;
}

/**
 * The headline as the page shows it: the heading that says what the title says, or the longest part of it, since titles name the site too; or else the first,
 * where the site’s name is the longer.
 */
export function headlineOf(headings: readonly ShownHeading[], title: string | null): ShownHeading | null {
  const parts = (title ?? "").split(/\s[|\-–—»·:]\s/).map(bareWords);
  const longest = [...parts].sort((a, b) => b.length - a.length)[0] ?? "";
  for (const part of [bareWords(title ?? ""), longest, parts[0] ?? ""]) {
    const heading = headings.find(({ text }) => saysSame(text, part));
    if (heading) return heading;
  }
  return null;
}

/** How far into a text its headline is looked for, beyond twice its own length. */
const BEGINNING_CHARS = 140;

/**
 * Puts headline and line below before a text that lost them (Readability takes the headline for a repetition of the title, and the box that holds both for the
 * head of the page): how a text is announced is part of how it works.
 */
export function withHeadline(text: string, headline: ShownHeading | null): string {
  if (headline === null || text === "") return text;
  const { text: first, below } = headline;
  const beginning = bareWords(text.slice(0, first.length * 2 + (below?.length ?? 0) + BEGINNING_CHARS));
  if (beginning.includes(bareWords(first))) return text;
  return [first, below !== null && !beginning.includes(bareWords(below)) ? below : "", text].filter(Boolean).join("\n\n");
}
