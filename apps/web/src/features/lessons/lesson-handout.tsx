import { REVEAL } from "@candor/content/messages/lessons";
import type { CatalogRow, Lesson } from "@candor/content/schema";
import { Blocks } from "../../components/blocks.tsx";
import { Printed } from "../../components/printed.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Sources } from "../../components/sources.tsx";
import { SOUND_MEANS } from "../../components/verdict-choice.tsx";

/**
 * The lesson on paper: two pages with the items, and the answers on a page of their own for the teacher. Detect
 * Bullshit has no answers anywhere; its page carries what checking finds.
 */
export function LessonHandout({ row, lesson }: { row: CatalogRow; lesson: Lesson }) {
  const labels = REVEAL[lesson.variant];
  const items = lesson.steps.flatMap((step) => step.items ?? []);
  return (
    <Printed title={row.title} idea={lesson.idea} path={row.route}>
      {() => (
        <>
          {lesson.steps.map((step) => (
            <section key={step.id} className="h-step">
              <h2>{step.title}</h2>
              <Blocks blocks={step.blocks} refs="plain" />
              {step.items && (
                <ol className="h-items">
                  {step.items.map((item, i) => (
                    <li key={item.id}>
                      <p className="h-stmt">
                        <RichText text={item.statement} refs="plain" />
                      </p>
                      <p>{item.question}</p>
                      {item.verdict && (
                        <p className="h-boxes">
                          <span>Sound</span>
                          <span>Misleading</span>
                          <span>Not enough to tell</span>
                          <span className="h-plain">Sure: ____ %</span>
                          {i === 0 && <span className="h-plain">{SOUND_MEANS}</span>}
                        </p>
                      )}
                    </li>
                  ))}
                </ol>
              )}
            </section>
          ))}
          <section className="h-answers">
            <h2>{labels ? `${row.title}: answers` : `${row.title}: for the teacher`}</h2>
            {!labels && <p>This lesson gives no analysis of its three texts. Have two readers compare notes and look up anything they disagree on.</p>}
            {items.map((item, i) => (
              <section key={item.id}>
                {(labels || item.leaveThePage) && (
                  <h3>
                    {i + 1}
                    {item.verdict ? `: ${item.verdict}` : ""}
                  </h3>
                )}
                {labels && (
                  <>
                    <p>
                      <b>{labels.heading}.</b> <RichText text={item.analysis} refs="plain" />
                    </p>
                    <p>
                      <b>{labels.why}.</b> <RichText text={item.explanation} refs="plain" />
                    </p>
                  </>
                )}
                {item.leaveThePage && (
                  <p>
                    <b>Leave the page.</b> {item.leaveThePage.steps.join(" ")} <b>Found:</b> {item.leaveThePage.found}
                  </p>
                )}
              </section>
            ))}
            <Sources sources={lesson.sources} linked={false} />
          </section>
        </>
      )}
    </Printed>
  );
}
