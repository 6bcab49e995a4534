import { createContext, useContext } from "react";
import { createStore, useStore, type StoreApi } from "zustand";

/** What is in the reader's hand on one marked text. Keys are those of the findings. */
export interface DeskState {
  /** The lit finding, its note open. */
  current: string | null;
  /** Start of the place that was chosen, when the wording stands in several. */
  at: number | null;
  /** Under the pointer. */
  hot: string | null;
  /** Whether the sheet is open; only narrow screens show one. */
  sheet: boolean;
  /** Counts the requests to move the focus to the current mark. */
  moves: number;
  /** Where the tab key enters the text. */
  entry: string | null;
  /** Tops of the marks in pixels from the top of the text, and the height of the text; measured after layout. */
  ticks: { key: string; at: number; top: number }[];
  textHeight: number;
}

export type Desk = StoreApi<DeskState>;

export const createDesk = (): Desk => createStore<DeskState>(() => ({ current: null, at: null, hot: null, sheet: false, moves: 0, entry: null, ticks: [], textHeight: 0 }));

export function choose(desk: Desk, key: string | null, { at = null, sheet = false, move = false }: { at?: number | null; sheet?: boolean; move?: boolean } = {}): void {
  desk.setState((old) => ({ current: key, at, sheet: sheet && key !== null, entry: key ?? old.entry, moves: move ? old.moves + 1 : old.moves }));
}

/** The key `by` steps on from the current one, round the ends. */
export function stepped(keys: readonly string[], current: string | null, by: number): string | null {
  if (keys.length === 0) return null;
  const from = current === null ? (by > 0 ? -1 : 0) : keys.indexOf(current);
  return keys[(from + by + keys.length) % keys.length] ?? null;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("Marks and notes stand inside a DeskContext");
  return desk;
}

export const useDeskState = <T>(select: (state: DeskState) => T): T => useStore(useDesk(), select);
