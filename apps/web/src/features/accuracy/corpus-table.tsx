import { AT, falseAlarmWords, share } from "./figure-words.ts";
import { FigureTable } from "./figure-table.tsx";
import { PARTS } from "./parts.ts";
import { CORPUS_NAMES, FEW_TEXTS, RANKED, RESULTS } from "./results.ts";

/** Collection by collection: how texts rank, what is found, and what is marked without need. */
export function CorpusTable() {
  const { corpora } = RESULTS;
  return (
    <section className="part" aria-labelledby="corpora">
      <h2 id="corpora">{PARTS.corpora}</h2>
      <p className="prose">
        Ranking: how often a misleading text ranks above an honest one in the same collection, ± its standard error. Found: the share of misleading texts with
        at least one mark of 60% or more. False alarms: the same share of honest texts, or their number if there are fewer than {FEW_TEXTS}. Most misleading
        texts contain no wording that a rule can name, so a lot is missed on purpose: a mark should mean something.
      </p>
      <FigureTable
        of="corpora"
        label="Figures by collection, scrolls sideways"
        heads={["Collection", "Texts", "Misleading", "Ranking", "Found", "False alarms"]}
      >
        {RANKED.map((name) => {
          const c = corpora[name];
          if (!c) return null;
          const label = CORPUS_NAMES[name] ?? { name, what: "" };
          return (
            <tr key={name}>
              <th scope="row">
                {label.name}
                <span className="small">{label.what}</span>
              </th>
              <td data-label="Texts">{c.n.toLocaleString("en")}</td>
              <td data-label="Misleading">{share(c.positive / c.n)}</td>
              <td className="key-figure" data-label="Ranking">
                {c.auroc?.toFixed(2) ?? "–"} <span className="small">± {c.aurocSe?.toFixed(2) ?? "–"}</span>
              </td>
              <td className="key-figure" data-label="Found">
                {share(c.at[AT]?.recall)}
              </td>
              <td className="key-figure" data-label="False alarms">
                {falseAlarmWords(c)}
              </td>
            </tr>
          );
        })}
      </FigureTable>
    </section>
  );
}
