import { Readability } from "@mozilla/readability";
import { parseDocument } from "./document.ts";
import { blockText } from "./paragraphs.ts";
import { languageTag } from "./language-tag.ts";
import { checkShape } from "./shape.ts";
import { field } from "./field.ts";
import { withoutNotice } from "./notices.ts";
import { headlineOf, shownHeadings, withHeadline } from "./headline.ts";
import { prepare } from "./prepare.ts";

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

/** Everything that is to be seen, without the parts around an article. */
function wholePage(html: string): string {
  const document = parseDocument(html);
  prepare(document);
  for (const element of [
    ...document.querySelectorAll("script, nav, header, footer, aside, form, button, select, textarea, [role=navigation], [role=banner], [role=contentinfo]"),
  ]) {
    if (element.tagName === "SCRIPT" || !element.closest("article, main")) element.remove();
  }
  return blockText(document.body);
}

/**
 * Reads the article out of a page. Runs where it can be stopped (a worker): time grows with the page. No network, no scripts.
 * Throws PageError "page-too-complex", and what withoutNotice throws.
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
  prepare(document);
  const shown = shownHeadings(document);
  const hasPassword = document.querySelector("input[type='password']") !== null;
  const article = new Readability<Node>(document, { serializer: (node) => node, maxElemsToParse: limits.elements }).parse();
  const text = article?.content ? blockText(article.content) : "";
  const whole = text.length < ARTICLE_MIN_CHARS ? wholePage(html) : "";
  const title = field(article?.title) ?? pageTitle;
  return {
    text: withoutNotice(withHeadline(whole === "" ? text : whole, headlineOf(shown, title)), { title, hasPassword }),
    title,
    byline: field(article?.byline),
    siteName: field(article?.siteName),
    publishedTime: field(article?.publishedTime) ?? published,
    lang,
  };
}
