import type { Handshake } from "@candor/engine";
import { issuedIn } from "../../text/issued.ts";
import { namedSources } from "../../text/named-source.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { HEARSAY, UNNAMED } from "../../text/unnamed-source.ts";
import { voicesOf } from "../../text/voices.ts";
import type { Sentence } from "../../text/words.ts";
import { lastAnswer, type Turns } from "../request/last-answer.ts";
import { shownIn } from "../request/that-one.ts";
import { quotations, quote, type Said } from "../say.ts";

/** “Who says the cracks are old?”: one statement of the text, and whom the text has it from. */

const SAYS =
  "(?:says?|said|claims?|claimed|thinks?|thought|believes?|believed|reports?|reported|found|finds|estimate[sd]?|warn(?:s|ed)?|wrote|writes|told (?:us|them|you|me)|decided|promised?|admit(?:s|ted)?)";
const WHO_SAYS = new RegExp(
  `^(?:(?:and|but|so|well|ok(?:ay)?|then|now|hm+)[, ]+)*(?:who|which (?:\\w+ ){1,2}?)(?: exactly| actually| really)? ?${SAYS}(?: that|:)? (.{2,120}?)[?.! ]*$`,
  "i",
);
/** “Who says so?”, of what was just shown. */
const SAYS_SO =
  /^(?:(?:and|but|so|well|ok(?:ay)?|then|wait)[, ]+)*(?:who|which \w+) (?:says?|said|claims?|claimed|reports?|reported) (?:so|that|this|it)(?: exactly| anyway)?[?.! ]*$/i;
const LEAST_SHARE = 0.5;
/** Places that hold equally much of the statement. */
const MOST_PLACES = 3;

const KNOWN = "The text got it from a source that can be looked up:";
const NAMELESS = "The text credits a source without a name:";
const OWN_VOICE = "Here the text says it in its own voice, and doesn’t name anybody for it:";

/** What the text has somebody say, or says itself, about the statement in the question; null where it is no such question or nothing of it is there. */
export function sayWhoSays(request: string, text: string, handshake: Handshake, history: Turns): Said | null {
  const last = SAYS_SO.test(request.trim()) ? shownIn(lastAnswer(history), text) : [];
  if (last.length > 0) return sayWhoSaid(last.slice(0, MOST_PLACES), text, handshake);
  const statement = WHO_SAYS.exec(request.trim())?.[1];
  if (statement === undefined || /^(?:it|this|that|these|them)(?: and\b.*)?$/i.test(statement)) return null;
  const sought = contentIn(statement);
  const places = placesOf(text, sought).sort((x, y) => y.score - x.score);
  const [best] = places;
  if (!best || best.holds.size < LEAST_SHARE * sought.length) return null;
  const rows = places.filter(({ score }) => score === best.score).slice(0, MOST_PLACES);
  return sayWhoSaid(
    rows.map(({ sentence }) => sentence),
    text,
    handshake,
  );
}

/** “Fire chief Dana Kowalski: the cause was a pipe.” “Opening Hours: from nine” names nobody. */
const BEFORE_COLON =
  /\p{Lu}\p{Ll}+ (?!(?:Hours|Notice|Notes?|News|Steps|Times|Dates|Days|Prices?|Fees?|Terms|Information|Info|Details|Updates?|Reminder|Contact|Offer|Address|Place|Date|Time):)\p{Lu}[\p{L}'’-]+: /u;

/** “HOST: Your own department says 1,140”: somebody who passes on what another says. */
const OF_ANOTHER = /\b(?:says?|said|claims?|reports?|reported|found|writes|wrote|shows?|according to)\b/i;

/** In a talk of several it is the one whose line it is. */
function sayWhoseLine(rows: readonly Sentence[], text: string): Said | null {
  const voices = voicesOf(text);
  const whose = rows.map((row) => voices.find(({ lines }) => lines.some((line) => line.start < row.end && line.end > row.start)));
  if (rows.length === 0 || whose.some((voice) => voice === undefined)) return null;
  const names = [...new Set(whose.map((voice) => voice!.name))];
  const shown = names.map(
    (name) =>
      `**${name}**:\n\n${rows
        .filter((_, at) => whose[at]!.name === name)
        .map((row) => `> ${quote(row.text.startsWith(`${name}: `) ? row.text.slice(name.length + 2) : row.text)}`)
        .join("\n\n")}`,
  );
  const passedOn = rows.some((row) => OF_ANOTHER.test(row.text))
    ? "If that names somebody else as the source, look for their own words: who wrote them down, and when?"
    : "Ask them: how do you know, and where can I read it?";
  return { text: [...shown, passedOn].join("\n\n"), confidence: 0.75 };
}

/** Whom the text has these sentences from. */
function sayWhoSaid(rows: readonly Sentence[], text: string, handshake: Handshake): Said {
  const line = sayWhoseLine(rows, text);
  if (line) return line;
  const named = new Set(namedSources(text).map(({ start }) => start));
  const whom = (sentence: Sentence): string =>
    named.has(sentence.start) || BEFORE_COLON.test(sentence.text) ? KNOWN : UNNAMED.test(sentence.text) || HEARSAY.test(sentence.text) ? NAMELESS : OWN_VOICE;
  const kinds = [...new Set(rows.map(whom))];
  const ofKind = (kind: string) => rows.filter((row) => whom(row) === kind);
  const shown = kinds.map((kind) => `${kind}\n\n${quotations(ofKind(kind), text, handshake)}`);
  const issued = kinds.includes(OWN_VOICE) ? issuedIn(text) : undefined;
  if (issued && kinds.length === 1 && !rows.some(({ start }) => start === issued.start))
    return {
      text: `Who put out the text as a whole:\n\n${quotations([issued], text, handshake)}\n\nIt doesn’t name anybody else for this sentence. Check their own page to see whether it’s there too.`,
      confidence: 0.75,
    };
  const steps = [
    kinds.includes(KNOWN) ? "Only their own words can show whether they said it, and how they know. Look for those." : "",
    kinds.some((kind) => kind !== KNOWN) ? "Ask the writer: who says so, where, and when?" : "",
  ];
  return { text: [...shown, steps.filter(Boolean).join(" ")].join("\n\n"), confidence: 0.75 };
}
