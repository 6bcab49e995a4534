import { isAboutWholeText } from "@candor/engine/policy";
import { TEST, TESTING } from "@candor/content/messages/lab";
import { useId, useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { TextArea } from "../../components/text-area.tsx";
import { analyzeText } from "../../lib/analysis.ts";
import { useDraft } from "../../lib/drafts.ts";
import { percent } from "../../lib/findings.ts";
import { patternsPath } from "../../lib/taxonomy-link.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import type { Pattern } from "./patterns.ts";

type Answer = { fires: true; words: string; confidence: number; gated: boolean; category: string } | { fires: false; others: { id: string; label: string }[] };

/** A pattern on a text at once: does it fire, on which words, how surely, and what else does. What was typed is there again when it is opened anew. */
export function TryPattern({ pattern }: { pattern: Pattern }) {
  const id = useId();
  const [example = ""] = pattern.examples;
  const [draft, keepDraft] = useDraft(`try/${pattern.id}`);
  const [text, setText] = useState(draft || example);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const button = useFocusBack(working);
  const latest = useRef(text);
  const run = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || working) return;
    setWorking(true);
    setFailed(false);
    try {
      const { frames } = await analyzeText(text, { all: true });
      // What was typed meanwhile has no answer yet.
      if (latest.current !== text) return;
      const frame = frames.find((f) => f.reflexId === pattern.id);
      const others = frames
        .filter((f) => !isAboutWholeText(f) && f.gated !== true)
        .slice(0, 3)
        .map((f) => ({ id: f.reflexId, label: f.reflexLabel }));
      setAnswer(
        frame
          ? { fires: true, words: frame.fragment, confidence: frame.confidence, gated: frame.gated === true, category: frame.category }
          : { fires: false, others },
      );
    } catch (error) {
      console.error("The pattern could not be tried", error);
      setFailed(true);
    } finally {
      setWorking(false);
    }
  };
  return (
    <form className="try" onSubmit={(event) => void run(event)}>
      <label className="label" htmlFor={id}>
        Your own text, or an edited example
      </label>
      <TextArea
        id={id}
        rows={3}
        value={text}
        onChange={(event) => {
          latest.current = event.target.value;
          setText(event.target.value);
          keepDraft(event.target.value === example ? "" : event.target.value);
          setAnswer(null);
          setFailed(false);
        }}
      />
      <button ref={button} className="btn btn-s" type="submit" disabled={working || text.trim() === ""}>
        {working ? TESTING : TEST}
      </button>
      <div role="status">
        {failed && <p className="msg">The text couldn’t be read. Please try again.</p>}
        {answer?.fires === true && (
          <p className="msg">
            <strong>{answer.gated ? "Found, but below its threshold" : "Fires"}</strong> at {percent(answer.confidence)} on{" "}
            <span className={`mark c-${answer.category}`}>{answer.words}</span>
          </p>
        )}
        {answer?.fires === false && (
          <p className="msg">
            <strong>
              {pattern.examples.includes(text.trim()) && answer.others.length > 0
                ? "Found, but another pattern fits the same words better and is shown instead."
                : "Doesn’t fire here."}
            </strong>
            {answer.others.length > 0 && (
              <>
                {" "}
                Shown:{" "}
                {answer.others.map((o, i) => (
                  <span key={o.id}>
                    {i > 0 && ", "}
                    <Link to={patternsPath(o.id)}>{o.label}</Link>
                  </span>
                ))}
                .
              </>
            )}
          </p>
        )}
      </div>
    </form>
  );
}
