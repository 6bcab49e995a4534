import type { Frame } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { changesBetween, isRevision } from "./earlier-version.ts";

const mark = (reflexId: string, fragment: string): Frame => ({ reflexId, fragment }) as Frame;

describe("a revision", () => {
  it.each([
    ["Everybody knows that the mill must close now.", "The mill should close in May.", true],
    ["Everybody knows that the mill must close now.", "Everybody knows that the mill must close now. ", false],
    ["Everybody knows that the mill must close now.", "My cat sleeps on a red chair.", false],
    ["", "The mill closes.", false],
    ["One, two; three: four!", "ONE two", true],
  ])("%s / %s", (earlier, now, is) => expect(isRevision(earlier, now)).toBe(is));
});

describe("what became of the marks", () => {
  const certain = mark("vx-a", "Everybody knows");
  const hurry = mark("vx-b", "act now");
  it("takes the same pattern on the same words for the same mark, whatever its case and blanks", () =>
    expect(changesBetween([certain, hurry], [mark("vx-a", "everybody  knows")])).toEqual({
      gone: [hurry],
      come: [],
      stayed: [mark("vx-a", "everybody  knows")],
    }));
  it("takes the same pattern on other words for the mark reworded", () => {
    const reworded = mark("vx-b", "hurry today");
    expect(changesBetween([hurry], [reworded])).toEqual({ gone: [], come: [], stayed: [reworded] });
  });
  it("counts each mark once", () => {
    const again = mark("vx-b", "act now");
    expect(changesBetween([hurry], [again, mark("vx-b", "act now")])).toMatchObject({ gone: [], come: [{ reflexId: "vx-b" }], stayed: [again] });
    expect(changesBetween([hurry, mark("vx-b", "act now")], [again])).toMatchObject({ gone: [{ reflexId: "vx-b" }], come: [] });
  });
  it("pairs equal words before other words", () => {
    const [one, two] = [mark("vx-a", "one"), mark("vx-a", "two")];
    expect(changesBetween([one, two], [mark("vx-a", "two")]).gone).toEqual([one]);
  });
});
