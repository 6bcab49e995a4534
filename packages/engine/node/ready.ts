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
    // The others only for laying out and for the kinds, which is done.
    lexicon: { ...tables.lexicon, lists: [], listTerm: [], listOf: NONE, reserved: NONE, rows: [] },
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

/** The phrases of a root, which are made when they are first asked for. */
function readPrograms(lexicon: Lexicon, root: Ready["roots"][number]): Programs {
  const data: { [name: string]: unknown } = root;
  for (const names of [POOLS, POOLS_16]) for (const name of names) data[name] = Pool.of(data[name] as Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>);
  data["text"] = "";
  return new Programs(lexicon, data as unknown as ProgramData);
}

/** The engine from the file, and where its notes stand. Throws when it is no such file or was made from other rules. */
export function readReady(bytes: Uint8Array, ruleHash: string): Start {
  const ready = readArraysFile(bytes) as unknown as Ready;
  if (ready.ruleHash !== ruleHash) throw new Error("The engine's table file was made from other rules. Build the package again.");
  const lexicon = new Lexicon(ready.lexicon);
  const roots: (Programs | undefined)[] = [];
  const programs = (root: number): Programs => (roots[root] ??= readPrograms(lexicon, ready.roots[root]!));
  const engine = new Engine({ lexicon, programs }, ready.patterns, ready.detected, ready.kinds);
  return { engine, notes: ready.notes };
}
