import type { Document } from "../text/document.ts";
import { W_DENIES } from "../text/system-words.ts";
import {
  ANY,
  BOUNDARY,
  BOUNDARY_EXCLAMATION,
  BOUNDARY_QUESTION,
  CAPS,
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
  NAME,
  NUMBER,
  ODD,
  YEAR,
} from "./symbols.ts";

/** The reserved symbols that a token is, as bits; those of words are told by its flags. */
export function classesOf(symbol: number, flags: number): number {
  let bits = symbol < FIRST_WORD && !(flags & F_BOUNDARY) ? 1 << symbol : 0;
  if (flags & F_BOUNDARY) bits |= (1 << BOUNDARY) | (1 << BOUNDARY_QUESTION) | (1 << BOUNDARY_EXCLAMATION) | (1 << ELLIPSIS);
  if (flags & F_NUMBER) bits |= (1 << NUMBER) | (1 << DECIMAL) | (1 << ODD);
  if (flags & F_YEAR) bits |= 1 << YEAR;
  if (flags & F_NAME) bits |= 1 << NAME;
  return flags & F_CAPS ? bits | (1 << CAPS) : bits;
}

/** Whether the token is of a class, or this mark. */
export function takes({ symbol, flags: all, bits }: Document, reserved: number, at: number): boolean {
  const flags = all[at]!;
  switch (reserved) {
    case ANY:
      return (flags & F_WORD) !== 0 && !(bits[at]! & W_DENIES);
    case BOUNDARY:
      return (flags & F_BOUNDARY) !== 0;
    case BOUNDARY_QUESTION:
      return (flags & F_BOUNDARY) !== 0 && (flags & F_QUESTION) !== 0;
    case BOUNDARY_EXCLAMATION:
      return (flags & F_BOUNDARY) !== 0 && (flags & F_EXCLAMATION) !== 0;
    case ELLIPSIS:
      return symbol[at] === ELLIPSIS || ((flags & F_BOUNDARY) !== 0 && (flags & F_DOTS) !== 0);
    case NUMBER:
      return (flags & F_NUMBER) !== 0;
    case DECIMAL:
      return (flags & F_NUMBER) !== 0 && (flags & F_DECIMAL) !== 0;
    case ODD:
      return (flags & F_NUMBER) !== 0 && (flags & F_ODD) !== 0;
    case YEAR:
      return (flags & F_YEAR) !== 0;
    case NAME:
      return (flags & F_NAME) !== 0;
    case CAPS:
      return (flags & F_CAPS) !== 0;
    default:
      return symbol[at] === reserved && (flags & F_BOUNDARY) === 0;
  }
}
