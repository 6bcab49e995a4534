import { AT, share } from "./figure-words.ts";
import { PARTS } from "./parts.ts";
import { RESULTS, ROUNDS } from "./results.ts";

/** Where the engine is wrong, with the figures that say how often. */
export function KnownWeaknesses() {
  const { corpora } = RESULTS;
  const { comments, freeWriters, knowsNoRule, noStockPhrases, twoWriters, visitors, writtenToTrip } = ROUNDS;
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
            <strong>New wordings are missed.</strong> It finds the wordings it knows, and some forms behind them. Of {knowsNoRule.misleading.texts} manipulative
            texts by a writer who did not know the rules {knowsNoRule.misleading.percent}% showed a mark (round {knowsNoRule.round}), of{" "}
            {noStockPhrases.misleading.texts} more that were to do without stock phrases {noStockPhrases.misleading.percent}% (round {noStockPhrases.round}); of
            their honest counterparts {knowsNoRule.honest.percent}% and {noStockPhrases.honest.percent}%. Two others wrote {twoWriters.misleading.texts} of
            each, no phrase twice: {twoWriters.misleading.percent}% and {twoWriters.honest.percent}% (round {twoWriters.round}). Of {visitors.misleading.texts}{" "}
            plain sentences that visitors might type {visitors.misleading.percent}% showed a mark, of {freeWriters.misleading.texts} texts by two writers who
            were free in style {freeWriters.misleading.percent}%; of their honest counterparts {visitors.honest.percent}% and {freeWriters.honest.percent}%
            (round {visitors.round}). Where both sides were written to trip a detector, it helps little: a mark in {writtenToTrip.misleading.percent}% of{" "}
            {writtenToTrip.misleading.texts} misleading and in {writtenToTrip.honest.percent}% of {writtenToTrip.honest.texts} honest texts (round{" "}
            {writtenToTrip.round}).
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
