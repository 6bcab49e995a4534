import type { Analysis } from "@candor/engine";
import type { Ref } from "react";
import { counted } from "../../lib/counted.ts";
import { isWeak } from "../../lib/findings.ts";
import { notEnglish } from "../../lib/not-english.ts";
import { littleReadOf, wayOnFrom } from "../../lib/unread-page.ts";
import { UnreadLink } from "../../components/unread-link.tsx";
import type { Reading } from "./use-open-file.ts";

interface Props {
  ref: Ref<HTMLDivElement>;
  /** What the run itself says. */
  message: string | null;
  /** What was just done with the field. */
  hint: string;
  reading: Reading | null;
  /** The latest run, if there are results. */
  analysis: Analysis | null;
  /** The text that was read. */
  read: string;
  /** It was fetched. */
  fetched: boolean;
  /** The field holds another text by now. */
  stale: boolean;
  /** Characters beyond the limit. */
  cut: number;
  onTakeLink(link: string): void;
}

/** All that is said between the field and the results, in one live region. */
export function AnalyzeLines({ ref, message, hint, reading, analysis, read, fetched, stale, cut, onTakeLink }: Props) {
  const foreign = notEnglish(analysis?.language ?? null);
  const wayOn = wayOnFrom(message) ?? (fetched && analysis ? littleReadOf(analysis.words) : null);
  return (
    <div ref={ref} role="status" className="lines">
      {message && <p className="msg">{message}</p>}
      {foreign && <p className="msg">{foreign}</p>}
      {analysis?.frames.every(isWeak) && !stale && <UnreadLink text={read} onTake={onTakeLink} />}
      {wayOn && <p className="msg">{wayOn}</p>}
      {hint && <p className="msg">{hint}</p>}
      {reading && (
        <p className="msg">
          {reading.said}
          {/* Read out once, not at every step. */}
          {reading.share > 0 && <span aria-hidden="true"> {Math.round(reading.share * 100)}%</span>}
        </p>
      )}
      {analysis && stale && <p className="msg">You’ve changed the text since these results.</p>}
      {analysis && cut > 0 && (
        <p className="msg">
          The text was cut: the first {read.length.toLocaleString("en")} characters were read and {counted(cut, "character")} left out.
        </p>
      )}
    </div>
  );
}

/** A way out or back under the field, with what it is about before it. */
export function AsideLine({ about, press, onPress }: { about?: string; press: string; onPress(): void }) {
  return (
    <p className="small aside-line">
      {about && `${about} `}
      <button type="button" className="link" onClick={onPress}>
        {press}
      </button>
    </p>
  );
}
