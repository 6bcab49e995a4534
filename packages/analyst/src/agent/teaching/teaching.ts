import { anyOf } from "../../text/forms.ts";
import { askedReflex, askedTerm } from "../intent.ts";
import { explainAppWord, explainReflex, sayDifference, sayExamples, saySpot, sayTerm, sayUnknownTerm } from "./explain-term.ts";
import { exampleAsked } from "./say-example-of.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";
import { askedToSpot, namesKind, saySpotting, sayTopic } from "./spotting.ts";
import { findTerm, type Term } from "./terms.ts";
import { topicAtHand } from "./topic.ts";

const DIFFERENCE =
  /\b(?:differences?|distinction|distinguish|differs?|tell) (?:between |apart )?(?:an? |the |being )?["“']?([a-z][a-z' -]{2,40}?)["”']? (?:and|from|vs\.?|versus) (?:an? |the |being )?["“']?([a-z][a-z' -]{2,40}?)["”']?(?: apart)?[?.! ]*$/i;
const PAIR =
  /^(?:compare|how (?:do|does|is|are)|is|are|what about) (?:an? |the |being )?["“']?([a-z][a-z' -]{2,40}?)["”']? (?:and|from|vs\.?|versus|differ(?:s|ent)? from|the same(?: thing)? as) (?:an? |the |being )?["“']?([a-z][a-z' -]{2,40}?)["”']?(?: differ(?:ent)?| (?:the same|different)(?: things?)?| fallac(?:y|ies))*[?.! ]*$/i;
/** “What is a straw man and how is it different from a red herring?” */
const AND_HOW =
  /^what(?:'s|’s| is| are) (?:an? |the )?([a-z][a-z' -]{2,40}?),? and how (?:is|are|does|do) (?:it|that|they) (?:different|differ) from (?:an? |the )?([a-z][a-z' -]{2,40}?)[?.! ]*$/i;
const VERSUS =
  /^(?:what about |how about |what(?:'s|’s| is| are) )?(?:an? |the )?([a-z][a-z' -]{2,40}?) (?:vs\.?|versus|or) (?:an? |the )?([a-z][a-z' -]{2,40}?)[?.! ]*$/i;
const POINTS_AT_TEXTS = /\b(?:these|those|them|two|both|statements?|texts?|articles?|this|that|it)\b/i;
const MORE_EXAMPLES = anyOf(
  /^(?:(?:and|but|ok(?:ay)?|please|so|can you|could you|would you)[, ]+)*(?:(?:(?:give|show|tell)(?: (?:me|us))?|what(?:'s| is| would be| could be)|is there|do you have|i (?:need|want)) )?(?:(?:an?|one|some|another|more|a few|two|three|a second|further) )?(?:more |real(?:[- ](?:life|world))? |other |concrete |simple |good |everyday |better |different |easy |easier |short |new |historical |famous |political |funny )*examples?(?: (?:please|(?:from|in|of) (?:my |the |an? )?(?:everyday|daily|real|normal|ordinary|school|work|own)(?: (?:life|world))?|(?:of|for) (?:it|that|this|one|the (?:first|second|former|latter|other)(?: one)?|(?:that|this) (?:trick|technique|mark|kind))))*[?.! ]*$/i,
  /^(?:for example|such as|like what)\??$/i,
);
/** Whether another example is wanted of what was spoken of. */
export const asksForExamples = (request: string): boolean => MORE_EXAMPLES.test(bare(plainWords(request)));
const SPOT = anyOf(
  /^(?:do|does|can|might|could) (?:i|we) (?:also |have |do |fall for |suffer from |show )+(?:it|this|that|one)(?: (?:too|myself|as well))?[?.! ]*$/i,
  /\bhow (?:(?:do|can|could|would|should) (?:i|we|you|one)|to) (?:best )?(?:spot|recogni[sz]e|notice|detect|see|tell|avoid|answer|counter|respond|react|reply)(?! (?:to )?(?:him|her|my|our|the)\b)(?: to)?(?: (?:it|one|that|this|them))?\b[^.?!]{0,20}\??$/i,
);
/** What somebody means who asks for a thing by a name of its own: "a gish gallop", and not "the cost". */
const NAMED =
  /\b(?:what(?:'s| is| are| (?:does|do)(?=[^?.!]*\bmeans?\b))|define|meaning of|explain)\s+(?:the [a-z' -]{3,40} (?:fallacy|effect|bias|paradox|razor|error|law|trick|technique|method|principle)\b|(?!(?:the|this|that|it|my|your|his|her|their|our|its|going|wrong|there|here|happening|new)\b))/i;
const ASKS_MEANING = /\b(?:means?|meaning|define)\b|\bwhat(?:'s| is) (?:(?:an? )?["“']?[a-z]+["”']?|the (?:codex|handshake|omission scan))\?*$/i;
/** A definition is wanted, and not only an example. */
const DEFINES = /\b(?:what(?:'s|’s| is| are)(?! (?:an?|some|the|a few) (?:\w+ )?example)|define|explain|meaning)\b/i;
const ASKS_WHAT = /^(?:what(?:'s|’s| is| are)|define|explain|tell me about)\b/i;
/** The name of one that is not known, and not the whole field. */
const ONE_FALLACY = /^(?!logical|formal|informal|common)[a-z' -]+ fallacy$/i;
const NO_NAME = /\b(?:being|mean(?:s|t)? by|looks? like|says?|sounds?|about|wrong|missing|going|here|there|you|i|we|he|she|they|it|this|that|these|those)\b/i;

const termsIn = (request: string): [string, string] | null => {
  const match = AND_HOW.exec(request) ?? DIFFERENCE.exec(request) ?? PAIR.exec(request) ?? VERSUS.exec(request);
  return match ? [match[1]!, match[2]!] : null;
};

/** Whether a message asks for two known terms to be told apart: no statement of its own, whatever its wording. */
function asksForDifference(message: string): boolean {
  if (message.length > MOST_ASKED_CHARS) return false;
  const pair = termsIn(message);
  return pair !== null && findTerm(pair[0]) !== null && findTerm(pair[1]) !== null;
}
const MOST_ASKED_CHARS = 240;

/** Whether a message asks to be taught a known term or matter: no statement of its own, however long the sentence. */
export function asksToLearn(typed: string): boolean {
  if (typed.length > MOST_ASKED_CHARS) return false;
  const message = plainWords(typed);
  const name = askedTerm(message);
  if (exampleAsked(typed) !== null) return true;
  return FROM_IT.test(message.trim()) || asksForDifference(message) || saySpotting(message) !== null || (name !== null && findTerm(name) !== null);
}

const SECOND_OF_TWO = /\b(?:second|latter|other)(?: one)?[?.! ]*$/i;

const POINTS_AT_TERM = /\b(?:it|that|this|them|these|one)\b/i;
/** “How is it different from a red herring?” */
const FROM_IT =
  /^(?:how|in what way|what) (?:is|are|does|do|makes) (?:(?:it|that|this|they)(?: \w+)? (?:differ(?:ent)?|the same|unlike)(?: from| to| than| as| with)?|(?:the )?differ(?:ent|ence) (?:with|to|from)) (?:an? |the )?["“']?([a-z][a-z' -]{2,40}?)["”']?[?.! ]*$/i;

/** The term that was spoken of last, so that "give me an example" has something to point at; of two that were told apart the first, or `second`. */
function lastTerm(history: readonly { role: string; text: string }[], second: boolean, far = false): Term | null {
  for (const { role, text: typed } of [...history].reverse()) {
    const text = plainWords(typed);
    if (role !== "user" || MORE_EXAMPLES.test(text.trim()) || SPOT.test(text.trim())) continue;
    const exampled = exampleAsked(text);
    if (exampled) return exampled.term;
    const name = askedTerm(text) ?? (shortName(nameAlone(text)) ? nameAlone(text) : (termsIn(text)?.[second ? 1 : 0] ?? null));
    const term = name === null ? null : findTerm(name);
    // “How is it different from …?” names no term of its own.
    if (term !== null || (!far && !POINTS_AT_TERM.test(text))) return term;
  }
  return null;
}

const IS_ONE =
  /^(?:(?:and|but|so|ok(?:ay)?|now|then|what about)[, ]+)*(?:(?:is|was|would|could|does) )?(?:this|that|it|the following|here)(?: sentence| text| quote)? (?:be |count as |also |really |an? |then )*(?:one|example|case)(?: of (?:it|that|this|one|those|them))?(?:,? (?:too|as well|then|or not))*[?.:! ]*$/i;
/** “Is this one, too: …”, after a term was spoken of. */
export const termOfOne = (request: string, history: readonly { role: string; text: string }[]): Term | null =>
  IS_ONE.test(plainWords(request)) ? lastTerm(history, false) : null;

/** A question without the words that only join it to the last one. */
const bare = (request: string): string =>
  request
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^(?:(?:and|but|ok(?:ay)?|so|please|now|then|hi|hello)[, ]+)+/i, "");
/** “What about malinformation?” names it as shortly as one can. */
const nameAlone = (request: string): string =>
  bare(request)
    .replace(/^(?:what|how) about (?:an? |the )?/i, "")
    .replace(/(?<![?.! ])[?.! ]+$/, "");

const shortName = (request: string): boolean => request.split(/\s+/).length <= 4;

/** “What is the argument?” asks for the one in the text, “What is an argument?” for the idea. */
const isOfText = (term: Term, name: string, request: string): boolean => term.isIdea === true && DEFINITE.test(request) && !ALWAYS_DEFINITE.test(name);
const ALWAYS_DEFINITE = /\b(?:fallacy|effect|bias|paradox|razor|error|law|method|window|moves|vs\.?|versus)$/i;
const DEFINITE = /\b(?:what(?:'s| is| are)|explain|define) (?:the|its|their|his|her|this|that|these|those)\b/i;

const ofTopic = (history: Parameters<typeof topicAtHand>[0], atHand: boolean): Term | null => {
  const topic = topicAtHand(history, atHand);
  return topic?.kind === "term" ? topic.term : null;
};

/** “What’s normal”, “what is right now”: no article, and so hardly a name. */
const BARE_WORD = /^what(?:'s| is| are) (?!(?:an?|the)\b)[\p{L}'’-]+(?: now| here| there| then)?[?.! ]*$/iu;

/**
 * Questions about techniques and words rather than about a text. `speaksOf`: whether the text at hand holds the words, in which case an unknown name is no term;
 * `atHand`: whether there is a text at all.
 */
export function sayTeaching(
  request: string,
  history: readonly { role: string; text: string }[],
  atHand: boolean,
  speaksOf: (words: string) => boolean,
): Said | null {
  const plain = bare(request);
  const reflex = askedReflex(plain);
  const known = reflex === null ? null : explainReflex(reflex);
  if (known) return known;
  const named = askedTerm(plain) ?? plain.replace(/(?<![?.!])[?.!]+$/, "");
  const whole = /\b(?:vs\.?|versus|and)\b/i.test(named) ? findTerm(named) : null;
  if (whole) return sayTerm(whole);
  const pair = termsIn(plain);
  if (pair && !POINTS_AT_TEXTS.test(pair.join(" "))) {
    const both = findTerm(`${pair[0]} and ${pair[1]}`) ?? findTerm(`${pair[1]} and ${pair[0]}`);
    if (both) return sayTerm(both);
    const [a, b] = [findTerm(pair[0]), findTerm(pair[1])];
    if (a && b) return sayDifference(a, b);
    if (a ?? b) {
      const missing = sayUnknownTerm(a ? pair[1] : pair[0]);
      const there = sayTerm((a ?? b)!);
      return { text: `${there.text}\n\n${missing.text}`, confidence: 0.85, notes: there.notes ?? [] };
    }
    if (/\bdifference between\b/i.test(plain) && !atHand) return sayUnknownTerm(`${pair[0]} and ${pair[1]}`);
  }
  const other = FROM_IT.exec(plain)?.[1];
  const [one, two] = other === undefined ? [] : [lastTerm(history, false) ?? ofTopic(history, atHand), findTerm(other)];
  if (one && two) return sayDifference(one, two);
  const before =
    MORE_EXAMPLES.test(plain) || (SPOT.test(plain) && askedToSpot(plain) === null)
      ? (lastTerm(history, SECOND_OF_TWO.test(plain), /\bback to\b/i.test(plain)) ?? ofTopic(history, atHand))
      : null;
  if (before) return MORE_EXAMPLES.test(plain) ? sayExamples(before) : saySpot(before);
  const taught = saySpotting(plain);
  if (taught) return taught;
  const name = askedTerm(plain) ?? (shortName(nameAlone(plain)) && !/^and the\b/i.test(request) && findTerm(nameAlone(plain)) ? nameAlone(plain) : null);
  const kind = askedToSpot(plain);
  if (kind !== null && !atHand && namesKind(plain)) return sayUnknownTerm(kind.replace(/^(?:an? |the )/i, ""));
  if (name === null) return null;
  const word = ASKS_MEANING.test(plain) ? explainAppWord(name) : null;
  if (word) return word;
  const term = findTerm(name, !atHand);
  if (term && !(atHand && isOfText(term, name, plain))) return /\bexamples?\b/i.test(plain) && !DEFINES.test(plain) ? sayExamples(term) : sayTerm(term);
  const topic = ASKS_WHAT.test(plain) && !ONE_FALLACY.test(name) && !speaksOf(name) ? sayTopic(name) : null;
  if (topic) return topic;
  // “What’s normal?”, beside a leaflet, asks for no name of ours.
  if (atHand && BARE_WORD.test(plain)) return null;
  return NAMED.test(plain) && !NO_NAME.test(name) && !speaksOf(name) ? sayUnknownTerm(name.replace(/ fallacy$/, "")) : null;
}
