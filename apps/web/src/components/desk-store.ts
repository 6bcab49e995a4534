import { createContext, useContext } from "react";
import { createStore, useStore, type StoreApi } from "zustand";
import type { Stretch } from "../lib/region-places.ts";

/** What is in the reader's hand on one marked text. Keys are those of the findings. */
export interface DeskState {
  /** The lit finding, its note open. */
  current: string | null;
  /** Start of the place that was chosen, when the wording stands in several. */
  at: number | null;
  /** A stretch whose marks are all lit: the reader asked where they gather. */
  region: Stretch | null;
  /** Under the pointer. */
  hot: string | null;
  /** Whether the sheet is open; only narrow screens show one. */
  sheet: boolean;
  /** Counts the requests to move the focus to the current mark. */
  moves: number;
  /** Where the tab key enters the text. */
  entry: string | null;
  /** `entry` has not been in hand yet: it follows a finding that is gone, and is the next one on. */
  ahead: boolean;
  /** Tops of the marks in pixels from the top of the text, and the height of the text; measured after layout. */
  ticks: { key: string; at: number; top: number }[];
  textHeight: number;
}

export type Desk = StoreApi<DeskState>;

export const createDesk = (): Desk =>
  createStore<DeskState>(() => ({
    current: null,
    at: null,
    region: null,
    hot: null,
    sheet: false,
    moves: 0,
    entry: null,
    ahead: false,
    ticks: [],
    textHeight: 0,
  }));

export function choose(
  desk: Desk,
  key: string | null,
  { at = null, sheet = false, move = false }: { at?: number | null; sheet?: boolean; move?: boolean } = {},
): void {
  desk.setState((old) => ({
    current: key,
    at,
    region: null,
    sheet: sheet && key !== null,
    entry: key ?? old.entry,
    ahead: key === null && old.ahead,
    moves: move ? old.moves + 1 : old.moves,
  }));
}

/** Lights a stretch and brings it into view. Asked for again, it is another request: the stretch is copied. */
export const showRegion = (desk: Desk, { start, end }: Stretch): void => desk.setState({ current: null, at: null, sheet: false, region: { start, end } });

/** The key one step on from what is or was last in hand, round the ends. */
export function stepped(keys: readonly string[], { current, entry, ahead }: Pick<DeskState, "current" | "entry" | "ahead">, by: 1 | -1): string | null {
  const from = keys.indexOf(current ?? entry ?? "");
  if (from < 0) return (by > 0 ? keys[0] : keys.at(-1)) ?? null;
  if (ahead && current === null && by > 0) return keys[from]!;
  return keys[(from + by + keys.length) % keys.length] ?? null;
}

/** A finding was decided on or filtered away while the reader stood at it: the way through the text goes on from there, not from its beginning. */
export function goOn(desk: Desk, findings: readonly { key: string; frame: { start: number } }[], place: number): void {
  const next = findings.find(({ frame }) => frame.start >= place) ?? findings[0];
  desk.setState({ current: null, at: null, sheet: false, entry: next?.key ?? null, ahead: next !== undefined });
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("Marks and notes stand inside a DeskContext");
  return desk;
}

export const useDeskState = <T>(select: (state: DeskState) => T): T => useStore(useDesk(), select);
