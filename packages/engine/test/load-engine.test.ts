import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CACHE_FILE, CODE_FILE, engineScript, runEngine } from "../node/load-engine.mjs";

/** A folder with code of its own: V8 remembers code that it has seen in this process. */
function folder(number: number): string {
  const dir = mkdtempSync(join(tmpdir(), "candor-load-"));
  writeFileSync(join(dir, CODE_FILE), `exports.twice = (n) => n * 2 + ${number}; exports.dir = __dirname;`);
  return dir;
}

function answer(dir: string): unknown {
  const { twice, dir: given } = runEngine(engineScript(dir), dir) as { twice(n: number): number; dir: string };
  return [twice(20), given === dir];
}

describe("the built engine's code", () => {
  it("runs without a cache and with one", () => {
    const dir = folder(1);
    expect(answer(dir)).toEqual([41, true]);
    writeFileSync(join(dir, CACHE_FILE), engineScript(dir).createCachedData());
    expect(engineScript(dir).cachedDataRejected).toBe(false);
    expect(answer(dir)).toEqual([41, true]);
  });

  it("runs with a cache that is damaged", () => {
    const dir = folder(2);
    writeFileSync(join(dir, CACHE_FILE), "damaged");
    expect(engineScript(dir).cachedDataRejected).toBe(true);
    expect(answer(dir)).toEqual([42, true]);
  });
});
