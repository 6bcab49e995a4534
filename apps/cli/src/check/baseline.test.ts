import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openBaseline, type Place } from "./baseline.ts";

const root = mkdtempSync(join(tmpdir(), "candor-baseline-"));
const at = (name: string) => join(root, name);
const path = at("baseline.json");
const place = (fragment: string, start = 0, reflexId = "vx-a"): Place => ({ reflexId, fragment, start });
const update = (files: Record<string, Place[]>) => {
  const baseline = openBaseline(path, true);
  for (const [name, places] of Object.entries(files)) baseline.accepted(at(name), places);
  return baseline.update();
};
const starts = (name: string, places: Place[]) =>
  openBaseline(path, false)
    .accepted(at(name), places)
    .map(({ start }) => start);

beforeEach(() => {
  rmSync(path, { force: true });
  mkdirSync(at("docs"), { recursive: true });
  for (const name of ["docs/a.md", "docs/b.md"]) writeFileSync(at(name), "");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a baseline", () => {
  it("knows a finding again by its words, wherever they stand, and as often as they stood there", () => {
    expect(update({ "docs/a.md": [place("Act now"), place("Act\nNOW", 90), place("Buy", 50)] })).toBe(3);
    expect(starts("docs/a.md", [place("act now", 700), place("act  now", 300), place("act now", 500), place("Buy", 9, "vx-b"), place("Sell", 10)])).toEqual([
      300, 500,
    ]);
    expect(starts("docs/b.md", [place("act now")])).toEqual([]);
  });
  it("counts what is no longer there, in the files that were asked for", () => {
    update({ "docs/a.md": [place("Act now"), place("Act now"), place("Buy")], "docs/b.md": [place("Sell")] });
    const baseline = openBaseline(path, false);
    baseline.accepted(at("docs/a.md"), [place("Act now")]);
    expect(baseline.gone()).toBe(2);
  });
  it("is written in a stable order, keeps the files that were not asked for, and forgets those that are gone", () => {
    update({ "docs/b.md": [place("Z"), place("A"), place("A", 5)], "docs/a.md": [place("A", 0, "vx-b"), place("A", 0, "vx-a")], "gone.md": [place("A")] });
    expect(update({ "docs/a.md": [] })).toBe(3);
    expect(readFileSync(path, "utf8")).toBe(`${JSON.stringify({ version: 1, files: { "docs/b.md": { "vx-a": { a: 2, z: 1 } } } }, null, 2)}\n`);
  });
  it("takes words for words, whatever objects have by those names", () => {
    update({ "docs/a.md": [place("constructor"), place("__proto__")] });
    expect(starts("docs/a.md", [place("__proto__", 1), place("constructor", 2), place("toString", 3)])).toEqual([1, 2]);
  });
  it.each([
    [null, "no such file. --update-baseline writes it"],
    ["{", "is not JSON."],
    ['{"version":2,"files":{}}', "is not a baseline of this version of candor."],
  ])("says what to do about a file that is not one: %j", (content, told) => {
    if (content !== null) writeFileSync(path, content);
    expect(() => openBaseline(path, false)).toThrow(told);
  });
});
