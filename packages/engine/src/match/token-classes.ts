import type { Document } from "../text/document.ts";
import { W_DENIES } from "../text/system-words.ts";
import {
  ANY,
  AT_START,
  BOUNDARY,
  BOUNDARY_EXCLAMATION,
  BOUNDARY_QUESTION,
  CAPS,
  COMMA,
  DECIMAL,
  ELLIPSIS,
  F_BOUNDARY,
  F_CAPS,
  F_DECIMAL,
  F_DOTS,
  F_EXCLAMATION,
  F_NAME,
  F_NUMBER,
  F_ODD,
  F_QUESTION,
  F_WORD,
  F_YEAR,
  FIRST_WORD,
  GAP_1,
  GAP_LAST,
  NAME,
  NUMBER,
  ODD,
  YEAR,
} from "./symbols.ts";

/** Nothing but given words may stand here. Every token carries this bit, so that a place without it is decided by its words and classes. */
export const OPEN_BIT = 1;
/** A gap may pass over the token: a word that is no "not", or a comma. */
export const GAP_BIT = 1 << GAP_1;

/** The bit of a reserved symbol: all gaps share one. */
export const classBit = (reserved: number): number => (reserved <= GAP_LAST ? GAP_BIT : 1 << reserved);

/** The token is followed by one at a start: what a phrase that begins with such a start sees when it looks back. */
export const BEFORE_START_BIT = 1 << AT_START;

/** The reserved symbols that a token fits, as bits. */
export function classesOf({ symbol, flags, bits }: Document, at: number): number {
  const its = flags[at]!;
  let classes = OPEN_BIT;
  if (its & F_WORD) {
    if (!(bits[at]! & W_DENIES)) classes |= GAP_BIT | (1 << ANY);
    if (its & F_CLASSED) classes |= classesOfWord(its);
  } else if (its & F_BOUNDARY) classes |= classesOfBoundary(its);
  else if (symbol[at] === COMMA) classes |= GAP_BIT | (1 << COMMA);
  else if (symbol[at]! < FIRST_WORD) classes |= 1 << symbol[at]!;
  return classes;
}

const F_CLASSED = F_NUMBER | F_YEAR | F_NAME | F_CAPS;

function classesOfWord(flags: number): number {
  let classes = 0;
  if (flags & F_NUMBER) classes |= (1 << NUMBER) | (flags & F_DECIMAL ? 1 << DECIMAL : 0) | (flags & F_ODD ? 1 << ODD : 0);
  if (flags & F_YEAR) classes |= 1 << YEAR;
  if (flags & F_NAME) classes |= 1 << NAME;
  return flags & F_CAPS ? classes | (1 << CAPS) : classes;
}

function classesOfBoundary(flags: number): number {
  let classes = 1 << BOUNDARY;
  if (flags & F_QUESTION) classes |= 1 << BOUNDARY_QUESTION;
  if (flags & F_EXCLAMATION) classes |= 1 << BOUNDARY_EXCLAMATION;
  return flags & F_DOTS ? classes | (1 << ELLIPSIS) : classes;
}
