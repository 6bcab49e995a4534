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
      Search for <i>{words}</i> in{" "}
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
          Marks are about wording; whether it is true stands elsewhere. See who reported it first, and what has been found out since. A press on a link takes
          its words to that site; until then they stay here.
        </p>
        {suspect && (
          <>
            <p>Swindlers send the same words to many. Others who got them may have written about it:</p>
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
          <p>It names no figure, date, source or event that could be looked up. That is worth a question in itself: what exactly is claimed?</p>
        )}
        <label htmlFor={`${id}-own`}>{claims && claims.length > 0 ? "Or the claim in your own words" : "The claim in your own words"}</label>
        <input className="field" id={`${id}-own`} value={own} maxLength={200} onChange={(event) => setOwn(event.target.value)} />
        <Places words={searchWords(own)} places={PLACES} />
      </div>
    </details>
  );
}
