import { makesClaims } from "@candor/analyst/text/makes-claims";
import { sayNoGaps } from "@candor/analyst/text/no-gaps";
import { isTooShortToJudge, MIN_JUDGED_WORDS, scanOmissions } from "@candor/analyst/text/omissions";
import { Outcome } from "../../components/outcome.tsx";
import { notEnglish } from "../../lib/not-english.ts";
import { useCheck } from "../../lib/use-check.ts";

function outcomeOf(text: string, missing: number): string {
  if (isTooShortToJudge(text)) return `The text is too short to expect more from. Try one with at least ${MIN_JUDGED_WORDS} words or so.`;
  if (!makesClaims(text))
    return "The text makes few claims that would need a source, a figure or another side. A story, a recipe or a private note doesn’t need them.";
  if (missing === 0) return `${sayNoGaps(text)} Only other reports can show what else it leaves out.`;
  return missing === 1
    ? "One thing a careful reader would look for and not find here."
    : `${missing} things a careful reader would look for and not find here.`;
}

/** What the text would usually give and does not (the omission scan of the handshake, on this device). */
export function OmissionScan({ text }: { text: string }) {
  const { language, failed } = useCheck(text);
  if (!language && !failed) return <p className="msg">Reading the text…</p>;
  const foreign = notEnglish(language);
  const missing = foreign || isTooShortToJudge(text) || !makesClaims(text) ? [] : scanOmissions(text);
  return (
    <>
      <Outcome of={text} look={missing.length > 0 ? "small" : "msg"}>
        {foreign ?? outcomeOf(text, missing.length)}
      </Outcome>
      {missing.length > 0 && (
        <ul className="example-list">
          {missing.map((m) => (
            <li key={m.what}>
              <h3>{m.what}</h3>
              <dl>
                <div>
                  <dt>What I found</dt>
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
      )}
    </>
  );
}
