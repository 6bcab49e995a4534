import { systemWords, W_BLOCK_TAG } from "./system-words.ts";

const TAG_MAX_CHARS = 2000;
const RAW_TEXT_MAX_CHARS = 20_000;

/**
 * End of an HTML tag or comment that starts at `at`, or `at` itself when none does. What scripts and style sheets hold goes with their tag.
 * `block`: the element stands on a line of its own, so a sentence ends there.
 */
export function skipMarkup(text: string, at: number): { end: number; block: boolean } {
  const none = { end: at, block: false };
  const tag = /^<\/?([a-z][a-z0-9]{0,15})(?=[\s/>])|^<!(?:--|doctype)|^<\?xml/i.exec(text.slice(at, at + 24));
  if (!tag) return none;
  const close = indexWithin(text, tag[0] === "<!--" ? "-->" : ">", at, TAG_MAX_CHARS);
  if (close < 0) return none;
  const name = (tag[1] ?? "").toLowerCase();
  if ((name === "script" || name === "style") && text[at + 1] !== "/") {
    const end = indexWithin(text, `</${name}`, close, RAW_TEXT_MAX_CHARS);
    return { end: end < 0 ? close + 1 : end, block: true };
  }
  return { end: tag[0] === "<!--" ? close + 3 : close + 1, block: ((systemWords().get(name) ?? 0) & W_BLOCK_TAG) !== 0 };
}

/** End of an HTML entity at `at`. `skip`: it stands for something between words; otherwise it is an ampersand, which reads "and". */
export function entityEnd(text: string, at: number): { end: number; skip: boolean } {
  const entity = /^&(?:#x?[0-9a-f]{1,6}|[a-z]{2,8});/i.exec(text.slice(at, at + 12))?.[0];
  if (!entity) return { end: at + 1, skip: false };
  return { end: at + entity.length, skip: entity.toLowerCase() !== "&amp;" };
}

/** Like indexOf, and gives up after `max` units, so that many openings without an end stay linear. */
function indexWithin(text: string, part: string, from: number, max: number): number {
  const found = text.slice(from, from + max).indexOf(part);
  return found < 0 ? -1 : from + found;
}
