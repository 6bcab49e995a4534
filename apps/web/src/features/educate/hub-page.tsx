import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import { ANALYZE_TITLE } from "@candor/content/messages/analysis";
import { BACK_TO_HOME, HUB_TITLE } from "@candor/content/messages/lessons";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { Tally } from "../../components/tally.tsx";
import { tallyOf, usePlaces, useProgress } from "../../lib/progress.ts";
import { TAXONOMY_PATH } from "../../lib/taxonomy-link.ts";
import { CalibrationPanel } from "./calibration-panel.tsx";
import { Continue } from "./continue.tsx";
import { LessonSearch } from "./lesson-search.tsx";
import { Starts } from "./starts.tsx";
import "../../styles/hub.css";

/** Decoration behind the title: drawn by the style sheet, paler than any text, never read out, still under reduced motion. */
const PHRASES = [
  ["everyone knows", "consensus"],
  ["experts agree", "authority"],
  ["before it is too late", "emotional"],
  ["the so-called critics", "framing"],
  ["either you are with us", "logical"],
  ["a revolutionary, holistic solution", "other"],
  ["but what about", "distraction"],
] as const;

export function Page() {
  const progress = useProgress();
  const places = usePlaces();
  return (
    <div className="page hub">
      <section className="hub-top">
        <div className="drift" aria-hidden="true">
          {PHRASES.map(([phrase, category]) => (
            <span key={phrase} className={`c-${category}`} data-phrase={phrase} />
          ))}
        </div>
        <BackButton to="/">{BACK_TO_HOME}</BackButton>
        <h1 className="h1">{HUB_TITLE}</h1>
        <p className="deck">Learn to notice wording before it works on you.</p>
      </section>
      <LessonSearch />
      <Continue />
      {/* Before what explains and suggests: on a phone the subjects would begin two windows down. */}
      <ul className="cards">
        {CATEGORIES.map((category) => {
          const { states, words } = tallyOf(
            CATALOG.filter((row) => row.category === category.id),
            progress,
            places,
          );
          return (
            <li key={category.id}>
              <h2>
                <Link to={category.route}>{category.title}</Link>
              </h2>
              <p>{category.description}</p>
              <div className="st">
                <Tally states={states} />
                <span>{words}</span>
              </div>
              <ArrowRight className="icon" aria-hidden="true" />
            </li>
          );
        })}
      </ul>
      <p className="key">
        <span>
          <Tally states={["done"]} /> done
        </span>
        <span>
          <Tally states={["doing"]} /> in progress
        </span>
        <span>
          <Tally states={["open"]} /> not started
        </span>
      </p>
      <Starts />
      <section className="explain" aria-labelledby="how">
        <h2 className="h2" id="how">
          How Candor teaches
        </h2>
        <div className="cols">
          <p>
            Most lessons have four short steps: what the habit is, the forms it takes, three examples to try yourself, and a way to use it today. About half of
            the examples are honest, so you learn when to trust as well as when to doubt.
          </p>
          <p>
            The expert’s reading stays hidden until you ask for it. First say what you think and how sure you are. That’s how you find out how well your
            confidence fits.
          </p>
          <p>There’s no account and no leaderboard. Your answers and progress stay in this browser; only what you submit for assessment leaves it.</p>
        </div>
      </section>
      <CalibrationPanel />
      <p className="aside-link">
        Teaching a class? Lessons print as handouts, with the answers on a separate page. To share your own text with a task and keep the marks hidden at first,
        run it and press “Link” in <Link to="/analyze">{ANALYZE_TITLE}</Link>.
      </p>
      <p className="aside-link">
        Every pattern the engine knows, with examples: <Link to={TAXONOMY_PATH}>Manipulation Pattern Taxonomy</Link>
      </p>
    </div>
  );
}
