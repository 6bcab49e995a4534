import { CategoryName } from "../../components/category-name.tsx";
import { PHRASINGS } from "./phrasings.ts";

function Wording({ title, text, onTry }: { title: string; text: string; onTry: (text: string) => void }) {
  return (
    <div>
      <h3>{title}</h3>
      <button className="btn btn-s" type="button" aria-label={`Try it: ${text}`} onClick={() => onTry(text)}>
        Try it
      </button>
      <p>“{text}”</p>
    </div>
  );
}

/** Pairs of wordings to try in a slot: one that leans on the reader, one that says the same plainly. */
export function PhrasingList({ onTry }: { onTry: (text: string) => void }) {
  return (
    <section className="part" aria-labelledby="phrasings">
      <h2 id="phrasings">Example phrasings</h2>
      <ul className="phrasings">
        {PHRASINGS.map((p) => (
          <li key={p.category}>
            <CategoryName category={p.category} />
            <Wording title="Pushes you" text={p.leaning} onTry={onTry} />
            <Wording title="Says it plainly" text={p.plain} onTry={onTry} />
            <p className="small">{p.difference}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
