import { afterEach, describe, expect, it, vi } from "vitest";
import { ChatEventReader } from "@candor/protocol";
import { errorOf, eventually, post, startApp, type Running } from "../../test/harness.ts";
import { app, chat, closeAll, eventsOf, PAGE, withOpenAi } from "../../test/model-app.ts";
import type { Agent, WorkContext } from "../agent-port.ts";

const STREAM = { accept: "text/event-stream" };
const REPORT = { inputText: PAGE, frames: [] };
const ANSWER = { kind: "epistemic-humility", answer: "I am about 60 percent sure of it, because the report is old.", prompt: "Is it safe?" };

let running: Running | undefined;
afterEach(async () => {
  await closeAll();
  await running?.close();
  running = undefined;
});
async function start(summarize: (context: WorkContext) => Promise<string>, active = true): Promise<string> {
  const agent: Agent = {
    model: { active, label: "test" },
    chat: () => Promise.reject(new Error()),
    assess: () => Promise.reject(new Error()),
    summarize: (_request, context) => summarize(context),
  };
  running = await startApp({ agent });
  return `${running.url}/agent/summarize`;
}

describe("a report or an assessment by a model", () => {
  it("says how many words have come, and ends with what the JSON form holds", async () => {
    const text = "## Overall picture\n\nIt says “Everyone knows that the dam is safe”.";
    const { url } = await withOpenAi(() => ({ text, slowMs: 100 }));
    const events = await eventsOf(await post(`${url}/agent/summarize`, REPORT, STREAM));
    const counts = events.slice(0, -1).map((event) => (event.type === "progress" ? event.words : NaN));
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeLessThanOrEqual(text.split(/\s+/).length);
    expect(events.at(-1)).toMatchObject({ type: "done", answer: { reportText: expect.stringContaining("Written by a language model") as string } });
  });
  it("counts the words of all gradings together, and of thoughts", async () => {
    const text = `<think>${"Hm. ".repeat(10)}</think> A fine answer!`;
    const { url } = await withOpenAi(() => ({ text, slowMs: 150 }));
    const events = await eventsOf(await post(`${url}/agent/assess`, ANSWER, STREAM));
    const counts = events.slice(0, -1).map((event) => (event.type === "progress" ? event.words : NaN));
    const words = text.split(/\s+/).length;
    expect(counts.at(-1)).toBeGreaterThan(words);
    expect(counts.at(-1)).toBeLessThanOrEqual(3 * words);
    expect(events.at(-1)).toMatchObject({ type: "done", answer: { byRules: true } });
  });
  it("is JSON where nobody asks for a stream, or rules answer at once", async () => {
    const { url } = await withOpenAi(() => ({ text: "It is fair." }));
    expect((await post(`${url}/agent/summarize`, REPORT)).headers.get("content-type")).toMatch(/json/);
    const rules = await app({});
    for (const [call, body] of [
      ["summarize", REPORT],
      ["assess", ANSWER],
    ] as const)
      expect((await post(`${rules.url}/agent/${call}`, body, STREAM)).headers.get("content-type")).toMatch(/json/);
  });
  it("is an error with its status before a word has come, and an event after it", async () => {
    let isTold = false;
    const url = await start(({ onWords }) => {
      if (isTold) onWords?.(3);
      return Promise.reject(new Error("inside"));
    });
    const early = await post(url, REPORT, STREAM);
    expect([early.status, (await errorOf(early)).code]).toEqual([500, "internal"]);
    isTold = true;
    expect((await eventsOf(await post(url, REPORT, STREAM))).map(({ type }) => type)).toEqual(["progress", "error"]);
  });
  it("gives a sign of life every 15 seconds, before proxies take the silence for an end", async () => {
    let go = () => undefined as void;
    const url = await start(
      () =>
        new Promise((resolve) => {
          go = () => resolve("By a model.");
        }),
    );
    const real = globalThis.setTimeout;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const answered = post(url, REPORT, STREAM);
      await new Promise((resolve) => real(resolve, 200));
      await vi.advanceTimersByTimeAsync(15_000);
      const response = await Promise.race([answered, new Promise<null>((resolve) => real(() => resolve(null), 1_000))]);
      expect(response?.status).toBe(200);
      go();
      const wire = await response!.text();
      expect(wire).toMatch(/^: waiting\n\nevent: done/);
      expect(new ChatEventReader().push(wire)).toEqual([{ type: "done", answer: { reportText: "By a model." } }]);
    } finally {
      go();
      vi.useRealTimers();
    }
  });
  it("stops the model when its reader leaves", async () => {
    const { url, model } = await withOpenAi(() => ({ slowMs: 100, text: "x ".repeat(400) }));
    const control = new AbortController();
    expect((await post(`${url}/agent/summarize`, REPORT, STREAM, control.signal)).status).toBe(200);
    control.abort();
    expect(await eventually(() => model.aborted() === 1)).toBe(true);
  });
});

it("a chat says how much a model has thought, until the first word of the reply", async () => {
  const { url } = await withOpenAi(() => ({ text: "<think>The dam, then. Let me see.</think>All of it. [[confidence=0.8]]", slowMs: 60 }));
  const types = (await eventsOf(await chat(url, { text: "Hi" }, STREAM))).map(({ type }) => type);
  expect(types[0]).toBe("progress");
  expect(types.lastIndexOf("progress")).toBeLessThan(types.indexOf("delta"));
});
