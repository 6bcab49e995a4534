import { Engine } from "./engine.ts";
import { DETECTED, MEMBERS, PATTERNS, PROGRAMS, ROWS, RULES, TERMS, USES } from "./generated/tables.ts";
import { detectorWords } from "./detectors/index.ts";
import { PackedTables } from "./match/tables.ts";
import { unpackPatterns } from "./match/catalog-tables.ts";

let engine: Engine | undefined;

/** The engine with the built-in tables, unpacked at the first call. */
export function loadedEngine(): Engine {
  engine ??= new Engine(
    new PackedTables({ terms: TERMS, rules: RULES, members: MEMBERS, rows: ROWS, programs: PROGRAMS, uses: USES }, detectorWords()),
    unpackPatterns(PATTERNS),
    DETECTED,
  );
  return engine;
}
