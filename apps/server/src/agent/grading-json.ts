import { isRecord } from "@candor/protocol";
import { withoutThoughts } from "./thoughts.ts";

/** A comma before the end of a list or an object, behind which nothing comes. */
const LAST_COMMA = /,(?=\s{0,200}[}\]])/g;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(LAST_COMMA, ""));
  }
}

/** “2”, “2 (clear)” and {"level": 2} are 2. */
function level(value: unknown): unknown {
  if (isRecord(value)) return level(value["level"] ?? value["score"]);
  return typeof value === "string" && /^\s*\d(?!\d|[.,]\d)/.test(value) ? Number.parseInt(value, 10) : value;
}
/** One text is a list of one, and none is an empty one. */
const list = (value: unknown): unknown =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : (value ?? []);

const LISTS = ["quotes", "strengths", "improvements", "nextSteps"];

/**
 * The JSON of a grading as the schema takes it, out of what a model wrote: many put it into a fence, or thoughts or a sentence before it, and small ones write a
 * level as text, or one text in the place of a list. Null where it holds none.
 */
export function gradingJson(reply: string): string | null {
  const text = withoutThoughts(reply);
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) return null;
  try {
    const grading = parsed(text.slice(from, to + 1));
    if (!isRecord(grading)) return null;
    const { levels } = grading;
    const lists = Object.fromEntries(LISTS.map((name) => [name, list(grading[name])]));
    return JSON.stringify({
      ...grading,
      ...lists,
      ...(isRecord(levels) ? { levels: Object.fromEntries(Object.entries(levels).map(([id, value]) => [id, level(value)])) } : {}),
    });
  } catch {
    return null;
  }
}
