import { codeFinder } from "./code-finder.ts";
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

interface ReadComments {
  comments: Comment[];
  /** What is wrong with one, and where. */
  problems: { start: number; message: string }[];
}

/** As long as a comment may be: an opening without an end is not looked for through the whole text. */
const COMMENT = /<!--\s{0,20}candor-([a-z-]{1,30})(\s[\s\S]{0,1000}?)?-->|\{\/\*\s{0,20}candor-([a-z-]{1,30})(\s[\s\S]{0,1000}?)?\*\/\}/g;

/** The comments of a text in their order, but those inside of code. A reason may follow the ids behind "--". */
export function readComments(text: string): ReadComments {
  const read: ReadComments = { comments: [], problems: [] };
  if (!text.includes("candor-")) return read;
  const isCode = codeFinder(text);
  for (const match of text.matchAll(COMMENT)) {
    const { index: start } = match;
    const [whole, htmlKind, htmlIds, mdxKind, mdxIds] = match;
    if (isCode(start)) continue;
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
