// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";

const NAME = "candor-positions";
/** As after a full load of the page. */
const loaded = async () => {
  vi.resetModules();
  return import("./entry-positions.ts");
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it("positions are there again after a full load", async () => {
  const before = await loaded();
  before.entryPositions().set("a1b2", 350);
  before.keepEntryPositions();
  expect((await loaded()).entryPositions().get("a1b2")).toBe(350);
});

it("the newest hundred are kept", async () => {
  const before = await loaded();
  for (let n = 0; n < 130; n++) before.entryPositions().set(`entry${n}`, n);
  before.keepEntryPositions();
  const after = (await loaded()).entryPositions();
  expect([after.size, after.has("entry29"), after.has("entry30")]).toEqual([100, false, true]);
});

it.each(["{broken", "[1]", "7", '{"a":"b"}'])("%s is no position", async (stored) => {
  sessionStorage.setItem(NAME, stored);
  expect((await loaded()).entryPositions().size).toBe(0);
});

it("without storage they are kept as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const here = await loaded();
  here.entryPositions().set("a", 1);
  expect(here.keepEntryPositions).not.toThrow();
  expect(here.entryPositions().get("a")).toBe(1);
});
