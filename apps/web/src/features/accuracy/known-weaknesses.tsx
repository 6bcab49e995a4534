import { AT, share } from "./figure-words.ts";
import { PARTS } from "./parts.ts";
import { RESULTS, ROUNDS } from "./results.ts";

/** Who wrote the texts of a round. */
const WRITTEN = [
  ["One writer", ROUNDS.knowsNoRule],
  ["Two writers who never repeated a phrase", ROUNDS.twoWriters],
  ["Plain sentences that visitors might type", ROUNDS.visitors],
  ["Two writers, any style", ROUNDS.freeWriters],
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
            <strong>It reads wording, not truth.</strong> A false claim in calm words passes; a true one in loud words gets marked.
          </li>
          <li>
            <strong>Film dialogue is hard.</strong> People threaten and tease each other in honest scenes too, so{" "}
            {share(corpora["mentalmanip"]?.at[AT]?.falseAlarm)} of those are marked.
          </li>
          <li>
            <strong>Debates are hard.</strong> Of {comments.honest.texts} news comments without a fallacy, {comments.honest.percent}% showed a mark, since
            people say “everyone knows” in sound arguments too. Of {comments.misleading.texts} fallacious ones, {comments.misleading.percent}% did (CoCoLoFa,
            2024, the half that nobody had read; round {comments.round}).
          </li>
          <li>
            <strong>New wordings are missed.</strong> It finds the wordings it knows, and some of the forms behind them. This is how many texts by writers who
            didn’t know the rules showed a mark:
            <ul>
              {WRITTEN.map(([who, { round, misleading, honest }]) => (
                <li key={who}>
                  {who}: {misleading.percent}% of {misleading.texts} manipulative and {honest.percent}% of {honest.texts} honest ones (round {round})
                </li>
              ))}
            </ul>
          </li>
          <li>
            <strong>Single claims on science are hard.</strong> On fact-checked sentences, the engine does little better than chance, because what’s wrong there
            is in the facts.
          </li>
          <li>
            <strong>Irony and quotation.</strong> Quoted words get a lower confidence and a label, but irony without quotation marks is taken literally.
          </li>
          <li>
            <strong>English only.</strong> The patterns are English. The analyzer tells you when a text isn’t.
          </li>
          <li>
            <strong>Labels are opinions.</strong> The people who labeled these texts often disagree with each other. “Misleading” means whatever each collection
            asked about: bias, a fallacy, propaganda, pressure, a lure. Encyclopedias and manuals count as honest without having been labeled.
          </li>
        </ul>
      </div>
    </section>
  );
}
