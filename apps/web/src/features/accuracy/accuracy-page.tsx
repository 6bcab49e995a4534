import { percentOf } from "@candor/content/measured-record";
import { FAMILIES } from "@candor/engine/policy";
import { Fragment } from "react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { SideScroll } from "../../components/side-scroll.tsx";
import { counted } from "../../lib/counted.ts";
import { AT, falseAlarmWords, falselyMarked, rounded, share } from "./figure-words.ts";
import { Reliability } from "./reliability.tsx";
import { CORPUS_NAMES, FAMILY_MIN_TEXTS, FEW_TEXTS, meanAuroc, ORDINARY, RANKED, RESULTS, ROUNDS, shareMisleading, SOURCE_NAMES } from "./results.ts";
import "../../styles/tools.css";
import "./accuracy.css";

export function Page() {
  const { corpora, families, pooled, everywhere, shown, engineVersion, ruleHash, date, command } = RESULTS;
  const neutral = corpora["neutral"];
  const { comments, knowsNoRule, noStockPhrases, writtenToTrip } = ROUNDS;
  return (
    <div className="page tool accuracy">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">How well does it work?</h1>
      <p className="deck">
        A tool that marks other people’s words should show its own error rates. These figures come from labeled texts that researchers have published: one half
        of each collection, and the half that the engine was tuned on. Expect a little less on texts that nobody here has seen.
      </p>
      <dl className="facts">
        <div>
          <dt>{share(neutral?.at[AT]?.falseAlarm, 1)}</dt>
          <dd>
            of {neutral?.n.toLocaleString("en")} sober texts (encyclopedia, manuals, plain news, shops) get a mark of 60% or more; so do{" "}
            {falselyMarked(corpora["mentalmanip"], "honest film dialogues")} and {falselyMarked(corpora["mafalda"], "sound debate posts")}
          </dd>
        </div>
        <div>
          <dt>{percentOf(everywhere.strongRight, everywhere.strong)}</dt>
          <dd>
            of the {everywhere.strong.toLocaleString("en")} texts with a mark of 75% or more were also judged misleading by people; of all texts in these
            collections, {share(shareMisleading(RESULTS))} were
          </dd>
        </div>
        <div>
          <dt>{meanAuroc(RESULTS).toFixed(2)}</dt>
          <dd>
            is how often, on average, a misleading text ranks above an honest one (0.5 is chance, 1 is perfect; counting words gives{" "}
            {meanAuroc(RESULTS, "aurocOfWords").toFixed(2)})
          </dd>
        </div>
      </dl>

      <section className="part" aria-labelledby="corpora">
        <h2 id="corpora">Text by text</h2>
        <p className="prose">
          Ranking: how often a misleading text ranks above an honest one of the same collection, ± its standard error. Found: the share of misleading texts with
          at least one mark of 60% or more. False alarms: the same share of honest texts, or their number where there are fewer than {FEW_TEXTS}. Most
          misleading texts carry no wording that a rule can name, so much is missed on purpose: a mark should mean something.
        </p>
        <SideScroll className="figures" label="Figures by collection of texts, scrolls sideways" what="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Collection</th>
                <th scope="col">Texts</th>
                <th scope="col">Misleading</th>
                <th scope="col">Ranking</th>
                <th scope="col">Found</th>
                <th scope="col">False alarms</th>
              </tr>
            </thead>
            <tbody>
              {RANKED.map((name) => {
                const c = corpora[name];
                if (!c) return null;
                const label = CORPUS_NAMES[name] ?? { name, what: "" };
                return (
                  <tr key={name}>
                    <th scope="row">
                      {label.name}
                      <span className="small">{label.what}</span>
                    </th>
                    <td data-label="Texts">{c.n.toLocaleString("en")}</td>
                    <td data-label="Misleading">{share(c.positive / c.n)}</td>
                    <td className="key-figure" data-label="Ranking">
                      {c.auroc?.toFixed(2) ?? "–"} <span className="small">± {c.aurocSe?.toFixed(2) ?? "–"}</span>
                    </td>
                    <td className="key-figure" data-label="Found">
                      {share(c.at[AT]?.recall)}
                    </td>
                    <td className="key-figure" data-label="False alarms">
                      {falseAlarmWords(c)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </SideScroll>
      </section>

      <section className="part" aria-labelledby="confidence">
        <h2 id="confidence">What a percentage means</h2>
        <p className="prose">
          Each text is sorted by its strongest mark. The bar shows how many of them people had judged misleading. Pooled over headlines, shop text, news
          sentences and teaching examples, against neutral prose: there {pooled.strongRight} of the {pooled.strong} texts with a mark of 75% or more are right (
          {percentOf(pooled.strongRight, pooled.strong)}). Over all eleven collections, with film dialogue, posts and memes, it is{" "}
          {percentOf(everywhere.strongRight, everywhere.strong)} ({everywhere.strongRight} of {everywhere.strong}). A caution that the lessons would add:{" "}
          {share(shareMisleading(RESULTS))} of the texts in these eleven mislead. Where fewer do, as in most of what people write to each other, the same marks
          are right less often.
        </p>
        <Reliability bins={pooled.bins.filter((bin) => bin.texts > 0)} />
      </section>

      <section className="part" aria-labelledby="honest">
        <h2 id="honest">False alarms on sober text</h2>
        <ul className="bars">
          {Object.entries(neutral?.falseAlarmBySource ?? {}).map(([source, row]) => (
            <li key={source}>
              <span>
                {SOURCE_NAMES[source] ?? source} <span className="small">{counted(row["n"] ?? 0, "text")}</span>
              </span>
              <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(0.8, (row[AT] ?? 0) * 200 * 10)} height="10" />
              </svg>
              <span className="pct">{share(row[AT], 1)}</span>
            </li>
          ))}
        </ul>
        <p className="small">
          Share of the texts with a mark of 60% or more. A full bar would be 10%. On screen, where faint marks are folded away, {shown.marked} of all{" "}
          {shown.texts.toLocaleString("en")} ({share(shown.marked / shown.texts, 1)}) show one.
        </p>
      </section>

      <section className="part" aria-labelledby="ordinary">
        <h2 id="ordinary">What people write every day</h2>
        <p className="prose">
          Encyclopedias are easy to leave alone. So the marks that a screen shows were counted in{" "}
          {rounded(ORDINARY.collections.reduce((sum, { words }) => sum + words, 0))} words of ordinary prose as well. Nobody has labeled it, and a mark may be
          right there, too: people do write “trust me,” and newspapers report what a rival called a disgrace.
        </p>
        <ul className="bars">
          {ORDINARY.collections.map(({ name, texts, words, marked }) => (
            <li key={name}>
              <span>
                {name.charAt(0).toUpperCase() + name.slice(1)}{" "}
                <span className="small">
                  {counted(texts, "text")}, {Math.round(words / texts)} words each
                </span>
              </span>
              <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(0.8, (marked / texts) * 200 * 2)} height="10" />
              </svg>
              <span className="pct">{share(marked / texts, 1)}</span>
            </li>
          ))}
        </ul>
        <p className="small">Share of the texts with a mark. A full bar would be 50%. Texts grow likelier to hold one the longer they are.</p>
      </section>

      <section className="part" aria-labelledby="families">
        <h2 id="families">Family by family</h2>
        <p className="prose">
          Each text counts once, in all collections but those of whole posts and whole articles. A mark of any confidence counts, one that screens fold away
          too.
        </p>
        <SideScroll className="figures" label="Figures by family, scrolls sideways" what="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Family</th>
                <th scope="col">Labeled texts marked</th>
                <th scope="col">Judged misleading too</th>
                <th scope="col">False per 1,000 words of sober text</th>
              </tr>
            </thead>
            <tbody>
              {FAMILIES.map((family) => {
                const row = families[family.prefix];
                const few = !row || row.texts < FAMILY_MIN_TEXTS;
                return (
                  <tr key={family.prefix}>
                    <th scope="row">
                      {family.name} <span className="mono">{family.prefix}</span>
                    </th>
                    <td data-label="Texts marked">{(row?.texts ?? 0).toLocaleString("en")}</td>
                    <td data-label="Misleading too">{few ? "too few" : percentOf(row.right, row.texts)}</td>
                    <td data-label="False per 1,000 words">{few ? "–" : row.falsePerThousandWords.toFixed(2)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </SideScroll>
      </section>

      <section className="part" aria-labelledby="weak">
        <h2 id="weak">Known weaknesses</h2>
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
              <strong>New wordings are missed.</strong> It finds the wordings it knows, and some forms behind them. Of {knowsNoRule.misleading.texts}{" "}
              manipulative texts by a writer who did not know the rules {knowsNoRule.misleading.percent}% showed a mark (round {knowsNoRule.round}), of{" "}
              {noStockPhrases.misleading.texts} more that were to do without stock phrases {noStockPhrases.misleading.percent}% (round {noStockPhrases.round});
              of their honest counterparts {knowsNoRule.honest.percent}% and {noStockPhrases.honest.percent}%. Where both sides were written to trip a detector,
              it helps little: a mark in {writtenToTrip.misleading.percent}% of {writtenToTrip.misleading.texts} misleading and in{" "}
              {writtenToTrip.honest.percent}% of {writtenToTrip.honest.texts} honest texts (round {writtenToTrip.round}).
            </li>
            <li>
              <strong>Single claims on science are hard.</strong> On fact-checked sentences the engine ranks little better than chance: what is wrong there is
              in the facts.
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

      <section className="part" aria-labelledby="repeat">
        <h2 id="repeat">How to repeat this</h2>
        <div className="prose">
          <p>
            The figures belong to engine {engineVersion} with the rules <span className="mono">{ruleHash}</span>, measured on{" "}
            <span className="whole">{date}</span> with
          </p>
          <p className="mono">{command}</p>
          <p>
            What people write every day was counted on <span className="whole">{ORDINARY.date}</span>, with the rules{" "}
            <span className="mono">{ORDINARY.ruleHash}</span> and
          </p>
          <p className="mono">{ORDINARY.command}</p>
          <p>
            Figures that name a round are older: a text is new to the engine only once. Each was counted in the round that it names, with the rules of that day:{" "}
            {Object.values(ROUNDS).map(({ round, date: day, rules }, i) => (
              <Fragment key={round}>
                {i > 0 && ", "}
                round {round} on <span className="whole">{day}</span>
                {rules && (
                  <>
                    {" "}
                    (<span className="mono">{rules}</span>)
                  </>
                )}
              </Fragment>
            ))}
            .
          </p>
          <p>
            The labeled texts are not part of Candor: some of them may not be passed on. <Link to="/analyze">Try the analyzer</Link> on a text whose merits you
            know.
          </p>
        </div>
      </section>
    </div>
  );
}
