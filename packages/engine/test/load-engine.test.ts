import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CACHE_FILE, CODE_FILE, engineScript, runEngine } from "../node/load-engine.mjs";

it("runs the code with its cache, without one, and with one that is damaged", () => {
  const dir = mkdtempSync(join(tmpdir(), "candor-load-"));
  writeFileSync(join(dir, CODE_FILE), "exports.twice = (n) => n * 2; exports.dir = __dirname;");
  const answer = (): unknown => {
    const { twice, dir: given } = runEngine(engineScript(dir), dir) as { twice(n: number): number; dir: string };
    return [twice(21), given];
  };
  expect(answer()).toEqual([42, dir]);
  writeFileSync(join(dir, CACHE_FILE), engineScript(dir).createCachedData());
  expect(engineScript(dir).cachedDataRejected).toBe(false);
  expect(answer()).toEqual([42, dir]);
  writeFileSync(join(dir, CACHE_FILE), "damaged");
  expect(engineScript(dir).cachedDataRejected).toBe(true);
  expect(answer()).toEqual([42, dir]);
});
