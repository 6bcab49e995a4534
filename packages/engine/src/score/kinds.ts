import type { PatternTable } from "../match/catalog-tables.ts";
import { TECHNIQUES } from "../patterns/techniques.ts";

/** Forms of argument stand first in the list of techniques (MAFALDA's names); ways of wording follow. */
const WORDINGS_FROM = TECHNIQUES.indexOf("loaded language");
/** Base confidence, in hundredths, up to which a pattern is a cue that proves little by itself. */
const CUE_MAX = 50;

export const isFormOfArgument = (table: PatternTable, pattern: number): boolean => table.technique[pattern]! < WORDINGS_FROM;

/** A cue of an argument: it says that something is argued, and its name for the form is a guess. */
export const isCue = (table: PatternTable, pattern: number): boolean => isFormOfArgument(table, pattern) && table.confidence[pattern]! <= CUE_MAX;
