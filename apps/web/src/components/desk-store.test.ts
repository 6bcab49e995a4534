import { describe, expect, it } from "vitest";
import { choose, createDesk, stepped } from "./desk-store.ts";

describe("stepped", () => {
  it.each<[string[], string | null, number, string | null]>([
    [["a", "b", "c"], "a", 1, "b"],
    [["a", "b", "c"], "c", 1, "a"],
    [["a", "b", "c"], "a", -1, "c"],
    [["a", "b", "c"], null, 1, "a"],
    [["a", "b", "c"], null, -1, "c"],
    [["a", "b"], "gone", 1, "a"],
    [[], null, 1, null],
  ])("%j from %s by %i is %s", (keys, current, by, next) => expect(stepped(keys, current, by)).toBe(next));
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
