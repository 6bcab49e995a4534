import { BACK_TO_HUB, COMPLETE_LESSON } from "@candor/content/messages/lessons";
import { certaintyVsTrust } from "@candor/content/lessons/certainty-vs-trust";
import type { CatalogRow } from "@candor/content/schema";
import { BackButton } from "../../components/back-button.tsx";
import { BackToText } from "../../components/back-to-text.tsx";
import { Blocks } from "../../components/blocks.tsx";
import { Figure } from "../../components/figure.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Sources } from "../../components/sources.tsx";
import { useComplete } from "../../lib/use-complete.ts";
import { LessonFoot } from "../../components/lesson-foot.tsx";
import "../../styles/lesson.css";

/** Why Certainty Sells, But Trust Wins: a single static page with key insights (specification 2 §2, specific lessons). */
export function Page({ row }: { row: CatalogRow }) {
  const complete = useComplete(row);
  const { opening, sections, figure, keyInsights, sources } = certaintyVsTrust;
  return (
    <div className="page lesson single">
      <p className="up">
        <BackButton to="/educate">{BACK_TO_HUB}</BackButton>
        <BackToText />
      </p>
      <div className="ttl">
        <h1 className="h1">{row.title}</h1>
      </div>
      <div className="step">
        <Blocks blocks={opening} />
        {sections.map((section, i) => [
          <h2 key={section.heading} className="h2">
            {section.heading}
          </h2>,
          i === 0 && <Figure key={figure.id} figure={figure} />,
          <Blocks key={`${section.heading}-text`} blocks={section.blocks} />,
        ])}
        <h2 className="h2">Key insights</h2>
        <ol className="insights">
          {keyInsights.map((insight) => (
            <li key={insight}>
              <span>
                <RichText text={insight} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="go go-end">
        <button type="button" className="btn btn-main" onClick={complete}>
          {COMPLETE_LESSON}
        </button>
      </div>
      <div className="foot-notes">
        <Sources sources={sources} />
        <LessonFoot row={row} print="page" />
      </div>
    </div>
  );
}
