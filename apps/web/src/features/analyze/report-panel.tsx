import { ANALYSIS_REPORT, GENERATE_REPORT, REFLEX_SUMMARY, REPORT_UNAVAILABLE, STOP_KEEPS_MARKS, WORKING } from "@candor/content/messages/analysis";
import type { Frame } from "@candor/engine";
import { cutText, REPORT_EXCERPT_CHARS } from "@candor/engine/policy";
import { useCallback, useEffect, useRef, useState } from "react";
import { byFamily } from "../../components/family-chart.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { Strokes } from "../../components/strokes.tsx";
import { Waited } from "../../components/waited.tsx";
import { agentHost, agentModel } from "../../lib/api.ts";
import { useConfig } from "../../lib/config.ts";
import { isWeak, percent } from "../../lib/findings.ts";
import { bringIntoSight } from "../../lib/scroll.ts";
import { useSession } from "../../lib/session.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { attendReport, nameOf, stopReport, useReportRun, writeReport } from "./report-run.ts";

export interface Report {
  text: string | null;
  /** The reader has decided on marks since it was written. */
  outdated: boolean;
  /** The text came while the page was open, not with it. */
  arrived: boolean;
  failed: boolean;
  working: boolean;
  /** While it is written: words that a model has written so far. */
  words: number;
  /** When it was asked for, in milliseconds since 1970. */
  since: number;
  generate(): Promise<void>;
  stop(): void;
}

/** The report of these findings. It is written on while another page is shown; another run calls it off and clears it. */
export function useReport(input: string, frames: readonly Frame[], run: number): Report {
  const { report: text, reportOf } = useSession();
  const { written, ...state } = useReportRun();
  const [arrived, setArrived] = useState(false);
  const seen = useRef(written);
  useEffect(attendReport, []);
  useEffect(() => setArrived(false), [run, input, state.since]);
  useEffect(() => {
    if (written !== seen.current) setArrived(true);
    seen.current = written;
  }, [written]);
  const generate = useCallback(() => writeReport(input, frames), [input, frames]);
  const outdated = text !== null && reportOf !== nameOf(frames);
  return { ...state, text, outdated, arrived, generate, stop: stopReport };
}

/** Who writes the report, in words a visitor can weigh before pressing the button. */
function WhoWrites() {
  const config = useConfig();
  const model = agentModel(config);
  return (
    <p className="small">
      To write a report, Candor sends this text and its findings to {agentHost(config)}.{" "}
      {model &&
        (model === "elsewhere"
          ? "A language model may write it."
          : model.active
            ? `The language model ${model.label || "chosen by the owner"} writes it.`
            : "It’s written by rules, without a language model.")}
    </p>
  );
}

/** Analysis Report panel (specification 1 §2): excerpt, report text, the scoreboard that stays empty, and the summary by family. */
export function ReportPanel({ input, frames, report }: { input: string; frames: readonly Frame[]; report: Report }) {
  const strong = frames.filter((frame) => !isWeak(frame));
  const rows = byFamily(strong);
  const weak = frames.length - strong.length;
  const buttons = useFocusBack<HTMLDivElement>(report.working);
  // Between the button and the report stands the excerpt: on a phone what was asked for, or why it does not come, would arrive out of sight.
  const written = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const shown = useRef(report.text);
  useEffect(() => {
    if (report.text !== shown.current && report.text !== null && written.current) bringIntoSight(written.current);
    shown.current = report.text;
  }, [report.text]);
  useEffect(() => {
    if (report.failed && told.current) bringIntoSight(told.current);
  }, [report.failed]);
  return (
    <section className="report" aria-labelledby="report-title">
      <hr className="oxford" />
      <div className="head">
        <h2 className="h2" id="report-title">
          {ANALYSIS_REPORT}
        </h2>
        <div className="report-do" ref={buttons}>
          <button className="btn" type="button" disabled={report.working} onClick={() => void report.generate()}>
            {report.working ? WORKING : GENERATE_REPORT}
          </button>
          {report.working && (
            <button className="btn" type="button" onClick={report.stop}>
              Stop
            </button>
          )}
        </div>
        <WhoWrites />
      </div>
      <div className="body">
        <blockquote className={input.length > REPORT_EXCERPT_CHARS ? "excerpt cut" : "excerpt"} aria-label="The first 300 characters" dir="auto">
          {cutText(input, REPORT_EXCERPT_CHARS)}
        </blockquote>
        <div role="status" ref={told}>
          {report.working && (
            <p className="msg wait">
              <Strokes /> Writing the report…
            </p>
          )}
          {report.failed && <p className="msg">{REPORT_UNAVAILABLE}</p>}
          {report.arrived && <p className="sr">The report is below</p>}
          {report.outdated && !report.working && (
            <p className="msg">You’ve changed a mark since this report was written. Press {GENERATE_REPORT} to update it.</p>
          )}
        </div>
        {report.working && <Waited since={report.since} words={report.words} stop={STOP_KEEPS_MARKS} />}
        <div ref={written}>{report.text !== null && <Markdown text={report.text} className="report-text" />}</div>
      </div>
      <aside aria-label="Figures of the report">
        <div className="score">
          <h3>Scoreboard</h3>
          <p>No scores per section. This panel stays empty.</p>
        </div>
        <h3 id="reflex-summary">{REFLEX_SUMMARY}</h3>
        {rows.length === 0 && <p className="small">No pattern families to list.</p>}
        {rows.length > 0 && (
          <table className="sum" aria-labelledby="reflex-summary">
            <thead className="sr">
              <tr>
                <th scope="col">Family and reflexes</th>
                <th scope="col">Confidence</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) =>
                row.frames.map((frame, i) => (
                  <tr key={`${row.name} ${i}`} className={i === 0 ? "family" : undefined}>
                    <th scope="row">
                      {i === 0 && (
                        <>
                          {row.name} <span className="small">({row.frames.length})</span>
                        </>
                      )}
                      <span className="mono">{frame.reflexId}</span>
                    </th>
                    <td>{percent(frame.confidence)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        )}
        {weak > 0 && <p className="small">{weak === 1 ? "One weak signal is" : `${weak} weak signals are`} not listed.</p>}
      </aside>
    </section>
  );
}
