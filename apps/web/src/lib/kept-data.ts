import { isCount } from "@candor/protocol/is-count";
import { isRecord } from "@candor/protocol/is-record";
import { joined, LEARNING_KEY, parseLearning, toStored } from "./adaptive-learning.ts";
import { ANSWERS_KEPT, ANSWERS_KEY, parseAnswers, type Answer } from "./answers.ts";
import { DRAFTS_KEY, parseDrafts } from "./drafts.ts";
import { JUDGEMENTS_KEY, MAX_DISMISSALS, parseJudgements, withMuted, withoutDismissed, type Judgements } from "./judgements.ts";
import { ANALYZE_DRAFT_KEY } from "./kept-run.ts";
import { parsePlaces, parseProgress, PLACE_KEY, PROGRESS_KEY, type Places, type Progress } from "./progress.ts";
import { parseCards, REVIEW_KEY, type ReviewCard } from "./review.ts";
import { SET_ASIDE_PREFIX } from "./storage.ts";
import { THEME_KEY } from "./theme.ts";

/** One kind of thing that this browser keeps; `T` is its value. */
interface KindOf<T> {
  key: string;
  name: string;
  /** The value with what is not ours left out; null for what has another shape. Whatever passes, its page can read (app/kept-shapes.test.ts). */
  parse(value: unknown): T | null;
  /** Both together; what is here wins where only one can stand. */
  merge(here: T, file: T): T;
  /** The value as its page writes it, where that is more than `parse` takes of it. */
  toStored?(value: T): unknown;
  /** Entries, for the preview. */
  count(value: T): number;
  /** Stored as a plain word, not as JSON. */
  plain?: true;
}
/** The same for whoever only passes values of a kind from one of its functions to another. */
export type Kind = KindOf<unknown>;
/** Checks a row by the type of its values. */
const kind = <T>(row: KindOf<T>): Kind => row;

type Row = Readonly<Record<string, unknown>>;
const same = (value: unknown): string => JSON.stringify(value);
/** Rows of which one of the ids is known are the same; the one here stands. */
const unionBy =
  <R>(...ids: ((row: R) => string)[]) =>
  (here: readonly R[], file: readonly R[]): readonly R[] => {
    const rows = [...here];
    const known = ids.map((id) => ({ id, has: new Set(rows.map(id)) }));
    for (const row of file) {
      if (known.some(({ id, has }) => has.has(id(row)))) continue;
      rows.push(row);
      for (const { id, has } of known) has.add(id(row));
    }
    return rows;
  };
const unionObject = <V>(here: Readonly<Record<string, V>>, file: Readonly<Record<string, V>>): Readonly<Record<string, V>> => ({ ...file, ...here });
const keepHere = <T>(here: T): T => here;
const rows = (value: readonly unknown[]): number => value.length;
const fields = (value: object): number => Object.keys(value).length;
const one = (): number => 1;
const rowsOf =
  (isRow: (row: Row) => boolean) =>
  (value: unknown): readonly Row[] | null =>
    Array.isArray(value) && value.every((v) => isRecord(v) && isRow(v)) ? value : null;
const rowsWith = (...names: string[]) => rowsOf((row) => names.every((name) => typeof row[name] === "string"));
const recordOf =
  (isIt: (value: Row) => boolean) =>
  (value: unknown): Row | null =>
    isRecord(value) && isIt(value) ? value : null;
const textIn = (row: Row, name: string): string => String(row[name]).trim().toLowerCase();
const isText = (value: unknown): value is string => typeof value === "string";

/** Oldest first, as they are written; the newest stay, whichever side they come from. */
const mergeAnswers = (here: readonly Answer[], file: readonly Answer[]): readonly Answer[] =>
  unionBy<Answer>(same)(here, file)
    .toSorted((a, b) => a.at - b.at)
    .slice(-ANSWERS_KEPT);

/** A pattern is muted once, whatever it was called when; of too many dismissals those that were made here stay. */
function mergeJudgements(here: Judgements, file: Judgements): Judgements {
  const dismissed = [...withoutDismissed(file, here.dismissed).dismissed, ...here.dismissed].slice(-MAX_DISMISSALS);
  return { ...withMuted(here, file.muted), dismissed };
}

/** Completed is what maps to true, as the lists count it; what is completed on one side stays so. */
const completed = (value: Progress): Progress => Object.fromEntries(Object.entries(value).filter(([, done]) => done === true));
const mergeProgress = (here: Progress, file: Progress): Progress => ({ ...unionObject(here, file), ...completed(file) });

/** Places: the one that was reached last. */
const mergePlaces = (here: Places, file: Places): Places => ({
  ...here,
  ...Object.fromEntries(Object.entries(file).filter(([id, place]) => !Object.hasOwn(here, id) || here[id]!.at < place.at)),
});

/**
 * What is kept, in the words of the page; the keys are the specification's where it names them. Those of features are written again, since nothing here may import
 * a feature; app/kept-shapes.test.ts holds one against the other.
 */
export const KINDS: readonly Kind[] = [
  kind({ key: PROGRESS_KEY, name: "Lessons you completed", parse: parseProgress, merge: mergeProgress, count: (v) => fields(completed(v)) }),
  kind({ key: PLACE_KEY, name: "Where you stopped in lessons", parse: parsePlaces, merge: mergePlaces, count: fields }),
  kind({ key: ANSWERS_KEY, name: "Your answers, and how sure you were", parse: parseAnswers, merge: mergeAnswers, count: rows }),
  kind({
    key: REVIEW_KEY,
    name: "Examples waiting for review",
    parse: parseCards,
    merge: unionBy((card: ReviewCard) => same([card.lesson, card.item].map((id) => id.trim().toLowerCase()))),
    count: rows,
  }),
  kind({ key: DRAFTS_KEY, name: "Answers, texts to check and entries you started writing", parse: parseDrafts, merge: unionObject<string>, count: fields }),
  kind({
    key: "candor-user-quotes-v1",
    name: "Quotes you added",
    parse: rowsWith("quote", "author"),
    merge: unionBy((r: Row) => `${textIn(r, "quote")}\n${textIn(r, "author")}`),
    count: rows,
  }),
  kind({
    key: "ai_behavior_stories",
    name: "Stories you shared",
    parse: rowsWith("id", "title", "story", "lesson"),
    // A story keeps its id when its title is changed.
    merge: unionBy(
      (r: Row) => String(r["id"]),
      (r: Row) => textIn(r, "title"),
    ),
    count: rows,
  }),
  kind({ key: "train_ai_experiences", name: "Experiences with the codex", parse: rowsWith("feedback"), merge: unionBy<Row>(same), count: rows }),
  kind({
    key: LEARNING_KEY,
    name: "What the laboratory learned from you",
    parse: parseLearning,
    merge: joined,
    toStored,
    // What was learned stays when the feedback that taught it is no longer kept.
    count: ({ history, adjustments }) => history.length || adjustments.length,
  }),
  kind({
    key: "candor-lab-v1",
    name: "Statements in the laboratory",
    parse: (v) => (Array.isArray(v) && v.every(isText) ? v : null),
    merge: keepHere,
    count: (v) => v.filter((statement) => statement.trim() !== "").length,
  }),
  kind({
    key: JUDGEMENTS_KEY,
    name: "Findings you called fine or muted",
    parse: parseJudgements,
    merge: mergeJudgements,
    count: ({ dismissed, muted }) => dismissed.length + muted.length,
  }),
  kind({
    key: "candor-chat-v1",
    name: "The conversation with the agent",
    parse: recordOf((v) => Array.isArray(v["messages"])),
    merge: keepHere,
    count: ({ messages }) => (Array.isArray(messages) ? messages.length : 0),
  }),
  kind({ key: "candor-chat-settings-v1", name: "Settings of the chat", parse: recordOf(() => true), merge: keepHere, count: one }),
  kind({ key: "candor-chat-draft-v1", name: "A message you were writing", parse: (v) => (isText(v) ? v : null), merge: keepHere, count: one }),
  kind({
    key: "candor-chat-waiting-v1",
    name: "Messages set aside while you write another",
    parse: rowsOf((r) => isText(r["text"]) && (r["editing"] === null || isText(r["editing"]))),
    merge: keepHere,
    count: rows,
  }),
  kind({ key: ANALYZE_DRAFT_KEY, name: "The text in the analyzer", parse: recordOf((v) => isText(v["text"])), merge: keepHere, count: one }),
  kind({ key: "candor-quote-index-v1", name: "The quote you were on", parse: (v) => (isCount(v) ? v : null), merge: keepHere, count: one }),
  kind({ key: THEME_KEY, name: "Theme (Paper or Ink)", parse: (v) => (v === "paper" || v === "ink" ? v : null), merge: keepHere, count: one, plain: true }),
];

/** Ours, and no use anywhere else. */
const NOT_TAKEN = [SET_ASIDE_PREFIX, "candor-reminder-"];
export const isOurKey = (key: string): boolean => key.startsWith("candor-") || KINDS.some((k) => k.key === key);

/** Entries of a value whose kind is not known: of a list or an object as many as it holds, else one. */
const entriesOf = (value: unknown): number => (typeof value === "object" && value !== null ? fields(value) : 1);
/** How a key is treated that a newer version of the app may have written. */
const otherKind = (key: string): Kind => ({ key, name: `Other (${key})`, parse: (v) => v ?? null, merge: keepHere, count: entriesOf });
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
