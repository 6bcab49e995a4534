import type { Analysis, Handshake } from "@candor/engine";
import type { Intent } from "../intent.ts";
import type { Said } from "../say.ts";

/** A question, with the text that it is about. */
export interface AboutText {
  /** As typed. */
  request: string;
  text: string;
  analysis: () => Analysis;
  handshake: Handshake;
  history: readonly { role: string; text: string }[];
}

/** A form of question about the whole of a text, and its answer. */
export interface Row {
  form: { test: (request: string) => boolean };
  intent: Intent;
  /** Asked of a text that comes with it as well. */
  ofAny?: true;
  /** Where it has nothing to say, the rows behind are asked: another may know more. */
  passesOn?: true;
  /** Null where the text gives nothing to answer with. */
  say: (asked: AboutText) => Said | null;
}

/** What may stand before such a question, and what behind it: parts of an expression. */
export const LEAD = "^(?:(?:so|and|but|ok(?:ay)?|well|then|now|hm+|wait|oh)[, ]+)*";
export const END = "(?: (?:in (?:it|this|that|there|here|(?:the|this) \\w+)|here|at all|then|now|exactly|though|please))*[?.! ]*$";
