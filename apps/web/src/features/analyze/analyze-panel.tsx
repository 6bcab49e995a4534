import { cutText, INPUT_CAP_CHARS, isAboutWholeText } from "@candor/engine/policy";
import { RUN_ANALYSIS } from "@candor/content/messages/analysis";
import { useMemo, useRef } from "react";
import { PHONE, useMedia } from "../../components/use-media.ts";
import { counted } from "../../lib/counted.ts";
import { isWeak } from "../../lib/findings.ts";
import { judge, useJudgements } from "../../lib/judgements.ts";
import { useSession } from "../../lib/session.ts";
import { shownCluster } from "../../lib/shown-cluster.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { AnalyzeLines, AsideLine } from "./analyze-lines.tsx";
import { AnalyzeResults } from "./analyze-results.tsx";
import { EXAMPLES } from "./examples.ts";
import { Pencils } from "./pencils.tsx";
import { useReport } from "./report-panel.tsx";
import { StatementForm } from "./statement-form.tsx";
import { TakeAlong } from "./take-along.tsx";
import { TextOnPaper } from "./text-on-paper.tsx";
import { TextsToTry } from "./texts-to-try.tsx";
import { useAnalyzer } from "./use-analyzer.ts";
import { useFold } from "./use-fold.ts";
import { useIncoming } from "./use-incoming.ts";
import { useResultsInView } from "./use-results-in-view.ts";
import { useStatement } from "./use-statement.ts";
import { WaysIn } from "./ways-in.tsx";

const REPLACEABLE = EXAMPLES.map((example) => example.text);

/** The findings of the latest run as the reader's decisions leave them, and what a report and the buttons that save them are made of. */
function useJudged() {
  const { analysis, latestInput, runs } = useSession();
  const [judgements] = useJudgements();
  const judged = useMemo(() => judge(analysis?.frames ?? [], latestInput, judgements), [analysis, latestInput, judgements]);
  const reported = useMemo(() => shownCluster(judged.shown, analysis?.regions ?? [], latestInput).frames, [judged, analysis, latestInput]);
  const report = useReport(latestInput, reported, runs);
  return { judgements, judged, reported, report };
}

/** The Analyze tab (specification 1 §2, §4, §5, §8). */
export function AnalyzePanel({ openChat, openThis }: { openChat(): void; /** Brings this tab to the front, where another is shown. */ openThis(): void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const statement = useStatement(field, REPLACEABLE);
  const analyzer = useAnalyzer(statement);
  const { analysis, latestInput, source, runs, cut } = useSession();
  const { judgements, judged, reported, report } = useJudged();
  const { folded, unfold } = useFold(analysis);
  const writing = useFocusBack<HTMLDivElement>(analyzer.state !== "idle", "[type=submit]");
  const onRun = useResultsInView({ analysis, folded, writing, lines, analyzer });
  const incoming = useIncoming({ field, statement, analyzer, unfold, openThis, onRun });
  const phone = useMedia(PHONE);
  const marks = judged.shown.filter((frame) => !isAboutWholeText(frame) && !isWeak(frame)).length;
  const takeAlong = analysis && (
    <TakeAlong data={{ text: latestInput, analysis, judged, judgements, source, cut, report: report.text, reportOutdated: report.outdated }} />
  );
  return (
    <>
      <div className={folded ? "write read" : "write"} data-dropping={incoming.dropping || undefined}>
        <div ref={writing}>
          {statement.task && (
            <p className="task">
              <b>A task for this text:</b> {statement.task}
            </p>
          )}
          {/* Above the text: below it, a long one hid it until it was read. */}
          <div role="status" className="lines">
            {incoming.readsFirst && <p className="msg">Read it first, and note what tries to push you. {RUN_ANALYSIS} shows the marks.</p>}
          </div>
          <StatementForm
            field={field}
            text={statement.text}
            state={analyzer.state}
            folded={folded}
            onUnfold={unfold}
            onType={incoming.type}
            onRun={incoming.run}
            onFile={incoming.openFile}
            onStop={analyzer.stop}
            onClear={incoming.clear}
            aside={folded && !phone && takeAlong}
          >
            {runs > 0 && (
              <span>
                {`Run ${runs}`}
                {analysis && ` · ${counted(analysis.words, "word")} · ${counted(marks, "mark")}`}
              </span>
            )}
          </StatementForm>
          {!analysis && <TextOnPaper text={statement.text} />}
          {statement.setAside.length > 0 && <AsideLine about="Your own text was set aside." press="Restore it" onPress={incoming.bringBack} />}
          <AnalyzeLines
            ref={lines}
            message={analyzer.message}
            hint={incoming.hint}
            reading={incoming.reading}
            analysis={analysis}
            read={latestInput}
            fetched={source !== null}
            stale={analysis !== null && statement.isRead && cutText(statement.text, INPUT_CAP_CHARS) !== latestInput}
            cut={cut}
            onTakeLink={incoming.takeLink}
          />
          {incoming.reading && <AsideLine press="Stop reading" onPress={incoming.leaveFile} />}
          {!folded && <TextsToTry onTry={incoming.tryText} />}
        </div>
        {!folded && (
          <div className="beside">
            <Pencils />
            <WaysIn onFile={incoming.openFile} />
          </div>
        )}
      </div>
      {analysis && (
        <AnalyzeResults
          analysis={analysis}
          judged={judged}
          reported={reported}
          report={report}
          editing={!folded}
          openChat={openChat}
          takeAlong={phone && takeAlong}
        />
      )}
    </>
  );
}
