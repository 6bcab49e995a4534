import { Engine } from "./engine.ts";
import { DETECTED, LISTS, MEMBERSHIPS, NUMBERS, PATTERNS, WORDS } from "./generated/tables.ts";
import { unpackTables } from "./match/automaton.ts";
import { unpackPatterns } from "./match/catalog-tables.ts";

let engine: Engine | undefined;

/** The engine with the built-in tables, unpacked at the first call. */
export function loadedEngine(): Engine {
  engine ??= new Engine(unpackTables({ words: WORDS, memberships: MEMBERSHIPS, numbers: NUMBERS, lists: LISTS }), unpackPatterns(PATTERNS), DETECTED);
  return engine;
}
