import { percentOf } from "@candor/content/measured-record";
import { FAMILIES } from "@candor/engine/policy";
import { FigureTable } from "./figure-table.tsx";
import { PARTS } from "./parts.ts";
import { FAMILY_MIN_TEXTS, RESULTS } from "./results.ts";

/** How often the marks of each family were right. */
export function FamilyTable() {
  const { families } = RESULTS;
  return (
    <section className="part" aria-labelledby="families">
      <h2 id="families">{PARTS.families}</h2>
      <p className="prose">
        Each text counts once, in all collections except those of whole posts and whole articles. Marks of any confidence count, including those hidden on
        screen.
      </p>
      <FigureTable
        of="families"
        label="Figures by family, scrolls sideways"
        heads={["Family", "Labeled texts marked", "Judged misleading too", "False per 1,000 words of neutral text"]}
      >
        {FAMILIES.map((family) => {
          const row = families[family.prefix];
          const few = !row || row.texts < FAMILY_MIN_TEXTS;
          return (
            <tr key={family.prefix}>
              <th scope="row">
                {family.name} <span className="mono">{family.prefix}</span>
              </th>
              <td data-label="Texts marked">{(row?.texts ?? 0).toLocaleString("en")}</td>
              <td data-label="Misleading too">{few ? "too few" : percentOf(row.right, row.texts)}</td>
              <td data-label="False per 1,000 words">{few ? "–" : row.falsePerThousandWords.toFixed(2)}</td>
            </tr>
          );
        })}
      </FigureTable>
    </section>
  );
}
