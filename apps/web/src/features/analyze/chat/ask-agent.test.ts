import { resolveHandshake } from "@candor/engine/policy";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetConfig } from "../../../lib/config.ts";
import { askAgent, parseAnswer, type AskEvent } from "./ask-agent.ts";
import { chatBody } from "./chat-request.ts";

type Answer = () => Response;
let answers: Answer[] = [];
let accepts: string[] = [];
const JSON_HEAD = { "content-type": "application/json" };
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(body), { status, headers: JSON_HEAD });
const text =
  (body: string, status = 200): Answer =>
  () =>
    new Response(body, { status });
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const stream =
  (...pieces: (string | Error)[]): Answer =>
  () => {
    const queue = [...pieces];
    return new Response(
      new ReadableStream({
        pull(controller) {
          const piece = queue.shift();
          if (piece === undefined) controller.close();
          else if (piece instanceof Error) controller.error(piece);
          else controller.enqueue(new TextEncoder().encode(piece));
        },
      }),
      { headers: { "content-type": "text/event-stream; charset=utf-8" } },
    );
  };

beforeEach(() => {
  vi.useFakeTimers();
  forgetConfig();
  answers = [];
  accepts = [];
  vi.stubGlobal("fetch", async (url: string, init: { headers: Record<string, string> }) => {
    if (url === "/config.json") return new Response("{}");
    accepts.push(init.headers["Accept"] ?? "");
    return (answers.shift() ?? json({}))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ask(...given: Answer[]): Promise<{ outcome: unknown; events: AskEvent[] }> {
  answers = given;
  const events: AskEvent[] = [];
  const body = chatBody("Hi", [], resolveHandshake({}), null);
  const asked = askAgent(body, new AbortController().signal, (e) => events.push(e)).then(
    (answer) => answer.message,
    (error: Error) => `${error.name}: ${error.message}`,
  );
  await vi.runAllTimersAsync();
  return { outcome: await asked, events };
}
const deltas = (events: AskEvent[]): string => events.map((e) => (e.type === "delta" ? e.text : "")).join("");
const DONE = event({ type: "done", answer: { message: "Hello there.", tools: [], confidence: 0.7, failure: null } });

describe("a backend that gives JSON only", () => {
  it("is understood", async () => expect((await ask(json({ message: "Hi", tools: [] }))).outcome).toBe("Hi"));
  it.each<[unknown, string]>([
    [null, ""],
    [[], ""],
    ["x", ""],
    [{ message: 7 }, ""],
  ])("%j is an empty answer, no crash", (body, message) => expect(parseAnswer(body).message).toBe(message));
  it("takes a confidence that the model did not state for none", () => {
    expect(parseAnswer({ message: "Hi", confidence: 0.5, confidenceStated: false })).toMatchObject({ confidence: null, unstated: true });
    expect(parseAnswer({ message: "Hi", confidence: 0.5 })).toMatchObject({ confidence: 0.5, unstated: false });
    expect(parseAnswer({ message: "Hi" })).toMatchObject({ confidence: null, unstated: false });
    for (const confidence of [-0.1, 1.2, 85, Number.NaN, "0.5"]) expect(parseAnswer({ message: "Hi", confidence }).confidence).toBeNull();
  });
  it("offers both forms", async () => {
    await ask(json({ message: "Hi" }));
    expect(accepts[0]).toMatch(/^text\/event-stream, application\/json/);
  });
});

describe("a stream", () => {
  it("gives its pieces, then the answer", async () => {
    const all = event({ type: "delta", text: "Hello " }) + event({ type: "delta", text: "thère." }) + DONE;
    const { outcome, events } = await ask(stream(...all.match(/[\s\S]{1,7}/g)!));
    expect(deltas(events)).toBe("Hello thère.");
    expect(outcome).toBe("Hello there.");
  });
  it("that breaks off after its start is kept and not asked for again", async () => {
    const { outcome, events } = await ask(stream(event({ type: "delta", text: "Half" })), json({ message: "no" }));
    expect([outcome, deltas(events), accepts.length]).toEqual(["BrokenAnswer: The answer ended without its last part.", "Half", 1]);
  });
  it("whose connection is cut keeps what came", async () => {
    expect((await ask(stream(event({ type: "delta", text: "Half" }), new TypeError("network error")))).outcome).toBe("BrokenAnswer: network error");
  });
  it("that ends with an error event says it, even one that speaks of 500", async () => {
    const { outcome } = await ask(
      stream(event({ type: "delta", text: "Half" }), event({ type: "error", error: { code: "internal", message: "Broke with 500" } })),
      json({ message: "no" }),
    );
    expect([outcome, accepts.length]).toEqual(["BrokenAnswer: Broke with 500", 1]);
  });
  it.each<[unknown, string]>([
    [undefined, "Error: The agent reported an error without saying which."],
    [null, "Error: The agent reported an error without saying which."],
    [{}, "Error: The agent reported an error without saying which."],
    [{ code: "internal", message: 7 }, "AgentError: The agent reported an error without saying which."],
    ["overloaded", "Error: overloaded"],
    [{ message: "Out of credit." }, "Error: Out of credit."],
  ])("of another backend that ends with the error %j says what is known of it", async (error, outcome) => {
    expect((await ask(stream(event({ type: "error", error })))).outcome).toBe(outcome);
  });
  it("that ends before anything came is an error of its own", async () => {
    expect((await ask(stream(event({ type: "error", error: { code: "model-busy", message: "Too much." } })))).outcome).toBe("AgentError: Too much.");
  });
});

describe("retries", () => {
  it.each<[string, Answer[], unknown, number]>([
    ["429 then ok", [text("slow", 429), json({ message: "Hi" })], "Hi", 2],
    ["500, 500, ok", [text("", 500), text("", 500), json({ message: "Hi" })], "Hi", 3],
    ["500 for good", [text("a", 500), text("b", 500), text("c", 500), json({ message: "no" })], "AgentError: Agent HTTP 500: c", 3],
    ["503 is final", [text("busy", 503), json({ message: "no" })], "AgentError: Agent HTTP 503: busy", 1],
    ["no JSON", [text(`<html>${"y".repeat(400)}`)], `AgentError: Agent HTTP 200: the answer is not JSON: <html>${"y".repeat(294)}`, 1],
  ])("%s", async (_, given, outcome, requests) => {
    const result = await ask(...given);
    expect([result.outcome, accepts.length]).toEqual([outcome, requests]);
    expect(result.events.filter((e) => e.type === "attempt")).toHaveLength(requests);
  });
});
