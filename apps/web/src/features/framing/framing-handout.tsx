import { FRAME_EXERCISES, FRAMING_IDEA, FRAMING_SOURCES, FRAMING_STEPS, RECONSTRUCTION_CHALLENGES, UNEMPLOYMENT_EXAMPLE } from "@candor/content/framing";
import type { CatalogRow } from "@candor/content/schema";
import { Blocks } from "../../components/blocks.tsx";
import { Printed, WritingLines } from "../../components/printed.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Sources } from "../../components/sources.tsx";
import { useDrafts } from "../../lib/drafts.ts";

const TASKS = [
  ...FRAME_EXERCISES.map((task) => ({ ...task, step: "identification", perspectives: [] as readonly string[] })),
  ...RECONSTRUCTION_CHALLENGES.map((task) => ({ ...task, step: "reconstruction", facts: task.neutralFacts })),
];

/** The whole lesson on paper with room to write, and the expert's comparisons on pages of their own for the teacher. */
export function FramingHandout({ row }: { row: CatalogRow }) {
  const drafts = useDrafts();
  return (
    <Printed title={row.title} idea={FRAMING_IDEA} path={row.route}>
      {() => (
        <>
          {FRAMING_STEPS.map((step) => (
            <section key={step.id}>
              <h2>{step.title}</h2>
              <Blocks blocks={step.blocks} refs="plain" />
              {step.id === "identification" && (
                <>
                  <p>
                    <b>{UNEMPLOYMENT_EXAMPLE.facts}</b>
                  </p>
                  <ul>
                    {UNEMPLOYMENT_EXAMPLE.frames.map((frame) => (
                      <li key={frame.id}>
                        <b>{frame.name}:</b> {frame.text} {frame.reading}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {TASKS.map(
                (task, i) =>
                  task.step === step.id && (
                    <section key={task.id} className="h-write">
                      <h3>{i + 1}</h3>
                      <p>{task.facts}</p>
                      {task.perspectives.length > 0 && (
                        <p>
                          <i>{task.perspectives.join(" · ")}</i>
                        </p>
                      )}
                      <p>{task.question}</p>
                      <WritingLines typed={drafts[`framing/${task.id}`]} />
                    </section>
                  ),
              )}
            </section>
          ))}
          <section className="h-answers">
            <h2>{row.title}: expert comparisons</h2>
            {TASKS.map((task, i) => (
              <section key={task.id}>
                <h3>{i + 1}</h3>
                <p>{task.analysis}</p>
                <p>
                  <b>Why this matters.</b> <RichText text={task.explanation} refs="plain" />
                </p>
              </section>
            ))}
            <Sources sources={FRAMING_SOURCES} linked={false} />
          </section>
        </>
      )}
    </Printed>
  );
}
