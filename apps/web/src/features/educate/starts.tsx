import { CATALOG } from "@candor/content/catalog";
import { Link } from "react-router";

/** What may have brought somebody here, in their words, and the lesson that begins there. */
const STARTS: readonly (readonly [said: string, lesson: string])[] = [
  ["An ad hurried me into it.", "false-urgency"],
  ["A post made me furious.", "emotional-framing"],
  ["“Studies show,” they said.", "citation-laundering"],
  ["A chatbot sounded so sure.", "how-llms-bullshit"],
  ["Someone twisted my words.", "straw-man"],
  ["It sounded good but said nothing.", "vagueness"],
  ["Is this picture even real?", "become-ai-aware"],
  ["They blamed it all on one group.", "narrative-framing"],
];

/** A way in for somebody who has a case and no list of terms. */
export function Starts() {
  return (
    <nav className="starts" aria-labelledby="starts">
      <h2 className="h2" id="starts">
        What brings you here?
      </h2>
      <ul>
        {STARTS.map(([said, id]) => {
          const row = CATALOG.find((r) => r.id === id);
          return (
            row && (
              <li key={id}>
                <Link to={row.route}>
                  {said} <span>{row.title}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
