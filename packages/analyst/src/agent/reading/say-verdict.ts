import type { Analysis, Handshake } from "@candor/engine";
import { anyOf } from "../../text/forms.ts";
import { deniedIn } from "../../text/denials.ts";
import { checkableClaims } from "../../text/claims.ts";
import { shownOf } from "../../text/gives.ts";
import { isPrivate, makesClaims } from "../../text/makes-claims.ts";
import { isTooShortToJudge, scanOmissions } from "../../text/omissions.ts";
import { isOwnNotice } from "../../text/own-notices.ts";
import { ownWeaknesses } from "../../text/own-weakness.ts";
import { bodyOf } from "../../text/titles.ts";
import { type Sentence } from "../../text/words.ts";
import { askedOfThings } from "./reasoning.ts";
import { FROM_MODEL, OF_A_MODEL } from "../request/from-model.ts";
import { mainClaim, quote, sayFindings, searchedWords, type Said } from "../say.ts";

const ASKS_FAIRNESS = /\b(?:bias\w*|unbiased|neutral|balanced|objective|impartial|fair|unfair|one-?sided|slanted|partisan)\b/i;
const ASKS_INTENT = /\b(?:manipulat\w*|mislead\w*|decepti\w*|decei\w*|propaganda|clickbait|dishonest|trick)\b/i;

/** Where it came from, how it greets, and what happened to the one who writes. */
const FRAMES = anyOf(
  /:$/i,
  /^\W*(?:(?:i |we )?(?:just )?(?:got|saw|found|received) (?:this|it|that)\b|forwarded\b|fwd?\b|dear\b|hi\b|hello\b|subject\b|(?:please )?(?:share|send|pass)\b|my \w+ (?:sent|got|forwarded|shared))/i,
);
const PERSONAL =
  /^\W*(?:(?:so|and|but|well|yesterday|today|last \w+|in \w+|on \w+)[, ]+)*(?:i|we|my|our)\b|\b(?:ignored|told|taught|asked|called|helped|fired|hired|saved) (?:me|us)\b/i;
/** “Do your own research.”, “Wake up!”: what a reader is told to do states nothing. */
const TELLS_READER =
  /^\W*(?:(?:please|just|now|so|and|but|always|never) )*(?:do(?:n['’]t)?(?! (?:you|they|we|i|he|she|the|these|those|people)\b)|act|ask|beware|buy|call|check|click|come|donate|follow|forward|get|go|help|hurry|join|let|look|make sure|open|order|pass|protect|read|refuse|remember|save|see|send|share|sign|stay|stock up|stop|subscribe|take|tell|think|try|vote|wait|wake up|warn|watch|write)\b(?! (?:is|are|was|were|has|have|had|will|can)\b)/i;
const MOST_LOOKED_AT = 4;
const MOST_HEARD = 2;
const isOfTheWorld = (s: Sentence): boolean => !FRAMES.test(s.text) && !PERSONAL.test(s.text);
const OF_THE_WORLD = /\b(?:is|are|causes?|kills?|makes?|works?|all|every\w*|no)\b/i;
/** The sentences that state something of the world; of a text too short to judge also those that state it without the usual words. */
function statedIn(text: string): Sentence[] {
  const rows = bodyOf(text).filter((s) => !s.text.endsWith("?") && !TELLS_READER.test(s.text) && isOfTheWorld(s));
  const claims = rows.filter((s) => makesClaims(s.text));
  return claims.length > 0 || !isTooShortToJudge(text) ? claims : rows.filter((s) => OF_THE_WORLD.test(s.text));
}

/** “My agency makes 2 million a year”: what somebody tells of their own money, in a text that speaks of little else. */
const OWN_MONEY =
  /\b(?:my|our|i|we)\b[^.!?]{0,40}\b(?:make|makes|made|earn|earns|earned|turned|grew|saved|brought in|hit|reached)\b[^.!?]{0,40}(?:[$€£]\s?\d|\d[\d.,]* ?(?:k\b|thousand|million|billion|dollars?|euros?|pounds?)\b)(?! (?:people|customers|followers|members|users|readers|visitors|views|steps|trees|tons?|tonnes|homes?)\b)/i;
const OF_ONESELF = /\b(?:i|me|my|we|our)\b/i;
function ownSuccess(text: string): Sentence | undefined {
  const body = bodyOf(text);
  return 2 * body.filter((s) => OF_ONESELF.test(s.text)).length > body.length ? body.find((s) => OWN_MONEY.test(s.text)) : undefined;
}

/** What a verdict would need that is not here, and what can be done in its place. */
function verdictParts(request: string, text: string): { head: string; closing: string } {
  if (ASKS_FAIRNESS.test(request)) {
    const side = scanOmissions(text).find(({ what }) => what === "The other side");
    const heard = shownOf(text, "other-side").slice(0, MOST_HEARD);
    const shown = new Set(heard.map(({ start }) => start));
    const weak = ownWeaknesses(text)
      .filter(({ start }) => !shown.has(start))
      .slice(0, MOST_HEARD);
    const parts = [
      weak.length > 0 ? `It names limits of its own, which speaks for it:\n\n${weak.map((s) => `> ${quote(s.text)}`).join("\n\n")}` : "",
      heard.length > 0 ? `It gives a voice to somebody who sees it differently:\n\n${heard.map((s) => `> ${quote(s.text)}`).join("\n\n")}` : "",
      side && weak.length === 0 ? `**${side.what}.** ${side.why} _${side.ask}_` : "",
      isOwnNotice(text) ? "" : "Try this test: tell the same facts the way the other side would, and see which words no longer fit.",
    ];
    return {
      head: "I can’t tell whether it’s fair: for that, you’d have to know what else could have been said. What its wording shows:",
      closing: parts.filter(Boolean).join("\n\n"),
    };
  }
  // Nobody looks for two reports of a neighbor’s party.
  const [claim] =
    (isPrivate(text) && !makesClaims(text)) || isOwnNotice(text) ? [] : checkableClaims(text, MOST_LOOKED_AT).filter(({ sentence }) => isOfTheWorld(sentence));
  const denied = deniedIn(text)
    .slice(0, 1)
    .map((s) => `Somebody in it says no:\n\n> ${quote(s.text)}\n\n`);
  const own = isPrivate(text) ? undefined : ownSuccess(text);
  const main = claim || own || isPrivate(text) || isOwnNotice(text) ? undefined : mainClaim(statedIn(text));
  const start = own
    ? `Nobody can look up what it says about its writer as it stands: ${quote(own.text)} Ask for something others could see: the company’s name in a register, its accounts, a customer.`
    : claim
      ? `To judge the facts, start here: ${quote(claim.sentence.text)} ${claim.how}`
      : main
        ? `To judge the facts, start with what it claims: ${quote(main.text)} Search for its main words, such as _${searchedWords(main.text)}_, together with “fact check” or “evidence”.`
        : "";
  const closing = `${denied.join("")}${start}`;
  if (ASKS_INTENT.test(request))
    return { head: "The words don’t show what somebody meant by them, so I won’t give a verdict. What the wording does:", closing };
  return { head: "I can’t tell whether it is true: I read wording and don’t look anything up. No single score would be honest. What I can say:", closing };
}

/** Of hearsay, silence and sources without a name: those are what a rumor rests on. */
const OF_ITS_SOURCE = /^(?:It comes from somebody who isn’t here|It takes silence as a sign|You can’t ask a source without a name)/;
/** “Is it true?”, “Is it fair?”: no verdict, what the wording shows, and where to begin. */
export function sayVerdict(request: string, text: string, analysis: Analysis, handshake: Handshake): Said {
  const findings = sayFindings(text, analysis, { ...handshake, mode: "direct" });
  const { head, closing } = verdictParts(request, text);
  // What a sentence rests on says more than a mark on its exclamation marks.
  const things =
    ASKS_FAIRNESS.test(request) || ASKS_INTENT.test(request) || isPrivate(text) ? [] : askedOfThings(bodyOf(text)).filter(({ ask }) => OF_ITS_SOURCE.test(ask));
  const asks =
    things.length === 0
      ? ""
      : `What matters more:\n\n${things
          .slice(0, 2)
          .map(({ sentence, ask }) => `- ${quote(sentence.text)} ${ask}`)
          .join("\n")}`;
  return {
    text: [head, findings.text, asks, FROM_MODEL.test(request) ? OF_A_MODEL : "", closing].filter(Boolean).join("\n\n"),
    confidence: Math.min(0.75, findings.confidence),
    ...(findings.notes ? { notes: findings.notes } : {}),
    ...(findings.marks ? { marks: findings.marks } : {}),
  };
}
