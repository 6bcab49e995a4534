import { afterEach, describe, expect, it } from "vitest";
import type { SummarizeRequest } from "@candor/protocol";
import { post, startApp, type Running } from "../../test/harness.ts";
import { honestRequest } from "./summarize.ts";

const TEXT = "Act now. This offer ends tonight, and everyone is switching.";
const frame = { reflexId: "vx-fo01-x", reflexLabel: "Deadline", confidence: 0.85 };
let app: Running | undefined;
afterEach(() => app?.close());

describe("POST /agent/summarize", () => {
  it("gives the report that the agent writes, to any caller", async () => {
    app = await startApp();
    const response = await post(`${app.url}/agent/summarize`, { inputText: TEXT, frames: [frame], handshake: { mode: "careful", stakes: "high" } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ reportText: `Report on ${TEXT.length} characters and 1 frames.` });
  });
  it("hands the text on as it came", async () => {
    const seen: SummarizeRequest[] = [];
    app = await startApp({
      agent: {
        model: { active: true, label: "test" },
        chat: () => Promise.reject(new Error()),
        assess: () => Promise.reject(new Error()),
        summarize: (request) => {
          seen.push(request);
          return Promise.resolve("By a model.");
        },
      },
    });
    expect(await (await post(`${app.url}/agent/summarize`, { inputText: TEXT, frames: [] })).json()).toEqual({ reportText: "By a model." });
    expect(seen[0]?.inputText).toBe(TEXT);
  });
  it("takes a text of 100,000 characters with many frames", async () => {
    app = await startApp();
    const frames = Array.from({ length: 1_000 }, () => ({ ...frame, rationale: "r".repeat(300), fragment: "Act now" }));
    expect((await post(`${app.url}/agent/summarize`, { inputText: "é".repeat(100_000), frames })).status).toBe(200);
    expect((await post(`${app.url}/agent/summarize`, { inputText: "a".repeat(100_001), frames: [] })).status).toBe(400);
  });
});

describe("frames keep to the text", () => {
  const at = TEXT.indexOf("ends tonight");
  const only = (sent: Record<string, unknown>) => honestRequest({ inputText: TEXT, frames: [{ ...frame, ...sent }] }).frames[0];
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      "offsets and words that agree stay",
      { start: at, end: at + 12, fragment: "ends tonight", spans: [[at, at + 12]] },
      { start: at, end: at + 12, fragment: "ends tonight", spans: [[at, at + 12]] },
    ],
    ["offsets alone give the words", { start: 0, end: 7 }, { start: 0, end: 7, fragment: "Act now" }],
    ["words alone are looked up", { fragment: "everyone" }, { start: TEXT.indexOf("everyone"), end: TEXT.indexOf("everyone") + 8, fragment: "everyone" }],
    ["offsets that lead elsewhere are looked up again", { start: 0, end: 12, fragment: "ends tonight" }, { start: at, end: at + 12, fragment: "ends tonight" }],
    ["words that are not in the text are left out", { fragment: "made up", start: 1, end: 8 }, {}],
    ["offsets beyond the text are left out", { start: 0, end: 10_000 }, {}],
    ["nonsense is left out", { start: -1, end: "x", fragment: 7, spans: "no" }, {}],
    ["spans beyond the text are left out", { start: 0, end: 7, spans: [[0, 7], [5, 10_000], "x"] }, { start: 0, end: 7, fragment: "Act now", spans: [[0, 7]] }],
  ])("%s", (_case, sent, expected) => expect(only(sent)).toEqual({ ...frame, ...expected }));
  it("leaves out what a report does not read, however deep it is nested", () => {
    const nested: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
    const sent = { start: 0, end: 7, spans: [[0, 7, nested]], question: nested, rewording: nested, stance: nested, nested };
    const [kept] = honestRequest({ inputText: TEXT, frames: [{ ...frame, ...sent }] }).frames;
    expect(kept).toEqual({ ...frame, start: 0, end: 7, fragment: "Act now", spans: [[0, 7]] });
    expect(() => structuredClone(kept)).not.toThrow();
    const read = { rationale: "A deadline.", tags: ["urgency"], priority: 3, question: "Until when?", rewording: "Until Friday.", stance: "asserted" };
    expect(only(read)).toEqual({ ...frame, ...read });
  });
  it("looks up many hostile words without holding the server up", () => {
    // Made so that every comparison fails late: 45 seconds before there was a budget.
    const fragment = `${"a".repeat(800)}b${"a".repeat(800)}`;
    const from = performance.now();
    const { frames } = honestRequest({ inputText: "a".repeat(100_000), frames: Array.from({ length: 2_000 }, () => ({ ...frame, fragment })) });
    expect(performance.now() - from).toBeLessThan(2_000);
    expect(frames).toHaveLength(2_000);
  });
});
