import { bareWords } from "./bare-words.ts";
/** What stands in a page beside its text: boxes that ask for an address or for consent, what readers say of it, and quotations that only repeat it. */

/** Longer ones are text, however they are named. */
const BOX_MAX_CHARS = 400;
/** An article of this length is one without its boxes, too. */
const ARTICLE_MIN_CHARS = 300;
const BOX = /(?:^|[\s_-])(?:paywall|regwall|newsletter|subscribe|subscription|sign-?up|sharedaddy|share-(?:bar|buttons|tools))(?:[\s_-]|$)/i;
/** What such a box wants. Text behind a wall may stand in a box of the same name. */
const WANTS = /\b(?:subscri\w+|sign(?:ing)? ?(?:up|in)|log ?in|register|newsletters?|inbox|trial|share|join)\b/i;
const BUTTONS = "a[role='button'], a[class~='button'], a[class~='btn']";
const BUTTON_MAX_CHARS = 60;

const lengthOf = (element: Element): number => (element.textContent ?? "").replace(/\s+/g, " ").trim().length;
const nameOf = (element: Element): string => `${element.getAttribute("class") ?? ""} ${element.id}`;

/** The widest box around an element that is still a box. */
function boxAround(element: Element, article: Element): Element {
  let box = element;
  for (let next = box.parentElement; next && next !== article && lengthOf(next) <= BOX_MAX_CHARS; next = next.parentElement) box = next;
  return box;
}

/** Sign-ups, walls and buttons within an article. Of a page that sells, and is none, they are the text. */
function removeBoxes(article: Element): void {
  if (lengthOf(article) < ARTICLE_MIN_CHARS) return;
  for (const form of [...article.querySelectorAll("form")]) if (form.querySelector("input[type='email']")) boxAround(form, article).remove();
  for (const box of [...article.querySelectorAll("div, section, aside, p")])
    if (BOX.test(nameOf(box)) && lengthOf(box) <= BOX_MAX_CHARS && WANTS.test(box.textContent ?? "")) box.remove();
  for (const button of [...article.querySelectorAll(BUTTONS)]) if (lengthOf(button) <= BUTTON_MAX_CHARS) button.remove();
}

const CONSENT = /cookie|consent|gdpr/i;
const CONSENT_MAX_CHARS = 1_500;
/** What is left of a page must be something. */
const REST_MIN_CHARS = 20;

function removeConsent(document: Document): void {
  let all = lengthOf(document.body);
  for (const box of [...document.querySelectorAll("body [class], body [id]")]) {
    if (!CONSENT.test(nameOf(box)) || /^(?:MAIN|ARTICLE)$/.test(box.tagName) || !document.body.contains(box)) continue;
    const length = lengthOf(box);
    const isBeside = length <= BOX_MAX_CHARS ? all - length >= REST_MIN_CHARS : length <= CONSENT_MAX_CHARS && all - length >= length;
    if (!isBeside || !/cookie/i.test(box.textContent ?? "")) continue;
    box.remove();
    all -= length;
  }
}

/** Of a forum they are the text: only beside an article they are not. */
function removeComments(document: Document): void {
  const articles = [...document.querySelectorAll("article")];
  for (const comments of [...document.querySelectorAll("#comments, #respond, #disqus_thread, .comments-area")])
    if (articles.some((article) => !comments.contains(article) && !article.contains(comments) && lengthOf(article) >= REST_MIN_CHARS)) comments.remove();
}

const PULLED = "aside, figure, [class*='pull']";
const MOST_PULLED = 50;
const PULLED_MIN_CHARS = 20;

/** Sentences of the text that are set apart to catch the eye: once is enough. */
function removePulled(document: Document): void {
  const candidates = [...document.querySelectorAll(PULLED)].filter((box) => lengthOf(box) <= BOX_MAX_CHARS).slice(0, MOST_PULLED);
  if (candidates.length === 0) return;
  const all = bareWords(document.body.textContent ?? "");
  const left = new Map<string, number>();
  for (const box of candidates) {
    const words = bareWords(box.textContent ?? "");
    if (words.length < PULLED_MIN_CHARS) continue;
    const times = left.get(words) ?? all.split(words).length - 1;
    left.set(words, times);
    if (times < 2) continue;
    left.set(words, times - 1);
    box.remove();
  }
}

/** Changes the document. */
export function removeBeside(document: Document): void {
  removeConsent(document);
  removeComments(document);
  for (const article of [...document.querySelectorAll("article")]) removeBoxes(article);
  removePulled(document);
}
