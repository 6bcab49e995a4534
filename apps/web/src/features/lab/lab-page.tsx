import {
  ADAPTIVE_LEARNING,
  LAB_TITLE,
  RESET_LEARNING,
  RESET_QUESTION,
  RUN_ALL,
  RUNNING_ALL,
  TEST_LEARNING,
  TESTING_LEARNING,
} from "@candor/content/messages/lab";
import { useEffect, useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { PageParts } from "../../components/page-parts.tsx";
import { analyzeText, prepareAnalysis } from "../../lib/analysis.ts";
import { counted } from "../../lib/counted.ts";
import { resetLearning, useLearning } from "../../lib/learning-store.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { LearningCard } from "./learning-card.tsx";
import { LearningLog, type LearningTestState } from "./learning-log.tsx";
import { runLearningTest, type LogLine } from "./learning-test.ts";
import { PhrasingList } from "./phrasing-list.tsx";
import { TIPS } from "./phrasings.ts";
import { riskOf, type RiskLevel } from "./slot-results.ts";
import { slotFor } from "./slot-for.ts";
import { TestSlot } from "./test-slot.tsx";
import { useSlotTests } from "./use-slot-tests.ts";
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

/** Headings by their ids, in the order of the page. */
const PARTS = { phrasings: "Example phrasings", learning: ADAPTIVE_LEARNING, tips: "Tips" };
const REPLACE_QUESTION = "All four slots are in use. Replace statement 1 with this example?";

interface LearningTest {
  /** Null before the first test. */
  lines: readonly LogLine[] | null;
  state: LearningTestState;
  run(): Promise<void>;
}

function useLearningTest(): LearningTest {
  const [lines, setLines] = useState<readonly LogLine[] | null>(null);
  const [state, setState] = useState<LearningTestState>("done");
  const leaving = useLeaving();
  const run = async () => {
    setState("running");
    setLines([]);
    try {
      await runLearningTest(analyzeText, (line) => setLines((old) => [...(old ?? []), line]), leaving());
      setState("done");
    } catch (error) {
      if (!leaving().aborted) console.error("The learning test failed", error);
      setState("failed");
    }
  };
  return { lines, state, run };
}

function toResult(at: number): void {
  const result = document.getElementById(`slot${at}`)?.querySelector<HTMLElement>(".risk");
  result?.scrollIntoView({ block: "start", behavior: "instant" });
  result?.focus({ preventScroll: true });
}

/** Resetting is always possible, as specified: whether there is anything to reset stands below it. */
function toReset(detectors: number): string {
  if (detectors === 0) return "No detector has learned anything yet, so there’s nothing to reset.";
  return `${counted(detectors, "detector")} ${detectors === 1 ? "has" : "have"} learned from your feedback.`;
}

function askToReset(): void {
  if (!window.confirm(RESET_QUESTION)) return;
  resetLearning();
  window.location.reload();
}

export function Page() {
  const learning = useLearning();
  const { slots, edit, test, testAll, all } = useSlotTests(learning);
  const learningTest = useLearningTest();
  const runningAll = all === "running";
  const runningLearning = learningTest.state === "running";
  const [nowMs, setNowMs] = useState<number | null>(null);
  const allButton = useFocusBack(runningAll);
  const learningButton = useFocusBack(runningLearning);
  useEffect(() => {
    setNowMs(Date.now());
  }, [learning]);

  const tryIt = (example: string) => {
    const { at, own } = slotFor(slots.map(({ text }) => text));
    if (own && !window.confirm(REPLACE_QUESTION)) return;
    edit(at, example);
    document.getElementById(`slot${at}`)?.querySelector("textarea")?.focus();
  };
  const idle = slots.every(({ text }) => text.trim() === "");

  return (
    <div className="page tool lab">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">{LAB_TITLE}</h1>
      <p className="deck">Four slots for four wordings. Test them side by side, tell the detectors when they’re wrong, and see what changes.</p>
      <PageParts parts={PARTS} />
      <div className="row tools">
        <button ref={allButton} className="btn btn-main" type="button" disabled={runningAll || idle} onClick={() => void testAll()}>
          {runningAll ? RUNNING_ALL : RUN_ALL}
        </button>
        <button ref={learningButton} className="btn" type="button" disabled={runningLearning} onClick={() => void learningTest.run()}>
          {runningLearning ? TESTING_LEARNING : TEST_LEARNING}
        </button>
        <button className="btn" type="button" aria-describedby="to-reset" onClick={askToReset}>
          {RESET_LEARNING}
        </button>
      </div>
      <p className="small gap-s" id="to-reset">
        {toReset(learning.adjustments.length)}
      </p>
      <div role="status">
        {all === "done" && (
          <ul className="outcomes">
            {slots.map(
              ({ results }, at) =>
                results && (
                  <li key={at}>
                    <button type="button" className="link" onClick={() => toResult(at)}>
                      Statement {at + 1}: {OUTCOMES[riskOf(results)]}
                    </button>
                  </li>
                ),
            )}
          </ul>
        )}
      </div>
      {learningTest.lines && <LearningLog lines={learningTest.lines} state={learningTest.state} />}
      <div className="slots" onFocus={prepareAnalysis}>
        {slots.map(({ text, analyzing, results, language }, at) => (
          <div id={`slot${at}`} key={at}>
            <TestSlot
              label={`Statement ${at + 1}`}
              text={text}
              isAnalyzing={analyzing}
              results={results}
              language={language}
              busy={runningAll}
              onText={(next) => edit(at, next)}
              onTest={() => void test(at)}
            />
          </div>
        ))}
      </div>
      <PhrasingList onTry={tryIt} />
      <LearningCard learning={learning} nowMs={nowMs} />
      <section className="part" aria-labelledby="tips">
        <h2 id="tips">{PARTS.tips}</h2>
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
