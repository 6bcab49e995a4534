import { useEffect, useId, useRef, useState } from "react";
import { CategoryName } from "../../components/category-name.tsx";
import { createDesk, DeskContext, useDeskState } from "../../components/desk-store.ts";
import { MarkedText } from "../../components/marked-text.tsx";
import { NO_FINDINGS, type Finding } from "../../lib/findings.ts";

/** The notes of one text, in text order. The one whose mark was chosen is lit, and comes into view. */
function Marks({ findings }: { findings: readonly Finding[] }) {
  const list = useRef<HTMLOListElement>(null);
  const current = useDeskState((s) => s.current);
  const hot = useDeskState((s) => s.hot);
  const asked = useDeskState((s) => s.sheet);
  useEffect(() => {
    if (current !== null && asked)
      list.current?.querySelector(`[data-mark="${CSS.escape(current)}"]`)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [current, asked]);
  return (
    <ol className="marks" ref={list}>
      {findings.map(({ key, n, frame }) => (
        <li key={key} data-mark={key} className={`c-${frame.category}${key === current || key === hot ? " lit" : ""}`}>
          <span className="n" aria-hidden="true">
            {n}
          </span>
          <p className="what">{frame.reflexLabel}</p>
          <p className="q">{frame.question}</p>
          <p className="meta">
            <CategoryName category={frame.category} />
          </p>
        </li>
      ))}
    </ol>
  );
}

interface MarkedSideProps {
  title: string;
  text: string;
  findings: readonly Finding[];
  english: boolean;
  /** The reader has hidden the marks, and their notes with them. */
  bare: boolean;
}

/** One of the two texts, with its marks and their notes. */
export function MarkedSide({ title, text, findings, english, bare }: MarkedSideProps) {
  const id = useId();
  const [desk] = useState(createDesk);
  return (
    <section className="side" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <DeskContext value={desk}>
        <MarkedText text={text} findings={bare ? NO_FINDINGS : findings} label={`${title}, marked`} />
        {findings.length > 0 ? !bare && <Marks findings={findings} /> : english && <p className="small">No marks. That doesn’t make the text true.</p>}
      </DeskContext>
    </section>
  );
}
