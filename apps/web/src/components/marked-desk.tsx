import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { byRank, type Finding } from "../lib/findings.ts";
import type { Stretch } from "../lib/region-places.ts";
import { takeLeftNote } from "../lib/sheet-entry.ts";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";
import { COMPACT_GAP_PX, NOTE_GAP_PX, wantsCompact } from "../lib/note-positions.ts";
import { choose, goOn, useDesk, useDeskState } from "./desk-store.ts";
import { MarkedText } from "./marked-text.tsx";
import { MarkSteps, NoteSheet } from "./note-sheet.tsx";
import { Note } from "./note.tsx";
import { OverviewStrip } from "./overview-strip.tsx";
import { useDeskLayout } from "./use-desk-layout.ts";
import { useMedia } from "./use-media.ts";
import { useSheetEntry } from "./use-sheet-entry.ts";

/** From here on notes stand in the margin (prototype notes: below 1248 px they become a list). */
export const WIDE = "(min-width: 78rem)";
/** From here on a list of notes is drawn as it comes into view. */
const MANY_NOTES = 60;
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
  /** Where marks gather. */
  regions?: readonly Stretch[];
  /** Under the text, in its column. */
  children?: ReactNode;
}

/** A text with its marks and, in step with them, their notes. Needs a DeskContext around it. */
export function MarkedDesk({ text, findings, label, title, lead, foot, actions, regions, children }: MarkedDeskProps) {
  const desk = useDesk();
  const root = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE);
  const printed = useMedia("print");
  const compact = useMemo(() => wide && !printed && wantsCompact(findings.length, text), [wide, printed, findings, text]);
  const gap = compact ? COMPACT_GAP_PX : NOTE_GAP_PX;
  const current = useDeskState((s) => s.current);
  const sheet = useDeskState((s) => s.sheet);
  const listed = useMemo(() => byRank(findings), [findings]);
  const held = useMemo(() => findings.find((f) => f.key === current) ?? null, [findings, current]);

  useSheetEntry(!wide && sheet && held ? held.key : null, {
    open: (key) => {
      if (!wide && findings.some((f) => f.key === key)) choose(desk, key, { sheet: true });
    },
    close: () => choose(desk, desk.getState().current, { move: true, at: desk.getState().at }),
  });

  // Whoever comes back from the lesson on a note finds it as it was left. On narrow screens the entry of its sheet does that.
  useEffect(() => {
    const left = takeLeftNote();
    if (left !== null && wide && findings.some((f) => f.key === left)) choose(desk, left);
  }, [desk, findings, wide]);

  const place = useRef(0);
  useIsomorphicLayoutEffect(() => {
    if (held) place.current = held.frame.start;
    const { entry } = desk.getState();
    if (entry !== null && !findings.some((f) => f.key === entry)) goOn(desk, findings, place.current);
  }, [findings, held, desk]);
  useDeskLayout({ root, text, findings, held, wide, printed, lead, gap });

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
        <OverviewStrip findings={findings} regions={regions} />
        <MarkedText text={text} findings={findings} label={label} described />
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
