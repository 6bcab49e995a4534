import { CategoryName } from "../../components/category-name.tsx";
import { PHRASINGS } from "./phrasings.ts";

/** Pairs of wordings to try in a slot: one that leans on the reader, one that says the same plainly. */
export function PhrasingList({ onTry }: { onTry: (text: string) => void }) {
  return (
    <section className="part" aria-labelledby="phrasings">
      <h2 id="phrasings">Example phrasings</h2>
      <ul className="phrasings">
        {PHRASINGS.map((p) => (
          <li key={p.category}>
            <CategoryName category={p.category} />
            <div>
              <h3>Leans on you</h3>
              <p>“{p.leaning}”</p>
              <button className="btn btn-s" type="button" aria-label={`Try it: ${p.leaning}`} onClick={() => onTry(p.leaning)}>
                Try it
              </button>
            </div>
            <div>
              <h3>Says it plainly</h3>
              <p>“{p.plain}”</p>
              <button className="btn btn-s" type="button" aria-label={`Try it: ${p.plain}`} onClick={() => onTry(p.plain)}>
                Try it
              </button>
            </div>
            <p className="small">{p.difference}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
