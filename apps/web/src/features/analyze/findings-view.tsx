import type { Analysis } from "@candor/engine";
import { ChevronDown, Eye, EyeOff, MessagesSquare, SlidersHorizontal } from "lucide-react";
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from "react";
import { ClusterBox } from "../../components/cluster-box.tsx";
import { createDesk, DeskContext, useDeskState } from "../../components/desk-store.ts";
import { FamilyChart } from "../../components/family-chart.tsx";
import { MarkedDesk, WIDE } from "../../components/marked-desk.tsx";
import { MarkSteps } from "../../components/note-sheet.tsx";
import { PHONE, useMedia } from "../../components/use-media.ts";
import { isWeak, NO_FINDINGS, toFindings, type Finding } from "../../lib/findings.ts";
import type { Judged } from "../../lib/judgements.ts";
import type { TextSource } from "../../lib/session.ts";
import { shownCluster } from "../../lib/shown-cluster.ts";
import { ASK_WHAT_TO_DO, hasSwindleMark } from "../../lib/swindle.ts";
import { FindingFilters, NO_FILTERS, passes, type Filters } from "./finding-filters.tsx";
import { emptyText, FindingsLead } from "./findings-lead.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { UndoLine } from "./undo-line.tsx";
import { useDecisions } from "./use-decisions.tsx";

function Steps({ findings }: { findings: readonly Finding[] }) {
  const current = useDeskState((s) => s.current);
  const wide = useMedia(WIDE);
  return <MarkSteps findings={findings} current={findings.find((f) => f.key === current) ?? null} sheet={!wide} />;
}

/** For a text that looks like a swindler’s. */
function WhatToDo({ onAsk }: { onAsk(): void }) {
  return (
    <div className="msg what-to-do">
      <p>Scammers write like this, and so do honest senders sometimes. Before you pay, click or reply:</p>
      <button type="button" className="btn" onClick={onAsk}>
        <MessagesSquare className="icon" aria-hidden="true" /> {ASK_WHAT_TO_DO}
      </button>
    </div>
  );
}

function WeakSignals({ count, shown, onToggle }: { count: number; shown: boolean; onToggle(): void }) {
  return (
    <p className="weak">
      <button type="button" className="btn btn-s btn-bare" aria-expanded={shown} onClick={onToggle}>
        {`${shown ? "Hide" : "Show"} ${count} weak ${count === 1 ? "signal" : "signals"}`} <ChevronDown className="icon" aria-hidden="true" />
      </button>
      <span className="small">Hidden because honest texts often use these too, whatever the percentage.</span>
    </p>
  );
}

interface LegendProps {
  all: readonly Finding[];
  filters: Filters;
  onFilters(filters: Filters): void;
  /** Marks stand in the text, or stood there until the reader decided on them or filtered them out. */
  markable: boolean;
  hidden: boolean;
  onHide(hide: boolean): void;
  hiding: Ref<HTMLButtonElement>;
  decided: number;
  /** Opens what was decided; null where nothing was. */
  onDecisions: (() => void) | null;
  children: ReactNode;
}

/** The filters, the switch of the marks, and what was decided on them. */
function Legend({ all, filters, onFilters, markable, hidden, onHide, hiding, decided, onDecisions, children }: LegendProps) {
  return (
    <FindingFilters findings={all} {...{ filters, hidden }} onChange={onFilters}>
      {markable && (
        <button ref={hiding} type="button" className="btn btn-s btn-bare" aria-pressed={hidden} onClick={() => onHide(!hidden)}>
          {hidden ? <Eye className="icon" aria-hidden="true" /> : <EyeOff className="icon" aria-hidden="true" />} Hide marks
        </button>
      )}
      {onDecisions && (
        <button type="button" className="btn btn-s btn-bare" aria-haspopup="dialog" onClick={onDecisions}>
          <SlidersHorizontal className="icon" aria-hidden="true" /> Your decisions ({decided})
        </button>
      )}
      {children}
    </FindingFilters>
  );
}

/** What is to be drawn of the judged frames. */
function useFindings({ text, analysis, judged }: Pick<Props, "text" | "analysis" | "judged">, filters: Filters) {
  const all = useMemo(() => toFindings(judged.shown), [judged]);
  const passed = useMemo(() => toFindings(judged.shown.filter((frame) => passes(filters, { frame }))), [judged, filters]);
  const { frames, regions } = useMemo(() => shownCluster(judged.shown, analysis.regions, text), [judged, analysis, text]);
  return {
    all,
    passed,
    weak: all.filter((f) => isWeak(f.frame)).length,
    regions,
    cluster: frames.find((f) => f.reflexId === "cluster-alert"),
    block: frames.find((f) => f.reflexId === "policy-block"),
  };
}

/** The marks and notes that stand on the page: the press of a filter shows at once, and hundreds of them follow it. What the reader decides does not wait. */
function useDrawn(judged: Judged, filters: Filters, hideMarks: boolean): readonly Finding[] {
  const [by, hidden] = [useDeferredValue(filters), useDeferredValue(hideMarks)];
  return useMemo(() => (hidden ? NO_FINDINGS : toFindings(judged.shown.filter((frame) => passes(by, { frame })))), [judged, by, hidden]);
}

interface Props {
  text: string;
  analysis: Analysis;
  judged: Judged;
  source: TextSource | null;
  /** The reader is at the text field again. */
  editing: boolean;
  /** Opens the Chat tab, with the text and what is asked of it in the message. */
  onAsk(): void;
  /** The same, for a text that looks like a swindler’s. */
  onAskWhatToDo(): void;
}

/** The results of a run: filters, cluster alert, marked text with its notes, chart. Not drawn anew for each letter typed into the field above. */
export const FindingsView = memo(function FindingsView({ text, analysis, judged, source, editing, onAsk, onAskWhatToDo }: Props) {
  const [desk] = useState(createDesk);
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const { judgements, undo, setUndo, setHideMarks, actions } = useDecisions(text, analysis, source);
  const [settings, setSettings] = useState(false);
  /** There as long as marks are or were, so that the focus can go on from it when what had it is gone. */
  const hiding = useRef<HTMLButtonElement>(null);
  const toHiding = () => hiding.current?.focus({ preventScroll: true });
  const { all, passed, weak, regions, cluster, block } = useFindings({ text, analysis, judged }, filters);
  const { hideMarks } = judgements;
  // A note whose number stands nowhere leads nowhere, and who hides the marks wants to read without being told.
  const findings = hideMarks ? NO_FINDINGS : passed;
  const drawn = useDrawn(judged, filters, hideMarks);
  // Without what the filters hide as well, unless that is all.
  const hidden = hideMarks ? passed.length || (filters.weak ? all.length : all.length - weak) : 0;
  const decided = judgements.dismissed.length + judgements.muted.length;
  const phone = useMedia(PHONE);
  const dropUndo = useCallback(() => setUndo(null), [setUndo]);
  useEffect(() => {
    if (editing) setUndo(null);
  }, [editing, setUndo]);

  const markable = all.length > weak || filters.weak || judged.dismissed.length + judged.muted.length > 0;
  const hasDecisions = decided > 0 || settings;
  const steps = findings.length > 0 && <Steps findings={findings} />;
  const legend = (markable || hasDecisions) && (
    <Legend
      {...{ all, filters, markable, hiding, decided }}
      onFilters={setFilters}
      hidden={hideMarks}
      onHide={setHideMarks}
      onDecisions={hasDecisions ? () => setSettings(true) : null}
    >
      {!phone && steps}
    </Legend>
  );
  const lead = (
    <>
      {phone && legend}
      <FindingsLead
        analysis={analysis}
        filters={filters}
        hidden={hidden}
        onShow={() => {
          setHideMarks(false);
          // Its line goes; that button hides the marks again.
          toHiding();
        }}
        block={block}
        empty={passed.length === 0 && hidden === 0 ? emptyText(analysis, judged, all, filters) : null}
        onAsk={onAsk}
      />
    </>
  );
  return (
    <DeskContext value={desk}>
      {phone ? steps && <div className="legend">{steps}</div> : legend}
      {cluster && <ClusterBox frame={cluster} regions={regions} text={text} />}
      {hasSwindleMark(judged.shown) && <WhatToDo onAsk={onAskWhatToDo} />}
      <MarkedDesk
        {...{ text, actions, lead }}
        findings={drawn}
        label="Your text, marked"
        title="Results"
        regions={hideMarks ? [] : regions}
        foot={weak > 0 && <WeakSignals count={weak} shown={filters.weak} onToggle={() => setFilters({ ...filters, weak: !filters.weak })} />}
      >
        <FamilyChart frames={drawn.map((f) => f.frame).filter((frame) => !isWeak(frame))} />
      </MarkedDesk>
      {undo && (
        <UndoLine
          undo={undo}
          findings={findings}
          onGoOn={dropUndo}
          onClose={() => {
            setUndo(null);
            toHiding();
          }}
        />
      )}
      <SettingsDialog open={settings} onClose={() => setSettings(false)} />
    </DeskContext>
  );
});
