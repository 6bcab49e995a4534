import { COMPARE_TITLE } from "@candor/analyst/compare/words";
import { cutText, INPUT_CAP_CHARS } from "@candor/engine/policy";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { counted } from "../../lib/counted.ts";
import { useJudgements } from "../../lib/judgements.ts";
import { bringIntoSight } from "../../lib/scroll.ts";
import { useEntryState } from "../../lib/use-entry-state.ts";
import { Differences } from "./differences.tsx";
import { MarkedSide } from "./marked-side.tsx";
import { PairForm } from "./pair-form.tsx";
import { obstacleOf, samePair, SIDES, type Pair, type SideName } from "./pair.ts";
import { TakeAlong } from "./take-along.tsx";
import { useComparison } from "./use-comparison.ts";
import { usePair } from "./use-pair.ts";
import "../../styles/tools.css";
import "../../styles/compare.css";

const read = ({ first, second }: Pair): Pair => ({ first: cutText(first, INPUT_CAP_CHARS), second: cutText(second, INPUT_CAP_CHARS) });

function CutLine({ side, read, cut }: { side: SideName; read: number; cut: number }) {
  if (cut <= 0) return null;
  return (
    <p className="msg">
      The {side} text was cut: its first {read.toLocaleString("en")} characters were read and {counted(cut, "character")} left out.
    </p>
  );
}

/** Two texts side by side (docs/decisions/0109). */
export function Page() {
  const [message, say] = useState("");
  const [{ hideMarks }, updateJudgements] = useJudgements();
  const [wanted, want] = useEntryState<{ pair: Pair; whole: Pair } | null>("compared", null);
  const asked = useRef(false);
  const results = useRef<HTMLElement>(null);
  const compare = (whole: Pair) => {
    const obstacle = obstacleOf(whole);
    if (obstacle) say(obstacle.message);
    else want({ pair: read(whole), whole });
  };
  const fields = usePair({ arrive: compare, say });
  const { compared, failed, again } = useComparison(wanted?.pair ?? null);
  useEffect(() => {
    if (compared && asked.current && results.current) bringIntoSight(results.current);
    if (compared) asked.current = false;
  }, [compared]);
  const stale = wanted !== null && !samePair(read(fields.typed), wanted.pair);
  return (
    <div className="page tool compare">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">{COMPARE_TITLE}</h1>
      <p className="deck">
        Compare two reports of one event, a draft and a fairer rewrite, or two assistants’ answers. See how each one pushes, what only one of them says, and
        what to ask. To find out which is true, you’ll need other sources.
      </p>
      <PairForm
        fields={fields}
        message={message}
        say={say}
        onCompare={(pair) => {
          asked.current = true;
          compare(pair);
        }}
      />
      <div role="status">
        {wanted && failed && <p className="msg">The texts couldn’t be read.</p>}
        {wanted && !failed && !compared && <p className="msg">Reading both texts…</p>}
        {compared && (
          <p className="small">
            Compared: {counted(compared.comparison.first.words, "word")} and {counted(compared.comparison.second.words, "word")}.
            {stale && " You’ve changed the texts since this comparison."}
          </p>
        )}
      </div>
      {wanted && failed && (
        <p>
          <button type="button" className="btn btn-s" onClick={again}>
            Try again
          </button>
        </p>
      )}
      {compared && wanted && (
        <>
          {SIDES.map((side) => (
            <CutLine key={side} side={side} read={compared.pair[side].length} cut={wanted.whole[side].length - compared.pair[side].length} />
          ))}
          <section ref={results} className="differences" aria-labelledby="differs">
            <h2 id="differs">What differs</h2>
            <Differences comparison={compared.comparison} />
            <TakeAlong compared={compared} />
          </section>
          <section aria-labelledby="texts">
            <h2 id="texts">The texts, marked</h2>
            <button
              type="button"
              className="btn btn-s btn-bare"
              aria-pressed={hideMarks}
              onClick={() => updateJudgements((old) => ({ ...old, hideMarks: !hideMarks }))}
            >
              {hideMarks ? <Eye className="icon" aria-hidden="true" /> : <EyeOff className="icon" aria-hidden="true" />} Hide marks
            </button>
            {hideMarks && <p className="small">The marks and their notes are hidden.</p>}
            <div className="sides">
              {SIDES.map((side) => (
                <MarkedSide
                  key={side}
                  title={side === "first" ? "First text" : "Second text"}
                  text={compared.pair[side]}
                  findings={compared.findings[side]}
                  english={compared.comparison[side].english}
                  bare={hideMarks}
                />
              ))}
            </div>
          </section>
        </>
      )}
    </div>
  );
}
