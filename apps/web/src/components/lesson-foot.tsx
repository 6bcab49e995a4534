import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import type { CatalogRow, Lesson } from "@candor/content/schema";
import { TAUGHT_TECHNIQUES } from "@candor/content/taught-techniques";
import { FAMILIES } from "@candor/engine/policy";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { CopyButton } from "./copy-button.tsx";
import { unitOf } from "../lib/progress.ts";
import { patternsPath } from "../lib/taxonomy-link.ts";

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
  print?: "handout" | "page";
  /** Index from 0 of the step that is shown: offers a link to it. */
  step?: number;
}

/** The address of a step, for somebody to send on. Empty while the page is drawn on the server. */
const linkTo = (route: string, step: number): string =>
  typeof window === "undefined" ? "" : `${window.location.origin}${route}${step > 0 ? `?step=${step + 1}` : ""}`;

/** What stands under a lesson: the patterns it teaches, its neighbours in the category, the handout. */
export function LessonFoot({ row, teaches, print, step }: Props) {
  const { before, after } = neighbours(row);
  const category = CATEGORIES.find((c) => c.id === row.category);
  const families = FAMILIES.filter((family) => teaches?.families.includes(family.prefix));
  const named = new Set(families.map(({ name }) => name.toLowerCase()));
  const techniques = (teaches?.techniques ?? []).filter((technique) => TAUGHT_TECHNIQUES.includes(technique) && !named.has(technique));
  return (
    <>
      {families.length + techniques.length > 0 && (
        <section className="teaches" aria-label="Patterns this lesson teaches">
          <h2 className="kicker">Patterns this lesson teaches</h2>
          <ul>
            {families.map((family) => (
              <li key={family.prefix}>
                <Link className={`cat c-${family.category}`} to={patternsPath(family.name)}>
                  {family.name}
                </Link>
              </li>
            ))}
            {techniques.map((technique) => (
              <li key={technique}>
                <Link to={patternsPath(technique)}>{`${technique[0]!.toUpperCase()}${technique.slice(1)}`}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="beside" aria-label={`More lessons in ${category?.title ?? "this category"}`}>
        {before && (
          <p>
            <span className="kicker">Previous lesson</span> <Link to={before.route}>{before.title}</Link>
          </p>
        )}
        {after && (
          <p>
            <span className="kicker">Next lesson</span> <Link to={after.route}>{after.title}</Link>
          </p>
        )}
        {category && (
          <p>
            <span className="kicker">Part of</span> <Link to={category.route}>{category.heading}</Link>
          </p>
        )}
        {(print || step !== undefined) && (
          <div className="share">
            {print && (
              <button type="button" className="btn btn-s" onClick={() => window.print()}>
                <Printer className="icon" aria-hidden="true" /> {print === "handout" ? "Print handout" : "Print this page"}
              </button>
            )}
            {step !== undefined && <CopyButton text={linkTo(row.route, step)} label={`Copy link to this ${unitOf(row)}`} />}
          </div>
        )}
      </nav>
    </>
  );
}
