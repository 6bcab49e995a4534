import { HISTORY_STORED, LEARNING_KEY, MAX_ADJUSTMENT, parseLearning, type Learning } from "./adaptive-learning.ts";
import { ANSWERS_KEPT, ANSWERS_KEY, parseAnswers, type Answer } from "./answers.ts";
import { DRAFTS_KEY, parseDrafts } from "./drafts.ts";
import { JUDGEMENTS_KEY, parseJudgements } from "./judgements.ts";
import { parsePlaces, parseProgress, PLACE_KEY, PROGRESS_KEY } from "./progress.ts";
import { parseCards, REVIEW_KEY } from "./review.ts";
import { isRecord } from "./storage.ts";
import { THEME_KEY } from "./theme.ts";

/** One kind of thing that this browser keeps. */
export interface Kind {
  key: string;
  name: string;
  /** The value with what is not ours left out; null for what has another shape. */
  parse: (value: unknown) => unknown;
  /** Both together; what is here wins where only one can stand. */
  merge: (here: unknown, file: unknown) => unknown;
  /** Entries, for the preview. */
  count: (value: unknown) => number;
  /** Stored as a plain word, not as JSON. */
  plain?: true;
}

type Rows = readonly Record<string, unknown>[];
const same = (value: unknown): string => JSON.stringify(value);
const unionBy =
  (id: (row: Record<string, unknown>) => string) =>
  (here: unknown, file: unknown): unknown => {
    const rows = [...(here as Rows)];
    const known = new Set(rows.map(id));
    for (const row of file as Rows)
      if (!known.has(id(row))) {
        rows.push(row);
        known.add(id(row));
      }
    return rows;
  };
const unionObject = (here: unknown, file: unknown): unknown => ({ ...(file as object), ...(here as object) });
const keepHere = (here: unknown): unknown => here;
const length = (value: unknown): number => (Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : 1);
const one = (): number => 1;
const rowsWith =
  (...names: string[]) =>
  (value: unknown): unknown =>
    Array.isArray(value) && value.every((v) => isRecord(v) && names.every((name) => typeof v[name] === "string")) ? value : null;
const record = (value: unknown): unknown => (isRecord(value) ? value : null);
const text = (row: Record<string, unknown>, name: string): string => String(row[name]).trim().toLowerCase();

/** Oldest first, as they are written; the newest stay, whichever side they come from. */
const mergeAnswers = (here: unknown, file: unknown): unknown => (unionBy(same)(here, file) as Answer[]).sort((a, b) => a.at - b.at).slice(-ANSWERS_KEPT);

function mergeLearning(here: unknown, file: unknown): Learning {
  const [mine, theirs] = [here as Learning, file as Learning];
  const known = new Set(mine.history.map(same));
  const fresh = theirs.history.filter((r) => !known.has(same(r)));
  const adjustments = mine.adjustments.map((a) => {
    const added = fresh.filter((r) => r.reflexId === a.reflexId).reduce((sum, r) => sum + r.adjustmentApplied, 0);
    const factor = Math.round(Math.max(-MAX_ADJUSTMENT, Math.min(MAX_ADJUSTMENT, a.adjustmentFactor + added)) * 1e6) / 1e6;
    return { ...a, adjustmentFactor: factor };
  });
  const others = theirs.adjustments.filter((a) => !mine.adjustments.some((m) => m.reflexId === a.reflexId));
  return { adjustments: [...adjustments, ...others], history: [...mine.history, ...fresh].sort((a, b) => a.timestamp - b.timestamp).slice(-HISTORY_STORED) };
}

function mergeJudgements(here: unknown, file: unknown): unknown {
  const [mine, theirs] = [here as Record<string, unknown>, file as Record<string, unknown>];
  const both = (name: string) => unionBy(same)(mine[name], theirs[name]);
  return { ...mine, dismissed: both("dismissed"), muted: both("muted") };
}

/** Places: the one that was reached last. */
const mergePlaces = (here: unknown, file: unknown): unknown => {
  const [mine, theirs] = [here as Record<string, { at: number }>, file as Record<string, { at: number }>];
  return { ...mine, ...Object.fromEntries(Object.entries(theirs).filter(([id, place]) => !Object.hasOwn(mine, id) || mine[id]!.at < place.at)) };
};

/** What is kept, in the words of the page; the keys are the specification's where it names them. */
export const KINDS: readonly Kind[] = [
  { key: PROGRESS_KEY, name: "Lessons you completed", parse: parseProgress, merge: unionObject, count: length },
  { key: PLACE_KEY, name: "Places in lessons you began", parse: parsePlaces, merge: mergePlaces, count: length },
  { key: ANSWERS_KEY, name: "Your answers, and how sure you were", parse: parseAnswers, merge: mergeAnswers, count: length },
  {
    key: REVIEW_KEY,
    name: "Examples that come back for review",
    parse: parseCards,
    merge: unionBy((r) => `${text(r, "lesson")} ${text(r, "item")}`),
    count: length,
  },
  { key: DRAFTS_KEY, name: "Answers you wrote on the assessed pages", parse: parseDrafts, merge: unionObject, count: length },
  {
    key: "candor-user-quotes-v1",
    name: "Quotes you added",
    parse: rowsWith("quote", "author", "tone"),
    merge: unionBy((r) => `${text(r, "quote")}\n${text(r, "author")}`),
    count: length,
  },
  {
    key: "ai_behavior_stories",
    name: "Stories you shared",
    parse: rowsWith("id", "title", "story", "lesson", "author"),
    merge: unionBy((r) => text(r, "title")),
    count: length,
  },
  { key: "train_ai_experiences", name: "Experiences with the codex", parse: rowsWith("feedback"), merge: unionBy(same), count: length },
  { key: LEARNING_KEY, name: "What the laboratory learned from you", parse: parseLearning, merge: mergeLearning, count: (v) => (v as Learning).history.length },
  {
    key: "candor-lab-v1",
    name: "Statements in the laboratory",
    parse: (v) => (Array.isArray(v) && v.every((t) => typeof t === "string") ? v : null),
    merge: keepHere,
    count: (v) => (v as string[]).filter((t) => t.trim() !== "").length,
  },
  {
    key: JUDGEMENTS_KEY,
    name: "Findings you called fine, or muted",
    parse: parseJudgements,
    merge: mergeJudgements,
    count: (v) => {
      const j = v as { dismissed: unknown[]; muted: unknown[] };
      return j.dismissed.length + j.muted.length;
    },
  },
  {
    key: "candor-chat-v1",
    name: "The conversation with the agent",
    parse: record,
    merge: keepHere,
    count: (v) => {
      const messages = (v as Record<string, unknown>)["messages"];
      return Array.isArray(messages) ? messages.length : 1;
    },
  },
  { key: "candor-chat-settings-v1", name: "Settings of the chat", parse: record, merge: keepHere, count: one },
  { key: "candor-chat-draft-v1", name: "A message you were writing", parse: (v) => v ?? null, merge: keepHere, count: one },
  {
    key: "candor-chat-waiting-v1",
    name: "Messages that wait while you write another",
    parse: (v) => (Array.isArray(v) && v.every((row) => isRecord(row) && typeof row["text"] === "string") ? v : null),
    merge: keepHere,
    count: length,
  },
  { key: "candor-analyze-draft-v1", name: "The text in the analyzer", parse: record, merge: keepHere, count: one },
  {
    key: "candor-quote-index-v1",
    name: "The quote you were at",
    parse: (v) => (Number.isInteger(v) && (v as number) >= 0 ? v : null),
    merge: keepHere,
    count: one,
  },
  { key: THEME_KEY, name: "Paper or ink", parse: (v) => (v === "paper" || v === "ink" ? v : null), merge: keepHere, count: one, plain: true },
];

/** Ours, and no use anywhere else. */
const NOT_TAKEN = /^candor-set-aside:|^candor-reminder-/;
export const isOurKey = (key: string): boolean => key.startsWith("candor-") || KINDS.some((k) => k.key === key);

/** How a key is treated that a newer version of the app may have written. */
const otherKind = (key: string): Kind => ({ key, name: `Other (${key})`, parse: (v) => v ?? null, merge: keepHere, count: length });
export const kindOf = (key: string): Kind | null => KINDS.find((k) => k.key === key) ?? (isOurKey(key) && !NOT_TAKEN.test(key) ? otherKind(key) : null);

export function decode(kind: Kind, stored: string): unknown {
  if (kind.plain) return kind.parse(stored);
  try {
    return kind.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
export const encode = (kind: Kind, value: unknown): string => (kind.plain ? String(value) : JSON.stringify(value));
