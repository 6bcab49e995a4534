import { Readability } from "@mozilla/readability";
import { cut } from "./cut.ts";
import { parseDocument } from "./document.ts";
import { blockText } from "./paragraphs.ts";
import { languageTag } from "./language-tag.ts";
import { checkShape } from "./shape.ts";
import { removeInvisible, removeInvisibleCharacters } from "./visible.ts";

/** What is read out of a page. Everything but the text may be unknown. */
export interface Extracted {
  /** Paragraphs parted by blank lines; empty when the page holds no readable text. */
  text: string;
  title: string | null;
  byline: string | null;
  siteName: string | null;
  publishedTime: string | null;
  lang: string | null;
}

/** Below this, Readability has more likely missed the article than found it. */
const ARTICLE_MIN_CHARS = 140;
const FIELD_MAX_CHARS = 400;

const field = (value: string | null | undefined): string | null => {
  const text = removeInvisibleCharacters(value ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? null : cut(text, FIELD_MAX_CHARS);
};

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
/** Share of the longer one that a heading and a title must have in common at the beginning. */
const SAME_SHARE = 0.6;

/** The headline as the page shows it: the heading that says what the title says, or the longest part of it, since titles name the site too. */
function headlineOf(headings: readonly string[], title: string | null): string | null {
  const parts = (title ?? "")
    .split(/\s[|\-–—»·:]\s/)
    .map(letters)
    .sort((a, b) => b.length - a.length);
  const sought = [letters(title ?? ""), parts[0] ?? ""].filter((part) => part !== "");
  return (
    headings.find((heading) => {
      const found = letters(heading);
      return sought.some((part) => {
        const [short, long] = found.length < part.length ? [found, part] : [part, found];
        return short !== "" && long.startsWith(short) && short.length >= long.length * SAME_SHARE;
      });
    }) ?? null
  );
}

/** Puts the headline before a text that lost it (Readability takes it for a repetition of the title): how a text is announced is part of how it works. */
function withHeadline(text: string, headline: string | null): string {
  if (headline === null || text === "" || letters(text.slice(0, headline.length * 2 + ARTICLE_MIN_CHARS)).includes(letters(headline))) return text;
  return `${headline}\n\n${text}`;
}

/** Everything that is to be seen, without the parts around an article. */
function wholePage(html: string): string {
  const document = parseDocument(html);
  removeInvisible(document);
  for (const element of [
    ...document.querySelectorAll("script, nav, header, footer, aside, form, button, select, textarea, [role=navigation], [role=banner], [role=contentinfo]"),
  ]) {
    if (element.tagName === "SCRIPT" || !element.closest("article, main")) element.remove();
  }
  return blockText(document.body);
}

/**
 * Reads the article out of a page. Runs where it can be stopped (a worker): time grows with the page. No network, no scripts.
 * Throws PageError "page-too-complex".
 */
export function extract(html: string, limits: { depth: number; elements: number }): Extracted {
  checkShape(html, limits);
  const document = parseDocument(html);
  const lang = languageTag(document.documentElement.getAttribute("lang"));
  const described = (selector: string) => field(document.querySelector(selector)?.getAttribute("content"));
  const published =
    described('meta[property="article:published_time"], meta[itemprop="datePublished"], meta[name="date"]') ??
    field(document.querySelector("time[datetime][pubdate], article time[datetime]")?.getAttribute("datetime"));
  const pageTitle = field(document.querySelector("title")?.textContent);
  removeInvisible(document);
  const headings = [...document.querySelectorAll("h1, h2")].map((heading) => field(heading.textContent)).filter((heading) => heading !== null);
  const article = new Readability<Node>(document, { serializer: (node) => node, maxElemsToParse: limits.elements }).parse();
  const text = article?.content ? blockText(article.content) : "";
  const whole = text.length < ARTICLE_MIN_CHARS ? wholePage(html) : "";
  const title = field(article?.title) ?? pageTitle;
  return {
    text: withHeadline(whole.length > text.length ? whole : text, headlineOf(headings, title)),
    title,
    byline: field(article?.byline),
    siteName: field(article?.siteName),
    publishedTime: field(article?.publishedTime) ?? published,
    lang,
  };
}
