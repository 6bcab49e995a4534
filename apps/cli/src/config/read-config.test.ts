import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { configJsonSchema } from "./schema.ts";
import { findConfig } from "./find-config.ts";
import { readConfig } from "./read-config.ts";

const root = mkdtempSync(join(tmpdir(), "candor-config-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const path = join(root, "candor.config.json");
const read = (content: string | object) => {
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return readConfig(path);
};

describe("the configuration file", () => {
  it("gives its settings, with ids as the engine writes them", () => {
    const { config, folder } = read({ $schema: "x", ignore: ["VX-FO01", "VX-FO01-Act-Now"], failAt: 0.75, files: ["*.md"], format: "github" });
    expect(folder).toBe(root);
    expect(config).toEqual({ $schema: "x", ignore: ["vx-fo01", "vx-fo01-act-now"], failAt: 0.75, files: ["*.md"], format: "github" });
    expect(read("\ufeff{}").config).toEqual({});
  });

  it.each<[string | object, string]>([
    [{ ignores: [] }, 'unknown key "ignores". Did you mean "ignore"?'],
    [{ fail_at: 1 }, 'unknown key "fail_at". Did you mean "failAt"?'],
    [{ something: 1 }, 'unknown key "something". Known keys: $schema, files, exclude,'],
    [{ failAt: "high" }, '"failAt" must be a number'],
    [{ failAt: 75 }, '"failAt" must be a number from 0 to 1'],
    [{ minConfidence: -0.1 }, '"minConfidence" must be a number from 0 to 1'],
    [{ all: "yes" }, '"all" must be true or false'],
    [{ files: "*.md" }, '"files" must be a list'],
    [{ files: [] }, '"files" must not be empty'],
    [{ files: [7] }, '"files[0]" must be a string'],
    [{ stakes: "huge" }, '"stakes" must be one of "low", "medium", "high"'],
    [{ categories: ["emotional", "sad"] }, '"categories[1]" must be one of "emotional", "logical",'],
    [{ ignore: ["vx-fo01-act-nwo"] }, '"ignore[0]" ("vx-fo01-act-nwo") is unknown. There is no pattern or family with that name. Near ids: vx-fo01-act-now,'],
    [{ format: "xml", failAt: 2 }, '"failAt" must be a number from 0 to 1; "format" must be one of "text",'],
    ["[]", "the file must be an object"],
    ["{,}", "is not JSON ("],
  ])("names what is wrong and what would be right: %j", (content, told) => {
    expect(() => read(content)).toThrow(told);
    expect(() => read(content)).toThrow(/^\S*candor\.config\.json: [^\n]+$/);
  });

  it("is looked for upward as far as the root of the repository", () => {
    read({});
    const deep = join(root, "docs", "deep");
    mkdirSync(deep, { recursive: true });
    expect(findConfig(deep)).toBe(path);
    mkdirSync(join(root, "docs", ".git"));
    expect(findConfig(deep)).toBeNull();
  });

  it("has a JSON Schema that says what the command line reads", async () => {
    await expect(`${JSON.stringify(configJsonSchema(), null, 2)}\n`).toMatchFileSnapshot("../../candor.config.schema.json");
  });
});
