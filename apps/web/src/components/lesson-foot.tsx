import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import type { CatalogRow, Lesson } from "@candor/content/schema";
import { FAMILIES } from "@candor/engine/policy";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { isBuilt } from "../lib/built-paths.ts";
import { patternsPath, TAXONOMY_PATH } from "../lib/taxonomy-link.ts";

/** Available rows before and after this one in its category's list. */
function neighbours(row: CatalogRow): { before?: CatalogRow; after?: CatalogRow } {
  const list = CATALOG.filter((other) => other.category === row.category && other.available);
  const at = list.findIndex((other) => other.id === row.id);
  return { before: list[at - 1], after: list[at + 1] };
}

interface Props {
  row: CatalogRow;
  /** Shown where the lesson ends. */
  teaches?: Lesson["teaches"];
  print?: boolean;
}

/** What stands under a lesson: the patterns it teaches, its neighbours in the category, the handout. */
export function LessonFoot({ row, teaches, print = false }: Props) {
  const { before, after } = neighbours(row);
  const category = CATEGORIES.find((c) => c.id === row.category);
  const families = isBuilt(TAXONOMY_PATH) ? FAMILIES.filter((family) => teaches?.families.includes(family.prefix)) : [];
  return (
    <>
      {families.length > 0 && (
        <section className="teaches" aria-label="Patterns this lesson teaches">
          <h2 className="kicker">Patterns this lesson teaches</h2>
          <ul>{families.map((family) => <li key={family.prefix}><Link className={`cat c-${family.category}`} to={patternsPath(family.name)}>{family.name}</Link></li>)}</ul>
        </section>
      )}
      <nav className="beside" aria-label={`More lessons in ${category?.title ?? "this category"}`}>
        {before && <p><span className="kicker">Before this</span> <Link to={before.route}>{before.title}</Link></p>}
        {after && <p><span className="kicker">After this</span> <Link to={after.route}>{after.title}</Link></p>}
        {category && <p><span className="kicker">All of</span> <Link to={category.route}>{category.title}</Link></p>}
        {print && <p><button type="button" className="btn btn-s" onClick={() => window.print()}><Printer className="icon" aria-hidden="true" /> Print handout</button></p>}
      </nav>
    </>
  );
}
