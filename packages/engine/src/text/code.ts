/** Names behind an opening fence that name no language. */
const NO_LANGUAGE = /^(?:te?xt|plain(?:text)?|markdown|md|e?mail|none)?$/i;
const FENCE_CHARS = 3;
const INFO_MAX_CHARS = 40;
/** Marks that code is full of and prose is not. */
const CODE_MARKS = new Set([..."{}()<>;=_|\\$#+*/`"].map((mark) => mark.charCodeAt(0)));
/** Share of such marks from which a block is code: where no language is named, and where one is. No name alone hides a text from its reader. */
const CODE_SHARE = 0.03;
const NAMED_CODE_SHARE = 0.01;
/** A command of TeX has at least so many small letters; shorter ones read as words do. */
const COMMAND_MIN_LETTERS = 3;

/**
 * Position behind a fenced block of code in Markdown that begins at `at`, the start of a line; behind the opening fence alone where the block holds prose;
 * `at` where no fence stands. A block without an end reaches to that of the text. Code says nothing to anybody, and repeats itself by nature.
 */
export function codeEnd(text: string, at: number): number {
  const fence = text.charCodeAt(at) === 0x60 ? "```" : "~~~";
  if (!text.startsWith(fence, at)) return at;
  const lineEnd = endOfLine(text, at);
  const info = text.slice(at + FENCE_CHARS, Math.min(lineEnd, at + FENCE_CHARS + INFO_MAX_CHARS)).trim();
  // "```like this```" on one line is no block.
  if (info.includes("`") || lineEnd === text.length) return at;
  const close = closingFence(text, fence, lineEnd);
  const share = NO_LANGUAGE.test(info) ? CODE_SHARE : NAMED_CODE_SHARE;
  return isCode(text, lineEnd, close, share) ? endOfLine(text, close) : lineEnd;
}

function closingFence(text: string, fence: string, from: number): number {
  for (let at = text.indexOf(fence, from); at >= 0; at = text.indexOf(fence, at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === 0x20 || text.charCodeAt(before) === 0x09) before--;
    if (text.charCodeAt(before) === 0x0a || text.charCodeAt(before) === 0x0d) return at;
  }
  return text.length;
}

function isCode(text: string, from: number, to: number, share: number): boolean {
  let marks = 0;
  for (let at = from; at < to; at++) if (CODE_MARKS.has(text.charCodeAt(at))) marks++;
  return marks >= (to - from) * share;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 ? text.length : at;
}

/** Position behind the backslash at `at` and the command of TeX that it opens ("\\quad"), or behind the backslash alone. */
export function commandEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text.charCodeAt(end) >= 0x61 && text.charCodeAt(end) <= 0x7a) end++;
  return end - at > COMMAND_MIN_LETTERS ? end : at + 1;
}
