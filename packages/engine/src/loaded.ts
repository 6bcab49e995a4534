import { Engine } from "./engine.ts";
import { DETECTED, HEAD, LISTS, MEMBERSHIPS, PAGES, PATTERNS, USES, WORDS } from "./generated/tables.ts";
import { Tables } from "./match/tables.ts";
import { unpackPatterns } from "./match/catalog-tables.ts";

let engine: Engine | undefined;

/** The engine with the built-in tables, unpacked at the first call. */
export function loadedEngine(): Engine {
  engine ??= new Engine(new Tables({ words: WORDS, memberships: MEMBERSHIPS, head: HEAD, pages: PAGES, uses: USES, lists: LISTS }), unpackPatterns(PATTERNS), DETECTED);
  return engine;
}
