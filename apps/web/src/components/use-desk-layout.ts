import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Finding } from "../lib/findings.ts";
import { notePositions } from "../lib/note-positions.ts";
import { startsIn } from "../lib/region-places.ts";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";
import { useDesk, useDeskState, type Desk } from "./desk-store.ts";

/** What stays clear above a mark that is brought into view. */
const CLEAR_PX = 72;
/** And at the lower edge of the window. */
const EDGE_PX = 24;
/** Of a tall mark so much must be in sight. */
const SEEN_OF_MARK_PX = 72;

type Pieces = ReadonlyMap<number, HTMLElement>;

/** The elements of marks by the offset at which they start. */
const piecesOf = (root: HTMLElement): Pieces =>
  new Map([...root.querySelectorAll<HTMLElement>(".reading [data-at]")].map((piece) => [Number(piece.dataset["at"]), piece]));

/** Element of the place in hand of a finding, else of its first. */
function pieceOf(pieces: Pieces, { key, frame }: Finding, desk: Desk): HTMLElement | undefined {
  const { current, at } = desk.getState();
  return (current === key && at !== null ? pieces.get(at) : undefined) ?? pieces.get(frame.start);
}

const lineOf = (piece: HTMLElement | undefined): DOMRect | undefined => piece?.getClientRects()[0];

/** Reads all places, then writes all places: one layout, one paint. */
function placeNotes(root: HTMLElement, findings: readonly Finding[], pieces: Pieces, desk: Desk, wide: boolean, gap: number): void {
  const reading = root.querySelector<HTMLElement>(".reading");
  const list = root.querySelector<HTMLElement>(".notes");
  if (!reading || !list) return;
  const { top: textTop, height: textHeight } = reading.getBoundingClientRect();
  const middle = (rect: DOMRect | undefined): number => (rect ? rect.top + rect.height / 2 - textTop : 0);
  const ticks = findings.flatMap(({ key, frame }) => frame.spans.map(([at]) => ({ key, at, top: middle(lineOf(pieces.get(at))) })));
  // The list has the weightiest first; in the margin each note stands beside its line.
  const noteOf = new Map(([...list.children] as HTMLElement[]).map((note) => [note.dataset["note"], note]));
  const notes = wide ? findings.map(({ key }) => noteOf.get(key)!) : [];
  const marks = notes.map((_, i) => middle(lineOf(pieceOf(pieces, findings[i]!, desk))));
  const listTop = list.getBoundingClientRect().top;
  const heights = notes.map((note) => note.offsetHeight);
  const heads = notes.map((note) => {
    const head = note.querySelector("h3")!;
    return head.offsetTop + head.offsetHeight / 2;
  });
  const tops = notePositions(
    marks.map((mark, i) => mark + textTop - listTop - heads[i]!),
    heights,
    findings.findIndex((f) => f.key === desk.getState().current),
    gap,
  );
  notes.forEach((note, i) => {
    const top = `${Math.round(tops[i]! * 10) / 10}px`;
    if (note.style.top !== top) note.style.top = top;
  });
  list.style.minHeight = wide ? `${Math.max(0, ...tops.map((top, i) => top + heights[i]!))}px` : "";
  const before = desk.getState();
  const moved =
    before.textHeight !== textHeight ||
    before.ticks.length !== ticks.length ||
    ticks.some(({ key, at, top }, i) => key !== before.ticks[i]!.key || at !== before.ticks[i]!.at || Math.abs(top - before.ticks[i]!.top) > 0.5);
  if (moved) desk.setState({ ticks, textHeight });
}

/** Scrolls only as far as needed: the mark stays above the sheet, or well inside the window. */
function bringIntoView(root: HTMLElement, finding: Finding, pieces: Pieces, desk: Desk, wide: boolean): void {
  const piece = pieceOf(pieces, finding, desk);
  const rect = piece?.getBoundingClientRect();
  if (!piece || !rect) return;
  const sheet = root.querySelector(".sheet")?.getBoundingClientRect();
  const bottom = (sheet ? sheet.top : window.innerHeight) - EDGE_PX;
  const seen = rect.top >= (sheet ? CLEAR_PX / 2 : CLEAR_PX) && Math.min(rect.bottom, rect.top + SEEN_OF_MARK_PX) <= bottom;
  const room = bottom - CLEAR_PX;
  if (!seen) window.scrollBy({ top: rect.top - CLEAR_PX - (sheet ? 0 : Math.max(0, room / 4)), behavior: "instant" });
  if (wide) bringNoteIntoView(root, piece);
}

/** Where notes are many, a note may stand so far below its mark that it would open out of sight. The mark stays in the window. */
function bringNoteIntoView(root: HTMLElement, mark: HTMLElement): void {
  const note = root.querySelector(".note.open")?.getBoundingClientRect();
  if (!note) return;
  const hidden = note.bottom - (window.innerHeight - EDGE_PX);
  const top = Math.min(hidden, note.top - CLEAR_PX, mark.getBoundingClientRect().top - CLEAR_PX);
  if (top > 0) window.scrollBy({ top, behavior: "instant" });
}

/** The width of the text in pixels; it also changes, by next to nothing, when the fonts have come. */
function useTextWidth(root: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver((entries) => setWidth(entries[0]?.contentRect.width ?? 0));
    if (root.current) observer.observe(root.current.querySelector(".reading") ?? root.current);
    let here = true;
    void document.fonts?.ready.then(() => {
      if (here) setWidth((old) => old + 0.001);
    });
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [root]);
  return width;
}

interface Layout {
  root: RefObject<HTMLElement | null>;
  text: string;
  findings: readonly Finding[];
  /** The finding in hand. */
  held: Finding | null;
  /** Notes stand in the margin. */
  wide: boolean;
  printed: boolean;
  lead: ReactNode;
  /** Between two notes, in pixels. */
  gap: number;
}

/** Puts each note beside its line, and brings the mark in hand into view, whatever changes the layout. */
export function useDeskLayout({ root, text, findings, held, wide, printed, lead, gap }: Layout): void {
  const desk = useDesk();
  const at = useDeskState((s) => s.at);
  const sheet = useDeskState((s) => s.sheet);
  const region = useDeskState((s) => s.region);
  const width = useTextWidth(root);
  const pieces = useRef<Pieces>(new Map());
  useIsomorphicLayoutEffect(() => {
    if (root.current) pieces.current = piecesOf(root.current);
  }, [root, findings, text]);
  // A step from mark to mark moves notes of the margin alone: below the text none opens, and hundreds of marks need not be measured again.
  const [heldBeside, atBeside] = wide ? [held, at] : [null, null];
  useIsomorphicLayoutEffect(() => {
    if (root.current) placeNotes(root.current, findings, pieces.current, desk, wide, gap);
    // `width` and `lead` change the layout that is measured.
  }, [root, findings, desk, wide, width, heldBeside, atBeside, lead, text, gap, printed]);
  useIsomorphicLayoutEffect(() => {
    if (root.current && held) bringIntoView(root.current, held, pieces.current, desk, wide);
  }, [root, findings, desk, wide, width, held, at, sheet, lead, text, gap, printed]);

  // What unfolds inside the open note pushes the notes below it, as does text that arrives late; the reader's place stays.
  useEffect(() => {
    const open = wide && held !== null ? root.current?.querySelector<HTMLElement>(".note.open") : null;
    if (!open) return;
    let height = open.offsetHeight;
    const observer = new ResizeObserver(() => {
      if (open.offsetHeight === height || !root.current) return;
      height = open.offsetHeight;
      placeNotes(root.current, findings, pieces.current, desk, wide, gap);
    });
    observer.observe(open);
    return () => observer.disconnect();
  }, [root, findings, desk, wide, held, gap]);

  useEffect(() => {
    const first = region && findings.find(({ frame }) => startsIn(region, frame.start));
    if (!first || !root.current) return;
    bringIntoView(root.current, first, pieces.current, desk, false);
    pieces.current.get(first.frame.start)?.focus({ preventScroll: true });
    // With the keyboard the focus chooses the mark, and a choice ends what is lit.
    desk.setState({ region });
  }, [root, region, findings, desk]);
}
