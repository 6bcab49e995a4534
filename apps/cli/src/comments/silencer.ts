import type { Frame } from "@candor/engine";
import { readComments, type Comment } from "./read-comments.ts";

interface Silencer {
  /** False where no comment silences anything. */
  isNeeded: boolean;
  /** Whether a comment silences the finding at this place; remembers that the comment was needed. */
  silences(frame: Pick<Frame, "reflexId" | "family">, start: number): boolean;
  /** What is wrong with comments, and where. */
  problems: { start: number; message: string }[];
  /** Those that silenced nothing of what was asked, and what in them. */
  unused(): { start: number; message: string }[];
}

const ALL = "";

interface Use {
  used: Set<string>;
  id: string;
}

interface Ranged {
  comment: Comment;
  from: number;
  to: number;
  used: Set<string>;
}

const endOfLine = (text: string, at: number): number => text.indexOf("\n", at) + 1 || text.length;

/** The line after each comment that holds text: blank lines and lines that begin with another comment of ours are passed over. */
function nextLines(text: string, comments: readonly Comment[]): Map<Comment, [number, number]> {
  const byStart = new Map(comments.map((comment) => [comment.start, comment]));
  const lines = new Map<Comment, [number, number]>();
  // From the last to the first: what follows another comment is known then.
  for (const comment of [...comments].reverse()) {
    const from = endOfLine(text, comment.end);
    const blank = /\s*/y;
    blank.lastIndex = from;
    const first = from + blank.exec(text)![0].length;
    const other = byStart.get(first);
    lines.set(comment, (other && lines.get(other)) ?? [first, endOfLine(text, first)]);
  }
  return lines;
}

/** Reads the comments of a text. What begins within the reach of one is silenced, until `candor-enable` ends it for the same or for all. */
export function silencerOf(text: string): Silencer {
  const { comments, problems } = readComments(text);
  const next = nextLines(text, comments);
  const rangeOf = (comment: Comment): [number, number] => {
    if (comment.kind === "disable-next-line") return next.get(comment)!;
    if (comment.kind === "disable-line") return [text.lastIndexOf("\n", comment.start - 1) + 1, endOfLine(text, comment.end)];
    return [comment.end, text.length];
  };
  const ranged: Ranged[] = comments.map((comment) => {
    const [from, to] = rangeOf(comment);
    return { comment, from, to, used: new Set() };
  });
  const named = ({ ids }: Comment, { reflexId, family }: Pick<Frame, "reflexId" | "family">): string | undefined =>
    ids.length === 0 ? ALL : ids.find((id) => id === reflexId || id === family);
  return {
    isNeeded: ranged.length > 0,
    silences(frame, start) {
      let by: Use | null = null;
      let line: Use | null = null;
      for (const { comment, from, to, used } of ranged) {
        const id = named(comment, frame);
        if (id === undefined || start < from || start >= to) continue;
        if (comment.kind === "enable") by = null;
        else if (comment.kind === "disable") by = { used, id };
        else line = { used, id };
      }
      const last = line ?? by;
      last?.used.add(last.id);
      return last !== null;
    },
    problems,
    unused: () =>
      ranged.flatMap(({ comment: { kind, ids, start }, used }) => {
        if (kind === "enable") return [];
        const needless = ids.length === 0 ? (used.has(ALL) ? [] : [""]) : ids.filter((id) => !used.has(id));
        return needless.map((id) => ({ start, message: `candor-${kind}${id && ` ${id}`} silences nothing` }));
      }),
  };
}
