import type { Analysis } from "@candor/engine";
import { BellOff, Check } from "lucide-react";
import { useCallback, useState, type ReactNode } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { shortened } from "../../lib/excerpt.ts";
import type { Finding } from "../../lib/findings.ts";
import { dismissalsOf, useJudgements, withDismissed, withMuted, withoutDismissed, withoutMuted, type Judgements } from "../../lib/judgements.ts";
import type { TextSource } from "../../lib/session.ts";
import { toNote } from "./export-analysis.ts";
import type { Undo } from "./undo-line.tsx";

const NAMED_CHARS = 60;

interface Decisions {
  judgements: Judgements;
  /** The latest decision, while it can be taken back. */
  undo: Undo | null;
  setUndo(undo: Undo | null): void;
  setHideMarks(hideMarks: boolean): void;
  /** The buttons of an open note. */
  actions(finding: Finding): ReactNode;
}

/** What a reader can decide about the findings of a text, and the latest decision to be taken back. */
export function useDecisions(text: string, analysis: Analysis, source: TextSource | null): Decisions {
  const [judgements, update] = useJudgements();
  const [undo, setUndo] = useState<Undo | null>(null);
  const dismiss = useCallback(
    ({ frame }: Finding) => {
      const added = dismissalsOf(frame, text);
      update((old) => withDismissed(old, added));
      setUndo({ words: `“${shortened(frame.fragment, NAMED_CHARS)}” is fine here.`, back: () => update((old) => withoutDismissed(old, added)) });
    },
    [text, update],
  );
  const mute = useCallback(
    ({ frame }: Finding) => {
      update((old) => withMuted(old, [{ reflexId: frame.reflexId, label: frame.reflexLabel }]));
      setUndo({ words: `Muted: ${frame.reflexLabel}.`, back: () => update((old) => withoutMuted(old, frame.reflexId)) });
    },
    [update],
  );
  // One function as long as the text is the same: notes that stay are then not drawn anew.
  const actions = useCallback(
    (finding: Finding) => (
      <>
        <button type="button" className="btn btn-s btn-bare" onClick={() => dismiss(finding)}>
          <Check className="icon" aria-hidden="true" /> This is fine here
        </button>
        <button type="button" className="btn btn-s btn-bare" onClick={() => mute(finding)}>
          <BellOff className="icon" aria-hidden="true" /> Mute this pattern
        </button>
        <CopyButton look="btn btn-s btn-bare" label="Copy this note" text={toNote(finding.frame, analysis, source)} />
      </>
    ),
    [analysis, source, dismiss, mute],
  );
  return { judgements, undo, setUndo, setHideMarks: (hideMarks) => update((old) => ({ ...old, hideMarks })), actions };
}
