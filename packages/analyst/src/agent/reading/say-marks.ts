import { sayFairly } from "@candor/content/messages/fairly";
import type { Analysis, Frame, Handshake } from "@candor/engine";
import { anyWords } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { bodyOf } from "../../text/titles.ts";
import { sentencesOf } from "../../text/words.ts";
import { findingsOf, numbered, passagesOf, type Passage } from "./passages.ts";
import { askOfReasoning } from "./reasoning.ts";
import { cited, quote, SAME_WORDS, type Said } from "../say.ts";
import { percent } from "../../percent.ts";

/** One mark, one sentence or one wording that a question points at. */
export type Pointed =
  | { kind: "strongest" | "weakest" }
  | { kind: "nth"; n: number }
  | { kind: "sentence" | "paragraph"; n: number }
  | { kind: "words" | "about"; words: string };

const ORDINALS: Record<string, number> = {
  first: 1,
  "1st": 1,
  second: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  "4th": 4,
  fifth: 5,
  "5th": 5,
  sixth: 6,
  seventh: 7,
  last: -1,
  final: -1,
};
const ORDINAL = Object.keys(ORDINALS).join("|");
const NOUN = "(?:mark|one|finding|passage|flag|frame|technique|trick|highlight|fallacy|red flag)";
/** Of marks and places in the text, and of no other list. */
export const CLEARLY_A_MARK =
  /\b(?:marks?|findings?|passages?|flags?|frames?|techniques?|tricks?|highlights?|fallac(?:y|ies)|sentences?|lines?|paragraphs?)\b/i;
const NTH = new RegExp(
  String.raw`\b(${ORDINAL}) (?:\w+ )?(?:${NOUN}|(?:that )?(?:you|u) (?:just )?(?:said|wrote|named|mentioned|marked|showed|listed|found|quoted|told))\b|\b(?:mark|finding|passage|number|no\.|#) ?#?(\d{1,2})\b`,
  "i",
);
/** “No, I mean the second”: where a list stood last, it is a row of that. */
const BARE_NTH = new RegExp(
  String.raw`^(?:(?:no|sorry|wait|and|ok(?:ay)?|i mean(?:t)?|explain|show(?: me)?|what about|how about|actually)[, ]+)+the (${ORDINAL})[?.! ]*$`,
  "i",
);
const PLACE = new RegExp(String.raw`\b(${ORDINAL}) (sentence|line|paragraph)\b|\b(sentence|line|paragraph) (\d{1,2})\b`, "i");
/** Faults of wording: whatever has most of one, claim or argument, is a mark. */
const FAULTY =
  /\bmost (?:manipulative|misleading|dishonest|unfair|exaggerated|extreme|emotional|loaded|biased|deceptive|dodgy|fishy|one-?sided|slanted|sensational|inflammatory|outrageous|ridiculous)\b/i;
/** “Meanest”, “most sus”: any superlative that finds fault. */
export const STRONGEST = anyWords(
  /worst|strongest|heaviest|biggest|gravest|meanest|nastiest|harshest|dirtiest|sneakiest|sleaziest|shadiest|dodgiest|fishiest/i,
  /craziest|wildest|cruelest|cruellest|rudest|silliest|stupidest|riskiest|scariest|creepiest|falsest/i,
  /most (?:sus|suspicious|suspect|questionable|dubious|toxic|aggressive|hurtful|offensive|harmful|worrying|alarming|critical|striking|obvious|pushy)/i,
  /most (?:serious|important|problematic|dangerous|severe)/i,
  FAULTY,
);
const WEAKEST = /\b(?:weakest|least (?:serious|important|manipulative|misleading|problematic|sure)|mildest|most harmless)\b/i;
const AMONG = /\b(?:which|what(?:'s| is| are| would)?|explain|tell|show|why|name|one|mark|passage|sentence|of (?:these|them|all))\b|^(?:and )?the \w+/i;
/** Other things that can be strong or important. */
const NOT_MARKS = /\b(?:version|case|form|arguments?|points?|position|claims?|side|evidence|source|reasons?|question|objection|takeaway|statements?)\b/i;

const PART =
  /\b(?:the|that|its|this) (?:part|bit|place|sentence|passage|line|piece|thing|remark) (?:about|on|with|where|that (?:says|mentions|speaks of)) (?:the |an? )?([^?!]{3,120})/i;
const MIN_PART_CHARS = 3;
/** “The part about 2030 …”: as many of the words behind it as the text holds. */
function wordsAbout(request: string, holds: (words: string) => boolean): string | null {
  const words = PART.exec(request)?.[1]?.trim().split(/\s+/) ?? [];
  for (let n = words.length; n > 0; n--) {
    const named = words
      .slice(0, n)
      .join(" ")
      .replace(/(?<![.,;:])[.,;:]+$/, "");
    if (named.length >= MIN_PART_CHARS && holds(named)) return named;
  }
  return null;
}

/** “Paragraph 4”, “the last sentence” */
function numberedPlace(request: string): { kind: "sentence" | "paragraph"; n: number } | null {
  const place = PLACE.exec(request);
  if (!place) return null;
  const noun = (place[2] ?? place[3])!.toLowerCase();
  return { kind: noun === "paragraph" ? "paragraph" : "sentence", n: place[1] ? ORDINALS[place[1].toLowerCase()]! : Number(place[4]) };
}

/** What a request points at in the text or its marks, or null. `holds`: whether the text holds some words. */
export function pointedAt(request: string, holds: (words: string) => boolean): Pointed | null {
  const place = numberedPlace(request);
  if (place) return place;
  const nth = NTH.exec(request);
  if (nth) return { kind: "nth", n: nth[1] ? ORDINALS[nth[1].toLowerCase()]! : Number(nth[2]) };
  const bare = BARE_NTH.exec(request.trim())?.[1];
  if (bare !== undefined) return { kind: "nth", n: ORDINALS[bare.toLowerCase()]! };
  const words = /["“]([^"”]{2,300})["”]|\B['‘]([^'’]{2,300})['’]\B/.exec(request);
  const named = words?.[1] ?? words?.[2];
  if (named !== undefined && holds(named)) return { kind: "words", words: named };
  const about = wordsAbout(request, holds);
  if (about !== null) return { kind: "about", words: about };
  if ((NOT_MARKS.test(request) && !FAULTY.test(request)) || !AMONG.test(request)) return null;
  return STRONGEST.test(request) ? { kind: "strongest" } : WEAKEST.test(request) ? { kind: "weakest" } : null;
}

/** Every passage in the order in which replies list them: what is asserted, then hints. */
export const listed = (analysis: Analysis): Passage[] => passagesOf(findingsOf(analysis));

export function sayOnePassage({ words, frames }: Passage, text: string, handshake: Handshake): { text: string; notes: string[] } {
  const [f, ...also] = frames as [Frame, ...Frame[]];
  const under = f.confidence < handshake.min_confidence ? `It’s under ${percent(handshake.min_confidence)}, so take it as a hint.` : "";
  const stance = f.stance === "quoted" ? " The text quotes these words, so consider who’s speaking." : "";
  const more =
    also.length > 0 ? `\n\n${SAME_WORDS} ${also.map((one) => `**${one.reflexLabel}** (${percent(one.confidence)}). ${one.rationale}`).join(" ")}` : "";
  // Among the notes, as SAME_WORDS is: said of several marks in one reply, it would count as a refrain.
  const fairly = f.rewording ? `${sayFairly(f.rewording)}:` : "";
  const fair = f.rewording ? `\n\n${fairly} ${f.rewording}` : "";
  return {
    text: `> ${quote(words.fragment)}${cited(text, words.start, f.confidence, handshake)}\n\n**${f.reflexLabel}** (${percent(f.confidence)}). ${f.rationale}${stance}${under && ` ${under}`} _${f.question}_${more}${fair}`,
    notes: [
      ...(also.length > 0 ? [SAME_WORDS] : []),
      ...frames.flatMap((one) => [one.reflexLabel, one.rationale]),
      f.question,
      ...(under ? [under] : []),
      ...(f.rewording ? [fairly, f.rewording] : []),
    ],
  };
}

const NO_MARKS: Said = { text: "There’s no mark in this text to point at: none of its wording matches a pattern I know.", confidence: 0.7 };

/** Where no wording stands out, what there is to look up. */
function noneButAClaim(text: string): Said {
  const [claim] = checkableClaims(text, 1);
  return claim
    ? { ...NO_MARKS, text: `${NO_MARKS.text} What most needs looking up is ${quote(claim.sentence.text)} It states ${claim.kind}. ${claim.how}` }
    : NO_MARKS;
}

function sayNth(n: number, text: string, analysis: Analysis, handshake: Handshake): Said {
  const all = numbered(analysis);
  if (all.length === 0) return NO_MARKS;
  const frame = all.at(n < 0 ? n : n - 1);
  if (!frame || n === 0) return { text: `There ${all.length === 1 ? "is only one mark" : `are only ${all.length} marks`} in this text.`, confidence: 0.8 };
  const one = sayOnePassage({ words: frame, frames: [frame] }, text, handshake);
  return { ...one, text: `Mark ${all.indexOf(frame) + 1} of ${all.length}:\n\n${one.text}`, confidence: 0.8 };
}

const NEXT_ONE =
  /^(?:(?:and|ok(?:ay)?|now|then|so|what(?:'s| is)|what about|how about)[, ]+)*(?:the )?(?:next|second|following|after that|what comes (?:next|after that|then))(?: (?:one|worst|strongest|after that))?[?.! ]*$/i;

/** “And the next?” after the strongest mark was shown. Null after anything else. */
export function sayNextStrongest(request: string, answer: string, text: string, analysis: Analysis, handshake: Handshake): Said | null {
  if (NEXT_ONE.test(request.trim()) && /^It is the only passage that is marked/m.test(answer))
    return { text: "That was the only mark in this text.", confidence: 0.8 };
  if (!NEXT_ONE.test(request.trim()) || !/^(?:It comes first|It shares the top)/m.test(answer)) return null;
  const passage = listed(analysis)[1];
  if (!passage) return null;
  const one = sayOnePassage(passage, text, handshake);
  return { ...one, text: `${one.text}\n\nBy strength, it’s the second of ${listed(analysis).length}.`, confidence: 0.75 };
}

/** Why this passage is the one that was asked for; `all`: every passage, the strongest first. */
export function whyExtreme(kind: "strongest" | "weakest", [first, other, ...more]: readonly Passage[]): string {
  if (!first || !other) return "It is the only passage that is marked in this text.";
  if (kind === "weakest") return "Of the marks here, this one tells you the least: its wording turns up in honest texts more often than the others do.";
  const next = quote(other.words.fragment);
  return first.frames[0]!.confidence - other.frames[0]!.confidence < 0.03
    ? `It shares the top with ${next}: both are equally strong signs.`
    : `It comes first because its wording is the clearest sign of the ${more.length + 2}: honest texts rarely need it. Next is ${next} (${percent(other.frames[0]!.confidence)}).`;
}

export function sayExtreme(kind: "strongest" | "weakest", text: string, analysis: Analysis, handshake: Handshake): Said {
  const all = listed(analysis);
  const passage = kind === "strongest" ? all[0] : all.at(-1);
  if (!passage) return noneButAClaim(text);
  const one = sayOnePassage(passage, text, handshake);
  return { ...one, text: `${one.text}\n\n${whyExtreme(kind, all)}`, confidence: 0.75 };
}

const gapTo = ({ words }: Passage, length: number): number => Math.abs(words.end - words.start - length);

/** Marks that touch a stretch of the text, and what stands there. */
export function sayStretch(start: number, end: number, name: string, text: string, analysis: Analysis, handshake: Handshake): Said {
  const here = passagesOf(findingsOf(analysis).filter((f) => f.spans.some(([from, to]) => from < end && to > start)))
    .sort((a, b) => gapTo(a, end - start) - gapTo(b, end - start))
    .slice(0, 3);
  const same = here[0] !== undefined && gapTo(here[0], end - start) === 0;
  const head = same ? `${name}:` : `${name}:\n\n> ${quote(text.slice(start, end))}`;
  if (here.length === 0) {
    const asks = askOfReasoning(text.slice(start, end));
    return {
      text: `${head}\n\nNothing is marked there: none of its wording matches a pattern I know. Whether it’s true is another question.${asks.length > 0 ? ` What you can ask about it:\n\n${asks.map((ask) => `- ${ask}`).join("\n")}` : ""}`,
      confidence: 0.75,
    };
  }
  const rows = here.map((passage) => sayOnePassage(passage, text, handshake));
  return { text: `${head}\n\n${rows.map((row) => row.text).join("\n\n")}`, notes: rows.flatMap((row) => row.notes), confidence: 0.8 };
}

const placesIn = (text: string, kind: "sentence" | "paragraph"): readonly { start: number; end: number }[] =>
  kind === "sentence" ? sentencesOf(text) : [...text.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)].map((m) => ({ start: m.index, end: m.index + m[0].length }));

/** A stretch of a text, and what it is called in an answer: “paragraph 2”. */
export interface Stretch {
  start: number;
  end: number;
  name: string;
}

/** The sentence or paragraph that a request gives the number of, where the text has it. */
export function placeAsked(request: string, text: string): Stretch | null {
  const asked = numberedPlace(request);
  if (!asked) return null;
  const rows = placesIn(text, asked.kind);
  const at = asked.n < 0 ? rows.length : asked.n;
  const row = rows[at - 1];
  // Nobody means the title by “the first sentence”, nor “Kind regards” by the last.
  const body = asked.kind === "sentence" && (asked.n === 1 || asked.n < 0) && !/\d/.test(request) ? bodyOf(text) : [];
  const meant = asked.n < 0 ? body.at(-1) : body[0];
  if (row && meant && meant.start !== row.start) return { start: meant.start, end: meant.end, name: asked.n < 0 ? "the last sentence" : "the first sentence" };
  return row ? { start: row.start, end: row.end, name: `${asked.kind} ${at}` } : null;
}

function sayPlace(kind: "sentence" | "paragraph", n: number, text: string, analysis: Analysis, handshake: Handshake): Said {
  const rows = placesIn(text, kind);
  // Nobody means the names below a letter by its last sentence.
  const last = kind === "sentence" ? rows.findIndex(({ start }) => start === bodyOf(text).at(-1)?.start) + 1 : 0;
  const at = n < 0 ? last || rows.length : n;
  const row = rows[at - 1];
  if (!row) return { text: `The text has ${rows.length === 1 ? `one ${kind}` : `${rows.length} ${kind}s`}.`, confidence: 0.8 };
  return sayStretch(row.start, row.end, `${kind === "sentence" ? "Sentence" : "Paragraph"} ${at} of ${rows.length}`, text, analysis, handshake);
}

/** What a request points at, from the findings and the text. */
export function sayPointed(pointed: Pointed, text: string, analysis: Analysis, handshake: Handshake): Said {
  switch (pointed.kind) {
    case "nth":
      return sayNth(pointed.n, text, analysis, handshake);
    case "strongest":
    case "weakest":
      return sayExtreme(pointed.kind, text, analysis, handshake);
    case "words": {
      const start = text.toLowerCase().indexOf(pointed.words.toLowerCase());
      return sayStretch(start, start + pointed.words.length, "These words", text, analysis, handshake);
    }
    case "about": {
      const at = text.toLowerCase().indexOf(pointed.words.toLowerCase());
      const all = sentencesOf(text);
      return sayPlace("sentence", Math.max(1, all.findIndex((s) => s.end > at) + 1), text, analysis, handshake);
    }
    default:
      return sayPlace(pointed.kind, pointed.n, text, analysis, handshake);
  }
}

const MOST_SHORT = 3;

/** The findings in a line each. */
export function sayShorter(analysis: Analysis, handshake: Handshake): Said {
  const all = listed(analysis);
  if (all.length === 0) return { text: "In short: nothing in its wording stands out.", confidence: 0.7 };
  const sure = all.filter((p) => p.frames[0]!.confidence >= handshake.min_confidence);
  const rows = (sure.length > 0 ? sure : all).slice(0, MOST_SHORT);
  const rest = all.length - rows.length;
  return {
    text: `In short:\n\n${rows.map(({ words, frames }) => `- ${quote(words.fragment)}: ${frames[0]!.reflexLabel.toLowerCase()} (${percent(frames[0]!.confidence)})`).join("\n")}${rest > 0 ? `\n\n${rest === 1 ? "One more mark is" : `${rest} more marks are`} weaker.` : ""}`,
    notes: rows.map(({ frames }) => frames[0]!.reflexLabel.toLowerCase()),
    confidence: 0.75,
  };
}

/** How sure the marks of this text are. */
export function sayHowSure(analysis: Analysis, handshake: Handshake, rules: Said): Said {
  const all = numbered(analysis).map((f) => f.confidence);
  if (all.length === 0) return rules;
  const [most, least] = [Math.max(...all), Math.min(...all)];
  const under = all.filter((c) => c < handshake.min_confidence).length;
  return {
    text: `${all.length === 1 ? `The one mark here is at ${percent(most)}` : `The ${all.length} marks here run from ${percent(least)} to ${percent(most)}`}${under > 0 ? `, and I don’t base anything on the ${under === 1 ? "one" : under} under ${percent(handshake.min_confidence)}` : ""}. That tells you how strong a sign the wording is, not how likely the claims are to be true.\n\n${rules.text}`,
    confidence: 0.85,
  };
}
