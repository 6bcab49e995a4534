import { noSuchId, patternId } from "../pattern-id.ts";

const KINDS = ["disable", "enable", "disable-next-line", "disable-line"] as const;

/** A comment of Markdown, HTML or MDX that says which findings are not told, such as `<!-- candor-disable-next-line vx-fo01 -->`. */
export interface Comment {
  kind: (typeof KINDS)[number];
  start: number;
  end: number;
  /** Patterns and families; empty for all. */
  ids: string[];
}

export interface ReadComments {
  comments: Comment[];
  /** What is wrong with one, and where. */
  problems: { start: number; message: string }[];
}

/** As long as a comment may be: an opening without an end is not looked for through the whole text. */
const COMMENT = /<!--\s{0,20}candor-([a-z-]{1,30})(\s[\s\S]{0,1000}?)?-->|\{\/\*\s{0,20}candor-([a-z-]{1,30})(\s[\s\S]{0,1000}?)?\*\/\}/g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Where blocks of code begin and end: a comment in one is an example. */
function codeBlocks(text: string): [number, number][] {
  const blocks: [number, number][] = [];
  let open: { mark: string; start: number } | null = null;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at) + 1 || text.length;
    const [, mark] = FENCE.exec(text.slice(at, Math.min(end, at + 100))) ?? [];
    if (mark && !open) open = { mark, start: at };
    else if (open && mark?.startsWith(open.mark)) {
      blocks.push([open.start, end]);
      open = null;
    }
    at = end;
  }
  if (open) blocks.push([open.start, text.length]);
  return blocks;
}

/** Whether an odd number of backticks stands before it on its line. */
function isInlineCode(text: string, start: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return (before.split("`").length - 1) % 2 === 1;
}

/** The comments of a text in their order, but those inside of code. A reason may follow the ids behind "--". */
export function readComments(text: string): ReadComments {
  const read: ReadComments = { comments: [], problems: [] };
  if (!text.includes("candor-")) return read;
  const blocks = codeBlocks(text);
  for (const match of text.matchAll(COMMENT)) {
    const { index: start } = match;
    const [whole, htmlKind, htmlIds, mdxKind, mdxIds] = match;
    if (blocks.some(([from, to]) => start >= from && start < to) || isInlineCode(text, start)) continue;
    const kind = KINDS.find((name) => name === (htmlKind ?? mdxKind));
    if (!kind) {
      read.problems.push({ start, message: `candor-${htmlKind ?? mdxKind} is unknown. There are ${KINDS.map((name) => `candor-${name}`).join(", ")}.` });
      continue;
    }
    const [asked] = (htmlIds ?? mdxIds ?? "").split(/(?:^|\s)--(?:\s|$)/);
    const typed = (asked ?? "").split(/[\s,]+/).filter(Boolean);
    const ids: string[] = [];
    for (const one of typed) {
      const id = patternId(one);
      if (id) ids.push(id);
      else read.problems.push({ start, message: `candor-${kind} ${one}: ${noSuchId(one)}` });
    }
    // One that names only what does not exist would otherwise silence all.
    if (typed.length === 0 || ids.length > 0) read.comments.push({ kind, start, end: start + whole.length, ids });
  }
  return read;
}
