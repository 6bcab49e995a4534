import { percentOf } from "@candor/content/measured-record";
import { BackButton } from "../../components/back-button.tsx";
import { PageParts } from "../../components/page-parts.tsx";
import { CorpusTable } from "./corpus-table.tsx";
import { OrdinaryProse, SoberText } from "./false-alarms.tsx";
import { FamilyTable } from "./family-table.tsx";
import { AT, falselyMarked, share } from "./figure-words.ts";
import { HowToRepeat } from "./how-to-repeat.tsx";
import { KnownWeaknesses } from "./known-weaknesses.tsx";
import { OtherForms } from "./other-forms.tsx";
import { PARTS } from "./parts.ts";
import { Reliability } from "./reliability.tsx";
import { meanAuroc, RESULTS, shareMisleading } from "./results.ts";
import "../../styles/tools.css";
import "./accuracy.css";

export function Page() {
  const { corpora, pooled, everywhere } = RESULTS;
  const neutral = corpora["neutral"];
  return (
    <div className="page tool accuracy titles-beside">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">How well does it work?</h1>
      <p className="deck">
        A tool that marks other people’s words should show its own error rates. These figures come from labeled texts that researchers have published. They
        cover one half of each collection, the half the engine was tuned on, so expect slightly worse results on new texts.
      </p>
      <PageParts parts={PARTS} />
      <dl className="facts">
        <div>
          <dt>{share(neutral?.at[AT]?.falseAlarm, 1)}</dt>
          <dd>
            of {neutral?.n.toLocaleString("en")} neutral texts (encyclopedia, manuals, plain news, shops) get a mark of 60% or more. So do{" "}
            {falselyMarked(corpora["mentalmanip"], "honest film dialogues")} and {falselyMarked(corpora["mafalda"], "sound debate posts")}
          </dd>
        </div>
        <div>
          <dt>{percentOf(everywhere.strongRight, everywhere.strong)}</dt>
          <dd>
            of the {everywhere.strong.toLocaleString("en")} texts with a mark of 75% or more were also judged misleading by people. Of all texts in these
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

      <CorpusTable />
      <section className="part" aria-labelledby="confidence">
        <h2 id="confidence">{PARTS.confidence}</h2>
        <p className="prose">
          The texts are grouped by their strongest mark. Each bar shows how many of them people had judged misleading. This chart combines headlines, shop text,
          news sentences, teaching examples and neutral prose. Here, {pooled.strongRight} of the {pooled.strong} texts with a mark of 75% or more are right (
          {percentOf(pooled.strongRight, pooled.strong)}). Over all eleven collections, with film dialogue, posts and memes, it is{" "}
          {percentOf(everywhere.strongRight, everywhere.strong)} ({everywhere.strongRight} of {everywhere.strong}). As the lessons would caution:{" "}
          {share(shareMisleading(RESULTS))} of the texts in these eleven collections mislead. Where fewer do, as in most of what people write to each other, the
          same marks are right less often.
        </p>
        <Reliability bins={pooled.bins.filter((bin) => bin.texts > 0)} />
      </section>
      <SoberText />
      <OrdinaryProse />
      <OtherForms />
      <FamilyTable />
      <KnownWeaknesses />
      <HowToRepeat />
    </div>
  );
}
