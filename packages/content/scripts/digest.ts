import { certaintyVsTrust } from "../src/lessons/certainty-vs-trust.ts";
import { claritySignals } from "../src/lessons/clarity-signals.ts";
import { lessonLoaders } from "../src/lessons/index.ts";
import { CATALOG } from "../src/catalog.ts";
import { FRAMING_IDEA } from "../src/framing.ts";
import { SANDBOX_EXERCISES } from "../src/sandbox.ts";

/** Pages of their own shape have no `teaches`. */
const OWN_SHAPE: Readonly<Record<string, string>> = {
  "clarity-signals": claritySignals.idea,
  "certainty-vs-trust": certaintyVsTrust.idea,
  "narrative-framing-analysis": FRAMING_IDEA,
  "epistemic-sandbox": SANDBOX_EXERCISES.map((exercise) => exercise.description).join(" "),
};

/** The text of src/lesson-digest.ts, drawn from the lessons. */
export async function digestSource(): Promise<string> {
  const lines: string[] = [];
  for (const row of CATALOG) {
    const lesson = await lessonLoaders[row.id]?.();
    const idea = lesson?.idea ?? OWN_SHAPE[row.id];
    if (idea === undefined) continue;
    const { families, techniques } = lesson?.teaches ?? { families: [], techniques: [] };
    const items = (lesson?.steps.flatMap((step) => step.items ?? []) ?? []).filter((item) => item.verdict).map((item) => item.id);
    lines.push(`  ${JSON.stringify(row.id)}: ${JSON.stringify({ idea, families, techniques, items })},`);
  }
  return [
    "// Generated from the lessons by scripts/write-digest.ts; do not edit. The catalogue test says when it is out of date.",
    "",
    "/** What search, review and the links between lessons and patterns need of a lesson, without loading its text. By catalogue id. */",
    "interface LessonDigest {",
    "  idea: string;",
    "  families: readonly string[];",
    "  techniques: readonly string[];",
    "  /** Ids of the practice items that have a verdict: those that can come back for review. */",
    "  items: readonly string[];",
    "}",
    "",
    "export const LESSON_DIGEST: Readonly<Record<string, LessonDigest>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}
