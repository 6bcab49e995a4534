import { HOME_BLURBS, TAGLINE } from "@candor/content/messages/analysis";
import { CATALOG } from "@candor/content/catalog";
import { ArrowRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { Tally } from "../../components/tally.tsx";
import { tallyOf, usePlaces, useProgress } from "../../lib/progress.ts";
import { useSession } from "../../lib/session.ts";
import { ASK_WHAT_TO_DO, askAbout } from "../../lib/swindle.ts";
import { useEntryState } from "../../lib/use-entry-state.ts";
import "../../styles/home.css";
import { LiveSample } from "./live-sample.tsx";
import { SAMPLE } from "./sample.ts";

function Card({ to, title, art, children }: { to: string; title: string; art: ReactNode; children: ReactNode }) {
  return (
    <article>
      <div className="art">{art}</div>
      <h2 className="h2">
        <Link className="stretch" to={to}>
          {title}
        </Link>
        <ArrowRight className="icon" aria-hidden="true" />
      </h2>
      <p>{children}</p>
    </article>
  );
}

function LessonTally() {
  const { states, words } = tallyOf(CATALOG, useProgress(), usePlaces());
  return (
    <div className="home-tally">
      <Tally states={states} />
      <span className="small">{words}</span>
    </div>
  );
}

const [ENGINE, PAPER, HANDSHAKE] = HOME_BLURBS;

function Blurb({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <section>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{children}</p>
    </section>
  );
}

/** Home page (specification 1 §2): a large card to the analyzer, three cards, three blurbs; a sample read live by the real engine. */
export function Page() {
  const cards = [
    {
      to: "/educate",
      title: "Education Hub",
      art: <LessonTally />,
      text: "Short lessons on what we know, when to doubt and how to argue fairly. Most come with practice and an expert’s reading.",
    },
    {
      to: "/train",
      title: "Codex and handshakes",
      art: (
        <span className="mono">
          --careful
          <br />
          stakes: medium
          <br />
          min_confidence: 0.6
        </span>
      ),
      text: "Copy the codex (v0.8 or v0.9) and a handshake for each task, so your AI tells you how sure it is.",
    },
    {
      to: "/wisdom",
      title: "Quotes of Wisdom",
      art: (
        <p className="h3 home-quote">
          “Doubt is not a pleasant condition, but certainty is absurd.” <span className="small">Voltaire</span>
        </p>
      ),
      text: "Short reminders on doubt, evidence and fair argument. Add your own.",
    },
  ];
  const [text, setText] = useEntryState("statement", SAMPLE);
  const leaveToAsk = useSession((session) => session.leaveToAsk);
  const takeAlong = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // The other tab or window that such a press opens knows nothing of this one.
    if (!(metaKey || ctrlKey || shiftKey || altKey)) leaveToAsk(askAbout(text === SAMPLE ? "" : text));
  };
  const [first, second] = TAGLINE.split(/(?<=\.) /);
  return (
    <div className="page">
      <section className="lead">
        <h1>
          <span>{first}</span> <span>{second}</span>
        </h1>
        <p className="deck">Candor marks wording that tries to push you, explains why it can mislead, and gives you a question to ask.</p>
        <p className="ui scam">
          Is someone asking you for money, a code or a click?{" "}
          <Link to="/analyze?tab=chat" onClick={takeAlong}>
            Is this a scam? {ASK_WHAT_TO_DO}
          </Link>
        </p>
      </section>
      <article className="big">
        <div className="big-card">
          <h2 className="h2">
            <Link className="stretch" to="/analyze">
              Analyze a Statement
            </Link>
          </h2>
          <p className="ui">Paste a statement, or one link to an article. Marks appear in the text, each with a note.</p>
          {/* What looks like a button can be asked for by its words; the keyboard has the title. */}
          <Link className="btn btn-main" to="/analyze" tabIndex={-1}>
            Open the analyzer <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        </div>
        <LiveSample text={text} onChange={setText} />
      </article>
      <div className="trio">
        {cards.map(({ to, title, art, text }) => (
          <Card key={to} to={to} title={title} art={art}>
            {text}
          </Card>
        ))}
      </div>
      <div className="blurbs">
        <Blurb title={ENGINE} to="/educate/bullshit-patterns">
          Phrases, patterns and an expert taxonomy, combined by rules you can inspect. Nothing you paste has to leave this browser.
        </Blurb>
        <Blurb title={PAPER} to="/paper">
          Finds claims without data, and figures more precise than the method behind them allows.
        </Blurb>
        <Blurb title={HANDSHAKE} to="/train">
          Agree on mode, stakes, citations and confidence with the agent before its first answer.
        </Blurb>
      </div>
    </div>
  );
}
