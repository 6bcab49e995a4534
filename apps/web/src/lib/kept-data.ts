import { isRecord } from "@candor/protocol/is-record";
import { joined, LEARNING_KEY, parseLearning, toStored, type Learning } from "./adaptive-learning.ts";
import { ANSWERS_KEPT, ANSWERS_KEY, parseAnswers, type Answer } from "./answers.ts";
import { DRAFTS_KEY, parseDrafts } from "./drafts.ts";
import { JUDGEMENTS_KEY, MAX_DISMISSALS, parseJudgements, withMuted, withoutDismissed, type Judgements } from "./judgements.ts";
import { ANALYZE_DRAFT_KEY } from "./kept-run.ts";
import { parsePlaces, parseProgress, PLACE_KEY, PROGRESS_KEY } from "./progress.ts";
import { parseCards, REVIEW_KEY } from "./review.ts";
import { SET_ASIDE_PREFIX } from "./storage.ts";
import { THEME_KEY } from "./theme.ts";

/** One kind of thing that this browser keeps. */
export interface Kind {
  key: string;
  name: string;
  /** The value with what is not ours left out; null for what has another shape. Whatever passes, its page can read (app/kept-shapes.test.ts). */
  parse: (value: unknown) => unknown;
  /** Both together; what is here wins where only one can stand. */
  merge: (here: unknown, file: unknown) => unknown;
  /** The value as its page writes it, where that is more than `parse` takes of it. */
  toStored?: (value: unknown) => unknown;
  /** Entries, for the preview. */
  count: (value: unknown) => number;
  /** Stored as a plain word, not as JSON. */
  plain?: true;
}

type Rows = readonly Record<string, unknown>[];
const same = (value: unknown): string => JSON.stringify(value);
/** Rows of which one of the ids is known are the same; the one here stands. */
const unionBy =
  (...ids: ((row: Record<string, unknown>) => string)[]) =>
  (here: unknown, file: unknown): unknown => {
    const rows = [...(here as Rows)];
    const known = ids.map((id) => ({ id, has: new Set(rows.map(id)) }));
    for (const row of file as Rows) {
      if (known.some(({ id, has }) => has.has(id(row)))) continue;
      rows.push(row);
      for (const { id, has } of known) has.add(id(row));
    }
    return rows;
  };
const unionObject = (here: unknown, file: unknown): unknown => ({ ...(file as object), ...(here as object) });
const keepHere = (here: unknown): unknown => here;
const length = (value: unknown): number => (Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : 1);
const one = (): number => 1;
const rowsOf =
  (isRow: (row: Record<string, unknown>) => boolean) =>
  (value: unknown): unknown =>
    Array.isArray(value) && value.every((v) => isRecord(v) && isRow(v)) ? value : null;
const rowsWith = (...names: string[]) => rowsOf((row) => names.every((name) => typeof row[name] === "string"));
const recordOf =
  (isIt: (value: Record<string, unknown>) => boolean) =>
  (value: unknown): unknown =>
    isRecord(value) && isIt(value) ? value : null;
const text = (row: Record<string, unknown>, name: string): string => String(row[name]).trim().toLowerCase();

/** Oldest first, as they are written; the newest stay, whichever side they come from. */
const mergeAnswers = (here: unknown, file: unknown): unknown => (unionBy(same)(here, file) as Answer[]).sort((a, b) => a.at - b.at).slice(-ANSWERS_KEPT);

/** A pattern is muted once, whatever it was called when; of too many dismissals those that were made here stay. */
function mergeJudgements(here: unknown, file: unknown): Judgements {
  const [mine, theirs] = [here as Judgements, file as Judgements];
  const dismissed = [...withoutDismissed(theirs, mine.dismissed).dismissed, ...mine.dismissed].slice(-MAX_DISMISSALS);
  return { ...withMuted(mine, theirs.muted), dismissed };
}

/** Completed is what maps to true, as the lists count it; what is completed on one side stays so. */
const completed = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(value as object).filter(([, done]) => done === true));
const mergeProgress = (here: unknown, file: unknown): unknown => ({ ...(unionObject(here, file) as object), ...completed(file) });

/** Places: the one that was reached last. */
const mergePlaces = (here: unknown, file: unknown): unknown => {
  const [mine, theirs] = [here as Record<string, { at: number }>, file as Record<string, { at: number }>];
  return { ...mine, ...Object.fromEntries(Object.entries(theirs).filter(([id, place]) => !Object.hasOwn(mine, id) || mine[id]!.at < place.at)) };
};

/**
 * What is kept, in the words of the page; the keys are the specification's where it names them. Those of features are written again, since nothing here may import
 * a feature; app/kept-shapes.test.ts holds one against the other.
 */
export const KINDS: readonly Kind[] = [
  { key: PROGRESS_KEY, name: "Lessons you completed", parse: parseProgress, merge: mergeProgress, count: (v) => length(completed(v)) },
  { key: PLACE_KEY, name: "Places in lessons you began", parse: parsePlaces, merge: mergePlaces, count: length },
  { key: ANSWERS_KEY, name: "Your answers, and how sure you were", parse: parseAnswers, merge: mergeAnswers, count: length },
  {
    key: REVIEW_KEY,
    name: "Examples that come back for review",
    parse: parseCards,
    merge: unionBy((r) => `${text(r, "lesson")} ${text(r, "item")}`),
    count: length,
  },
  { key: DRAFTS_KEY, name: "Answers, texts to check, and entries you began to write", parse: parseDrafts, merge: unionObject, count: length },
  {
    key: "candor-user-quotes-v1",
    name: "Quotes you added",
    parse: rowsWith("quote", "author"),
    merge: unionBy((r) => `${text(r, "quote")}\n${text(r, "author")}`),
    count: length,
  },
  {
    key: "ai_behavior_stories",
    name: "Stories you shared",
    parse: rowsWith("id", "title", "story", "lesson"),
    // A story keeps its id when its title is changed.
    merge: unionBy(
      (r) => String(r["id"]),
      (r) => text(r, "title"),
    ),
    count: length,
  },
  { key: "train_ai_experiences", name: "Experiences with the codex", parse: rowsWith("feedback"), merge: unionBy(same), count: length },
  {
    key: LEARNING_KEY,
    name: "What the laboratory learned from you",
    parse: parseLearning,
    merge: (here, file) => joined(here as Learning, file as Learning),
    toStored: (v) => toStored(v as Learning),
    // What was learned stays when the feedback that taught it is no longer kept.
    count: (v) => (v as Learning).history.length || (v as Learning).adjustments.length,
  },
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
    parse: recordOf((v) => Array.isArray(v["messages"])),
    merge: keepHere,
    count: (v) => (v as { messages: unknown[] }).messages.length,
  },
  { key: "candor-chat-settings-v1", name: "Settings of the chat", parse: recordOf(() => true), merge: keepHere, count: one },
  { key: "candor-chat-draft-v1", name: "A message you were writing", parse: (v) => (typeof v === "string" ? v : null), merge: keepHere, count: one },
  {
    key: "candor-chat-waiting-v1",
    name: "Messages that wait while you write another",
    parse: rowsOf((r) => typeof r["text"] === "string" && (r["editing"] === null || typeof r["editing"] === "string")),
    merge: keepHere,
    count: length,
  },
  { key: ANALYZE_DRAFT_KEY, name: "The text in the analyzer", parse: recordOf((v) => typeof v["text"] === "string"), merge: keepHere, count: one },
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
const NOT_TAKEN = [SET_ASIDE_PREFIX, "candor-reminder-"];
export const isOurKey = (key: string): boolean => key.startsWith("candor-") || KINDS.some((k) => k.key === key);

/** How a key is treated that a newer version of the app may have written. */
const otherKind = (key: string): Kind => ({ key, name: `Other (${key})`, parse: (v) => v ?? null, merge: keepHere, count: length });
export const kindOf = (key: string): Kind | null =>
  KINDS.find((k) => k.key === key) ?? (isOurKey(key) && !NOT_TAKEN.some((prefix) => key.startsWith(prefix)) ? otherKind(key) : null);

export function decode(kind: Kind, stored: string): unknown {
  if (kind.plain) return kind.parse(stored);
  try {
    return kind.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
export const encode = (kind: Kind, value: unknown): string => (kind.plain ? String(value) : JSON.stringify(kind.toStored ? kind.toStored(value) : value));
