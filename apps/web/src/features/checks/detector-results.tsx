import { NO_RATIONALE, NO_SCHEMA_SUMMARY } from "@candor/content/messages/checks";
import type { Frame } from "@candor/engine";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { FindingMeta } from "../../components/note.tsx";
import { counted } from "../../lib/counted.ts";
import { shortened } from "../../lib/excerpt.ts";
import { notEnglish } from "../../lib/not-english.ts";
import { patternsPath } from "../../lib/taxonomy-link.ts";
import { useCheck } from "../../lib/use-check.ts";

/** A detector result as it may arrive: rationale and summary can be missing (specification 2 §3, §8). */
export type DetectorResult = Pick<Frame, "reflexId" | "reflexLabel" | "confidence" | "category" | "fragment" | "start"> &
  Partial<Pick<Frame, "rationale" | "question" | "schemaSummary" | "spans">>;

const WORDS_CHARS = 240;

export function ResultRow({ result, schema }: { result: DetectorResult; /** Whether the schema summary is part of the page. */ schema: boolean }) {
  return (
    <li className="result">
      <h3>{result.reflexLabel}</h3>
      <p className="words" dir="auto">
        <span className={`mark c-${result.category}`}>{shortened(result.fragment, WORDS_CHARS)}</span>
        {(result.spans?.length ?? 1) > 1 && <span className="small"> {result.spans?.length} times</span>}
      </p>
      <p>{result.rationale?.trim() || NO_RATIONALE}</p>
      {schema && <p className="small">{result.schemaSummary?.trim() || NO_SCHEMA_SUMMARY}</p>}
      {result.question && <p className="q">{result.question}</p>}
      <FindingMeta frame={result} />
      <p className="small">
        <Link to={patternsPath(result.reflexId)}>About this pattern</Link>
      </p>
    </li>
  );
}

/** The results of some detector families on a text, in text order; nothing else of the analysis is shown. */
export function DetectorResults({
  text,
  families,
  empty,
  checked,
  schema = false,
}: {
  text: string;
  families: readonly string[];
  empty: ReactNode;
  /** Stands below `empty` where the text could be checked. */ checked?: ReactNode;
  schema?: boolean;
}) {
  const { frames, language, failed, again } = useCheck(text);
  const foreign = notEnglish(language);
  const outcome = useRef<HTMLDivElement>(null);
  const results = frames?.filter((frame) => families.includes(frame.family)).sort((a, b) => a.start - b.start);
  return (
    <>
      <div className="outcome" role="status" ref={outcome} tabIndex={-1}>
        {failed ? (
          <p className="msg">
            The text couldn’t be read.{" "}
            <button
              type="button"
              className="btn btn-s"
              onClick={() => {
                again();
                // The button goes.
                outcome.current?.focus({ preventScroll: true });
              }}
            >
              Try again
            </button>
          </p>
        ) : !results ? (
          <p className="msg">Reading the text…</p>
        ) : results.length === 0 ? (
          <>
            {empty}
            {foreign === null && checked}
          </>
        ) : (
          <p className="small">{counted(results.length, "result")}</p>
        )}
        {foreign && <p className="msg">{foreign}</p>}
      </div>
      {results && results.length > 0 && (
        <ol className="results">
          {results.map((frame) => (
            <ResultRow key={`${frame.reflexId}@${frame.start}`} result={frame} schema={schema} />
          ))}
        </ol>
      )}
    </>
  );
}
