import type { Frame } from "@candor/engine";
import { Fragment, useMemo } from "react";
import { isWeak, toFindings } from "../../../lib/findings.ts";
import { segmentText } from "../../../lib/mark-segments.ts";

/** Class of a place that is pointed at: the quotation that was followed into the article. */
const LIT = "lit";

/** A text with the numbered marks of its frames, weak ones left out, and one place lit. Nothing in it takes the keyboard: the notes stand beside it. */
export function MarkedWords({ text, frames, lit = null }: { text: string; frames: readonly Frame[]; lit?: readonly [number, number] | null }) {
  const blocks = useMemo(() => {
    const findings = toFindings(frames.filter((frame) => !isWeak(frame)));
    const place = lit ? [{ frame: { start: lit[0], end: lit[1], spans: [] } }] : [];
    return segmentText(text, [...findings, ...place]).map((block) => ({
      ...block,
      segments: block.segments.map(({ start, text: words, over, ends }) => {
        // The place, which is no finding, stands behind the last of them.
        const marks = over.flatMap((at) => findings[at] ?? []);
        const category = marks.at(-1)?.frame.category;
        const numbers = ends.flatMap((at) => findings[at] ?? []);
        return { start, words, numbers, className: [category ? `mark c-${category}` : "", marks.length < over.length ? LIT : ""].filter(Boolean).join(" ") };
      }),
    }));
  }, [text, frames, lit]);
  return (
    <>
      {blocks.map((block) => (
        <p key={block.start} dir="auto" className={block.apart ? "apart" : undefined}>
          {block.segments.map(({ start, words, numbers, className }) =>
            className === "" ? (
              words
            ) : (
              <Fragment key={start}>
                <span className={className}>{words}</span>
                {numbers.map(({ key, n, frame }) => (
                  <span key={key} className={`num c-${frame.category}`} data-n={n} aria-hidden="true" />
                ))}
              </Fragment>
            ),
          )}
        </p>
      ))}
    </>
  );
}
