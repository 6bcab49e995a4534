import type { CheckableClaim } from "@candor/analyst/text/claims";
import type { Frame } from "@candor/engine";
import { Fragment, useEffect, useId, useState } from "react";
import { shortened } from "../../lib/excerpt.ts";
import { swindleMark } from "../../lib/swindle.ts";
import { PLACES, type Place, placesFor, searchForSentence, searchWords, WEB } from "./look-up.ts";

const MOST = 4;
const SHOWN_CHARS = 220;

function Places({ words, places }: { words: string; places: readonly Place[] }) {
  if (words === "" || places.length === 0) return null;
  return (
    <p className="places">
      Search for <i>{words}</i> on{" "}
      {places.map(({ name, address }, at) => (
        <Fragment key={name}>
          <span>
            <a href={address(words)} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
            {at < places.length - 1 && " ·"}
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** What the text states that can be looked up, and where: lateral reading, one press away. The words leave only with a press on one of the links. */
export function LookElsewhere({ text, frames }: { text: string; frames: readonly Frame[] }) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  /** Null until they are found; of which text they are. */
  const [found, setFound] = useState<{ text: string; claims: readonly CheckableClaim[] } | null>(null);
  const [own, setOwn] = useState("");
  useEffect(() => {
    if (!opened || found?.text === text) return;
    let left = false;
    import("@candor/analyst/text/claims").then(
      ({ checkableClaims }) => {
        if (!left) setFound({ text, claims: checkableClaims(text, MOST) });
      },
      // Without a connection the field below is enough; its links need one too.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [opened, text, found]);
  const suspect = swindleMark(frames);
  const claims = !suspect && found?.text === text ? found.claims : null;
  return (
    <details className="look-up" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className="folds">Look it up elsewhere</summary>
      <div className="body">
        <p className="small">
          Marks are about wording, not truth. To find out what’s true, see who reported it first and what has come out since. Your words stay here until you
          open a link, which sends them to that site.
        </p>
        {suspect && (
          <>
            <p>Scammers send the same message to many people. Someone else may have written about it:</p>
            <Places words={`${searchForSentence(text, suspect)} scam`} places={[WEB]} />
          </>
        )}
        {claims && claims.length > 0 && (
          <ul>
            {claims.map(({ sentence, kind, how }) => (
              <li key={sentence.start}>
                <p className="claim">“{shortened(sentence.text, SHOWN_CHARS)}”</p>
                <p className="small">
                  States {kind}. {how}
                </p>
                <Places words={searchWords(sentence.text, kind)} places={placesFor(kind)} />
              </li>
            ))}
          </ul>
        )}
        {claims?.length === 0 && (
          <p>There’s no figure, date, source or event here to look up. That raises a question of its own: what exactly is being claimed?</p>
        )}
        <label htmlFor={`${id}-own`}>{claims && claims.length > 0 ? "Or put the claim in your own words" : "Put the claim in your own words"}</label>
        <input className="field" id={`${id}-own`} value={own} maxLength={200} onChange={(event) => setOwn(event.target.value)} />
        <Places words={searchWords(own)} places={PLACES} />
      </div>
    </details>
  );
}
