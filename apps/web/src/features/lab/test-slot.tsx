import { PATTERNS_SHOWN, RISKS, SLOT_PLACEHOLDER, TEST, TESTING } from "@candor/content/messages/lab";
import type { Analysis } from "@candor/engine";
import { useId } from "react";
import { useNavigate } from "react-router";
import { CategoryName } from "../../components/category-name.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { shortened } from "../../lib/excerpt.ts";
import { percent } from "../../lib/findings.ts";
import { linkInRemark, linkWithoutScheme, singleLink, wrappedLink } from "../../lib/links.ts";
import { notEnglish } from "../../lib/not-english.ts";
import { useSession } from "../../lib/session.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { changeWords } from "./change-words.ts";
import { riskOf, type Detection, type SlotResults } from "./slot-results.ts";
import { Teach } from "./teach.tsx";
import { useTeaching } from "./use-teaching.ts";

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
        {learned !== 0 && <span className="small">{changeWords(learned)} from your feedback</span>}
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
        {risk === "cluster" && highConfidenceCount < 2 && ". Several weaker ones close together also trigger the alert."}
      </p>
    </div>
  );
}

/** What a test of an address says nothing about; null where no page was meant to be read. */
function unreadWords(text: string): string | null {
  if (singleLink(text) ?? linkWithoutScheme(text) ?? wrappedLink(text)) return "This is a link. Its page wasn’t read here, but the analyzer can fetch it.";
  return linkInRemark(text) ? "Only your words were read, not the linked page. The analyzer can fetch it." : null;
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
  const teaching = useTeaching(label, text, results);
  const testButton = useFocusBack(isAnalyzing || busy);
  const unread = unreadWords(text) ?? notEnglish(language ?? null);
  const more = results ? results.detectionCount - PATTERNS_SHOWN : 0;

  return (
    <section className="slot" aria-labelledby={`${id}h`}>
      <div className="head">
        <h2 id={`${id}h`}>{label}</h2>
        {results && <span className="badge">{results.detectionCount === 0 ? "Clean" : `${results.detectionCount} detected`}</span>}
      </div>
      <TextArea rows={4} aria-labelledby={`${id}h`} placeholder={SLOT_PLACEHOLDER} value={text} onChange={(event) => onText(event.target.value)} />
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
            Open in the analyzer
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
          <Teach teaching={teaching} fired={results.detectionCount > 0} />
        </>
      )}
      <p className="small" role="status">
        {teaching.said}
      </p>
    </section>
  );
}
