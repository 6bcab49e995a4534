import { BATCH_PAUSE_MS } from "@candor/content/messages/lab";
import type { Analysis } from "@candor/engine";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Learning } from "../../lib/adaptive-learning.ts";
import { analyzeText } from "../../lib/analysis.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { useStored } from "../../lib/use-stored.ts";
import { toResults, type SlotResults } from "./slot-results.ts";
import { NO_TEXTS, parseTexts, TEXTS_KEY } from "./slot-texts.ts";

interface Tested {
  text: string;
  analysis: Analysis;
  /** Milliseconds since 1970. */
  at: number;
}

interface Slot {
  text: string;
  analyzing: boolean;
  /** Null before a test, and where the text was changed since. */
  results: SlotResults | null;
  /** Of the text that was tested. */
  language: Analysis["language"] | undefined;
}

interface SlotTests {
  slots: readonly Slot[];
  /** Puts a text in the slot of this index and takes its result away. */
  edit(at: number, text: string): void;
  /** Tests one slot, unless it is empty. Never rejects. */
  test(at: number): Promise<void>;
  /** Tests every slot with a text, one after another. Never rejects. */
  testAll(): Promise<void>;
  /** "running" while all are tested. */
  all: "not yet" | "running" | "done";
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const set = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.map((old, i) => (i === at ? value : old));

/** The texts of the slots, which stay over a reload, and what the detectors find in them after all that they `learned`. */
export function useSlotTests(learning: Learning): SlotTests {
  const [texts, setTexts] = useStored(TEXTS_KEY, parseTexts, NO_TEXTS);
  const [tested, setTested] = useState<readonly (Tested | null)[]>(() => NO_TEXTS.map(() => null));
  /** How many tests of each slot are under way: one of its own, and one of all. */
  const [running, setRunning] = useState<readonly number[]>(() => NO_TEXTS.map(() => 0));
  const [all, setAll] = useState<SlotTests["all"]>("not yet");
  const latest = useRef(texts);
  const leaving = useLeaving();
  useEffect(() => {
    latest.current = texts;
  }, [texts]);

  const edit = (at: number, text: string) => {
    setTexts((old) => set(old, at, text));
    setTested((old) => set(old, at, null));
  };
  const test = async (at: number) => {
    const text = latest.current[at] ?? "";
    if (text.trim() === "") return;
    const count = (change: number) => setRunning((old) => set(old, at, (old[at] ?? 0) + change));
    count(1);
    try {
      const analysis = await analyzeText(text, { all: true }, leaving());
      // What was typed meanwhile has no result yet.
      if (latest.current[at] === text) setTested((old) => set(old, at, { text, analysis, at: Date.now() }));
    } catch (error) {
      if (!leaving().aborted) console.error("The test failed", error);
    } finally {
      count(-1);
    }
  };
  const testAll = async () => {
    setAll("running");
    const filled = texts.flatMap((text, at) => (text.trim() === "" ? [] : [at]));
    for (const [n, at] of filled.entries()) {
      if (n > 0) await pause(BATCH_PAUSE_MS);
      if (leaving().aborted) return;
      await test(at);
    }
    setAll("done");
  };
  // Another tab may have edited the text: a result belongs to the text that was tested.
  const results = useMemo(() => tested.map((t, i) => (t && t.text === texts[i] ? toResults(t.analysis, learning, t.at) : null)), [tested, texts, learning]);
  const slots = texts.map((text, at) => ({ text, analyzing: (running[at] ?? 0) > 0, results: results[at] ?? null, language: tested[at]?.analysis.language }));
  return { slots, edit, test, testAll, all };
}
