import type { CatalogRow } from "@candor/content/schema";
import { isCount } from "@candor/protocol/is-count";
import { isRecord } from "@candor/protocol/is-record";
import { readStored, updateStored, writeStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

/** One object that maps a lesson key to true (specification 2 §3, progress record). Entries of others under the same key are left as they are. */
export const PROGRESS_KEY = "education-progress";
export type Progress = Readonly<Record<string, unknown>>;

/** Where the reader stopped in lessons that are begun, by catalogue id. */
export const PLACE_KEY = "candor-place-v1";
export interface Place {
  /** Index from 0. */
  step: number;
  steps: number;
  /** Milliseconds since 1970. */
  at: number;
}
export type Places = Readonly<Record<string, Place>>;

/** What a page in steps calls one of them. */
export type Unit = "step" | "exercise";
export const unitOf = ({ kind }: Pick<CatalogRow, "kind">): Unit => (kind === "sandbox" ? "exercise" : "step");

const NO_PROGRESS: Progress = {};
const NO_PLACES: Places = {};

export const parseProgress = (value: unknown): Progress | null => (isRecord(value) ? value : null);

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && isCount(value["step"]) && isCount(value["steps"]) && Number.isFinite(value["at"]) && value["step"] < value["steps"];

/** Keeps the entries that are places; null for what is no object at all. */
export function parsePlaces(value: unknown): Places | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Place] => isPlace(entry[1])));
}

export const useProgress = (): Progress => useStored(PROGRESS_KEY, parseProgress, NO_PROGRESS)[0];
export const usePlaces = (): Places => useStored(PLACE_KEY, parsePlaces, NO_PLACES)[0];

export const isDone = (progress: Progress, key: string | null): boolean => key !== null && progress[key] === true;

/** Sets the lesson's key to true and forgets where the reader was in it (specification 2 §4, Complete Lesson). */
export function completeLesson(row: Pick<CatalogRow, "id" | "progressKey">): void {
  const key = row.progressKey;
  if (key !== null) updateStored(PROGRESS_KEY, parseProgress, NO_PROGRESS, (old) => ({ ...old, [key]: true }));
  const { [row.id]: _done, ...rest } = readStored(PLACE_KEY, parsePlaces, NO_PLACES);
  if (_done) writeStored(PLACE_KEY, rest);
}

/** The first step is where everybody starts, so it is no place worth keeping. */
export function keepPlace(id: string, step: number, steps: number, now: number = Date.now()): void {
  if (step <= 0) return;
  updateStored(PLACE_KEY, parsePlaces, NO_PLACES, (old) => ({ ...old, [id]: { step, steps, at: now } }));
}

export type LessonState = "done" | "doing" | "open";

export function lessonState(row: Pick<CatalogRow, "id" | "progressKey">, progress: Progress, places: Places): LessonState {
  if (isDone(progress, row.progressKey)) return "done";
  return places[row.id] ? "doing" : "open";
}

/** The lesson that was left last, if one is begun. */
export function lastPlace(rows: readonly CatalogRow[], places: Places): { row: CatalogRow; place: Place } | null {
  let last: { row: CatalogRow; place: Place } | null = null;
  for (const row of rows) {
    const place = places[row.id];
    if (place && (last === null || place.at > last.place.at)) last = { row, place };
  }
  return last;
}

/** Strokes and words of a tally; only lessons with a progress key count (design, NOTES). */
export function tallyOf(rows: readonly CatalogRow[], progress: Progress, places: Places): { states: LessonState[]; words: string } {
  const states = rows.filter((row) => row.progressKey !== null).map((row) => lessonState(row, progress, places));
  const count = (state: LessonState) => states.filter((s) => s === state).length;
  const order: LessonState[] = ["done", "doing", "open"];
  const sorted = [...states].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const [done, doing, all] = [count("done"), count("doing"), states.length];
  if (done === 0 && doing === 0) return { states: sorted, words: `Not started, ${all} ${all === 1 ? "lesson" : "lessons"}` };
  return { states: sorted, words: `${done} of ${all} done${doing > 0 ? `, ${doing} in progress` : ""}` };
}

/** What to offer after a lesson: the next open one of its list, the first open one of that list, then of all lists; null when all are done. */
export function nextLesson(rows: readonly CatalogRow[], after: string, progress: Progress): CatalogRow | null {
  const at = rows.findIndex((row) => row.id === after);
  const open = (row: CatalogRow) => row.available && row.progressKey !== null && row.id !== after && !isDone(progress, row.progressKey);
  const here = rows.filter((row) => row.category === rows[at]?.category);
  return (
    rows
      .slice(at + 1)
      .filter((row) => here.includes(row))
      .find(open) ??
    here.find(open) ??
    rows.find(open) ??
    null
  );
}
