import type { Category, Severity } from "../types.ts";
import type { Technique } from "./techniques.ts";

/**
 * A phrase in Candor's phrase language (docs/pattern-language.md). In short:
 *   words in lower case; (a|b c) alternatives; x? or (…)? optional; word~ all inflections; @list a named word list;
 *   [3] up to three words in between; _ exactly one word; ^ start of sentence; $ end; ?$ ends with a question mark; !$ ends with "!";
 *   , ; : -- written where they must stand; <num> <percent> <money> <year> <name> <caps>; <next> on into the next sentence.
 */
export type Phrase = string;

export interface Pattern {
  /** Full reflex id: family prefix and a short name, `vx-fo01-ends-tonight`. */
  id: string;
  /** What the wording does, as the head of a note: at most 40 characters, sentence case. */
  name: string;
  category: Category;
  technique: Technique;
  severity: Severity;
  /** Base confidence, 0.4 to 0.9: in families vx-sp01 and vx-mp01, and where the specification fixes it for one kind of claim (1 §9); by severity elsewhere. */
  confidence?: number;
  /** Any one of them makes a match. Empty only with `detector`. */
  phrases: Phrase[];
  /** Name of the structural detector (src/detectors/<name>.ts) that emits this pattern instead of phrases. */
  detector?: string;
  /** How far the mark reaches. Default "match": just the matched words. "clause": to the commas or sentence ends around. "sentence": the whole sentence. "argument": that sentence and those beside it that hang together with it. */
  extent?: "match" | "clause" | "sentence" | "argument";
  /** Other wordings of the same trick. More than one of phrases + indicators in the same sentence or its neighbours: +0.05. */
  indicators?: Phrase[];
  /** Wordings that make the trick likelier when they stand in the same paragraph: +0.1. */
  contextClues?: Phrase[];
  /** Exceptions: wordings in the same sentence that make it fine. The match is dropped. */
  unless?: Phrase[];
  /** Phrases that, standing directly before the match, make it fine. */
  notAfter?: Phrase[];
  /** Phrases that, standing directly behind the match, make it fine. */
  notBefore?: Phrase[];
  /** General guards to switch off, where the pattern itself is a negation or a question, or where a named source changes nothing. */
  ignore?: ("negation" | "question" | "quotation" | "source" | "hedge")[];
  /** A sentence or two for the taxonomy page: what this is. */
  description: string;
  /** Why it can mislead. First sentence about 50 characters; 2 sentences in all as a rule. No judgement of the writer. */
  rationale: string;
  /** The better question, specific to the wording. */
  question: string;
  /** A fair way to say what could honestly be meant. Leave out where there is none. */
  rewording?: string;
  /** How it works in the mind, one or two sentences. */
  mechanism: string;
  /** Where the technique is described: author, title, year. Real. */
  source: string;
  /** 2 or more texts that must match, each a natural sentence of your own. */
  fires: string[];
  /** As many near-misses that must not match: honest sentences that look like it. */
  allows: string[];
}

/** An entry of the expert taxonomy (vx-mp01). */
export interface ExpertPattern extends Pattern {
  sophistication: "basic" | "intermediate" | "advanced" | "expert";
  confidence: number;
}

/** A named word list, used in phrases as @id. Entries may be several words and may use word~. */
export interface WordList {
  id: string;
  /** Why these words belong together, in one line. */
  why: string;
  words: string[];
}
