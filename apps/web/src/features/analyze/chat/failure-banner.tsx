import { CODEX, type Failure } from "@candor/engine/policy";
import { percent } from "../../../lib/findings.ts";

const CHECKS = ["Which claims can be checked, and how?", "What is missing from this text?"];
const ALTERNATIVES = ["Explain the wording of the text.", "Which claims can be checked, and how?", "Build the strongest form of this position."];

interface BannerProps {
  failure: Failure;
  /** 0 to 1. */
  confidence?: number | undefined;
  /** Puts a question into the message field. */
  onTake(question: string): void;
  onAnswer(): void;
}

/** Failure banner (specification 1 §8): the codex's text for hedge, refuse and ask-clarify, and the action that goes with it. */
export function FailureBanner({ failure, confidence, onTake, onAnswer }: BannerProps) {
  const offers = failure === "refuse" ? ALTERNATIVES : failure === "hedge" ? CHECKS : [];
  return (
    <div className={`failure ${failure}`}>
      <p className="failure-text">{CODEX.failure_semantics[failure].text}</p>
      {failure === "hedge" && (
        <p className="small">
          {confidence === undefined ? "The agent isn’t sure of this reply." : `Confidence of this reply: ${percent(confidence)}.`} For a surer answer, send more
          of the text or ask:
        </p>
      )}
      {failure === "refuse" && <p className="small">You could ask instead:</p>}
      {failure === "ask-clarify" && <p className="small">X/Y is what the reply below is asking about.</p>}
      <div className="offers">
        {offers.map((offer) => (
          <button key={offer} type="button" className="btn btn-s" onClick={() => onTake(offer)}>
            {offer}
          </button>
        ))}
        {failure === "ask-clarify" && (
          <button type="button" className="btn btn-s" onClick={onAnswer}>
            Answer it
          </button>
        )}
      </div>
    </div>
  );
}
