import type { Comparison, OnlyGiven, Share, TechniqueRow } from "@candor/analyst/compare/compare-texts";
import { doesWords, factRows, givenWords, HEADINGS, NO_MARKS, notesOf, sentenceWords, shareWords } from "@candor/analyst/compare/words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { counted } from "../../lib/counted.ts";
import { shortened } from "../../lib/excerpt.ts";

const WORDING_CHARS = 70;
const MOST_WORDINGS = 3;

/** The roles are told, too: on a phone its rows are grids, and some browsers then take the table for none. */
function Rows({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table role="table">
      <caption className="sr">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          <th role="columnheader" scope="col">
            First text
          </th>
          <th role="columnheader" scope="col">
            Second text
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

function ShareCell({ share }: { share: Share }) {
  const more = share.wordings.length - MOST_WORDINGS;
  return (
    <td role="cell">
      <p className={share.times > 0 ? "count" : "count none"}>{shareWords(share)}</p>
      {share.wordings.slice(0, MOST_WORDINGS).map((words) => (
        <p className="wording" key={words} dir="auto">
          “{shortened(words, WORDING_CHARS)}”
        </p>
      ))}
      {more > 0 && <p className="small">{counted(more, "other wording")}</p>}
    </td>
  );
}

function Techniques({ comparison: { techniques, first, second } }: { comparison: Comparison }) {
  if (techniques.length === 0) return <p className="msg">{NO_MARKS}</p>;
  return (
    <Rows caption={HEADINGS.techniques}>
      {techniques.map((row: TechniqueRow) => (
        <tr role="row" key={row.technique}>
          <th role="rowheader" scope="row">
            {doesWords(row)} <span className="small">{row.technique}</span>
          </th>
          <ShareCell share={row.first} />
          <ShareCell share={row.second} />
        </tr>
      ))}
      <tr role="row" className="in-all">
        <th role="rowheader" scope="row">
          In all
        </th>
        <td role="cell">{shareWords(first.marked)}</td>
        <td role="cell">{shareWords(second.marked)}</td>
      </tr>
    </Rows>
  );
}

function Only({ title, given }: { title: string; given: readonly OnlyGiven[] }) {
  if (given.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="only">
        {given.map(({ kind, sentence }) => (
          <li key={kind}>
            {givenWords(kind)}: <q dir="auto">{sentenceWords(sentence)}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What differs between two texts, in a reader's words: no score, and no verdict which of them is better. */
export function Differences({ comparison }: { comparison: Comparison }) {
  const { comparable, only, questions } = comparison;
  return (
    <>
      <div className="ask">
        <h3>{HEADINGS.questions}</h3>
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </div>
      {comparable && (
        <section>
          <h3>{HEADINGS.techniques}</h3>
          <Techniques comparison={comparison} />
        </section>
      )}
      <Only title={HEADINGS.onlyFirst} given={only.first} />
      <Only title={HEADINGS.onlySecond} given={only.second} />
      <section>
        <h3>{HEADINGS.facts}</h3>
        <Rows caption={HEADINGS.facts}>
          {factRows(comparison).map(({ name, first, second }) => (
            <tr role="row" key={name}>
              <th role="rowheader" scope="row">
                {name}
              </th>
              <td role="cell">{first}</td>
              <td role="cell">{second}</td>
            </tr>
          ))}
        </Rows>
      </section>
      <section>
        <h3>{HEADINGS.notes}</h3>
        {notesOf(comparison).map((note) => (
          <p key={note} className="note-line">
            {note}
          </p>
        ))}
        <p className="small">
          <Link to="/omissions">Check what a text leaves out</Link>
        </p>
      </section>
    </>
  );
}
