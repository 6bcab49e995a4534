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
      where: `${host}, which fetches the page without cookies and gives its text back`,
    },
    {
      when: "Send in the chat",
      what: "Your message, the conversation so far and, while an article is in context, its text; the handshake",
      where: `${host}. ${model}`,
    },
    { when: "Generate Report", what: "The text, cut to 20,000 characters, and its findings", where: `${host}. ${model}` },
    { when: "Submit for AI Assessment", what: "Your answer and the exercise it belongs to", where: `${host}. ${model}` },
    {
      when: "A link under “Look it up elsewhere”",
      what: "The few words that stand beside it",
      where: "The site that it names, which opens in a tab of its own",
    },
    {
      when: "Submitting a quote, or an export by email",
      what: "Nothing by itself: a draft opens in your mail program, and it is yours to send or to discard",
      where: "Your mail program",
    },
    {
      when: "Sharing to the installed Candor while its pages are not kept on your device",
      what: "What you share",
      where: "This site’s server, which discards it unread and opens the analyzer. Once the pages are kept, nothing goes.",
    },
  ];
}

/** Headings by their ids, in the order of the page. */
const PARTS = {
  how: "How it decides",
  cannot: "What it can’t do",
  leaves: "What leaves your browser, and when",
  keeps: "What your browser keeps",
  answers: "Who answers for it",
};

export function Page() {
  const config = useConfig();
  const host = useAgentHost();
  const answers = config && agentModel(config);
  const active = answers !== null && answers !== "elsewhere" && answers.active;
  const model = active
    ? `A language model answers there${answers.label ? ` (${answers.label})` : ""}.`
    : "Answers are made there by rules, unless its owner has connected a language model.";
  const mail = config?.ownerEmail ?? "";
  return (
    <div className="page tool titles-beside about">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">About and privacy</h1>
      <p className="deck">Candor reads the wording of a text and marks what leans on you. It says why that can mislead, and hands you the question to ask.</p>
      <PageParts parts={PARTS} />
      <section className="part" aria-labelledby="how">
        <h2 id="how">{PARTS.how}</h2>
        <div className="prose">
          <p>
            The VX Reflex Engine is a set of rules: phrases, sentence patterns and counts, each with a name, a source and examples, and each with look-alikes
            that it must leave alone. All of them are in the <Link to="/educate/bullshit-patterns">Manipulation Pattern Taxonomy</Link>. The same text gives the
            same result every time, on every device. Only in the laboratory do results also depend on what you taught it. After its first run the engine needs
            no network until you close the page. To open Candor without a network, keep it on this device: <Link to="/your-data">Your data</Link>.
          </p>
          <p>
            A confidence is a rule’s own strength, moved by what stands around the words. It is no probability that a text is false, and there is no single
            score for truth. How often the marks are right was measured on published texts: <Link to="/accuracy">How well does it work?</Link>
          </p>
        </div>
      </section>
      <section className="part" aria-labelledby="cannot">
        <h2 id="cannot">{PARTS.cannot}</h2>
        <ul className="prose plain">
          <li>It doesn’t know facts. A false claim in plain words goes unmarked, and a true one in loud words is marked.</li>
          <li>It reads English. Other languages get few marks, or wrong ones.</li>
          <li>
            It often misses irony, quotation and what everybody in the room knows. Honest sentences get marked at times: press “This is fine here” in the note.
          </li>
          <li>It doesn’t judge people. A marked sentence says something about wording, nothing about who wrote it.</li>
          <li>The lessons teach a way of reading. They are no medical, legal or financial advice.</li>
        </ul>
      </section>
      <section className="part" aria-labelledby="leaves">
        <h2 id="leaves">{PARTS.leaves}</h2>
        <p className="prose">
          What you type stays in this browser until you press one of these. There are no accounts, no cookies, no trackers, no advertising and nothing from
          third parties: fonts, icons and code come from this site.
        </p>
        <table className="leaves">
          <thead>
            <tr>
              <th scope="col">When you press</th>
              <th scope="col">What goes</th>
              <th scope="col">Where to</th>
            </tr>
          </thead>
          <tbody>
            {leaving(host, model).map((row) => (
              <tr key={row.when}>
                <th scope="row">{row.when}</th>
                <td data-label="What goes">{row.what}</td>
                <td data-label="Where to">{row.where}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="prose">
          <p>
            Opening a page asks this site’s server for it, as on every website; the server writes no visitor’s text into its log. At the start the app notes its
            codex version, mode and stakes; for each message of the chat it notes these, which rules fired, and how long ago the last recap was, never a word of
            the text.{" "}
            {telemetryEndpoint(config?.telemetryEndpoint ?? null)
              ? "It sends these notes to the address that its owner set up."
              : "The notes stand in your browser’s console and go nowhere."}
          </p>
          <p>
            A shared link carries the text, and a task for its readers if you give one, behind the # of the address, which browsers do not send to servers.
            Whoever has the link can read the text.
          </p>
        </div>
      </section>
      <section className="part" aria-labelledby="keeps">
        <h2 id="keeps">{PARTS.keeps}</h2>
        <div className="prose">
          <p>
            Progress, answers, quotes, stories, chats, what the laboratory learned, and settings are kept in this browser’s local storage. See them, take them
            along or delete them on <Link to="/your-data">Your data</Link>. The pages themselves are kept there, too, if you ask for it or install Candor.
          </p>
        </div>
      </section>
      <section className="part" aria-labelledby="answers">
        <h2 id="answers">{PARTS.answers}</h2>
        <div className="prose">
          <p>
            Candor is free software under the MIT license and can be run by anybody; what stands here about servers holds for the one that you are using.
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
