import {
  ALL_HANDSHAKES,
  CODEX_V08_GENERAL,
  CODEX_V08_MODEL_SPECIFIC,
  CODEX_V09,
  HANDSHAKE_TEXTS,
  HANDSHAKE_USES,
} from "@candor/content/codex-texts/codex-texts";
import { EXPERIENCE_NOTE, WHY_AI_BULLSHITS } from "@candor/content/codex-texts/why-ai-bullshits";
import { ALL_COPIED } from "@candor/content/messages/tools";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { PageParts } from "../../components/page-parts.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { HandshakeBuilder } from "./handshake-builder.tsx";
import "../../styles/tools.css";

const MODES = ["direct", "careful", "recap"] as const;

interface RowProps {
  title: string;
  use: string;
  text: string;
  label: string;
  copied?: string;
  main?: boolean;
  /** Other rows hold its text already: a print leaves it out. */
  again?: boolean;
}

function Row({ title, use, text, label, copied, main, again }: RowProps) {
  return (
    <div className={again ? "copy-row again" : "copy-row"}>
      <div>
        <h3>{title}</h3>
        <p>{use}</p>
      </div>
      <CopyButton text={text} label={label} look={main ? "btn btn-main" : "btn"} {...(copied ? { copied } : {})} />
      <details>
        <summary className="quiet folds">Read it</summary>
        <pre className="codex" tabIndex={0} aria-label={title}>
          {text}
        </pre>
      </details>
    </div>
  );
}

/** Headings by their ids, in the order of the page. */
const PARTS = {
  v09: "Codex v0.9",
  handshakes: "Handshakes",
  builder: "Build your own handshake",
  v08: "Codex v0.8",
  why: WHY_AI_BULLSHITS.title,
  note: EXPERIENCE_NOTE.title,
};

export function Page() {
  return (
    <div className="page tool">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">Calibrate the confidence of your AI</h1>
      <p className="deck">
        An assistant sounds just as sure of what it makes up as of what it knows. A codex is an agreement you paste at the start of a chat: say how sure you
        are, and what you haven’t checked.
      </p>
      <PageParts parts={PARTS} />
      <details className="how">
        <summary className="folds">How to use</summary>
        <ol>
          <li>
            <strong>Paste the v0.9 codex first</strong>, once, at the start of a conversation or into the custom instructions.
          </li>
          <li>
            <strong>Attach a handshake per task</strong>: direct for quick questions, careful for work that others rely on.
          </li>
          <li>
            <strong>Send a recap when the thread drifts</strong>, and before anything that cannot be undone.
          </li>
        </ol>
      </details>
      <section className="part" aria-labelledby="v09">
        <h2 id="v09">{PARTS.v09}</h2>
        <Row
          title="Compact front-end codex"
          use="Everything the handshakes refer to, on one page. Works with any assistant that follows instructions."
          text={CODEX_V09}
          label="Copy v0.9 codex"
          main
        />
      </section>
      <section className="part" aria-labelledby="handshakes">
        <h2 id="handshakes">{PARTS.handshakes}</h2>
        {MODES.map((mode) => (
          <Row
            key={mode}
            title={`${mode[0]!.toUpperCase()}${mode.slice(1)}`}
            use={HANDSHAKE_USES[mode]}
            text={HANDSHAKE_TEXTS[mode]}
            label={`Copy ${mode} handshake`}
          />
        ))}
        <Row
          title="All three"
          use="With a header and labeled sections, for your notes or a team page."
          text={ALL_HANDSHAKES}
          label="Copy all three"
          copied={ALL_COPIED}
          again
        />
      </section>
      <section className="part" aria-labelledby="builder">
        <h2 id="builder">{PARTS.builder}</h2>
        <HandshakeBuilder />
      </section>
      <section className="part" aria-labelledby="v08">
        <h2 id="v08">{PARTS.v08}</h2>
        <Row
          title="General codex, version 0.8.1"
          use="Much the same agreement without handshakes: paste one text, with nothing to attach later."
          text={CODEX_V08_GENERAL}
          label="Copy general v0.8 codex"
        />
        <Row
          title="Model-specific codex, version 0.8.1"
          use="The core, plus a part for each kind of assistant: without tools, with search, reasoning at length, writing code, reading documents, running on your own machine, playing a role."
          text={CODEX_V08_MODEL_SPECIFIC}
          label="Copy model-specific v0.8 codex"
        />
        <p className="row gap">
          <Link className="btn btn-green" to="/educate/ai-awareness">
            Learn AI awareness <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        </p>
      </section>
      <section className="part" aria-labelledby="why">
        <h2 id="why">{PARTS.why}</h2>
        <div className="prose">
          {WHY_AI_BULLSHITS.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className="points">
          {WHY_AI_BULLSHITS.points.map((point) => (
            <div key={point.name}>
              <h3>{point.name}</h3>
              <p>{point.text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="part" aria-labelledby="note">
        <h2 id="note">{PARTS.note}</h2>
        <div className="prose">
          {EXPERIENCE_NOTE.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <h3 className="gap">Your experience</h3>
        <FeedbackForm />
      </section>
    </div>
  );
}
