import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { byRank, type Finding } from "../lib/findings.ts";
import { startsIn, type Stretch } from "../lib/region-places.ts";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";
import { COMPACT_GAP_PX, NOTE_GAP_PX, notePositions, wantsCompact } from "../lib/note-positions.ts";
import { choose, goOn, useDesk, useDeskState, type Desk } from "./desk-store.ts";
import { MarkedText } from "./marked-text.tsx";
import { MarkSteps, NoteSheet } from "./note-sheet.tsx";
import { Note } from "./note.tsx";
import { OverviewStrip } from "./overview-strip.tsx";
import { useMedia } from "./use-media.ts";
import { useSheetEntry } from "./use-sheet-entry.ts";

/** From here on notes stand in the margin (prototype notes: below 1248 px they become a list). */
export const WIDE = "(min-width: 78rem)";
/** From here on a list of notes is drawn as it comes into view. */
const MANY_NOTES = 60;
/** What stays clear above a mark that is brought into view. */
const CLEAR_PX = 72;
/** And at the lower edge of the window. */
const EDGE_PX = 24;

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
  const seen = rect.top >= (sheet ? CLEAR_PX / 2 : CLEAR_PX) && Math.min(rect.bottom, rect.top + 72) <= bottom;
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

export interface MarkedDeskProps {
  text: string;
  findings: readonly Finding[];
  /** Accessible name of the text. */
  label: string;
  /** Head of the notes. */
  title: string;
  /** Stands under the title: what speaks of the whole text, or says that nothing was found. */
  lead?: ReactNode;
  /** Stands under the last note. */
  foot?: ReactNode;
  /** Buttons of an open note. */
  actions?: (finding: Finding) => ReactNode;
  /** Text without marks; notes stay. */
  bare?: boolean;
  /** Where marks gather. */
  regions?: readonly Stretch[];
  /** Under the text, in its column. */
  children?: ReactNode;
}

/** A text with its marks and, in step with them, their notes. Needs a DeskContext around it. */
export function MarkedDesk({ text, findings, label, title, lead, foot, actions, bare = false, regions, children }: MarkedDeskProps) {
  const desk = useDesk();
  const root = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE);
  const printed = useMedia("print");
  const compact = useMemo(() => wide && !printed && wantsCompact(findings.length, text), [wide, printed, findings, text]);
  const gap = compact ? COMPACT_GAP_PX : NOTE_GAP_PX;
  const [width, setWidth] = useState(0);
  const current = useDeskState((s) => s.current);
  const at = useDeskState((s) => s.at);
  const sheet = useDeskState((s) => s.sheet);
  const region = useDeskState((s) => s.region);
  const listed = useMemo(() => byRank(findings), [findings]);
  const held = useMemo(() => findings.find((f) => f.key === current) ?? null, [findings, current]);

  useSheetEntry(!wide && sheet && held ? held.key : null, {
    open: (key) => {
      if (!wide && findings.some((f) => f.key === key)) choose(desk, key, { sheet: true });
    },
    close: () => choose(desk, desk.getState().current, { move: true, at: desk.getState().at }),
  });

  const place = useRef(0);
  useIsomorphicLayoutEffect(() => {
    if (held) place.current = held.frame.start;
    const { entry } = desk.getState();
    if (entry !== null && !findings.some((f) => f.key === entry)) goOn(desk, findings, place.current);
  }, [findings, held, desk]);
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
  }, []);
  const pieces = useRef<Pieces>(new Map());
  useIsomorphicLayoutEffect(() => {
    if (root.current) pieces.current = piecesOf(root.current);
  }, [findings, text]);
  useIsomorphicLayoutEffect(() => {
    if (!root.current) return;
    placeNotes(root.current, findings, pieces.current, desk, wide, gap);
    if (held) bringIntoView(root.current, held, pieces.current, desk, wide);
    // `width`, `sheet`, `lead` and `bare` change the layout that is measured.
  }, [findings, desk, wide, width, held, at, sheet, lead, bare, text, gap, printed]);

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
  }, [findings, desk, wide, held, gap]);

  useEffect(() => {
    const first = region && findings.find(({ frame }) => startsIn(region, frame.start));
    if (!first || !root.current) return;
    bringIntoView(root.current, first, pieces.current, desk, false);
    pieces.current.get(first.frame.start)?.focus({ preventScroll: true });
    // With the keyboard the focus chooses the mark, and a choice ends what is lit.
    desk.setState({ region });
  }, [region, findings, desk]);

  /** Enter leads from a mark to its note in the margin, Escape back to the mark, and from there it closes the note. */
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { current: key, at: of } = desk.getState();
    const from = event.target as HTMLElement;
    if (key === null) return;
    if (event.key === "Escape") {
      const inNote = wide && from.closest(".note.open") !== null;
      choose(desk, inNote ? key : null, inNote ? { move: true, at: of } : {});
    } else if (event.key === "Enter" && wide && from.matches(".reading [data-at]")) {
      root.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(key)}"] h3 button`)?.focus({ preventScroll: true });
    }
  };
  return (
    <div className="desk" ref={root} onKeyDown={onKeyDown}>
      <div className="desk-text">
        <OverviewStrip findings={bare ? [] : findings} regions={bare ? [] : regions} />
        <MarkedText text={text} findings={findings} label={label} described className={bare ? "bare" : ""} />
      </div>
      <section className="desk-notes" aria-labelledby="desk-notes-title">
        <div className="desk-head">
          <h2 className="kicker" id="desk-notes-title">
            {title}
          </h2>
          {findings.length > 0 && <MarkSteps findings={findings} current={held} sheet={!wide} />}
        </div>
        {lead}
        <ol className={`notes${compact ? " compact" : ""}${findings.length > MANY_NOTES ? " many" : ""}`}>
          {listed.map((finding) => (
            <Note key={finding.key} finding={finding} actions={actions} full={printed} inPlace={wide} />
          ))}
        </ol>
        {foot}
      </section>
      {children}
      {!wide && sheet && held && <NoteSheet findings={findings} current={held} actions={actions} />}
    </div>
  );
}
