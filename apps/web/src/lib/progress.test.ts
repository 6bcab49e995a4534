// @vitest-environment happy-dom
import { CATALOG } from "@candor/content/catalog";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completeLesson, isDone, keepPlace, lastPlace, lessonState, nextLesson, parsePlaces, parseProgress, PLACE_KEY, tallyOf } from "./progress.ts";

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");
const row = (id: string) =>
  CATALOG.find((r) => r.id === id) ??
  (() => {
    throw new Error(id);
  })();

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe("education-progress", () => {
  it("gets the lesson's key set to true, whatever the route is", () => {
    completeLesson(row("citation-laundering"));
    completeLesson(row("vagueness"));
    expect(stored("education-progress")).toEqual({ "citation-laundering": true, vagueness: true });
  });

  it("keeps what others have written under the same key", () => {
    localStorage.setItem("education-progress", JSON.stringify({ steelman: true, elsewhere: 3 }));
    completeLesson(row("vagueness"));
    expect(stored("education-progress")).toEqual({ steelman: true, elsewhere: 3, vagueness: true });
  });

  it("is not touched by a page without a key", () => {
    completeLesson(row("ai-behavior-patterns"));
    expect(stored("education-progress")).toBeNull();
  });

  it.each(["{broken", "[1,2]", '"text"', "7", "null"])("sets corrupt data aside: %s", (text) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.setItem("education-progress", text);
    completeLesson(row("vagueness"));
    expect(stored("education-progress")).toEqual({ vagueness: true });
    expect(localStorage.getItem("candor-set-aside:education-progress")).toBe(text);
    expect(error).toHaveBeenCalledOnce();
  });

  it.each([
    [true, true],
    ["true", false],
    [1, false],
    [undefined, false],
  ])("counts %j as done: %j", (value, done) => {
    expect(isDone({ vagueness: value }, "vagueness")).toBe(done);
  });

  it("never counts a page without a key as done", () => {
    expect(isDone({ null: true }, null)).toBe(false);
  });

  it("takes objects only", () => {
    expect(parseProgress([])).toBeNull();
    expect(parseProgress({ a: true })).toEqual({ a: true });
  });
});

describe("the place where the reader stopped", () => {
  it("is kept from the second step on, and forgotten when the lesson is completed", () => {
    keepPlace("vagueness", 0, 4, 1);
    expect(stored(PLACE_KEY)).toBeNull();
    keepPlace("vagueness", 2, 4, 5);
    expect(stored(PLACE_KEY)).toEqual({ vagueness: { step: 2, steps: 4, at: 5 } });
    completeLesson(row("vagueness"));
    expect(stored(PLACE_KEY)).toEqual({});
  });

  it("leaves out entries that are no places", () => {
    expect(
      parsePlaces({
        a: { step: 1, steps: 4, at: 1 },
        b: { step: 4, steps: 4, at: 1 },
        c: { step: -1, steps: 4, at: 1 },
        d: "x",
        e: { step: 1.5, steps: 4, at: 1 },
      }),
    ).toEqual({ a: { step: 1, steps: 4, at: 1 } });
    expect(parsePlaces([])).toBeNull();
  });

  it("is offered for the lesson that was left last, and only for lessons that exist", () => {
    const places = { vagueness: { step: 1, steps: 4, at: 10 }, steelman: { step: 3, steps: 4, at: 20 }, gone: { step: 1, steps: 4, at: 30 } };
    expect(lastPlace(CATALOG, places)).toMatchObject({ row: { id: "steelman" }, place: { step: 3 } });
    expect(lastPlace(CATALOG, {})).toBeNull();
  });
});

describe("the tally", () => {
  const ai = CATALOG.filter((r) => r.category === "ai-awareness");
  const place = { step: 1, steps: 4, at: 1 };
  it.each([
    [{}, {}, ["open", "open", "open"], "Not started, 3 lessons"],
    [{ "ai-aware": true }, {}, ["done", "open", "open"], "1 of 3 done"],
    [{ "become-ai-aware": true }, { "ai-aware": place }, ["done", "doing", "open"], "1 of 3 done, 1 in progress"],
    [{}, { "ai-aware": place, "ai-behavior-patterns": place }, ["doing", "open", "open"], "0 of 3 done, 1 in progress"],
    [{ "ai-aware": true, "how-llms-bullshit": true, "become-ai-aware": true }, { "ai-aware": place }, ["done", "done", "done"], "3 of 3 done"],
  ])("of %j and %j", (progress, places, states, words) => {
    expect(tallyOf(ai, progress, places)).toEqual({ states, words });
  });

  it("calls a completed lesson done although it is open again", () => {
    expect(lessonState(row("vagueness"), { vagueness: true }, { vagueness: place })).toBe("done");
  });
});

describe("what comes after a lesson", () => {
  it("is the next open one of its list, then an earlier one, then one of another list, then nothing", () => {
    expect(nextLesson(CATALOG, "vagueness", {})?.id).toBe("emotional-framing");
    expect(nextLesson(CATALOG, "vagueness", { "emotional-framing": true })?.id).toBe("speculative-authority");
    expect(nextLesson(CATALOG, "appeal-to-emotion", {})?.id).toBe("detect-bullshit");
    const list = Object.fromEntries(CATALOG.filter((r) => r.category === "ai-awareness").map((r) => [r.progressKey ?? "", true]));
    expect(nextLesson(CATALOG, "become-ai-aware", list)?.id).toBe("clarity-signals");
    expect(nextLesson(CATALOG, "vagueness", Object.fromEntries(CATALOG.map((r) => [r.progressKey ?? "", true])))).toBeNull();
  });
});
