import { NO_REFLEXES } from "@candor/content/messages/analysis";
import type { Analysis, Frame } from "@candor/engine";
import { BellOff, Check, ChevronDown, ChevronRight, Eye, EyeOff, MessagesSquare, SlidersHorizontal } from "lucide-react";
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { ClusterBox } from "../../components/cluster-box.tsx";
import { choose, createDesk, DeskContext, stepped, useDesk, useDeskState } from "../../components/desk-store.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { FamilyChart } from "../../components/family-chart.tsx";
import { MarkedDesk, WIDE } from "../../components/marked-desk.tsx";
import { MarkSteps } from "../../components/note-sheet.tsx";
import { FindingMeta } from "../../components/note.tsx";
import { PHONE, useMedia } from "../../components/use-media.ts";
import { shortened } from "../../lib/excerpt.ts";
import { isWeak, toFindings, type Finding } from "../../lib/findings.ts";
import { dismissalsOf, useJudgements, withDismissed, withMuted, withoutDismissed, withoutMuted, type Judged } from "../../lib/judgements.ts";
import type { TextSource } from "../../lib/session.ts";
import { shownCluster } from "../../lib/shown-cluster.ts";
import { ASK_WHAT_TO_DO, hasSwindleMark } from "../../lib/swindle.ts";
import { toNote } from "./export-analysis.ts";
import { FindingFilters, NO_FILTERS, passes, type Filters } from "./finding-filters.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";

const NAMED_CHARS = 60;

interface Undo {
  words: string;
  back(): void;
}

/**
 * Says what was just decided and takes it back, or leads on to the next mark; the keyboard lands on Undo, where the note has gone. It goes when the reader
 * turns to another mark.
 */
function UndoLine({ undo, findings, onClose, onGoOn }: { undo: Undo; findings: readonly Finding[]; onClose(): void; onGoOn(): void }) {
  const desk = useDesk();
  const wide = useMedia(WIDE);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, [undo]);
  useEffect(
    () =>
      desk.subscribe(({ current }) => {
        if (current !== null) onGoOn();
      }),
    [desk, onGoOn],
  );
  const next = () =>
    choose(
      desk,
      stepped(
        findings.map((f) => f.key),
        desk.getState(),
        1,
      ),
      { sheet: true, move: wide },
    );
  return (
    <div className="foot-bar undo" role="status">
      <p id={id}>{undo.words}</p>
      {/* The focus comes here as soon as the line does: what it undoes is read out with the button. */}
      <button
        ref={button}
        type="button"
        className="btn btn-s"
        aria-describedby={id}
        onClick={() => {
          undo.back();
          onClose();
        }}
      >
        Undo
      </button>
      {findings.length > 0 && (
        <button type="button" className="btn btn-s" onClick={next}>
          Next mark <ChevronRight className="icon" aria-hidden="true" />
        </button>
      )}
      <button type="button" className="btn btn-s btn-bare" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

function Steps({ findings }: { findings: readonly Finding[] }) {
  const current = useDeskState((s) => s.current);
  const wide = useMedia(WIDE);
  return <MarkSteps findings={findings} current={findings.find((f) => f.key === current) ?? null} sheet={!wide} />;
}

function BlockNote({ frame }: { frame: Frame }) {
  return (
    <div className="block-note">
      <h3>{frame.reflexLabel}</h3>
      <p className="why">{frame.rationale}</p>
      <FindingMeta frame={frame} />
    </div>
  );
}

/** Not "nothing is wrong here"; a misleading text of a lesson may come to weak signals alone. */
const NO_VERDICT = "That nothing is marked does not make the text true.";

/** Share of the misleading texts without a mark, of writers who knew no rule (`measured/rounds.json`; the test holds the words to the figure). */
export const MISSED = "more than half of the texts that mislead";

/** What stands in the Results list when no note does. */
function emptyText(analysis: Analysis, judged: Judged, all: readonly Finding[], filters: Filters): string | null {
  if (analysis.frames.every(isWeak) && !filters.weak) return NO_REFLEXES;
  if (all.length === 0) return judged.dismissed.length + judged.muted.length > 0 ? "You have marked everything found here as fine, or muted it." : null;
  if (all.every((f) => isWeak(f.frame)) && !filters.weak) return "Only weak signals are left.";
  return "The filters hide every finding.";
}

/** The results of a run: filters, cluster alert, marked text with its notes, chart. Not drawn anew for each letter typed into the field above. */
export const FindingsView = memo(function FindingsView({
  text,
  analysis,
  judged,
  source,
  editing,
  onAsk,
  onAskWhatToDo,
}: {
  text: string;
  analysis: Analysis;
  judged: Judged;
  source: TextSource | null;
  /** The reader is at the text field again. */ editing: boolean;
  /** Opens the Chat tab, with the text and what is asked of it in the message. */ onAsk(): void;
  /** The same, for a text that looks like a swindler’s. */ onAskWhatToDo(): void;
}) {
  const [desk] = useState(createDesk);
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [settings, setSettings] = useState(false);
  /** There as long as marks are or were, so that the focus can go on from it when what had it is gone. */
  const hiding = useRef<HTMLButtonElement>(null);
  const [judgements, update] = useJudgements();
  const all = useMemo(() => toFindings(judged.shown), [judged]);
  const findings = useMemo(() => toFindings(judged.shown.filter((frame) => passes(filters, { frame }))), [judged, filters]);
  const weak = all.filter((f) => isWeak(f.frame)).length;
  const gathered = useMemo(() => shownCluster(judged.shown, analysis.regions, text), [judged, analysis, text]);
  const cluster = gathered.frames.find((f) => f.reflexId === "cluster-alert");
  const block = gathered.frames.find((f) => f.reflexId === "policy-block");
  const decided = judgements.dismissed.length + judgements.muted.length;
  const phone = useMedia(PHONE);
  const dropUndo = useCallback(() => setUndo(null), []);
  useEffect(() => {
    if (editing) setUndo(null);
  }, [editing]);

  const dismiss = ({ frame }: Finding) => {
    const added = dismissalsOf(frame, text);
    update((old) => withDismissed(old, added));
    setUndo({ words: `“${shortened(frame.fragment, NAMED_CHARS)}” is fine here.`, back: () => update((old) => withoutDismissed(old, added)) });
  };
  const mute = ({ frame }: Finding) => {
    update((old) => withMuted(old, { reflexId: frame.reflexId, label: frame.reflexLabel }));
    setUndo({ words: `Muted: ${frame.reflexLabel}.`, back: () => update((old) => withoutMuted(old, frame.reflexId)) });
  };
  const actions = (finding: Finding) => (
    <>
      <button type="button" className="btn btn-s btn-bare" onClick={() => dismiss(finding)}>
        <Check className="icon" aria-hidden="true" /> This is fine here
      </button>
      <button type="button" className="btn btn-s btn-bare" onClick={() => mute(finding)}>
        <BellOff className="icon" aria-hidden="true" /> Mute this pattern
      </button>
      <CopyButton look="btn btn-s btn-bare" label="Copy this note" text={toNote(finding.frame, analysis, source)} />
    </>
  );
  const unmarked = analysis.frames.every(isWeak) && !filters.weak;
  /** Marks stand in the text, or stood there until the reader decided on them or filtered them out. */
  const markable = all.length > weak || filters.weak || judged.dismissed.length + judged.muted.length > 0;
  const empty = findings.length === 0 ? emptyText(analysis, judged, all, filters) : null;
  const legend = (markable || decided > 0 || settings) && (
    <FindingFilters findings={all} filters={filters} onChange={setFilters}>
      {markable && (
        <button
          ref={hiding}
          type="button"
          className="btn btn-s btn-bare"
          aria-pressed={judgements.hideMarks}
          onClick={() => update((old) => ({ ...old, hideMarks: !old.hideMarks }))}
        >
          {judgements.hideMarks ? <Eye className="icon" aria-hidden="true" /> : <EyeOff className="icon" aria-hidden="true" />} Hide marks
        </button>
      )}
      {(decided > 0 || settings) && (
        <button type="button" className="btn btn-s btn-bare" aria-haspopup="dialog" onClick={() => setSettings(true)}>
          <SlidersHorizontal className="icon" aria-hidden="true" /> Your decisions ({decided})
        </button>
      )}
      {!phone && findings.length > 0 && <Steps findings={findings} />}
    </FindingFilters>
  );
  return (
    <DeskContext value={desk}>
      {phone
        ? findings.length > 0 && (
            <div className="legend">
              <Steps findings={findings} />
            </div>
          )
        : legend}
      {cluster && <ClusterBox frame={cluster} regions={gathered.regions} text={text} />}
      {hasSwindleMark(judged.shown) && (
        <div className="msg what-to-do">
          <p>Swindlers write like this, and honest senders do at times. Before you pay, click or reply:</p>
          <button type="button" className="btn" onClick={onAskWhatToDo}>
            <MessagesSquare className="icon" aria-hidden="true" /> {ASK_WHAT_TO_DO}
          </button>
        </div>
      )}
      <MarkedDesk
        text={text}
        findings={findings}
        label="Your text, marked"
        title="Results"
        actions={actions}
        bare={judgements.hideMarks}
        regions={gathered.regions}
        lead={
          <>
            {phone && legend}
            {judgements.hideMarks && markable && (
              <p className="small">
                The marks in the text are hidden.{" "}
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    update((old) => ({ ...old, hideMarks: false }));
                    // This line goes; that button hides the marks again.
                    hiding.current?.focus({ preventScroll: true });
                  }}
                >
                  Show them
                </button>
              </p>
            )}
            {block && <BlockNote frame={block} />}
            {empty && <p className="msg">{empty}</p>}
            {unmarked && analysis.language.english && (
              <p className="msg">
                {NO_VERDICT} In tests the rules missed <Link to="/accuracy">{MISSED}</Link>. <Link to="/omissions">Look for what it leaves out</Link>, or{" "}
                <button type="button" className="link" onClick={onAsk}>
                  ask the agent what it wants of you
                </button>
              </p>
            )}
          </>
        }
        foot={
          weak > 0 && (
            <p className="weak">
              <button type="button" className="btn btn-s btn-bare" aria-expanded={filters.weak} onClick={() => setFilters({ ...filters, weak: !filters.weak })}>
                {`${filters.weak ? "Fold" : "Show"} ${weak} weak ${weak === 1 ? "signal" : "signals"}`} <ChevronDown className="icon" aria-hidden="true" />
              </button>
              <span className="small">Folded by kind of wording, not by percentage: honest texts use these as well.</span>
            </p>
          )
        }
      >
        <FamilyChart frames={findings.map((f) => f.frame).filter((frame) => !isWeak(frame))} />
      </MarkedDesk>
      {undo && (
        <UndoLine
          undo={undo}
          findings={findings}
          onGoOn={dropUndo}
          onClose={() => {
            setUndo(null);
            hiding.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <SettingsDialog open={settings} onClose={() => setSettings(false)} />
    </DeskContext>
  );
});
