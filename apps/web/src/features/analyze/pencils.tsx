import { CATEGORIES } from "@candor/engine/policy";
import { CategoryName } from "../../components/category-name.tsx";
import { CATEGORY_LINES } from "../../lib/findings.ts";

/** What the seven kinds of marks look like and stand for. */
export function Pencils() {
  return (
    <aside>
      <h2 className="kicker">The seven kinds of marks</h2>
      <ul className="pencils">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryName category={category} />
            <p>{CATEGORY_LINES[category]}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
