import { cutText, INPUT_CAP_CHARS, isAboutWholeText } from "@candor/engine/policy";
import { RUN_ANALYSIS } from "@candor/content/messages/analysis";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { PHONE, useMedia } from "../../components/use-media.ts";
import { counted } from "../../lib/counted.ts";
import { isWeak } from "../../lib/findings.ts";
import { judge, useJudgements } from "../../lib/judgements.ts";
import { singleLink } from "../../lib/links.ts";
import { useSession } from "../../lib/session.ts";
import { shownCluster } from "../../lib/shown-cluster.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";
import { AnalyzeLines, AsideLine } from "./analyze-lines.tsx";
import { bringUpResults } from "./bring-up-results.ts";
import { CompareLink } from "./compare-link.tsx";
import { EXAMPLES } from "./examples.ts";
import { FindingsView } from "./findings-view.tsx";
import { LookElsewhere } from "./look-elsewhere.tsx";
import { Pencils } from "./pencils.tsx";
import { ReportPanel, useReport } from "./report-panel.tsx";
import { SourceLine } from "./source-line.tsx";
import { StatementForm } from "./statement-form.tsx";
import { TakeAlong } from "./take-along.tsx";
import { TextOnPaper } from "./text-on-paper.tsx";
import { TextsToTry } from "./texts-to-try.tsx";
import { useAnalyzer } from "./use-analyzer.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useOpenFile } from "./use-open-file.ts";
import { useReturn } from "./use-return.ts";
import { useSharedFile } from "./use-shared-file.ts";
import { useSharedText } from "./use-shared-text.ts";
import { useStatement } from "./use-statement.ts";
import { useWaysToChat } from "./use-ways-to-chat.ts";
import { VersionChange } from "./version-change.tsx";
import { WaysIn } from "./ways-in.tsx";
import { WriteBack } from "./write-back.tsx";

const REPLACEABLE = EXAMPLES.map((example) => example.text);

const NO_SHARED_FILE = "The file that was shared is no longer here. Share it once more, or open it from this page.";
const TEXT_PASSED_OVER = "A text in an address is not read here, since servers on its way see and log it. Paste it into the field.";

/** The Analyze tab (specification 1 §2, §4, §5, §8). */
export function AnalyzePanel({ openChat, openThis }: { openChat(): void; /** Brings this tab to the front, where another is shown. */ openThis(): void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** What was pressed may be gone then. */
  const toField = useCallback(() => field.current?.focus({ preventScroll: true }), []);
  const statement = useStatement(field, REPLACEABLE);
  const analyzer = useAnalyzer(statement);
  const { analysis, earlier, latestInput, source, runs, cut, takeToRead } = useSession();
  const [judgements] = useJudgements();
  const [unfolded, setUnfolded] = useState(false);
  const [hint, setHint] = useState<string | null>(null);
  /** A text has come that waits for its reader; as long as the address says so, too. */
  const [toReadFirst, setToReadFirst] = useState(false);
  const judged = useMemo(() => judge(analysis?.frames ?? [], latestInput, judgements), [analysis, latestInput, judgements]);
  const reported = useMemo(() => shownCluster(judged.shown, analysis?.regions ?? [], latestInput).frames, [judged, analysis, latestInput]);
  const report = useReport(latestInput, reported, runs);
  const { run, say, stop, filled } = analyzer;
  const writing = useFocusBack<HTMLDivElement>(analyzer.state !== "idle", "[type=submit]");
  const { replace } = statement;
  const marks = judged.shown.filter((frame) => !isAboutWholeText(frame) && !isWeak(frame)).length;
  const stale = analysis !== null && cutText(statement.text, INPUT_CAP_CHARS) !== latestInput;
  const phone = useMedia(PHONE);

  // While rendering, not after it: what leaves with the fold must be gone when the focus is given back (useFocusBack).
  const [folds, setFolds] = useState(analysis);
  if (analysis !== folds) {
    setFolds(analysis);
    if (analysis) setUnfolded(false);
  }
  // What a reader asked for by hand comes into view, and so does why it does not come: on a phone both begin below the fold.
  const asked = useRef(false);
  const lines = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (analysis && !unfolded && asked.current && writing.current) bringUpResults(writing.current);
    if (analyzer.message !== null && !analysis && asked.current) lines.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (analyzer.state === "idle" && !(analysis && unfolded)) asked.current = false;
  }, [analysis, unfolded, writing, analyzer.state, analyzer.message]);

  const arrive = useCallback(
    (text: string, waits = false, task = "") => {
      // A page that is still being fetched would take the place of what comes; so with a file, and with what is brought back.
      stop();
      replace(text, null, task);
      filled();
      setToReadFirst(waits);
      // An address is sent to the server when the reader presses the button, not when a link is followed or a text is handed over (docs/decisions/0047).
      const isLink = singleLink(text) !== null;
      setHint(isLink ? `The link waits in the field. ${RUN_ANALYSIS} fetches its page.` : null);
      if (isLink) return;
      if (waits) setUnfolded(true);
      else void run(text);
    },
    [replace, run, filled, stop],
  );
  const { carried, passedOver, waits, leaveShared } = useSharedText({ arrive, say });
  useEffect(() => {
    if (passedOver) setHint(TEXT_PASSED_OVER);
  }, [passedOver]);
  const runByHand = (text?: string) => {
    asked.current = true;
    setHint(null);
    // It has been read: coming back to this page brings the marks back too.
    if (waits) leaveShared();
    void run(text);
  };
  useEffect(() => {
    // In a task of its own: an effect that is undone and run again, as StrictMode does, must not have taken it.
    const timer = setTimeout(() => {
      const text = takeToRead();
      if (text !== null) arrive(text);
    });
    return () => clearTimeout(timer);
  }, [takeToRead, arrive]);

  const takeFile = useCallback(
    ({ text, said }: { text: string; said: string }) => {
      leaveShared();
      filled();
      openThis();
      stop();
      replace(text, "file");
      setUnfolded(true);
      setHint(said);
      toField();
    },
    [leaveShared, replace, openThis, stop, filled, toField],
  );
  const saidOfFile = useCallback(
    (why: string) => {
      openThis();
      setHint(why);
    },
    [openThis],
  );
  const saidOfNoFile = useCallback(() => saidOfFile(NO_SHARED_FILE), [saidOfFile]);
  const { open: openFile, reading, cancel: leaveFile } = useOpenFile(takeFile, saidOfFile);
  const dropping = useFileDrop(openFile);
  const sharedFile = useSharedFile(openFile, saidOfNoFile);
  useReturn(() => {
    if (!carried && !sharedFile) void analyzer.restore();
  });

  const type = (text: string) => {
    leaveShared();
    filled();
    setHint(null);
    statement.type(text);
  };
  const tryText = (text: string) => {
    leaveShared();
    replace(text);
    runByHand(text);
  };
  const takeLink = (link: string) => {
    leaveShared();
    arrive(link);
    setUnfolded(true);
    toField();
  };
  const bringBack = () => {
    leaveShared();
    filled();
    stop();
    statement.bringBack();
    setUnfolded(true);
    setHint("Your text is back.");
    toField();
  };
  const { discuss, askWhatItWants, askWhatToDo } = useWaysToChat(openChat);
  const folded = analysis !== null && !unfolded;
  const takeAlong = analysis && (
    <TakeAlong data={{ text: latestInput, analysis, judged, judgements, source, cut, report: report.text, reportOutdated: report.outdated }} />
  );
  return (
    <>
      <div className={folded ? "write read" : "write"} data-dropping={dropping || undefined}>
        <div ref={writing}>
          {statement.task && (
            <p className="task">
              <b>A task came with this text:</b> {statement.task}
            </p>
          )}
          {/* Above the text: below it, a long one hid it until it was read. */}
          <div role="status" className="lines">
            {waits && toReadFirst && !singleLink(statement.text) && (
              <p className="msg">Read it first, and note what leans on you. {RUN_ANALYSIS} shows the marks.</p>
            )}
          </div>
          <StatementForm
            field={field}
            text={statement.text}
            state={analyzer.state}
            folded={folded}
            onUnfold={() => setUnfolded(true)}
            onType={type}
            onRun={() => runByHand()}
            onFile={openFile}
            onStop={analyzer.stop}
            onClear={() => {
              leaveShared();
              setHint(null);
              replace("");
            }}
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
          {statement.setAside.length > 0 && <AsideLine about="Your own text was set aside." press="Restore it" onPress={bringBack} />}
          <AnalyzeLines
            ref={lines}
            message={analyzer.message}
            hint={hint}
            reading={reading}
            analysis={analysis}
            read={latestInput}
            fetched={source !== null}
            stale={stale}
            cut={cut}
            onTakeLink={takeLink}
          />
          {reading && (
            <AsideLine
              press="Stop reading it"
              onPress={() => {
                leaveFile();
                toField();
              }}
            />
          )}
          {!folded && <TextsToTry onTry={tryText} />}
        </div>
        {!folded && (
          <div className="beside">
            <Pencils />
            <WaysIn onFile={openFile} />
          </div>
        )}
      </div>
      {analysis && source && <SourceLine source={source} onDiscuss={discuss} />}
      {analysis && earlier && <VersionChange earlier={earlier} text={latestInput} frames={analysis.frames} />}
      {analysis && (
        <FindingsView
          key={runs}
          text={latestInput}
          analysis={analysis}
          judged={judged}
          source={source}
          editing={!folded}
          onAsk={askWhatItWants}
          onAskWhatToDo={askWhatToDo}
        />
      )}
      {analysis && <LookElsewhere key={`up-${runs}`} text={latestInput} frames={judged.shown} />}
      {analysis && <WriteBack key={`back-${runs}`} frames={judged.shown} />}
      {analysis && <CompareLink text={latestInput} />}
      {phone && takeAlong}
      {analysis && <ReportPanel input={latestInput} frames={reported} report={report} />}
    </>
  );
}
