import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runHere } from "../../test/run-here.ts";
import { FORMATS } from "../formats/names.ts";
import { CONFIG, CONFIG_KEYS } from "./schema.ts";

const page = readFileSync(new URL("../../../../docs/command-line.md", import.meta.url), "utf8");

it("the page about the command line names every setting, every format and no option that is not there", async () => {
  for (const key of CONFIG_KEYS) expect(page.split(/["`]/)).toContain(key);
  for (const format of FORMATS) expect(page).toContain(`| \`${format}\``);
  const help = (await runHere(["analyze", "--help"])).out;
  const own = page.match(/(?<=candor[^\n]*|`)--[a-z-]+/g) ?? [];
  expect(new Set(own).size).toBeGreaterThan(12);
  for (const option of new Set(own)) expect(help).toContain(option);
});

it("the settings on that page are valid", () => {
  const [, example] = /`candor\.config\.json`[\s\S]+?```json\n([\s\S]+?)```/.exec(page)!;
  expect(CONFIG.safeParse(JSON.parse(example!)).error).toBeUndefined();
});
