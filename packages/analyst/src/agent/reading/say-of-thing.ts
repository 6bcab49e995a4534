import { checkableClaims } from "../../text/claims.ts";
import { withNeighbors } from "../../text/context.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { offerOf } from "../../text/offers.ts";
import { placesOf, soughtIn, type Place } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { findingsOf } from "./passages.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { askOfAny, askOfReasoning } from "./reasoning.ts";
import { sayPriceCut, sayRate, sayTie } from "../figures/reckon-shares.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Can I trust the poll?”, “Is the story about Ann fair?”, “What’s the catch with the deadline?”: one thing in a text, and not the whole of it. */

/** Of these it is the text that is spoken of. */
const OF_THE_TEXT =
  /^(?:(?:the|this|that|his|her|their|your|my|a|an) )?(?:(?:whole|full|entire|first|last|short|long|news|other|main) )?(?:it|this|that|these|those|them|him|her|text|article|message|post|letter|e-?mail|mail|piece|author|writer|report|statement|story|review|headline|ad|column|speech|page|answer|assistant|ai|whole thing|thing|numbers?|figures?|percentages?|claims?|sources?|facts?|argument|company|sender|bank|shop|seller|offer|product|petition|study)(?: (?:from|by|about|on|of) .+)?$/i;
/** Those are found by their number or name. */
const FOUND_ELSEWHERE =
  /\b(?:part|bit|place|sentence|paragraph|line|passage|word|mark|headline|title|beginning|ending)s?\b|\b(?:first|second|third|last)\b|\d ?(?:%|percent)/i;
const HOLDS =
  "(?:(?:really|actually|even|just|any|an?|very|all that|so|considered|something|the) )*(?:true|real|fair|unfair|reliable|trustworthy|believable|credible|plausible|legit|genuine|honest|proven|proof|proves? (?:anything|it|that|something)|evidence|sure|certain|good(?: evidence| proof| reason)?|enough|ok(?:ay)?|fine|exaggerated|misleading|manipulative|representative|solid|sound|valid|relevant|correct|right|fake|made[- ]up|worth (?:anything|much|something))";
const FORMS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:can|could|should|do|would) (?:i|we|you|one) (?:really |actually |even )?(?:trust|believe|rely on|take) ((?:the|this|that|those|these|his|her|their) .{3,60}?)(?: seriously)?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is|are|was|were|isn't|aren't) ((?:(?:the|this|that|those|these|his|her|their) )?[\\p{L}\\p{N}'’-]+(?: [\\p{L}\\p{N}'’-]+){0,5}?) ${HOLDS}${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}((?:the|this|that|those|these|his|her|their) .{3,60}?),? (?:is|are|was|were|isn't|aren't) (?:that|this|it|they|those)(?: not)? ${HOLDS}${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}((?:the|this|that|those|these|his|her|their) .{3,60}?),? (?:can|could|should) (?:i|we|you|one) (?:really )?(?:trust|believe|rely on) (?:that|this|it|them|those)${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}what(?:'s| is| are) (?:the )?(?:real |actual )?(?:catch|trick|deal|hook|problem|issue|idea|point) (?:with|about|behind|of) ((?:the |this |that |his |her |their )?.{3,60}?)${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}what(?:'s| is| are) (?:so )?(?:wrong|bad|off|misleading|unfair|manipulative|fishy) (?:with|about|in) ((?:the |this |that |his |her |their )?.{3,60}?)${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:how|where) (?:can|could|do|would|should|might|to)(?: (?:i|we|you|one|someone))? (?:best )?(?:check|verify|look up|confirm|fact[- ]?check|find out about|trace|test) ((?:the|this|that|his|her|their) .{3,60}?)${END}`,
    "i",
  ),
  /^(.{6,80}?)(?: ?[,;–-]+ ?|\? )(?:really|seriously|honestly|true|is (?:that|this|it) (?:true|so|right|real|ok(?:ay)?|fine|normal|fair|good|bad|enough)|for real)\?*$/i,
];
const LEAST_SHARE = 0.5;
const MOST_MARKED_CHARS = 250;
const MOST_MARKS = 2;

const IF_IT_IS = /^(?:(?:so|and|but|ok(?:ay)?|well)[, ]+)*(?:is|are|was|were)\b/i;
/** “Is unlimited vacation good?” can only be asked of what the text offers. */
const OF_WORTH = /\b(?:good|ok(?:ay)?|fine|fair|proof|proven|evidence|enough|representative)\b[^.?!]{0,20}[?.! ]*$/i;
const isNameIn = (text: string, words: string): boolean =>
  words
    .split(" ")
    .some((word) => word.length > 2 && new RegExp(`(?<=[\\p{Ll},] )${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}(?![\\p{L}])`, "u").test(text));
const namedIn = (request: string): string | undefined => {
  for (const form of FORMS) {
    const named = form.exec(request.trim())?.[1]?.replace(/,$/, "").trim();
    if (named !== undefined) return OF_THE_TEXT.test(named) || FOUND_ELSEWHERE.test(named) ? undefined : named;
  }
  return undefined;
};

/** The sentence that most of the words are in, or null where it holds fewer than half of them. */
export function placeOfThing(named: string, text: string, request: string): Sentence | null {
  const literal = named.includes(" ") ? bodyOf(text).find((s) => s.text.toLowerCase().includes(named.toLowerCase())) : undefined;
  if (literal) return literal;
  const sought = soughtIn(named).filter(({ isContent, word }) => isContent && !NAMES_KIND.test(word));
  const all = sought.length > 0 ? sought : soughtIn(named);
  // “Is Ann real?”: of two sentences that name her, the one that says “real”, too.
  const whole = soughtIn(request);
  const ofWhole = ({ sentence }: Place): number => placesOf(sentence.text, whole)[0]?.score ?? 0;
  const [best] = placesOf(text, all, { roles: true }).sort((a, b) => b.score - a.score || ofWhole(b) - ofWhole(a));
  return best && best.holds.size >= LEAST_SHARE * all.length ? best.sentence : null;
}
/** “The Maureen story”: what kind of thing it is called is seldom a word of the text. */
const NAMES_KIND = anyWords(/story|stories|thing|part|bit|example|claims?|point|comparison|quotes?|numbers?|figures?|statements?|argument|anecdote|case|line/i);

/** One sentence of a text, with what its wording does, what it makes when reckoned, and what to ask of it. */
export function sayOfPlace(place: Sentence, { text, analysis, handshake }: Pick<AboutText, "text" | "analysis" | "handshake">): Said {
  const whole = withNeighbors(text, place, new Set());
  const marks = findingsOf(analysis())
    .filter((f) => f.start < whole.end && f.end > whole.start && f.end - f.start <= MOST_MARKED_CHARS)
    .slice(0, MOST_MARKS);
  const reckoned = [sayTie(whole.text, text), sayRate(whole.text), sayPriceCut(whole.text)].filter((row) => row !== null);
  const asks = askOfReasoning(whole.text);
  const known = checkableClaims(`${whole.text} It is said so here now.`, 1)[0];
  return {
    text: [
      `This is the place; I can’t tell whether it’s true:\n\n${quotations([whole], text, handshake, 0.7)}`,
      reckoned.join("\n\n"),
      marks.map((f) => `**${f.reflexLabel}** on ${quote(f.fragment)}. ${f.rationale}`).join("\n\n"),
      `What I’d ask about it:\n\n${(asks.length > 0 ? asks : [askOfAny(whole.text)]).map((ask) => `- ${ask}`).join("\n")}`,
      known ? `To check it: ${known.how.charAt(0).toLowerCase()}${known.how.slice(1)}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
    notes: marks.flatMap((f) => [f.reflexLabel, f.rationale]),
  };
}

/** “Isn’t that opinion?”, “Is that a fact?”, of quoted words. */
const FACT_OR_OPINION = anyOf(
  /\b(?:isn'?t|is|wasn'?t|was|aren'?t|are)(?: (?:that|this|it|those|these|they))?(?: not)? (?:just |more |really |only )*(?:an? |the )?(?:author's |writer's |his |her )?(?:opinions?|facts?|judge?ments?|comments?|assumptions?)(?: (?:or|and not|rather than) (?:an? )?\w+)?[?.! ]*$/i,
  /\b(?:fact|opinion) or (?:an? )?(?:fact|opinion)\b/i,
);
const QUOTED = /["“]([^"”]{3,200})["”]/;
const JUDGES = anyWords(
  /should(?:n't)?|must|ought|better|best|worse|worst|good|bad|right|wrong|fair|unfair|great|terrible|absurd|reckless|shame\w*|disgrace\w*|deserve[sd]?|nobody bothered|too (?:much|many|few|late|soon)/i,
  /most likely|probably|looked like|seem(?:s|ed)?|threw away|wast(?:e|ed)|fail(?:s|ed)?|important|beautiful|dreadful|stunning|amazing/i,
);

function sayFactOrOpinion({ request, text, analysis }: AboutText): Said | null {
  const words = QUOTED.exec(request)?.[1];
  const at = words === undefined ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (words === undefined || at < 0) return null;
  const judged = JUDGES.exec(words)?.[0];
  const known = checkableClaims(`${words} It is said so here now.`, 1)[0];
  const mark = findingsOf(analysis()).find((f) => f.start < at + words.length && f.end > at && f.end - f.start <= MOST_MARKED_CHARS);
  return {
    text: [
      judged !== undefined
        ? `It judges: ${quote(judged)} is a word for how somebody sees it, and nobody can look that up.${known ? ` Next to it is something you can look up: it states ${known.kind}.` : ""}`
        : known
          ? `You can look it up as it is: it states ${known.kind}. ${known.how}`
          : "I don’t see anything in it that judges, or any figure, finding or event you could look up: it tells how somebody sees or describes it.",
      mark ? `Its wording is marked: **${mark.reflexLabel}**. ${mark.rationale}` : "",
      judged !== undefined
        ? "There’s nothing wrong with a judgment. It’s fair if it’s kept apart from the report, and the text shows what it’s based on. Does it?"
        : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
    notes: mark ? [mark.reflexLabel, mark.rationale] : [],
  };
}

export const THING_ROWS: readonly Row[] = [
  { form: { test: (request) => QUOTED.test(request) && FACT_OR_OPINION.test(request) }, intent: "one-mark", passesOn: true, say: sayFactOrOpinion },
  {
    form: { test: (request) => namedIn(request) !== undefined },
    intent: "one-mark",
    passesOn: true,
    say: (asked) => {
      if (isSwindle(asked.text) && offerOf(asked.text) === null) return null;
      const named = namedIn(asked.request)!;
      // “Is climate change real?” asks about the world; “is monika proof?” about somebody whom the text names.
      if (
        !/^(?:the|this|that|those|these|his|her|their)\b|\d/i.test(named) &&
        !isNameIn(asked.text, named) &&
        IF_IT_IS.test(asked.request) &&
        !OF_WORTH.test(asked.request)
      )
        return null;
      const place = placeOfThing(named, asked.text, asked.request);
      return place && sayOfPlace(place, asked);
    },
  },
];
