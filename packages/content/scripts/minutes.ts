import { CATALOG } from "../src/catalog.ts";
import { FRAME_EXERCISES, FRAMING_STEPS, RECONSTRUCTION_CHALLENGES } from "../src/framing.ts";
import { certaintyVsTrust } from "../src/lessons/certainty-vs-trust.ts";
import { claritySignals } from "../src/lessons/clarity-signals.ts";
import { lessonLoaders } from "../src/lessons/index.ts";
import { SANDBOX_EXERCISES } from "../src/sandbox.ts";

/** Unhurried reading; adults read English prose at some 240 words a minute, a second language more slowly. */
const WORDS_A_MINUTE = 170;
const MINUTES_TO_JUDGE = 1;
const MINUTES_TO_WRITE = 4;
const STEP_MINUTES = 5;

/** Words of all texts, without ids, links and drawings. */
function wordsIn(value: unknown): number {
  if (typeof value === "string") return value.split(/\s+/).length;
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + wordsIn(part), 0);
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + (["id", "type", "link", "svg", "figure", "verdict", "color", "sources"].includes(key) ? 0 : wordsIn(part)),
    0,
  );
}

const OWN_SHAPE: Readonly<Record<string, { texts: unknown; written: number }>> = {
  "clarity-signals": { texts: claritySignals, written: 0 },
  "certainty-vs-trust": { texts: certaintyVsTrust, written: 0 },
  "narrative-framing-analysis": {
    texts: [FRAMING_STEPS, FRAME_EXERCISES, RECONSTRUCTION_CHALLENGES],
    written: FRAME_EXERCISES.length + RECONSTRUCTION_CHALLENGES.length,
  },
  "epistemic-sandbox": { texts: SANDBOX_EXERCISES, written: SANDBOX_EXERCISES.length },
};

/** The text of src/lesson-minutes.ts: reading, a minute for each example to judge, four for each answer to write, up to the next five minutes. */
export async function minutesSource(): Promise<string> {
  const lines: string[] = [];
  for (const { id } of CATALOG) {
    const lesson = await lessonLoaders[id]?.();
    const own = OWN_SHAPE[id];
    if (!lesson && !own) continue;
    const judged = lesson?.steps.flatMap((step) => step.items ?? []).length ?? 0;
    const minutes = wordsIn(lesson?.steps ?? own!.texts) / WORDS_A_MINUTE + judged * MINUTES_TO_JUDGE + (own?.written ?? 0) * MINUTES_TO_WRITE;
    lines.push(`  ${JSON.stringify(id)}: ${Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES},`);
  }
  return [
    "// Generated from the lessons by scripts/write-digest.ts; do not edit. The catalogue test says when it is out of date.",
    "",
    "/** About how long a lesson takes with its practice, minutes. By catalogue id. */",
    "export const LESSON_MINUTES: Readonly<Record<string, number>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}
