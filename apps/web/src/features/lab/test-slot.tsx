import { INVALID_FEEDBACK, PATTERNS_SHOWN, RISKS, SLOT_PLACEHOLDER, SUBMIT, TEST, TESTING } from "@candor/content/messages/lab";
import type { Analysis } from "@candor/engine";
import { NOT_CHECKED } from "@candor/content/messages/tools";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { CategoryName } from "../../components/category-name.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { classifyFeedback, factorOf, learn } from "../../lib/adaptive-learning.ts";
import { isComposing } from "../../lib/composing.ts";
import { counted } from "../../lib/counted.ts";
import { shortened } from "../../lib/excerpt.ts";
import { percent } from "../../lib/findings.ts";
import { changeLearning } from "../../lib/learning-store.ts";
import { singleLink } from "../../lib/links.ts";
import { loadModerator } from "../../lib/moderator.ts";
import { notEnglish } from "../../lib/not-english.ts";
import { useSession } from "../../lib/session.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { changeWords } from "./change-words.ts";
import { FEEDBACK_PHRASES, withPhrase } from "./feedback-phrases.ts";
import { isValidFeedback } from "./feedback-rules.ts";
import { riskOf, taught, type Detection, type SlotResults } from "./slot-results.ts";

const WORDS_CHARS = 120;

function DetectionRow({ detection: { frame, confidence, learned } }: { detection: Detection }) {
  return (
    <li>
      <p className="what">
        {frame.reflexLabel} <b>Risk: {percent(confidence)}</b>
      </p>
      <p className="words">
        <span className={`mark c-${frame.category}`}>{shortened(frame.fragment, WORDS_CHARS)}</span>
      </p>
      <p className="meta">
        <CategoryName category={frame.category} /> <span className="mono">{frame.reflexId}</span>
        {learned !== 0 && <span className="small">{changeWords(learned)} through your feedback</span>}
      </p>
    </li>
  );
}

function Summary({ results }: { results: SlotResults }) {
  const { detectionCount, highConfidenceCount, maxConfidence } = results;
  const risk = riskOf(results);
  return (
    <div className={`risk risk-${risk}`} tabIndex={-1}>
      <p className="level">{RISKS[risk]}</p>
      <p className="small">
        {detectionCount} {detectionCount === 1 ? "detection" : "detections"}, {highConfidenceCount} with high confidence
        {detectionCount > 0 ? `, highest ${percent(maxConfidence)}` : ""}
        {risk === "cluster" && highConfidenceCount < 2 && ". Several weaker ones close together raise the alert, too."}
      </p>
    </div>
  );
}

/** What one feedback changed, in words: "correct" changes nothing, and neither does "wrong" once the cap is reached. */
function learnedWords(about: number, changed: number, missed: boolean): string {
  if (about === 0)
    return missed ? "Nothing here stood near its threshold, so there is nothing to raise." : "No detector fired here, so there is nothing to change.";
  return changed === 0 ? "Noted. The detectors stay as they are." : `Learned for ${counted(changed, "detector")}. See the changes below.`;
}

interface Props {
  label: string;
  text: string;
  isAnalyzing: boolean;
  results: SlotResults | null;
  /** Of the text that was tested. */ language?: Analysis["language"] | undefined;
  busy: boolean;
  onText: (text: string) => void;
  onTest: () => void;
}

/** One statement with its test, its result and the visitor's feedback (specification 2 §2, Language Testing Laboratory). */
export function TestSlot({ label, text, isAnalyzing, results, language, busy, onText, onTest }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const leaveToRead = useSession((s) => s.leaveToRead);
  const [feedback, setFeedback] = useState("");
  const [said, setSaid] = useState("");
  const testButton = useFocusBack(isAnalyzing || busy);
  const field = useRef<HTMLInputElement>(null);
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
      console.log(INVALID_FEEDBACK, given);
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
    setFeedback((now) => (now.trim() === given ? "" : now));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      void submit();
    }
  };
  const unread = singleLink(text) ? "This is a link. Its page was not read; the analyzer can fetch it." : notEnglish(language ?? null);
  const more = results ? results.detectionCount - PATTERNS_SHOWN : 0;

  return (
    <section className="slot" aria-labelledby={`${id}h`}>
      <div className="head">
        <h2 id={`${id}h`}>{label}</h2>
        {results && <span className="badge">{results.detectionCount === 0 ? "Clean" : `${results.detectionCount} detected`}</span>}
      </div>
      <TextArea
        rows={4}
        aria-labelledby={`${id}h`}
        placeholder={SLOT_PLACEHOLDER}
        value={text}
        onChange={(event) => {
          setSaid("");
          onText(event.target.value);
        }}
      />
      <div className="row">
        <button ref={testButton} className="btn btn-s" type="button" disabled={text.trim() === "" || isAnalyzing || busy} onClick={onTest}>
          {isAnalyzing ? TESTING : TEST}
        </button>
        {results && (
          <button
            className="btn btn-s btn-bare"
            type="button"
            onClick={() => {
              leaveToRead(text);
              void navigate("/analyze");
            }}
          >
            Read it in the analyzer
          </button>
        )}
      </div>
      <div role="status">
        {results && <Summary results={results} />}
        {results && unread && <p className="small">{unread}</p>}
      </div>
      {results && (
        <>
          {results.detectionCount > 0 && (
            <ol className="found">
              {results.results.slice(0, PATTERNS_SHOWN).map((d) => (
                <DetectionRow key={`${d.frame.reflexId}@${d.frame.start}`} detection={d} />
              ))}
            </ol>
          )}
          {more > 0 && <p className="small">{more} more</p>}
          {results.under.length > 0 && (
            <p className="small">
              {results.under.length} under {results.under.length === 1 ? "its" : "their"} threshold, not counted.
            </p>
          )}
          <div className="teach">
            <label className="label" htmlFor={`${id}f`}>
              Feedback: was that right, wrong, or was something missed?
            </label>
            <div className="phrases" role="group" aria-label="Begin with">
              {FEEDBACK_PHRASES.filter(({ type }) => type !== "false_positive" || results.detectionCount > 0).map(({ name, phrase }) => (
                <button
                  key={name}
                  type="button"
                  className="btn btn-s"
                  onClick={() => {
                    setFeedback((written) => withPhrase(phrase, written));
                    field.current?.focus();
                  }}
                >
                  {name}
                </button>
              ))}
            </div>
            <input
              ref={field}
              className="field"
              id={`${id}f`}
              aria-describedby={`${id}w`}
              value={feedback}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => setFeedback(event.target.value)}
              onKeyDown={onKey}
            />
            <button className="btn btn-s" type="button" onClick={() => void submit()}>
              {SUBMIT}
            </button>
            <p className="small" id={`${id}w`}>
              Say “right”, “wrong” or “missed”, and why. Without such a word it does not count.
            </p>
          </div>
        </>
      )}
      <p className="small" role="status">
        {said}
      </p>
    </section>
  );
}
