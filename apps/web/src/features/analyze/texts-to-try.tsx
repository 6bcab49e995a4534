import { EXAMPLES } from "./examples.ts";

/** Examples to run with one press, where the reader has no text at hand. */
export function TextsToTry({ onTry }: { onTry(text: string): void }) {
  return (
    <section className="try">
      <h2 className="kicker">Try an example</h2>
      <ul className="examples">
        {EXAMPLES.map(({ title, text }) => (
          <li key={title}>
            <button type="button" className="btn btn-s btn-bare" onClick={() => onTry(text)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
