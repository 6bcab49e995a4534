import { NO_REFLEXES } from "@candor/content/messages/analysis";
import type { Analysis, Frame } from "@candor/engine";
import { Link } from "react-router";
import { FindingMeta } from "../../components/note.tsx";
import { isWeak, type Finding } from "../../lib/findings.ts";
import type { Judged } from "../../lib/judgements.ts";
import type { Filters } from "./finding-filters.tsx";

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
const NO_VERDICT = "No marks doesn’t mean the text is true.";

/** Share of the misleading texts without a mark, of writers who knew no rule (`measured/rounds.json`; the test holds the words to the figure). */
export const MISSED = "more than half of the misleading texts";

/** What stands in the Results list when no note does. */
export function emptyText(analysis: Analysis, judged: Judged, all: readonly Finding[], filters: Filters): string | null {
  if (analysis.frames.every(isWeak) && !filters.weak) return NO_REFLEXES;
  if (all.length === 0) return judged.dismissed.length + judged.muted.length > 0 ? "You’ve marked everything here as fine or muted it." : null;
  if (all.every((f) => isWeak(f.frame)) && !filters.weak) return "Only weak signals are left.";
  return "Your filters hide every mark.";
}

interface LeadProps {
  analysis: Analysis;
  filters: Filters;
  /** How many marks the reader has hidden. */
  hidden: number;
  onShow(): void;
  /** The alert that blocks the text, if there is one. */
  block: Frame | undefined;
  /** Why no note stands here; null where one does. */
  empty: string | null;
  onAsk(): void;
}

/** What stands above the notes: what speaks of the whole text, and what to make of a text without marks. */
export function FindingsLead({ analysis, filters, hidden, onShow, block, empty, onAsk }: LeadProps) {
  const unmarked = analysis.frames.every(isWeak) && !filters.weak;
  return (
    <>
      {hidden > 0 && (
        <p className="small">
          {hidden === 1 ? "One mark and its note are hidden." : `${hidden} marks and their notes are hidden.`}{" "}
          <button type="button" className="link" onClick={onShow}>
            {hidden === 1 ? "Show it" : "Show them"}
          </button>
        </p>
      )}
      {block && <BlockNote frame={block} />}
      {empty && <p className="msg">{empty}</p>}
      {unmarked && analysis.language.english && (
        <p className="msg">
          {NO_VERDICT} In tests, the rules missed <Link to="/accuracy">{MISSED}</Link>. <Link to="/omissions">Check what it leaves out</Link>, or{" "}
          <button type="button" className="link" onClick={onAsk}>
            ask the agent what it wants from you
          </button>
        </p>
      )}
    </>
  );
}
