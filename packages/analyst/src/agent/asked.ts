import type { Analysis, Failure } from "@candor/engine";
import type { Intent } from "./intent.ts";
import type { Conversation } from "./talk/recap.ts";
import type { Said } from "./say.ts";

/** One message and what it is said about, and what is answered to it. */
export interface Asked extends Conversation {
  request: string;
  /** The text at hand, after this message. */
  text: string | null;
  second: string | null;
  /** Every text of the conversation, in order. */
  texts: readonly string[];
  /** Whether this message brought the text along. */
  brought: boolean;
  /** Whether this message turned to an earlier text. */
  moved: boolean;
  run: (text: string) => Analysis;
  introduce: boolean;
}

/** The same, with what the words ask for. */
export interface Named extends Asked {
  named: Intent;
}

/** A message about the text at hand. */
export interface OfText extends Named {
  text: string;
  /** What it asks of the text: as named, but "unclear" where the text has to say. */
  own: Intent;
  analysis: () => Analysis;
}

export interface Reply {
  said: Said;
  intent: Intent;
  /** Where it is not the one that follows from the confidence. */
  failure?: Failure | null;
  /** Whether it speaks of the text at hand. */
  ofText?: true;
  /** The recap that is due, for below the answer. */
  recap?: Said;
}
