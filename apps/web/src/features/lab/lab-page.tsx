import { BATCH_PAUSE_MS, LAB_TITLE, RESET_LEARNING, RESET_QUESTION, RUN_ALL, RUNNING_ALL, TEST_LEARNING, TESTING_LEARNING } from "@candor/content/messages/lab";
import type { Analysis } from "@candor/engine";
import { useEffect, useMemo, useRef, useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { analyzeText, prepareAnalysis } from "../../lib/analysis.ts";
import { resetLearning, useLearning } from "../../lib/learning-store.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { useStored } from "../../lib/use-stored.ts";
import { LearningCard } from "./learning-card.tsx";
import { LearningLog, type LearningTestState } from "./learning-log.tsx";
import { runLearningTest, type LogLine } from "./learning-test.ts";
import { PhrasingList } from "./phrasing-list.tsx";
import { TIPS } from "./phrasings.ts";
import { riskOf, toResults, type RiskLevel } from "./slot-results.ts";
import { slotFor } from "./slot-for.ts";
import { NO_TEXTS, parseTexts, TEXTS_KEY } from "./slot-texts.ts";
import { TestSlot } from "./test-slot.tsx";
import "../../styles/tools.css";
import "../../styles/lab.css";

/** Beside the button of all tests. The quoted summaries stand in the slots, once each. */
const OUTCOMES: Readonly<Record<RiskLevel, string>> = {
  clean: "nothing found",
  cluster: "a cluster",
  high: "two or more sure findings",
  moderate: "one sure finding",
  low: "weak findings only",
};

const REPLACE_QUESTION = "All four slots hold words of yours. Put this example in the place of statement 1?";

interface Tested {
  text: string;
  analysis: Analysis;
  /** Milliseconds since 1970. */ at: number;
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function Page() {
  const learning = useLearning();
  const [texts, setTexts] = useStored(TEXTS_KEY, parseTexts, NO_TEXTS);
  const [tested, setTested] = useState<readonly (Tested | null)[]>(() => NO_TEXTS.map(() => null));
  const [analyzing, setAnalyzing] = useState<readonly boolean[]>(() => NO_TEXTS.map(() => false));
  const [runningAll, setRunningAll] = useState(false);
  const [ranAll, setRanAll] = useState(false);
  const [log, setLog] = useState<readonly LogLine[] | null>(null);
  const [learningTest, setLearningTest] = useState<LearningTestState>("done");
  const runningLearning = learningTest === "running";
  const [nowMs, setNowMs] = useState<number | null>(null);
  const latest = useRef(texts);
  const allButton = useFocusBack(runningAll);
  const learningButton = useFocusBack(runningLearning);
  const leaving = useLeaving();
  useEffect(() => {
    latest.current = texts;
  }, [texts]);
  useEffect(() => {
    setNowMs(Date.now());
  }, [learning]);

  const set = <T,>(list: readonly T[], at: number, value: T): readonly T[] => list.map((old, i) => (i === at ? value : old));
  const edit = (at: number, text: string) => {
    setTexts((old) => set(old, at, text));
    setTested((old) => set(old, at, null));
  };
  const test = async (at: number) => {
    const text = latest.current[at] ?? "";
    if (text.trim() === "") return;
    setAnalyzing((old) => set(old, at, true));
    try {
      const analysis = await analyzeText(text, { all: true }, leaving());
      // What was typed meanwhile has no result yet.
      if (latest.current[at] === text) setTested((old) => set(old, at, { text, analysis, at: Date.now() }));
    } catch (error) {
      if (!leaving().aborted) console.error("The test failed", error);
    } finally {
      setAnalyzing((old) => set(old, at, false));
    }
  };
  const runAll = async () => {
    setRunningAll(true);
    const filled = texts.flatMap((text, at) => (text.trim() === "" ? [] : [at]));
    for (const [n, at] of filled.entries()) {
      if (n > 0) await pause(BATCH_PAUSE_MS);
      if (leaving().aborted) return;
      await test(at);
    }
    setRunningAll(false);
    setRanAll(true);
  };
  const toResult = (at: number) => {
    const result = document.getElementById(`slot${at}`)?.querySelector<HTMLElement>(".risk");
    result?.scrollIntoView({ block: "start", behavior: "instant" });
    result?.focus({ preventScroll: true });
  };
  const testLearning = async () => {
    setLearningTest("running");
    setLog([]);
    try {
      await runLearningTest(analyzeText, (line) => setLog((old) => [...(old ?? []), line]), leaving());
      setLearningTest("done");
    } catch (error) {
      if (!leaving().aborted) console.error("The learning test failed", error);
      setLearningTest("failed");
    }
  };
  const reset = () => {
    if (!window.confirm(RESET_QUESTION)) return;
    resetLearning();
    window.location.reload();
  };
  const tryIt = (text: string) => {
    const { at, own } = slotFor(texts);
    if (own && !window.confirm(REPLACE_QUESTION)) return;
    edit(at, text);
    document.getElementById(`slot${at}`)?.querySelector("textarea")?.focus();
  };
  // Another tab may have edited the text: a result belongs to the text that was tested.
  const results = useMemo(() => tested.map((t, i) => (t && t.text === texts[i] ? toResults(t.analysis, learning, t.at) : null)), [tested, texts, learning]);
  const idle = texts.every((text) => text.trim() === "");

  return (
    <div className="page tool lab">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">{LAB_TITLE}</h1>
      <p className="deck">Four slots for four wordings. Test them side by side, tell the detectors where they are wrong, and see what that changes.</p>
      <div className="row tools">
        <button ref={allButton} className="btn btn-main" type="button" disabled={runningAll || idle} onClick={() => void runAll()}>
          {runningAll ? RUNNING_ALL : RUN_ALL}
        </button>
        <button ref={learningButton} className="btn" type="button" disabled={runningLearning} onClick={() => void testLearning()}>
          {runningLearning ? TESTING_LEARNING : TEST_LEARNING}
        </button>
        <button className="btn" type="button" onClick={reset}>
          {RESET_LEARNING}
        </button>
      </div>
      <div role="status">
        {ranAll && !runningAll && (
          <ul className="outcomes">
            {results.map(
              (result, at) =>
                result && (
                  <li key={at}>
                    <button type="button" className="link" onClick={() => toResult(at)}>
                      Statement {at + 1}: {OUTCOMES[riskOf(result)]}
                    </button>
                  </li>
                ),
            )}
          </ul>
        )}
      </div>
      {log && <LearningLog lines={log} state={learningTest} />}
      <div className="slots" onFocus={prepareAnalysis}>
        {texts.map((text, at) => (
          <div id={`slot${at}`} key={at}>
            <TestSlot
              label={`Statement ${at + 1}`}
              text={text}
              isAnalyzing={analyzing[at] ?? false}
              results={results[at] ?? null}
              language={tested[at]?.analysis.language}
              busy={runningAll}
              onText={(next) => edit(at, next)}
              onTest={() => void test(at)}
            />
          </div>
        ))}
      </div>
      <LearningCard learning={learning} nowMs={nowMs} />
      <PhrasingList onTry={tryIt} />
      <section className="part" aria-labelledby="tips">
        <h2 id="tips">Tips</h2>
        <div className="points">
          {TIPS.map((tip) => (
            <div key={tip.title}>
              <h3>{tip.title}</h3>
              <p>{tip.text}</p>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
