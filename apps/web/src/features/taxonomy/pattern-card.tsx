import { lessonOfPattern } from "@candor/content/pattern-lessons";
import { memo, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CategoryName } from "../../components/category-name.tsx";
import { categoryOf, confidencePercent, severityOf, UNCATEGORIZED, type Pattern } from "./patterns.ts";
import { TryPattern } from "./try-pattern.tsx";

function Words({ title, list, quoted = false }: { title: string; list: readonly string[]; quoted?: boolean }) {
  if (list.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {list.map((text) => (
        <dd key={text}>{quoted ? `“${text}”` : text}</dd>
      ))}
    </div>
  );
}

interface Props {
  pattern: Pattern;
  measured: string | null;
  /** Level of its name. */
  heading: "h2" | "h3";
  /** Until the reader opens or closes it. */
  openAtFirst: boolean;
  /** Open whatever the reader chose: for print. */
  full: boolean;
  /** The address names it: it comes into view. */
  sought: boolean;
}

/** One pattern (specification 2 §2, §3): a row that opens to all its fields. What is inside a closed row is not drawn, and off screen the browser lays nothing out. */
export const PatternCard = memo(function PatternCard({ pattern, measured, heading: Heading, openAtFirst, full, sought }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!sought) return;
    const show = () => row.current?.scrollIntoView({ block: "start", behavior: "instant" });
    show();
    // Once more when the rows around it are laid out and the bar above has its height: until then both are guessed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [sought]);
  const open = full || (chosen ?? (openAtFirst || sought));
  const category = categoryOf(pattern);
  const severity = severityOf(pattern);
  return (
    <li className={`pattern${open ? " open" : ""}`} id={pattern.id} ref={row}>
      <details open={open}>
        <summary
          className="folds"
          onClick={(event) => {
            event.preventDefault();
            setChosen(!open);
          }}
        >
          <Heading>{pattern.name}</Heading>
          <p className="facts">
            {category === UNCATEGORIZED ? <span className="small">{UNCATEGORIZED}</span> : <CategoryName category={category} />}
            <span className={`sev sev-${severity}`}>{severity}</span>
            <span className="pct">{confidencePercent(pattern)}% confidence</span>
          </p>
          <p className="line">{pattern.description}</p>
        </summary>
        {open && <Inside pattern={pattern} measured={measured} />}
      </details>
    </li>
  );
});

function Inside({ pattern, measured }: { pattern: Pattern; measured: string | null }) {
  const [trying, setTrying] = useState(false);
  const lesson = lessonOfPattern(pattern);
  return (
    <div className="inside">
      <div className="side">
        <p className="small">
          {pattern.familyName}
          {pattern.technique.toLowerCase() !== pattern.familyName.toLowerCase() && `, ${pattern.technique}`}
        </p>
        <p className="mono">{pattern.id}</p>
      </div>
      <div className="body">
        <dl>
          <Words title="Semantic indicators" list={pattern.semantic_indicators} />
          <Words title="Context clues" list={pattern.context_clues} />
          {pattern.psychological_mechanism && (
            <div>
              <dt>Psychological mechanism</dt>
              <dd>{pattern.psychological_mechanism}</dd>
            </div>
          )}
          <Words title="Examples" list={pattern.examples} quoted />
          <Words title="Looks similar but is fine" list={pattern.fine} quoted />
          <div>
            <dt>A question to ask</dt>
            <dd>
              <em>{pattern.question}</em>
            </dd>
          </div>
          <div>
            <dt>Source</dt>
            <dd>{pattern.source}</dd>
          </div>
          {measured !== null && (
            <div>
              <dt>Measured</dt>
              <dd>{measured}</dd>
            </div>
          )}
        </dl>
        <p className="row">
          <button
            className="btn btn-s"
            type="button"
            aria-expanded={trying}
            aria-label={`Try it on a text: ${pattern.name}`}
            onClick={() => setTrying((was) => !was)}
          >
            Try it on a text
          </button>
          {lesson && (
            <span className="small">
              Lesson: <Link to={lesson.route}>{lesson.title}</Link>
            </span>
          )}
        </p>
        {trying && <TryPattern pattern={pattern} />}
      </div>
    </div>
  );
}
