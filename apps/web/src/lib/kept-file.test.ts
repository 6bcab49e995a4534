// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learn, NO_LEARNING, toStored, type Learning } from "./adaptive-learning.ts";
import { KINDS } from "./kept-data.ts";
import { entriesHere, plan, readFile, restore, toFile, wipeAll, type Entry } from "./kept-file.ts";
import { completeLesson, keepPlace } from "./progress.ts";
import { isReminderDue } from "./worth-keeping.ts";

const keep = (key: string, value: unknown) => localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
const stored = (key: string): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
};
const quote = (text: string) => ({ quote: text, author: "Ada", tone: "dry", isUserSubmitted: true });
const story = (title: string, id = `user-${title.trim().toLowerCase()}`) => ({ id, title, story: "s", lesson: "l", author: "a", isUserSubmitted: true });
const read = (data: Record<string, unknown>): Entry[] => {
  const file = readFile(JSON.stringify({ app: "candor", format: 1, made: "2026-01-01T00:00:00.000Z", data }));
  if ("problem" in file) throw new Error(file.problem);
  return file.entries;
};
const mergeIn = (data: Record<string, unknown>, mode: "merge" | "replace" = "merge") => restore(plan(read(data), entriesHere(), mode));

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("export", () => {
  it("holds everything of ours, and nothing of others", () => {
    keep("education-progress", { vagueness: true });
    keep("candor-theme", "ink");
    keep("candor-user-quotes-v1", [quote("One")]);
    keep("candor-newer-v2", { a: 1 });
    keep("candor-set-aside:x", "broken");
    keep("someone-else", { secret: 1 });
    keep("ai_behavior_stories", "{broken");
    expect(toFile(entriesHere(), 0)).toEqual({
      app: "candor",
      format: 1,
      made: "1970-01-01T00:00:00.000Z",
      data: { "education-progress": { vagueness: true }, "candor-theme": "ink", "candor-user-quotes-v1": [quote("One")], "candor-newer-v2": { a: 1 } },
    });
  });
  it("leaves out what holds no entry any more, and nothing that was learned", () => {
    completeLesson({ id: "vagueness", progressKey: "vagueness" });
    keepPlace("steelman", 2, 4);
    completeLesson({ id: "steelman", progressKey: "steelman" });
    expect(stored("candor-place-v1")).toEqual({});
    keep("candor-user-quotes-v1", []);
    keep("candor-lab-v1", ["", " "]);
    const taught = learn(NO_LEARNING, { reflexId: "vx-fo01-x", confidence: 0.7, feedback: "wrong", text: "t", nowMs: 5 });
    keep("vx-adaptive-learning", { ...taught, history: [] });
    expect(entriesHere().map(({ kind, count }) => [kind.key, count])).toEqual([
      ["education-progress", 2],
      ["vx-adaptive-learning", 1],
    ]);
  });
  it("comes back as it was after everything was deleted", () => {
    keep("education-progress", { vagueness: true });
    keep("candor-theme", "ink");
    keep("vx-adaptive-learning", toStored(learn(NO_LEARNING, { reflexId: "vx-fo01-x", confidence: 0.7, feedback: "wrong", text: "t", nowMs: 5 })));
    const before = { ...localStorage };
    const file = JSON.stringify(toFile(entriesHere(), 0));
    wipeAll();
    expect(localStorage.length).toBe(0);
    const back = readFile(file);
    if ("problem" in back) throw new Error(back.problem);
    restore(plan(back.entries, entriesHere(), "merge"));
    expect({ ...localStorage }).toEqual(before);
  });
  it("knows each kind once", () => expect(new Set(KINDS.map((k) => k.key)).size).toBe(KINDS.length));
});

describe("merge", () => {
  it("adds what is only in the file, whatever the case", () => {
    keep("candor-user-quotes-v1", [quote("One"), quote("Two")]);
    keep("ai_behavior_stories", [story("Alpha")]);
    keep("education-progress", { vagueness: true });
    mergeIn({
      "candor-user-quotes-v1": [quote("TWO"), quote("Three")],
      ai_behavior_stories: [story("alpha "), story("Beta")],
      "education-progress": { steelman: true },
    });
    expect((stored("candor-user-quotes-v1") as { quote: string }[]).map((q) => q.quote)).toEqual(["One", "Two", "Three"]);
    expect((stored("ai_behavior_stories") as { title: string }[]).map((s) => s.title)).toEqual(["Alpha", "Beta"]);
    expect(stored("education-progress")).toEqual({ vagueness: true, steelman: true });
  });
  it("knows a story that was changed since: it stays as it is here, and once", () => {
    keep("ai_behavior_stories", [story("The new title", "user-1")]);
    mergeIn({ ai_behavior_stories: [story("The old title", "user-1"), story("Another", "user-2")] });
    expect((stored("ai_behavior_stories") as { title: string }[]).map((s) => s.title)).toEqual(["The new title", "Another"]);
  });
  it("does not learn the same feedback twice", () => {
    const lesson = { reflexId: "vx-fo01-x", confidence: 0.7, feedback: "wrong", text: "t", nowMs: 5 };
    const here = learn(NO_LEARNING, lesson);
    keep("vx-adaptive-learning", here);
    mergeIn({ "vx-adaptive-learning": learn(here, { ...lesson, nowMs: 6 }) });
    expect(stored("vx-adaptive-learning")).toMatchObject({
      adjustments: [{ reflexId: "vx-fo01-x", adjustmentFactor: -0.1 }],
      history: [{ timestamp: 5 }, { timestamp: 6 }],
    });
  });
  it("does not learn again what the full history here has let go since the file was made", () => {
    const lesson = { reflexId: "vx-fo01-x", confidence: 0.7, text: "t" };
    const file = Array.from({ length: 6 }).reduce<Learning>((old, _, i) => learn(old, { ...lesson, feedback: "wrong", nowMs: i }), NO_LEARNING);
    const later = Array.from({ length: 500 }).reduce<Learning>((old, _, i) => learn(old, { ...lesson, feedback: "right", nowMs: 6 + i }), file);
    const here = learn(later, { ...lesson, feedback: "missed", nowMs: 600 });
    keep("vx-adaptive-learning", toStored(here));
    mergeIn({ "vx-adaptive-learning": toStored(learn(file, { ...lesson, feedback: "missed", nowMs: 601 })) });
    expect(stored("vx-adaptive-learning")).toMatchObject({ adjustments: [{ adjustmentFactor: -0.2 }] });
  });
  it("keeps what is here where only one can stand; replacing takes the file's", () => {
    keep("candor-theme", "ink");
    expect(plan(read({ "candor-theme": "paper" }), entriesHere(), "merge")[0]?.value).toBe("ink");
    expect(plan(read({ "candor-theme": "paper" }), entriesHere(), "replace")[0]?.value).toBe("paper");
  });
  it("can be undone", () => {
    keep("candor-user-quotes-v1", [quote("One")]);
    const { back } = mergeIn({ "candor-user-quotes-v1": [quote("Two")], "education-progress": { steelman: true } }, "replace");
    expect(stored("education-progress")).toEqual({ steelman: true });
    back();
    expect(stored("candor-user-quotes-v1")).toEqual([quote("One")]);
    expect(stored("education-progress")).toBeNull();
  });
  it("sets aside what stands there and cannot be read", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    keep("ai_behavior_stories", "{broken");
    keep("train_ai_experiences", [{ score: 2 }]);
    keep("candor-theme", "ink");
    const { back } = mergeIn({ ai_behavior_stories: [story("One")], train_ai_experiences: [], "candor-theme": "paper" }, "replace");
    expect(stored("ai_behavior_stories")).toEqual([story("One")]);
    expect(localStorage.getItem("candor-theme")).toBe("paper");
    const aside = ["{broken", JSON.stringify([{ score: 2 }])];
    const asides = () => ["ai_behavior_stories", "train_ai_experiences"].map((key) => localStorage.getItem(`candor-set-aside:${key}`));
    expect(asides()).toEqual(aside);
    back();
    expect(stored("ai_behavior_stories")).toBeNull();
    expect(localStorage.getItem("candor-theme")).toBe("ink");
    expect(asides()).toEqual(aside);
  });
  it("says what it would do", () => {
    keep("candor-user-quotes-v1", [quote("One"), quote("Two")]);
    expect(plan(read({ "candor-user-quotes-v1": [quote("Two"), quote("Three")] }), entriesHere(), "merge")).toMatchObject([{ here: 2, file: 2, after: 3 }]);
  });
});

describe("a file that is not ours", () => {
  it.each([
    "",
    "{",
    "[]",
    "null",
    "3",
    '{"app":"other","format":1,"data":{}}',
    '{"app":"candor","format":1,"data":[]}',
    '{"app":"candor","format":99,"data":{}}',
  ])("%s is refused whole", (content) => expect(readFile(content)).toHaveProperty("problem"));
  it("is called damaged, not foreign, where its end is missing or a hand broke it", () => {
    const whole = JSON.stringify(toFile([], 0), null, 1);
    for (const content of [whole.slice(0, -3), whole.replace("{}", "{,}"), '{"app":"candor"'])
      expect(readFile(content)).toEqual({ problem: expect.stringContaining("This Candor file is damaged") as string });
    expect(readFile('{"app":"other"')).toEqual({ problem: expect.stringContaining("Candor didn’t make this file") as string });
    expect(readFile(" \n")).toEqual({ problem: "This file is empty." });
  });
  it("loses what is nested too deep to be written back", () => {
    const nested = "[".repeat(50_000) + "]".repeat(50_000);
    const file = readFile(
      `{"app":"candor","format":1,"data":{"train_ai_experiences":[{"feedback":"x","score":3,"nested":${nested}}],"candor-newer-v2":${nested},"education-progress":{"vagueness":true}}}`,
    );
    expect(file).toMatchObject({ refused: ["train_ai_experiences", "candor-newer-v2"], entries: [{ count: 1 }] });
  });
  it("loses what has another shape, and foreign keys", () => {
    const file = readFile(
      '{"app":"candor","format":1,"data":{"someone-else":1,"education-progress":[1],"ai_behavior_stories":[{"title":1}],"candor-theme":"neon","candor-set-aside:x":"y","__proto__":{"x":1},"candor-user-quotes-v1":[]}}',
    );
    expect(file).toMatchObject({
      refused: ["someone-else", "education-progress", "ai_behavior_stories", "candor-theme", "candor-set-aside:x", "__proto__"],
      entries: [{ count: 0 }],
    });
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe("deleting", () => {
  it("leaves the keys of others", () => {
    keep("someone-else", 1);
    keep("candor-set-aside:x", "broken");
    keep("train_ai_experiences", []);
    wipeAll();
    expect(Object.keys({ ...localStorage })).toEqual(["someone-else"]);
  });
});

describe("reminder", () => {
  const due = (values: Record<string, string>) => isReminderDue((key) => values[key] ?? null);
  it("waits until something is worth keeping, and comes once", () => {
    expect(due({})).toBe(false);
    expect(due({ "candor-theme": "ink", "education-progress": '{"vagueness":true}', "candor-user-quotes-v1": "[]" })).toBe(false);
    expect(due({ "education-progress": '{"vagueness":true,"steelman":true,"ad-hominem":true}' })).toBe(true);
    expect(due({ ai_behavior_stories: '[{"title":"x"}]' })).toBe(true);
    expect(due({ ai_behavior_stories: '[{"title":"x"}]', "candor-reminder-v1": "{}" })).toBe(false);
  });
});

describe("a storage that holds what is there, and what a file brings, but not both", () => {
  const [drafts, quotes] = ["candor-drafts-v1", "candor-user-quotes-v1"];
  const long = "x".repeat(4_000);
  afterEach(() => {
    // What found no room is kept in memory.
    wipeAll();
    vi.unstubAllGlobals();
  });
  /** A storage in the place of the browser's, with room for so many characters; its entries are its own properties, as there. */
  function limit(room: number): void {
    const kept: Record<string, string> = Object.create({
      getItem: (key: string) => kept[key] ?? null,
      removeItem: (key: string) => delete kept[key],
      setItem(key: string, text: string) {
        const others = Object.entries(kept).reduce((sum, [one, { length }]) => (one === key ? sum : sum + length), 0);
        if (others + text.length > room) throw new DOMException("full", "QuotaExceededError");
        kept[key] = text;
      },
    }) as Record<string, string>;
    vi.stubGlobal("localStorage", kept);
  }
  it.each([
    ["what grows stands first in the file", { [drafts]: { a: long }, [quotes]: [quote("Short")] }, { [drafts]: { a: "short" }, [quotes]: [quote(long)] }],
    ["what shrinks stands first in the file", { [drafts]: { a: "short" }, [quotes]: [quote(long)] }, { [drafts]: { a: long }, [quotes]: [quote("Short")] }],
  ])("takes it in, and gives it back again: %s", (_case, file, here) => {
    limit(5_000);
    for (const [key, value] of Object.entries(here)) keep(key, value);
    const { kept, back } = mergeIn(file, "replace");
    expect(kept).toBe(true);
    for (const [key, value] of Object.entries(file)) expect(stored(key)).toEqual(value);
    expect(back()).toBe(true);
    for (const [key, value] of Object.entries(here)) expect(stored(key)).toEqual(value);
  });
  it("says where it could not give it back", () => {
    limit(5_000);
    keep(drafts, { a: long });
    const { back } = mergeIn({ [drafts]: { a: "short" } }, "replace");
    keep("someone-else", "y".repeat(2_000));
    expect(back()).toBe(false);
  });
});
