import { makesClaims } from "@candor/analyst/text/makes-claims";
import { isTooShortToJudge, MIN_JUDGED_WORDS, scanOmissions } from "@candor/analyst/text/omissions";

/** What the text would usually give and does not (the omission scan of the handshake, on this device). */
export function OmissionScan({ text }: { text: string }) {
  const missing = scanOmissions(text);
  if (isTooShortToJudge(text))
    return (
      <p className="msg" role="status">
        The text is too short to expect more of it. From about {MIN_JUDGED_WORDS} words on there is something to say.
      </p>
    );
  if (!makesClaims(text))
    return (
      <p className="msg" role="status">
        The text claims little that would call for a source, a figure or another side. A story, a recipe or a private note need not give them.
      </p>
    );
  if (missing.length === 0)
    return (
      <p className="msg" role="status">
        I see none of the usual gaps: sources, comparisons, another side and limits are where one would look for them. What else it leaves out only other reports can show.
      </p>
    );
  return (
    <ul className="example-list">
      {missing.map((m) => (
        <li key={m.what}>
          <h3>{m.what}</h3>
          <dl>
            <div>
              <dt>Why it matters</dt>
              <dd>{m.why}</dd>
            </div>
            <div>
              <dt>Ask</dt>
              <dd>
                <em>{m.ask}</em>
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
