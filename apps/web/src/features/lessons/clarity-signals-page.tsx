import { COMPLETE_LESSON } from "@candor/content/messages/lessons";
import { claritySignals } from "@candor/content/lessons/clarity-signals";
import type { CatalogRow } from "@candor/content/schema";
import { BackButton } from "../../components/back-button.tsx";
import { BackToText } from "../../components/back-to-text.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Sources } from "../../components/sources.tsx";
import { useComplete } from "../../lib/use-complete.ts";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import "../../styles/lesson.css";

/** Clarity Signals: a single page (specification 2 §2, specific lessons). Back scrolls to the top after 100 ms, as every Back control. */
export function Page({ row }: { row: CatalogRow }) {
  const complete = useComplete(row);
  const { signals, sections } = claritySignals;
  return (
    <div className="page lesson single">
      <p className="up">
        <BackButton to="/educate/epistemic-foundations">Back to Epistemic Foundations</BackButton>
        <BackToText />
      </p>
      <div className="ttl">
        <h1 className="h1">{row.title}</h1>
      </div>
      <div className="step">
        <p>
          <RichText text={claritySignals.intro} />
        </p>
        <h2 className="h2">The four signals</h2>
        <ul className="signals">
          {signals.map((signal) => (
            <li key={signal.id} className={`s-${signal.color}`}>
              <div className="name">
                <span className="swatch" aria-hidden="true" />
                <div>
                  <h3>{signal.name}</h3>
                  <p className="colour">{signal.color}</p>
                </div>
              </div>
              <div>
                <p>
                  <RichText text={signal.description} />
                </p>
                <ul>
                  {signal.examples.map((example) => (
                    <li key={example}>{example}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
        {sections.map((section) => [
          <h2 key={section.id} className="h2">
            {section.heading}
          </h2>,
          <ul key={`${section.id}-list`}>
            {section.items.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </ul>,
        ])}
        <p className="note-line">
          <RichText text={claritySignals.note} />
        </p>
      </div>
      <div className="go go-end">
        <button type="button" className="btn btn-main" onClick={complete}>
          {COMPLETE_LESSON}
        </button>
      </div>
      <div className="foot-notes">
        <Sources sources={claritySignals.sources} />
        <LessonFoot row={row} print="page" />
      </div>
    </div>
  );
}
