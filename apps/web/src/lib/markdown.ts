import DOMPurify from "dompurify";
import { Marked } from "marked";

/** Reports and replies come from a server and, behind it, a language model: their Markdown is hostile until it has been cleaned. */
const marked = new Marked({ gfm: true, breaks: false, async: false });
const TAGS = [
  "p",
  "br",
  "strong",
  "em",
  "del",
  "code",
  "pre",
  "blockquote",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "a",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
];

/** HTML of a Markdown text, as TrustedHTML where the browser knows it. No images, no scripts; links keep http(s) addresses only. */
export function markdownToHtml(text: string): string {
  const html = marked.parse(text, { async: false });
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ["href", "start"],
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
