import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { CACHE_FILE, CODE_BEGINS, CODE_ENDS, CODE_FILE, engineScript, runEngine, startMemory } from "../node/load-engine.mjs";

const TABLES = "tables.bin";
const ROOM = 4096;

const folders: string[] = [];
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

/** A folder with code of its own: V8 remembers code that it has seen in this process. */
function folder(number: number): string {
  const dir = mkdtempSync(join(tmpdir(), "candor-load-"));
  folders.push(dir);
  const code = `exports.twice = (n) => n * 2 + ${number}; exports.dir = __dirname; exports.tables = () => readTables("${TABLES}");`;
  writeFileSync(join(dir, CODE_FILE), `${CODE_BEGINS}${code}${CODE_ENDS}`);
  writeFileSync(join(dir, TABLES), "the tables");
  return dir;
}

function answer(dir: string): unknown {
  const read = startMemory(dir, ROOM);
  const engine = runEngine(engineScript(dir, read), dir, read) as { twice(n: number): number; dir: string; tables(): Buffer };
  return [engine.twice(20), engine.dir === dir, engine.tables().toString(), engine.twice(1)];
}

describe("the built engine's code", () => {
  it("runs without a cache and with one, and reads its tables where code and cache lay", () => {
    const dir = folder(1);
    expect(answer(dir)).toEqual([41, true, "the tables", 3]);
    writeFileSync(join(dir, CACHE_FILE), engineScript(dir, startMemory(dir, ROOM)).createCachedData());
    expect(engineScript(dir, startMemory(dir, ROOM)).cachedDataRejected).toBe(false);
    expect(answer(dir)).toEqual([41, true, "the tables", 3]);
  });

  it("runs with a cache that is damaged", () => {
    const dir = folder(2);
    writeFileSync(join(dir, CACHE_FILE), "damaged");
    expect(engineScript(dir, startMemory(dir, ROOM)).cachedDataRejected).toBe(true);
    expect(answer(dir)).toEqual([42, true, "the tables", 4]);
  });

  it("says which file is larger than what was built", () => {
    const dir = folder(3);
    writeFileSync(join(dir, TABLES), "t".repeat(ROOM));
    expect((answer(dir) as unknown[])[2]).toHaveLength(ROOM);
    writeFileSync(join(dir, TABLES), "t".repeat(ROOM + 1));
    expect(() => answer(dir)).toThrow(/^tables\.bin is larger .* Build the package again\.$/);
  });
});
