import { Engine } from "./engine.ts";
import { DETECTED, NUMBERS, PATTERNS, WORDS } from "./generated/tables.ts";
import { unpackAutomaton } from "./match/automaton.ts";
import { unpackPatterns } from "./match/catalog-tables.ts";

let engine: Engine | undefined;

/** The engine with the built-in tables, unpacked at the first call. */
export function loadedEngine(): Engine {
  engine ??= new Engine(unpackAutomaton({ words: WORDS, numbers: NUMBERS }), unpackPatterns(PATTERNS), DETECTED);
  return engine;
}
