import { Engine } from "../src/engine.ts";
import { type Plain, readArraysFile, writeArraysFile } from "./arrays-file.ts";
import type { NotesIndex } from "./notes-file.ts";
import type { PatternTable } from "../src/match/catalog-tables.ts";
import type { KindTable } from "../src/detectors/kind-table.ts";
import { Lexicon, type LexiconData } from "../src/match/lexicon.ts";
import { Pool } from "../src/match/pool.ts";
import { ARRAYS, ARRAYS_16, POOLS, POOLS_16, type ProgramData, Programs, type ReservedAnchors } from "../src/match/programs.ts";
import { ROOTS } from "../src/match/roles.ts";

/** The engine's tables as they are after every phrase was laid out, in one file: a process that starts with it has nothing to unpack. */
interface Ready {
  ruleHash: string;
  lexicon: LexiconData;
  roots: { [name: string]: Int32Array | Uint16Array | readonly ReservedAnchors[] }[];
  patterns: PatternTable;
  detected: Readonly<Record<string, number>>;
  kinds: KindTable;
  notes: NotesIndex;
}

/** What a process starts with. */
export interface Start {
  engine: Engine;
  notes: NotesIndex;
}

/** Made when the package is built (scripts/build.mjs). */
export function writeReady(engine: Engine, notes: NotesIndex, ruleHash: string): Uint8Array {
  const { tables, patterns, detected, kinds } = engine;
  const ready: Ready = {
    ruleHash,
    // The last three only for laying out, which is done.
    lexicon: { ...tables.lexicon, listOf: NONE, reserved: NONE, rows: [] },
    roots: Array.from({ length: ROOTS }, (_, root) => plainPrograms(tables.programs(root))),
    patterns,
    detected,
    kinds,
    notes,
  };
  return writeArraysFile(ready as unknown as Plain);
}

/** What only laying out needs. */
const DONE: ReadonlySet<string> = new Set(["anchorEnd", "begins", "firstAnchor", "termStart", "termAnchors"]);
const NONE = new Int32Array(0);

function plainPrograms(programs: Programs): Ready["roots"][number] {
  programs.complete();
  return {
    ...Object.fromEntries([...POOLS, ...POOLS_16].map((name) => [name, DONE.has(name) ? NONE : programs[name].data.slice(0, programs[name].length)])),
    ...Object.fromEntries([...ARRAYS, ...ARRAYS_16].map((name) => [name, DONE.has(name) ? NONE : programs[name]])),
    reservedAnchors: programs.reservedAnchors,
  };
}

/** The engine from the file, and where its notes stand. Throws when it is no such file or was made from other rules. */
export function readReady(bytes: Uint8Array, ruleHash: string): Start {
  const ready = readArraysFile(bytes) as unknown as Ready;
  if (ready.ruleHash !== ruleHash) throw new Error("The engine's table file was made from other rules. Build the package again.");
  const lexicon = new Lexicon(ready.lexicon);
  const roots = ready.roots.map((root) => {
    const pools = Object.fromEntries([...POOLS, ...POOLS_16].map((name) => [name, Pool.of(root[name] as Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>)]));
    return new Programs(lexicon, { text: "", ...root, ...pools } as unknown as ProgramData);
  });
  const engine = new Engine({ lexicon, programs: (root) => roots[root]! }, ready.patterns, ready.detected, ready.kinds);
  return { engine, notes: ready.notes };
}
