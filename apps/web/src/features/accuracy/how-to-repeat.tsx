import { Fragment } from "react";
import { Link } from "react-router";
import { PARTS } from "./parts.ts";
import { FORMS, ORDINARY, RESULTS, ROUNDS } from "./results.ts";

/** Figures of one round share its day and its rules. */
const EACH_ROUND = [...new Map(Object.values(ROUNDS).map((of) => [of.round, of])).values()];

/** Which rules the figures belong to, and how they are made again. */
export function HowToRepeat() {
  const { engineVersion, ruleHash, date, command } = RESULTS;
  return (
    <section className="part" aria-labelledby="repeat">
      <h2 id="repeat">{PARTS.repeat}</h2>
      <div className="prose">
        <p>
          These figures are for engine {engineVersion} with the rules <span className="mono">{ruleHash}</span>, measured on{" "}
          <span className="whole">{date}</span> with
        </p>
        <p className="mono">{command}</p>
        <p>
          The figures on what people and assistants say every day were counted on <span className="whole">{ORDINARY.date}</span>, with the rules{" "}
          <span className="mono">{ORDINARY.ruleHash}</span> and
        </p>
        <p className="mono">{ORDINARY.command}</p>
        <p>
          The same words in other forms were tested on <span className="whole">{FORMS.date}</span>, with the rules{" "}
          <span className="mono">{FORMS.ruleHash}</span> and
        </p>
        <p className="mono">{FORMS.command}</p>
        <p>
          Figures that name a round are older, since a text is new to the engine only once. Each was counted in that round, with the rules of that day:{" "}
          {EACH_ROUND.map(({ round, date: day, rules }, i) => (
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
          The labeled texts are not part of Candor, because some of them can’t be redistributed. <Link to="/analyze">Try the analyzer</Link> on a text you know
          well.
        </p>
      </div>
    </section>
  );
}
