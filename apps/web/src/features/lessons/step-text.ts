import type { Block, LessonStep, StepId } from "@candor/content/schema";
import { refsIn } from "../../components/rich-text.tsx";

/** Short names in the list of steps; none is a title that the specification gives to a step. */
export const STEP_LABELS: Readonly<Record<StepId, string>> = {
  introduction: "Introduction",
  types: "Types",
  examples: "Examples",
  categories: "Categories",
  techniques: "Techniques",
  technique: "Technique",
  mechanism: "Mechanism",
  practice: "Exercises",
  defense: "Defense",
  application: "Application",
  benefits: "Benefits",
};

const textsOf = (block: Block): string[] => {
  switch (block.type) {
    case "list":
      return block.items;
    case "figure":
      return [block.figure.caption];
    case "example":
      return [block.text, block.note ?? ""];
    default:
      return [block.text];
  }
};

/** Numbers of the sources that the visible text of a step refers to: what is not revealed yet would give itself away by its sources. */
export function sourcesOfStep(step: LessonStep, revealed: ReadonlySet<string>): Set<number> {
  const items = (step.items ?? []).flatMap((item) => [item.statement, item.question, ...(revealed.has(item.id) ? [item.analysis, item.explanation] : [])]);
  return new Set([...step.blocks.flatMap(textsOf), ...items].flatMap(refsIn));
}
