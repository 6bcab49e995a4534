import type { Frame } from "@candor/engine";
import { useMemo } from "react";
import { toFindings } from "../../../lib/findings.ts";
import { segmentText } from "../../../lib/mark-segments.ts";

/** Class of a place that is pointed at: the quotation that was followed into the article. */
const LIT = "lit";

/** A text with the marks of its frames, and one place lit. Nothing in it takes the keyboard: the notes stand beside it. */
export function MarkedWords({ text, frames, lit = null }: { text: string; frames: readonly Frame[]; lit?: readonly [number, number] | null }) {
  const blocks = useMemo(() => {
    const findings = toFindings(frames);
    const place = lit ? [{ key: LIT, n: 0, frame: { ...findings[0]?.frame, start: lit[0], end: lit[1], spans: [[lit[0], lit[1]]] } as unknown as Frame }] : [];
    const all = [...findings, ...place];
    return segmentText(text, all).map((block) => ({
      ...block,
      segments: block.segments.map(({ start, text: words, over }) => {
        const category = over.map((at) => all[at]!).findLast(({ key }) => key !== LIT)?.frame.category;
        const pointed = over.some((at) => all[at]!.key === LIT);
        return { start, words, className: [category ? `mark c-${category}` : "", pointed ? LIT : ""].filter(Boolean).join(" ") };
      }),
    }));
  }, [text, frames, lit]);
  return (
    <>
      {blocks.map((block) => (
        <p key={block.start} dir="auto" className={block.apart ? "apart" : undefined}>
          {block.segments.map(({ start, words, className }) =>
            className === "" ? (
              words
            ) : (
              <span key={start} className={className}>
                {words}
              </span>
            ),
          )}
        </p>
      ))}
    </>
  );
}
