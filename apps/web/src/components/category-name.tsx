import type { Category } from "@candor/engine";
import { CATEGORY_NAMES } from "../lib/findings.ts";

/** A category's name over a sample of its line: never colour alone. */
export function CategoryName({ category }: { category: Category }) {
  return <span className={`cat c-${category}`}>{CATEGORY_NAMES[category]}</span>;
}
