import type { Category } from "@candor/engine";
import { CATALOG } from "./catalog.ts";
import { lessonOfFamily } from "./family-lessons.ts";
import { LESSON_DIGEST } from "./lesson-digest.ts";
import type { CatalogRow } from "./schema.ts";

const BY_CATEGORY: Record<Category, string> = {
  emotional: "emotional-framing",
  logical: "fallacies-overview",
  authority: "appeal-to-authority",
  consensus: "citation-laundering",
  framing: "narrative-framing",
  distraction: "red-herring",
  other: "detect-bullshit",
};

const techniquesOf = ({ id }: CatalogRow): readonly string[] => LESSON_DIGEST[id]?.techniques ?? [];

/** The lesson to read with a pattern or what it found: the one on its technique (a lesson's own subject stands first), else the family's, else one that names the technique, else the one that opens the category. */
export function lessonOfPattern({
  technique,
  family,
  category = "other",
}: {
  technique: string;
  family: string;
  category?: Category;
}): Pick<CatalogRow, "id" | "title" | "route"> | undefined {
  return (
    CATALOG.find((row) => techniquesOf(row)[0] === technique) ??
    lessonOfFamily(family) ??
    CATALOG.find((row) => techniquesOf(row).includes(technique)) ??
    CATALOG.find((row) => row.id === BY_CATEGORY[category])
  );
}
