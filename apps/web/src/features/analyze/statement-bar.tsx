import { RUN_ANALYSIS, WORKING } from "@candor/content/messages/analysis";
import { INPUT_CAP_CHARS } from "@candor/engine/policy";
import { Pencil } from "lucide-react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { RunState } from "./use-analyzer.ts";

const count = (n: number): string => n.toLocaleString("en");

/** The key that began a run, still held down, must not end it. */
function leaveHeldKeys(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

interface BarProps {
  text: string;
  state: RunState;
  /** The form is small, with the results below. */
  folded: boolean;
  stop: RefObject<HTMLButtonElement | null>;
  onEdit(): void;
  onStop(): void;
  onClear(): void;
  aside?: ReactNode;
  children?: ReactNode;
}

/** The buttons under the field, and what is told of the run and the length of the text. */
export function StatementBar({ text, state, folded, stop, onEdit, onStop, onClear, aside, children }: BarProps) {
  const working = state !== "idle";
  return (
    <div className="bar">
      <button className="btn btn-main" type="submit" aria-keyshortcuts="Control+Enter Meta+Enter" disabled={working || text.trim() === ""}>
        {working ? WORKING : RUN_ANALYSIS}
      </button>
      {working && (
        <button className="btn" type="button" ref={stop} onKeyDown={leaveHeldKeys} onClick={onStop}>
          Stop
        </button>
      )}
      {folded && !working && (
        <button className="btn" type="button" onClick={onEdit}>
          <Pencil className="icon" aria-hidden="true" /> Edit text
        </button>
      )}
      {!folded && !working && text !== "" && (
        <button className="btn btn-bare" type="button" onClick={onClear}>
          Clear
        </button>
      )}
      <span className="small" role="status">
        {state === "fetching" && <span>Fetching the page… </span>}
        {children}
      </span>
      {aside}
      {!folded && !working && text !== "" && (
        <span className="small keys" aria-hidden="true">
          Ctrl+Enter runs it
        </span>
      )}
      {!folded && (
        <span className="small push" aria-hidden={working}>
          {count(text.length)} of {count(INPUT_CAP_CHARS)} characters
        </span>
      )}
    </div>
  );
}
