import { describe, expect, it } from "vitest";
import { choose, createDesk, goOn, stepped } from "./desk-store.ts";

describe("stepped", () => {
  const at = (current: string | null, entry: string | null = current, ahead = false) => ({ current, entry, ahead });
  it.each<[string[], ReturnType<typeof at>, 1 | -1, string | null]>([
    [["a", "b", "c"], at("a"), 1, "b"],
    [["a", "b", "c"], at("c"), 1, "a"],
    [["a", "b", "c"], at("a"), -1, "c"],
    [["a", "b", "c"], at(null), 1, "a"],
    [["a", "b", "c"], at(null), -1, "c"],
    [["a", "b", "c"], at(null, "b"), 1, "c"],
    [["a", "b", "c"], at(null, "b", true), 1, "b"],
    [["a", "b", "c"], at(null, "b", true), -1, "a"],
    [["a", "b"], at("gone"), 1, "a"],
    [[], at(null), 1, null],
  ])("%j from %j by %i is %s", (keys, state, by, next) => expect(stepped(keys, state, by)).toBe(next));
});

describe("goOn", () => {
  const findings = [
    ["a", 3],
    ["b", 10],
    ["c", 20],
  ].map(([key, start]) => ({ key: key as string, frame: { start: start as number } }));
  it.each([
    [10, "b"],
    [11, "c"],
    [21, "a"],
  ])("from %i the next mark is %s, and the tab key enters there", (place, next) => {
    const desk = createDesk();
    choose(desk, "gone", { sheet: true });
    goOn(desk, findings, place);
    expect(desk.getState()).toMatchObject({ current: null, sheet: false, entry: next });
    expect(stepped(["a", "b", "c"], desk.getState(), 1)).toBe(next);
  });
  it("leaves nothing in hand where nothing is left", () => {
    const desk = createDesk();
    choose(desk, "gone");
    goOn(desk, [], 4);
    expect(desk.getState()).toMatchObject({ current: null, entry: null, ahead: false });
  });
});

describe("choose", () => {
  it("opens the sheet only with a finding, counts moves, and remembers where the tab key enters", () => {
    const desk = createDesk();
    choose(desk, "a", { sheet: true, move: true, at: 7 });
    expect(desk.getState()).toMatchObject({ current: "a", at: 7, sheet: true, moves: 1, entry: "a" });
    choose(desk, null, { sheet: true });
    expect(desk.getState()).toMatchObject({ current: null, at: null, sheet: false, moves: 1, entry: "a" });
  });
});
