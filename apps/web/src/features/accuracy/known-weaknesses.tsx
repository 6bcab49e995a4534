import { AT, share } from "./figure-words.ts";
import { PARTS } from "./parts.ts";
import { RESULTS, ROUNDS } from "./results.ts";

/** Who wrote the texts of a round. */
const WRITTEN = [
  ["One writer", ROUNDS.knowsNoRule],
  ["Two who repeated no phrase", ROUNDS.twoWriters],
  ["Plain sentences that visitors might type", ROUNDS.visitors],
  ["Two writers, free in style", ROUNDS.freeWriters],
  ["Without stock phrases", ROUNDS.noStockPhrases],
  ["Both sides written to trip a detector", ROUNDS.writtenToTrip],
] as const;

/** Where the engine is wrong, with the figures that say how often. */
export function KnownWeaknesses() {
  const { corpora } = RESULTS;
  const { comments } = ROUNDS;
  return (
    <section className="part" aria-labelledby="weak">
      <h2 id="weak">{PARTS.weak}</h2>
      <div className="prose">
        <ul>
          <li>
            <strong>It reads wording, not truth.</strong> A false claim in calm words passes; a true one in loud words is marked.
          </li>
          <li>
            <strong>Film dialogue is hard.</strong> People threaten and tease each other in honest scenes too, so{" "}
            {share(corpora["mentalmanip"]?.at[AT]?.falseAlarm)} of those are marked.
          </li>
          <li>
            <strong>Debates are hard.</strong> Of {comments.honest.texts} comments under news that hold no fallacy {comments.honest.percent}% showed a mark,
            since people say “everyone knows” in sound arguments too; of {comments.misleading.texts} fallacious ones {comments.misleading.percent}% did
            (CoCoLoFa, 2024, the half that nobody had read; round {comments.round}).
          </li>
          <li>
            <strong>New wordings are missed.</strong> It finds the wordings it knows, and some forms behind them. Of texts by writers who did not know the rules
            showed a mark:
            <ul>
              {WRITTEN.map(([who, { round, misleading, honest }]) => (
                <li key={who}>
                  {who}: {misleading.percent}% of {misleading.texts} manipulative and {honest.percent}% of {honest.texts} honest ones (round {round})
                </li>
              ))}
            </ul>
          </li>
          <li>
            <strong>Single claims on science are hard.</strong> On fact-checked sentences the engine ranks little better than chance: what is wrong there is in
            the facts.
          </li>
          <li>
            <strong>Irony and quotation.</strong> Quoted words are lowered and labeled, but irony without quotation marks is taken at its word.
          </li>
          <li>
            <strong>English only.</strong> The patterns are English; the analyzer says so when a text is not.
          </li>
          <li>
            <strong>Labels are opinions.</strong> The people who labeled these texts often disagree with each other. “Misleading” stands for what each
            collection asked about: bias, a fallacy, propaganda, pressure, a lure. Encyclopedias and manuals count as honest without having been labeled.
          </li>
        </ul>
      </div>
    </section>
  );
}
