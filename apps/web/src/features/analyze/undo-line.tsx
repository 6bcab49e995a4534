import { ChevronRight } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { choose, stepped, useDesk } from "../../components/desk-store.ts";
import { WIDE } from "../../components/marked-desk.tsx";
import { useMedia } from "../../components/use-media.ts";
import type { Finding } from "../../lib/findings.ts";

/** A decision that was just made. */
export interface Undo {
  words: string;
  back(): void;
}

/**
 * Says what was just decided and takes it back, or leads on to the next mark; the keyboard lands on Undo, where the note has gone. It goes when the reader
 * turns to another mark.
 */
export function UndoLine({ undo, findings, onClose, onGoOn }: { undo: Undo; findings: readonly Finding[]; onClose(): void; onGoOn(): void }) {
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
