import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { counted } from "../lib/counted.ts";
import { isWeak, type Finding } from "../lib/findings.ts";
import { choose, stepped, useDesk } from "./desk-store.ts";
import { NoteParts } from "./note.tsx";

interface StepsProps {
  findings: readonly Finding[];
  current: Finding | null;
  /** Shows the note as the sheet: a mark alone says nothing where no note stands beside it. */
  sheet?: boolean;
}

/** Previous mark, n of total, Next mark. With the sheet the focus goes or stays there, else it goes to the mark. */
export function MarkSteps({ findings, current, sheet = false }: StepsProps) {
  const desk = useDesk();
  const go = (by: 1 | -1) =>
    choose(
      desk,
      stepped(
        findings.map((f) => f.key),
        desk.getState(),
        by,
      ),
      { sheet, move: !sheet },
    );
  const weak = findings.filter((f) => isWeak(f.frame)).length;
  return (
    <div className="steps" role="group" aria-label="Marks">
      <button type="button" className="btn btn-s btn-bare" onClick={() => go(-1)}>
        <ChevronLeft className="icon" aria-hidden="true" /> Previous mark
      </button>
      <span className="small">
        {current ? `${current.n} of ${findings.length}` : `${counted(findings.length - weak, "mark")}${weak > 0 ? ` + ${weak} weak` : ""}`}
      </span>
      <button type="button" className="btn btn-s btn-bare" onClick={() => go(1)}>
        Next mark <ChevronRight className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}

/** The note of the current mark on a narrow screen, under the text that stays visible. Escape closes it; the focus returns to the mark. */
export function NoteSheet({
  findings,
  current,
  actions,
}: {
  findings: readonly Finding[];
  current: Finding;
  actions?: ((finding: Finding) => ReactNode) | undefined;
}) {
  const desk = useDesk();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [current.key]);
  const close = () => choose(desk, current.key, { move: true, at: desk.getState().at });
  return (
    <div
      ref={sheet}
      className={`sheet c-${current.frame.category}`}
      role="dialog"
      aria-labelledby="sheet-label"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          close();
        }
      }}
    >
      <h2 id="sheet-label">{current.frame.reflexLabel}</h2>
      <button type="button" className="close" aria-label="Close" onClick={close}>
        <X className="icon" aria-hidden="true" />
      </button>
      <NoteParts finding={current} actions={actions?.(current)} />
      <MarkSteps findings={findings} current={current} sheet />
    </div>
  );
}
