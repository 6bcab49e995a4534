import { WHY_THIS_WORKS } from "@candor/content/messages/lessons";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import type { CatalogRow } from "@candor/content/schema";
import { Printed, WritingLines } from "../../components/printed.tsx";
import { Sources } from "../../components/sources.tsx";
import { useDrafts } from "../../lib/drafts.ts";

/** All five exercises on paper with room to write, and the expert examples on pages of their own for the teacher. */
export function SandboxHandout({ row }: { row: CatalogRow }) {
  const drafts = useDrafts();
  return (
    <Printed title={row.title} idea={row.description} path={row.route}>
      {() => (
        <>
          {SANDBOX_EXERCISES.map((exercise, i) => (
            <section key={exercise.id} className="h-write">
              <h2>
                {i + 1}. {exercise.title}
              </h2>
              <p>{exercise.prompt}</p>
              <WritingLines typed={drafts[`sandbox/${exercise.id}`]} />
            </section>
          ))}
          <section className="h-answers">
            <h2>{row.title}: expert examples</h2>
            {SANDBOX_EXERCISES.map((exercise, i) => (
              <section key={exercise.id}>
                <h3>
                  {i + 1}. {exercise.title}
                </h3>
                <p>{exercise.goodResponse}</p>
                <p>
                  <b>{WHY_THIS_WORKS}.</b> {exercise.feedback}
                </p>
                <p>
                  <b>To talk about.</b> {exercise.reflection.join(" ")}
                </p>
              </section>
            ))}
            <Sources sources={SANDBOX_EXERCISES.flatMap(({ sources }) => sources ?? [])} linked={false} />
          </section>
        </>
      )}
    </Printed>
  );
}
