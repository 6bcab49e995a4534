import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { PageParts } from "../../components/page-parts.tsx";
import { agentModel } from "../../lib/api.ts";
import { useConfig } from "../../lib/config.ts";
import { telemetryEndpoint } from "../../lib/telemetry.ts";
import { useAgentHost } from "../../lib/use-agent-host.ts";
import "../../styles/tools.css";
import "../../styles/about.css";

interface Leaving {
  when: string;
  what: string;
  where: string;
}

/** What leaves the browser, and only by these presses. */
function leaving(host: string, model: string): readonly Leaving[] {
  return [
    {
      when: "Run Analysis on a single link, Check this text with an address, fetch-url in the chat",
      what: "That address, nothing else",
      where: `${host}, which fetches the page without cookies and returns its text`,
    },
    {
      when: "Send in the chat",
      what: "Your message, the conversation so far, the handshake and, if an article is in context, its text",
      where: `${host}. ${model}`,
    },
    { when: "Generate Report", what: "The text (up to 20,000 characters) and its findings", where: `${host}. ${model}` },
    { when: "Submit for AI Assessment", what: "Your answer and the exercise it belongs to", where: `${host}. ${model}` },
    { when: "A link under “Look it up elsewhere”", what: "The few words shown next to it", where: "The site it names, which opens in a new tab" },
    {
      when: "Submit a quote, or export by email",
      what: "Nothing by itself. A draft opens in your email program, and you decide whether to send it",
      where: "Your email program",
    },
    {
      when: "Share to the installed app while its pages aren’t kept on your device",
      what: "What you share",
      where: "This site’s server, which discards it unread and opens the analyzer. Once the pages are kept, nothing is sent.",
    },
  ];
}

/** Headings by their ids, in the order of the page. */
const PARTS = {
  how: "How it decides",
  cannot: "What it can’t do",
  leaves: "What leaves your browser, and when",
  keeps: "What your browser keeps",
  answers: "Who runs it",
};

export function Page() {
  const config = useConfig();
  const host = useAgentHost();
  const answers = config && agentModel(config);
  const active = answers !== null && answers !== "elsewhere" && answers.active;
  const model = active
    ? `A language model answers${answers.label ? ` (${answers.label})` : ""}.`
    : "Answers come from rules, unless the owner has connected a language model.";
  const mail = config?.ownerEmail ?? "";
  return (
    <div className="page tool titles-beside about">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">About and privacy</h1>
      <p className="deck">
        Candor looks at how a text is worded and marks what tries to push you. It explains why that can mislead, and gives you a question to ask.
      </p>
      <PageParts parts={PARTS} />
      <section className="part" aria-labelledby="how">
        <h2 id="how">{PARTS.how}</h2>
        <div className="prose">
          <p>
            The VX Reflex Engine is a set of rules: phrases, sentence patterns and counts. Each has a name, a source, examples, and honest look-alikes that it
            must leave alone. You can read them all in the <Link to="/educate/bullshit-patterns">Manipulation Pattern Taxonomy</Link>. The same text gives the
            same result every time, on every device. The only exception is the laboratory, where results also depend on what you taught it. After its first run,
            the engine works offline until you close the page. To open Candor offline, keep it on this device: <Link to="/your-data">Your data</Link>.
          </p>
          <p>
            Confidence shows how strong a rule is, adjusted for the words around it. It is not the probability that a text is false, and there is no single
            score for truth. We measured how often the marks are right on published texts: <Link to="/accuracy">How well does it work?</Link>
          </p>
        </div>
      </section>
      <section className="part" aria-labelledby="cannot">
        <h2 id="cannot">{PARTS.cannot}</h2>
        <ul className="prose plain">
          <li>It doesn’t know facts. A false claim in plain words goes unmarked, while a true one in loud words gets marked.</li>
          <li>It only reads English. Text in other languages gets few marks, or wrong ones.</li>
          <li>
            It often misses irony, quotation and context that everyone in the room knows. Honest sentences sometimes get marked: if so, press “This is fine
            here” in the note.
          </li>
          <li>It doesn’t judge people. A mark is about the wording, not about the person who wrote it.</li>
          <li>The lessons teach a way of reading. They are not medical, legal or financial advice.</li>
        </ul>
      </section>
      <section className="part" aria-labelledby="leaves">
        <h2 id="leaves">{PARTS.leaves}</h2>
        <p className="prose">
          What you type stays in this browser until you press one of these. There are no accounts, cookies, trackers or ads, and nothing comes from third
          parties: fonts, icons and code are all served by this site.
        </p>
        <table className="leaves">
          <thead>
            <tr>
              <th scope="col">When you press</th>
              <th scope="col">What is sent</th>
              <th scope="col">Where it goes</th>
            </tr>
          </thead>
          <tbody>
            {leaving(host, model).map((row) => (
              <tr key={row.when}>
                <th scope="row">{row.when}</th>
                <td data-label="What is sent">{row.what}</td>
                <td data-label="Where it goes">{row.where}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="prose">
          <p>
            As on any website, opening a page requests it from this site’s server. The server never logs your text. When the app starts, it records its codex
            version, mode and stakes. For each chat message it records the same, plus which rules fired and how long ago the last recap was, but never a word of
            the text.{" "}
            {telemetryEndpoint(config?.telemetryEndpoint ?? null)
              ? "These records go to an address the owner has set up."
              : "These records stay in your browser’s console and go nowhere."}
          </p>
          <p>
            A shared link carries the text (and a task for its readers, if you add one) after the # in the address, a part that browsers don’t send to servers.
            Anyone who has the link can read the text.
          </p>
        </div>
      </section>
      <section className="part" aria-labelledby="keeps">
        <h2 id="keeps">{PARTS.keeps}</h2>
        <div className="prose">
          <p>
            Your progress, answers, quotes, stories, chats, settings and what the laboratory learned are kept in this browser’s local storage. You can view,
            save or delete them on <Link to="/your-data">Your data</Link>. If you ask for it, or install Candor, the pages themselves are kept on your device
            too.
          </p>
        </div>
      </section>
      <section className="part" aria-labelledby="answers">
        <h2 id="answers">{PARTS.answers}</h2>
        <div className="prose">
          <p>
            Candor is free software under the MIT license, and anyone can run it. What this page says about the server applies to the one you are using now.
            {mail !== "" && (
              <>
                {" "}
                Its owner: <a href={`mailto:${mail}`}>{mail}</a>.
              </>
            )}
          </p>
          <p>
            <Link to="/map">All pages</Link>
          </p>
        </div>
      </section>
    </div>
  );
}
