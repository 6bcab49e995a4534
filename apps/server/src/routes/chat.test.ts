import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError, ChatEventReader, type ChatAnswer, type ChatEvent, type ChatRequest } from "@candor/protocol";
import { errorOf, eventually, post, readableLog, startApp, type Running, type TestDeps } from "../../test/harness.ts";
import type { Agent, ChatContext } from "../agent-port.ts";
import { createMetrics } from "../metrics.ts";

const ANSWER: ChatAnswer = {
  message: "Hello there.",
  tools: [{ name: "fetch_url", args: { url: "https://a.org/" }, duration_ms: 5 }],
  confidence: 0.7,
  failure: null,
};
const STREAM = { accept: "text/event-stream" };

let running: Running[] = [];
afterEach(async () => {
  await Promise.all(running.map((app) => app.close()));
  running = [];
});
const agentOf = (chat: (request: ChatRequest, context: ChatContext) => Promise<ChatAnswer>): Agent => ({
  model: { active: true, label: "test" },
  chat,
  assess: () => Promise.reject(new Error()),
  summarize: () => Promise.resolve(""),
});
async function start(chat: (request: ChatRequest, context: ChatContext) => Promise<ChatAnswer>, deps: TestDeps = {}): Promise<string> {
  const app = await startApp({ agent: agentOf(chat), ...deps });
  running.push(app);
  return `${app.url}/agent/chat`;
}
async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const reader = new ChatEventReader();
  const events: ChatEvent[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) events.push(...reader.push(decoder.decode(chunk, { stream: true })));
  return [...events, ...reader.end()];
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("JSON", () => {
  it("is the whole answer, for every caller that does not ask for a stream", async () => {
    const seen: ChatRequest[] = [];
    let emitted: unknown = "not looked at";
    const url = await start((request, { emit }) => {
      seen.push(request);
      emitted = emit;
      return Promise.resolve(ANSWER);
    });
    for (const headers of [{}, { accept: "application/json" }, { accept: "*/*" }] as Record<string, string>[]) {
      const response = await post(url, { text: "Hi", mode: "--careful", omission_scan: "true" }, headers);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(await response.json()).toEqual(ANSWER);
    }
    expect(seen[0]).toEqual({ text: "Hi", history: [], mode: "careful", omission_scan: true });
    expect(emitted).toBeUndefined();
  });
  it("is given to who has no session and says so with null", async () => {
    const seen: ChatRequest[] = [];
    const url = await start((request) => {
      seen.push(request);
      return Promise.resolve(ANSWER);
    });
    expect((await post(url, { text: "Hi", history: null, stakes: null, sessionId: null })).status).toBe(200);
    expect(seen).toEqual([{ text: "Hi", history: [] }]);
  });
  it.each<[ConstructorParameters<typeof AppError>[0], number]>([
    ["model-error", 502],
    ["model-answer", 502],
    ["model-busy", 503],
    ["model-timeout", 504],
  ])("%s is %i", async (code, status) => {
    const response = await post(await start(() => Promise.reject(new AppError(code, { retryAfterS: code === "model-busy" ? 9 : undefined }))), { text: "Hi" });
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
    expect(response.headers.get("retry-after")).toBe(code === "model-busy" ? "9" : null);
  });
});

describe("the stream", () => {
  it("gives events as they come, then the same answer as JSON", async () => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const url = await start(async (_request, { emit }) => {
      emit?.({ type: "tool-start", id: "1", name: "fetch_url", args: { url: "https://a.org/" } });
      emit?.({ type: "tool-end", id: "1", tool: ANSWER.tools[0]! });
      emit?.({ type: "delta", text: "Hello " });
      await gate;
      emit?.({ type: "delta", text: "there." });
      return ANSWER;
    });
    const response = await post(url, { text: "Hi" }, STREAM);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    // The head and first events are here before the answer is done.
    go();
    expect(await eventsOf(response)).toEqual([
      { type: "tool-start", id: "1", name: "fetch_url", args: { url: "https://a.org/" } },
      { type: "tool-end", id: "1", tool: ANSWER.tools[0] },
      { type: "delta", text: "Hello " },
      { type: "delta", text: "there." },
      { type: "done", answer: ANSWER },
    ]);
  });
  it("of an agent that streams nothing is one event", async () => {
    expect(await eventsOf(await post(await start(() => Promise.resolve(ANSWER)), { text: "Hi" }, STREAM))).toEqual([{ type: "done", answer: ANSWER }]);
  });
  it("is an HTTP error as long as nothing was sent", async () => {
    const response = await post(await start(() => Promise.reject(new AppError("model-busy", { retryAfterS: 3 }))), { text: "Hi" }, STREAM);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("3");
    expect((await errorOf(response)).code).toBe("model-busy");
  });
  it.each<[string, (go: Promise<void>) => Promise<ChatAnswer>, ChatEvent]>([
    ["an answer", (go) => go.then(() => ANSWER), { type: "done", answer: ANSWER }],
    [
      "an error",
      (go) => go.then(() => Promise.reject(new AppError("model-timeout"))),
      { type: "error", error: { code: "model-timeout", message: "The language model took too long to answer." } },
    ],
  ])("begins without an event where the agent is silent for long, lest a proxy give it up; %s comes all the same", async (_what, chat, last) => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    let asked = false;
    const url = await start(() => {
      asked = true;
      return chat(gate);
    });
    const real = setTimeout;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const answered = post(url, { text: "Hi" }, STREAM);
      while (!asked) await new Promise((resolve) => real(resolve, 5));
      await vi.advanceTimersByTimeAsync(15_000);
      const response = await Promise.race([answered, new Promise<null>((resolve) => real(() => resolve(null), 1_000))]);
      expect(response?.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
      go();
      const text = await response!.text();
      expect(text).toMatch(/^: waiting\n\nevent: /);
      expect(new ChatEventReader().push(text)).toEqual([last]);
    } finally {
      go();
      vi.useRealTimers();
    }
  });
  it("begins so, too, while the call waits for a place, and takes none once the visitor has left", async () => {
    const ends: (() => void)[] = [];
    const url = await start(
      (_request, { emit }) => {
        emit?.({ type: "delta", text: "Half" });
        return new Promise((resolve) => ends.push(() => resolve(ANSWER)));
      },
      { env: { AGENT_CONCURRENCY: "1", CONCURRENCY_QUEUE: "2" } },
    );
    const first = await post(url, { text: "Hi" }, STREAM);
    const real = setTimeout;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const leaves = new AbortController();
      const waiting = [post(url, { text: "Hi" }, STREAM, leaves.signal), post(url, { text: "Hi" }, STREAM)];
      await new Promise((resolve) => real(resolve, 200));
      await vi.advanceTimersByTimeAsync(15_000);
      const [left, stays] = (await Promise.race([Promise.all(waiting), new Promise((resolve) => real(() => resolve([]), 1_000))])) as Response[];
      expect([left?.status, stays?.status, ends.length]).toEqual([200, 200, 1]);
      leaves.abort();
      await new Promise((resolve) => real(resolve, 100));
      ends[0]!();
      expect((await eventsOf(first)).at(-1)).toEqual({ type: "done", answer: ANSWER });
      while (ends.length < 2) await new Promise((resolve) => real(resolve, 5));
      ends[1]!();
      expect((await eventsOf(stays!)).at(-1)).toEqual({ type: "done", answer: ANSWER });
      expect(ends).toHaveLength(2);
    } finally {
      for (const end of ends) end();
      vi.useRealTimers();
    }
  });
  it("ends with an error event after that, and tells nothing of the inside", async () => {
    const { log, lines } = readableLog();
    const url = await start(
      async (_request, { emit }) => {
        emit?.({ type: "delta", text: "Half" });
        await pause(20);
        throw new Error("inside");
      },
      { log },
    );
    const response = await post(url, { text: "Hi" }, STREAM);
    expect(await eventsOf(response)).toEqual([
      { type: "delta", text: "Half" },
      { type: "error", error: { code: "internal", message: "Something went wrong on the server." } },
    ]);
    await eventually(() => lines().some((line) => line["msg"] === "unforeseen error in a streamed answer"));
    expect(lines().at(-1)).toMatchObject({ code: "internal", reqId: response.headers.get("x-request-id") });
  });
  it("that fails after it has begun leaves a line and a count, for its status says that all is well", async () => {
    const { log, lines } = readableLog();
    const metrics = createMetrics();
    const url = await start(
      async (_request, { emit }) => {
        emit?.({ type: "delta", text: "Half" });
        await pause(20);
        throw new AppError("deadline");
      },
      { log, metrics },
    );
    const response = await post(url, { text: "Hi" }, STREAM);
    expect(response.status).toBe(200);
    await eventsOf(response);
    await eventually(() => lines().some((line) => line["msg"] === "a streamed answer ended in an error"));
    expect(lines().at(-1)).toMatchObject({ code: "deadline", reqId: response.headers.get("x-request-id"), route: "/agent/chat" });
    expect(await metrics.text()).toContain('candor_answers_broken_off_total{call="chat",code="deadline"} 1');
  });
  it("stops the model when the visitor leaves, and gives the place back", async () => {
    const reasons: unknown[] = [];
    let started = 0;
    const url = await start(
      (_request, { signal, emit }) => {
        started += 1;
        emit?.({ type: "delta", text: "Half" });
        return new Promise((_, reject) =>
          signal.addEventListener("abort", () => {
            reasons.push(signal.reason);
            reject(signal.reason as Error);
          }),
        );
      },
      { env: { AGENT_CONCURRENCY: "1", CONCURRENCY_QUEUE: "0" } },
    );
    for (let round = 1; round <= 3; round += 1) {
      const control = new AbortController();
      const response = await post(url, { text: "Hi" }, STREAM, control.signal);
      expect(response.status).toBe(200);
      control.abort();
      expect(await eventually(() => reasons.length === round)).toBe(true);
    }
    expect(started).toBe(3);
  });
  it("ends at the deadline, though the agent does not listen", async () => {
    const url = await start(
      (_request, { emit }) => {
        emit?.({ type: "delta", text: "Half" });
        return new Promise(() => undefined);
      },
      { env: { AGENT_DEADLINE_MS: "1000" } },
    );
    const events = await eventsOf(await post(url, { text: "Hi" }, STREAM));
    expect(events.at(-1)).toMatchObject({ type: "error", error: { code: "deadline" } });
  });
  it("holds a place while it runs", async () => {
    let end: () => void = () => undefined;
    const url = await start(
      (_request, { emit }) => {
        emit?.({ type: "delta", text: "Half" });
        return new Promise((resolve) => {
          end = () => resolve(ANSWER);
        });
      },
      { env: { AGENT_CONCURRENCY: "1", CONCURRENCY_QUEUE: "0" } },
    );
    const first = await post(url, { text: "Hi" }, STREAM);
    expect((await post(url, { text: "Hi" })).status).toBe(503);
    end();
    await eventsOf(first);
    const third = await post(url, { text: "Hi" }, STREAM);
    expect(third.status).toBe(200);
    end();
    await eventsOf(third);
  });
});
