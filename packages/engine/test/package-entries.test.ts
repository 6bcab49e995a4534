import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const { exports } = JSON.parse(read("../package.json")) as { exports: Record<string, Record<string, string>> };
const build = read("../scripts/build.mjs");

describe("the entries of the package", () => {
  it("give Node the file that reads others beside it, and every bundle one that reads none", () => {
    const entry = exports["."]!;
    expect(Object.keys(entry)).toEqual(["candor-source", "types", "node", "default"]);
    expect([entry["node"], entry["default"]]).toEqual(["./dist/index.js", "./dist/portable.js"]);
  });
  it("are written by the build", () => {
    for (const { default: file } of Object.values(exports)) {
      const name = /^\.\/dist\/(.+)\.js$/.exec(file!)?.[1];
      expect(build).toMatch(new RegExp(`\\b"?${name}"?: "src/`));
    }
  });
});
