import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import type * as Compress from "./compress.ts";
import { loadSiteFiles } from "./site-files.ts";

const state = vi.hoisted(() => ({ fails: true, times: 0 }));
vi.mock("./compress.ts", async (original) => {
  const real = await original<typeof Compress>();
  return {
    ...real,
    compress(...given: Parameters<typeof real.compress>) {
      state.times += 1;
      return state.fails ? Promise.reject(new Error("no memory")) : real.compress(...given);
    },
  };
});

it("a file is compressed once, and again where that failed", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "candor-compressed-"));
  const page = "<p>A line of the page.</p>".repeat(100);
  writeFileSync(path.join(folder, "index.html"), page);
  const file = loadSiteFiles(folder)!.find("/")!;
  rmSync(folder, { recursive: true });
  await expect(file.bytes("gzip")).rejects.toThrow("no memory");
  state.fails = false;
  for (let visitor = 0; visitor < 2; visitor += 1) expect(gunzipSync(await file.bytes("gzip")).toString()).toBe(page);
  expect(state.times).toBe(2);
});
