import { INVALID_FEEDBACK } from "@candor/content/messages/lab";
import { NOT_CHECKED } from "@candor/content/messages/tools";
import { useEffect, useRef, useState } from "react";
import { classifyFeedback, factorOf, learn } from "../../lib/adaptive-learning.ts";
import { counted } from "../../lib/counted.ts";
import { useFormDraft } from "../../lib/drafts.ts";
import { changeLearning } from "../../lib/learning-store.ts";
import { loadModerator } from "../../lib/moderator.ts";
import { isValidFeedback } from "./feedback-rules.ts";
import { logText } from "./learning-test.ts";
import { taught, type SlotResults } from "./slot-results.ts";

/** What one feedback changed, in words: "correct" changes nothing, and neither does "wrong" once the cap is reached. */
function learnedWords(about: number, changed: number, missed: boolean): string {
  if (about === 0)
    return missed ? "Nothing here came close to its threshold, so there’s nothing to raise." : "No detector fired here, so there’s nothing to change.";
  return changed === 0 ? "Thanks. The detectors haven’t changed." : `Learned for ${counted(changed, "detector")}. See the changes below.`;
}

export interface Teaching {
  /** What stands in the field. */
  feedback: string;
  write(feedback: string): void;
  submit(): Promise<void>;
  /** What came of the last feedback to the text that is there; empty where none was given. */
  said: string;
}

/** The feedback to the test of one text, which the detectors learn from. What was not sent yet stays in the field while the text changes, and over a reload; `slot` names whose it is. */
export function useTeaching(slot: string, text: string, results: SlotResults | null): Teaching {
  const draft = useFormDraft(`lab ${slot}`);
  const feedback = draft.of("feedback");
  const latest = useRef(feedback);
  useEffect(() => {
    latest.current = feedback;
  }, [feedback]);
  const [said, setSaid] = useState("");
  const [about, setAbout] = useState(text);
  if (about !== text) {
    setAbout(text);
    setSaid("");
  }
  const tested = results !== null;
  useEffect(() => {
    if (tested) void loadModerator();
  }, [tested]);

  // The word lists may take a while to come: a second press on the way would be learned from twice.
  const sending = useRef(false);
  const submit = async () => {
    const given = feedback.trim();
    if (!results || sending.current) return;
    sending.current = true;
    const moderator = await loadModerator();
    sending.current = false;
    if (!moderator) {
      setSaid(NOT_CHECKED);
      return;
    }
    if (!isValidFeedback(given, moderator.isProfane)) {
      console.log(INVALID_FEEDBACK, logText(given));
      // A second click finds the field empty, and what the first one did stays told.
      if (given !== "") setSaid("");
      return;
    }
    const missed = classifyFeedback(given) === "false_negative";
    const frames = taught(results, missed);
    const nowMs = Date.now();
    let changed = 0;
    changeLearning((old) =>
      frames.reduce((before, { reflexId, confidence }) => {
        const after = learn(before, { reflexId, confidence, feedback: given, text, nowMs });
        if (factorOf(after, reflexId) !== factorOf(before, reflexId)) changed += 1;
        return after;
      }, old),
    );
    setSaid(learnedWords(frames.length, changed, missed));
    if (latest.current.trim() === given) draft.clear();
  };
  return { feedback, write: (words) => draft.set("feedback", words), submit, said };
}
