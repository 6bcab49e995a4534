import { afterEach, describe, expect, it, vi } from "vitest";
import { analyze } from "@candor/engine";
import { AppError, wrapWithArticle, type AssessAnswer } from "@candor/protocol";
import { fakeAnthropic, fakeGoogle, fakeOpenAi, type Scripted } from "../../test/fake-models.ts";
import { errorOf, eventually, post } from "../../test/harness.ts";
import { answerOf, app, chat, closeAll, eventsOf, open, PAGE, pagesOf, textOf, withOpenAi } from "../../test/model-app.ts";
import type { PageService } from "../pages/page-service.ts";
import { NOT_OPENED } from "./built-in-agent.ts";
import { DECLINED, ONLY_THOUGHT } from "./model-errors.ts";
import { freePort } from "../../../../scripts/lib/free-port.mjs";

afterEach(closeAll);

describe("the built-in analyst over HTTP", () => {
  it("answers the specified shape, with no model and no key", async () => {
    const { url } = await app({});
    const answer = await answerOf(
      await chat(url, { text: wrapWithArticle("What techniques does it use?", { url: "https://a.org/", text: PAGE }), history: [] }),
    );
    expect(answer.message).toMatch(/built-in analyst[\s\S]*Everyone knows/);
    expect(answer.tools.map((t) => t.name)).toEqual(["analyze_text"]);
    expect(answer.confidence).toBeGreaterThan(0.4);
    expect(answer).toHaveProperty("failure");
  });
  it("fetches an address that the visitor writes, and tells so while it streams", async () => {
    const read: string[] = [];
    const { url } = await app({}, pagesOf(read));
    const events = await eventsOf(await chat(url, { text: "https://a.org/dam", history: [] }, { accept: "text/event-stream" }));
    expect(read).toEqual(["https://a.org/dam"]);
    expect(events.filter((e) => e.type === "tool-start" || e.type === "tool-end").map((e) => e.type)).toEqual([
      "tool-start",
      "tool-end",
      "tool-start",
      "tool-end",
    ]);
    const last = events.at(-1)!;
    expect(last.type).toBe("done");
    const streamed = events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("");
    expect(last.type === "done" && last.answer.message).toBe(streamed);
  });
  it("reads a message of a swindler, and leaves the link in it alone", async () => {
    const read: string[] = [];
    const { url } = await app({}, pagesOf(read));
    const text = "Your parcel could not be delivered. Pay the fee within 24 hours at https://parcel.example/pay or it will be destroyed.";
    const answer = await answerOf(await chat(url, { text, history: [] }));
    expect(read).toEqual([]);
    expect(answer.message).toContain("within 24 hours");
    expect(answer.message).toContain(NOT_OPENED);
    expect(analyze(NOT_OPENED).frames).toEqual([]);
    const asked = await answerOf(await chat(url, { text: "https://parcel.example/pay", history: [{ role: "user", text }] }));
    expect(read).toEqual(["https://parcel.example/pay"]);
    expect(asked.message).not.toContain(NOT_OPENED);
  });
  it("assesses and reports", async () => {
    const { url } = await app({});
    const assessed = (await (
      await post(`${url}/agent/assess`, {
        kind: "epistemic-humility",
        answer: "I'm not sure; maybe 60 percent, because the bridge report is old. If a new inspection found no cracks I'd change my mind.",
        prompt: "Is the old bridge safe?",
      })
    ).json()) as AssessAnswer;
    expect(assessed.overallScore).toBeGreaterThan(0.6);
    expect(Object.keys(assessed.criteriaScores)).toEqual(["uncertainty", "overconfidence-avoidance", "evidence-orientation", "openness"]);
    const { reportText } = (await (await post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] })).json()) as { reportText: string };
    expect(reportText).toContain("## Overall picture");
  });
  it("reads the exercise by each of its names", async () => {
    const { url } = await app({});
    const exercise =
      "The fishing office has closed a bay to herring boats for two springs. Forty boats fish from the harbor; their owners will get 60 percent of last year’s income. The cannery, with ninety workers, gets nothing.";
    const answer =
      "For the boat owner this is a story of lost income: 60 percent is all she gets, and she feels angry. The cannery worker gets nothing, feels forgotten, and leaves out that without herring there is no work.";
    const score = async (name: string) =>
      ((await (await post(`${url}/agent/assess`, { kind: "narrative-framing", answer, [name]: exercise })).json()) as AssessAnswer).overallScore;
    const scores = [await score("prompt"), await score("facts"), await score("neutralFacts")];
    expect(scores[0]).toBeGreaterThan(0);
    expect(new Set(scores).size).toBe(1);
  });
});

describe("a model behind an OpenAI-compatible endpoint", () => {
  it("is asked with the codex, the handshake and the key; its closing line is taken off", async () => {
    const { url, model, logText } = await withOpenAi(() => ({ text: "The piece says “Everyone knows”.\n\n[[confidence=0.72]]" }));
    const answer = await answerOf(
      await chat(url, {
        text: "Is it fair?",
        history: [
          { role: "user", text: "Hi" },
          { role: "assistant", text: "Hello" },
        ],
        mode: "direct",
        stakes: "high",
        min_confidence: 0.8,
        cite_policy: "force",
      }),
    );
    expect(answer).toEqual({ message: "The piece says “Everyone knows”.", tools: [], confidence: 0.72, failure: null });
    const prompt = textOf(model.requests[0]!);
    for (const part of ["codex 0.9.0", "Mode --direct", "Stakes: high", "at least 0.8", "Citations: always", "Omission scan: on"])
      expect(prompt).toContain(part);
    expect(model.headers[0]!["authorization"]).toBe("Bearer sk-very-secret");
    expect(logText()).not.toContain("sk-very-secret");
    expect(logText()).not.toContain("Is it fair?");
  });
  it.each([
    [0.3, "hedge"],
    [0.1, "refuse"],
    [0.5, null],
  ])("confidence %d is failure %s", async (confidence, failure) => {
    const { url } = await withOpenAi(() => ({ text: `Well. [[confidence=${confidence}]]` }));
    expect((await answerOf(await chat(url, { text: "Hi" }))).failure).toBe(failure);
  });
  it("says when the model gave no confidence of its own", async () => {
    const { url } = await withOpenAi(() => ({ text: "The piece names no source." }));
    expect(await answerOf(await chat(url, { text: "Hi" }))).toEqual({
      message: "The piece names no source.",
      tools: [],
      confidence: 0.5,
      confidenceStated: false,
      failure: null,
    });
  });
  it("streams without showing the closing line", async () => {
    const { url } = await withOpenAi(() => ({ text: "One two three four five. [[confidence=0.9]]" }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    const shown = events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("");
    expect(shown.trim()).toBe("One two three four five.");
    expect(events.filter((e) => e.type === "delta").length).toBeGreaterThan(2);
    expect(events.at(-1)).toMatchObject({ type: "done", answer: { message: "One two three four five.", confidence: 0.9 } });
  });
  it("takes the closing line off an earlier step too, streamed or not", async () => {
    const script = (turn: number): Scripted =>
      turn % 2 === 1
        ? { says: "Let me look.\n\n`[[confidence=0.40]]`", tool: "analyze_text", args: { text: "x" } }
        : { text: "It is fair.\n\n**[[confidence=80%]]**" };
    const { url } = await withOpenAi(script);
    const expected = { message: "Let me look.\n\nIt is fair.", confidence: 0.8 };
    expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject(expected);
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toBe(expected.message);
    expect(events.at(-1)).toMatchObject({ type: "done", answer: expected });
  });
  it("calls tools: the reader's address is fetched, the result goes back as material", async () => {
    const read: string[] = [];
    const { url, model } = await withOpenAi(
      (turn) =>
        turn === 1
          ? { tool: "fetch_url", args: { url: "https://a.org/dam" } }
          : turn === 2
            ? { tool: "analyze_text", args: { text: PAGE } }
            : { text: "Done. [[confidence=0.8]]" },
      {},
      pagesOf(read),
    );
    const answer = await answerOf(await chat(url, { text: "Read https://a.org/dam please." }));
    expect(read).toEqual(["https://a.org/dam"]);
    expect(answer.tools.map((t) => [t.name, t.args["url"]])).toEqual([
      ["fetch_url", "https://a.org/dam"],
      ["analyze_text", undefined],
    ]);
    expect(textOf(model.requests[1]!)).toMatch(/<article-[\w-]+ url=.{1,4}https:\/\/a\.org\/dam/);
    expect(textOf(model.requests[2]!)).toContain("Says that everyone knows");
  });
  it("names the addresses of the latest messages to a model that asks for none of them", async () => {
    const { url, model } = await withOpenAi((turn) =>
      turn === 1 ? { tool: "fetch_url", args: { url: "https://b.org/" } } : { text: "Done. [[confidence=0.8]]" },
    );
    const history = [1, 2, 3, 4, 5].map((n) => ({ role: "user", text: `Read https://a.org/${n} please.` }));
    await chat(url, { text: "Read https://a.org/dam please.", history });
    expect(textOf(model.requests[1]!)).toContain(`They wrote: ${["dam", 5, 4, 3, 2].map((end) => `https://a.org/${end}`).join(" ")}`);
  });
  it("says of a tool that failed that it did, and why, in the answer as in the stream", async () => {
    const unread: PageService = { read: () => Promise.reject(new AppError("page-missing")) };
    const { url } = await withOpenAi(
      (turn) => (turn % 2 === 1 ? { tool: "fetch_url", args: { url: "https://a.org/dam" } } : { text: "I could not read it. [[confidence=0.8]]" }),
      {},
      unread,
    );
    const asked = { text: "Read https://a.org/dam please." };
    const failed = { name: "fetch_url", args: { url: "https://a.org/dam" }, failed: true, error: "The site says this page doesn’t exist." };
    expect((await answerOf(await chat(url, asked))).tools).toEqual([expect.objectContaining(failed)]);
    const events = await eventsOf(await chat(url, asked, { accept: "text/event-stream" }));
    expect(events.at(-1)).toMatchObject({ type: "done", answer: { tools: [failed] } });
  });
  it("says of a tool that ran when the time was up no more than that it did not end", async () => {
    const silent: PageService = { read: (_url, signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))) };
    const { url } = await withOpenAi(() => ({ tool: "fetch_url", args: { url: "https://a.org/dam" } }), { AGENT_DEADLINE_MS: "1000" }, silent);
    const events = await eventsOf(await chat(url, { text: "Read https://a.org/dam please." }, { accept: "text/event-stream" }));
    expect(events.find(({ type }) => type === "tool-end")).toMatchObject({ failed: true, tool: { failed: true } });
    expect(JSON.stringify(events)).not.toContain("Something went wrong");
    expect(events.at(-1)).toMatchObject({ type: "error", error: { code: "model-timeout" } });
  });
  it("gives the longest length by the name that the server knows, and nothing that reasoning models refuse", async () => {
    const { url, model } = await withOpenAi(() => ({ text: "Yes. [[confidence=0.8]]" }));
    // The same server under OpenAI's name.
    const real = fetch;
    vi.stubGlobal("fetch", (input: string | URL, init?: RequestInit) => real(String(input).replace("https://api.openai.com", model.url), init));
    try {
      const openAi = await app({
        MODEL_PROVIDER: "openai-compatible",
        MODEL_NAME: "gpt-5-mini",
        MODEL_BASE_URL: "https://api.openai.com/v1",
        MODEL_API_KEY: "key",
      });
      for (const at of [url, openAi.url]) {
        await chat(at, { text: "Hi" });
        await post(`${at}/agent/summarize`, { inputText: PAGE, frames: [] });
      }
    } finally {
      vi.unstubAllGlobals();
    }
    expect(model.requests.map((body) => [body["max_tokens"], body["max_completion_tokens"]])).toEqual([
      [1_500, undefined],
      [1_500, undefined],
      [undefined, 1_500],
      [undefined, 1_500],
    ]);
    for (const body of model.requests)
      for (const name of ["temperature", "top_p", "presence_penalty", "frequency_penalty", "stop"]) expect(body).not.toHaveProperty(name);
  });
  it("stops after the set number of steps", async () => {
    const { url, model } = await withOpenAi(() => ({ tool: "analyze_text", args: { text: "x" } }), { AGENT_MAX_STEPS: "3" });
    await chat(url, { text: "Hi" });
    expect(model.requests).toHaveLength(3);
  });
  it.each<[string, Scripted, number, string]>([
    ["429", { status: 429, headers: { "retry-after": "7" } }, 503, "model-busy"],
    ["500", { status: 500 }, 502, "model-error"],
    ["401", { status: 401 }, 502, "model-error"],
    ["no JSON", { status: 200, body: "<html>" }, 502, "model-"],
  ])("%s from the model is a typed error", async (_name, scripted, status, code) => {
    const { url } = await withOpenAi(() => scripted);
    const response = await chat(url, { text: "Hi" });
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toContain(code);
    if (code === "model-busy") expect(response.headers.get("retry-after")).toBe("7");
  });
  it("a broken stream is an error, with what came before it", async () => {
    const { url } = await withOpenAi(() => ({ breakAfter: "This is the first half of" }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toContain("first half");
    expect(events.at(-1)).toMatchObject({ type: "error", error: { code: expect.stringMatching(/^model-/) as string } });
  });
  it.each<[string, Record<string, string>, number]>([
    ["a date", { "retry-after": new Date(Date.now() + 120_000).toUTCString() }, 120],
    ["a time that has passed", { "retry-after": "-5" }, 10],
    ["a week", { "retry-after": "604800" }, 3_600],
    ["nothing", {}, 10],
  ])("tells when to come again: %s", async (_case, headers, expected) => {
    const { url } = await withOpenAi(() => ({ status: 429, headers }));
    const waits = Number((await chat(url, { text: "Hi" })).headers.get("retry-after"));
    expect(Math.abs(waits - expected)).toBeLessThanOrEqual(expected === 120 ? 60 : 0);
  });
  it.each([503, 529])("%i is a model that is busy", async (status) => {
    const { url } = await withOpenAi(() => ({ status }));
    expect((await errorOf(await chat(url, { text: "Hi" }))).code).toBe("model-busy");
  });
  it("a model that nobody answers for could not be reached, and the log says where to look", async () => {
    const { url, logText } = await app({ MODEL_PROVIDER: "ollama", MODEL_NAME: "fake", MODEL_BASE_URL: `http://127.0.0.1:${await freePort()}` });
    expect((await errorOf(await chat(url, { text: "A secret question" }))).message).toBe("The language model couldn’t be reached.");
    expect(logText()).toMatch(/"network":"ECONNREFUSED","hint":"see MODEL_BASE_URL"/);
    expect(logText()).not.toContain("A secret question");
  });
  it.each([
    [401, "see MODEL_API_KEY"],
    [404, "see MODEL_NAME and MODEL_BASE_URL"],
  ])("the log tells whoever runs the server what %i means", async (status, hint) => {
    const { url, logText } = await withOpenAi(() => ({ status, body: JSON.stringify({ error: { message: "key sk-very-secret of account 7" } }) }));
    await chat(url, { text: "A secret question" });
    expect(logText()).toContain(`"status":${status},"hint":"${hint}`);
    expect(logText()).not.toMatch(/secret/);
  });
  it("an answer that reached its longest length says so", async () => {
    const { url } = await withOpenAi(() => ({ text: "The first half of a", ended: "length" }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    const done = events.at(-1);
    expect(done).toMatchObject({ type: "done", answer: { message: expect.stringMatching(/^The first half of a\n\n\(The reply was cut off here/) as string } });
    expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toContain("cut off here");
  });
  it("a reply that was all thought is an error, not an empty one that was cut off, and the log says what to raise", async () => {
    const { url, logText } = await withOpenAi(() => ({ text: "<think>The dam, then. Let me see", ended: "length" }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events).toEqual([
      { type: "progress", words: 1 },
      { type: "error", error: { code: "model-answer", message: ONLY_THOUGHT } },
    ]);
    expect((await errorOf(await chat(url, { text: "Hi" }))).message).toMatch(/^The language model spent its whole reply on thinking/);
    expect(logText()).toContain('"hint":"see AGENT_MAX_OUTPUT_TOKENS');
  });
  it("an answer that the provider kept back is an error, not an empty reply", async () => {
    const { url } = await withOpenAi(() => ({ text: "", ended: "content_filter" }));
    expect(await errorOf(await chat(url, { text: "Hi" }))).toEqual({ code: "model-answer", message: DECLINED });
  });
  it.each<[string, () => Promise<{ url: string }>]>([
    ["OpenAI-compatible", () => withOpenAi(() => ({ endAfter: "The first half of" }))],
    [
      "Anthropic",
      async () => {
        const model = await fakeAnthropic(() => ({ endAfter: "The first half of" }));
        open.push(model);
        return app({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "fake", MODEL_API_KEY: "key", MODEL_BASE_URL: `${model.url}/v1` });
      },
    ],
    [
      "Google",
      async () => {
        const model = await fakeGoogle(() => ({ endAfter: "The first half of" }));
        open.push(model);
        return app({ MODEL_PROVIDER: "google", MODEL_NAME: "fake", MODEL_API_KEY: "key", MODEL_BASE_URL: model.url });
      },
    ],
  ])("a stream that ends in good order in the middle of the reply broke off: %s", async (_case, start) => {
    const { url } = await start();
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toContain("first half");
    expect(events.at(-1)).toEqual({ type: "error", error: { code: "model-answer", message: "The language model didn’t finish its answer." } });
  });
  it.each(["MALFORMED_RESPONSE", "UNEXPECTED_TOOL_CALL", "OTHER"])("a reply of Google’s that ended with %s is not complete", async (ended) => {
    const model = await fakeGoogle(() => ({ text: "The first half of", ended }));
    open.push(model);
    const { url } = await app({ MODEL_PROVIDER: "google", MODEL_NAME: "fake", MODEL_API_KEY: "key", MODEL_BASE_URL: model.url });
    expect((await errorOf(await chat(url, { text: "Hi" }))).message).toBe("The language model didn’t finish its answer.");
  });
  it("a reply that fills the model’s context says so, and what to do", async () => {
    const model = await fakeAnthropic(() => ({ text: "The first half of", ended: "model_context_window_exceeded" }));
    open.push(model);
    const { url } = await app({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "fake", MODEL_API_KEY: "key", MODEL_BASE_URL: `${model.url}/v1` });
    expect((await answerOf(await chat(url, { text: "Hi" }))).message).toMatch(/is too long for the model\. Reset the chat to continue\.\)$/);
  });
  it("an endless answer is stopped before it fills the memory", async () => {
    const { url, model } = await withOpenAi(() => ({ endless: 2_000 }), { AGENT_MAX_OUTPUT_TOKENS: "64" });
    expect((await errorOf(await chat(url, { text: "Hi" }))).message).toMatch(/had no end/);
    expect(await eventually(() => model.aborted() === 1)).toBe(true);
  });
  it("keeps the last step for the answer", async () => {
    const { url, model } = await withOpenAi(
      (_turn, body) => (body["tool_choice"] === "none" ? { text: "In the end: fine. [[confidence=0.7]]" } : { tool: "analyze_text", args: { text: "x" } }),
      { AGENT_MAX_STEPS: "3" },
    );
    expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject({ message: "In the end: fine.", confidence: 0.7 });
    expect(model.requests).toHaveLength(3);
  });
  it("keeps what a model has said that calls tools to the last, and says that it came to no end", async () => {
    const { url } = await withOpenAi(() => ({ says: "Let me look.", tool: "analyze_text", args: { text: "x" } }), { AGENT_MAX_STEPS: "2" });
    expect((await answerOf(await chat(url, { text: "Hi" }))).message).toMatch(/^Let me look\.[\s\S]*\(The model used up its steps here/);
    const silent = await withOpenAi(() => ({ tool: "analyze_text", args: { text: "x" } }), { AGENT_MAX_STEPS: "2" });
    expect((await errorOf(await chat(silent.url, { text: "Hi" }))).message).toBe("The language model didn’t answer within the steps it’s allowed.");
  });
  it("runs a dozen tools in one reply, not hundreds", async () => {
    const { url } = await withOpenAi((turn) =>
      turn === 1 ? { says: "", tool: "analyze_text", args: { text: PAGE }, times: 200 } : { text: "Done. [[confidence=0.8]]" },
    );
    expect((await answerOf(await chat(url, { text: "Hi" }))).tools).toHaveLength(12);
  });
  it("a slow model ends at its deadline, ahead of the one of the call: what it says is the agent’s own error", async () => {
    const { url } = await withOpenAi(() => ({ slowMs: 400, text: "x".repeat(200) }), { AGENT_DEADLINE_MS: "1000" });
    const response = await chat(url, { text: "Hi" });
    expect(response.status).toBe(504);
    expect((await errorOf(response)).code).toBe("model-timeout");
  });
  it("is stopped when the visitor leaves", async () => {
    const { url, model } = await withOpenAi(() => ({ slowMs: 100, text: "x".repeat(700) }));
    const control = new AbortController();
    const response = await post(`${url}/agent/chat`, { text: "Hi" }, { accept: "text/event-stream" }, control.signal);
    expect(response.status).toBe(200);
    control.abort();
    expect(await eventually(() => model.aborted() === 1)).toBe(true);
  });
});

describe("Anthropic", () => {
  it("passes over events that it does not know: others may come at any time", async () => {
    const model = await fakeAnthropic(() => ({ text: "All of it.\n[[confidence=0.8]]", newEvent: { note: "new" } }));
    open.push(model);
    const { url, logText } = await app({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "claude", MODEL_BASE_URL: `${model.url}/v1`, MODEL_API_KEY: "key" });
    expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject({ message: "All of it.", confidence: 0.8 });
    expect(logText()).not.toContain("the language model failed");
  });
  it("streams text and calls tools", async () => {
    const model = await fakeAnthropic((turn) =>
      turn === 1 ? { tool: "analyze_text", args: { text: PAGE } } : { text: "Two passages lean on you. [[confidence=0.81]]" },
    );
    open.push(model);
    const { url } = await app({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "fake", MODEL_API_KEY: "key", MODEL_BASE_URL: `${model.url}/v1` });
    expect(await answerOf(await chat(url, { text: "Look at this" }))).toMatchObject({
      message: "Two passages lean on you.",
      confidence: 0.81,
      tools: [{ name: "analyze_text" }],
    });
    expect(model.headers[0]!["x-api-key"]).toBe("key");
  });
});

describe("pages that a chat reads", () => {
  const LIMIT = /^You’ve fetched too many pages in a short time\. Please wait (?:a second|[1-6]?\d seconds)\.$/;
  it("count like those of fetch-url, and the built-in analyst says when there are too many", async () => {
    const read: string[] = [];
    const { url } = await app({ FETCH_PER_MINUTE: "2" }, pagesOf(read), true);
    expect((await post(`${url}/agent/fetch-url`, { url: "https://a.org/1" })).status).toBe(200);
    expect((await chat(url, { text: "https://a.org/2" })).status).toBe(200);
    const refused = await chat(url, { text: "https://a.org/3" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await errorOf(refused)).message).toMatch(LIMIT);
    const events = await eventsOf(await chat(url, { text: "https://a.org/3" }, { accept: "text/event-stream" }));
    expect(events.at(-1)).toEqual({ type: "error", error: { code: "rate-limited", message: expect.stringMatching(LIMIT) as string } });
    expect((await post(`${url}/agent/fetch-url`, { url: "https://a.org/3" })).status).toBe(429);
    expect((await chat(url, { text: "Hello" })).status).toBe(200);
    expect(read).toEqual(["https://a.org/1", "https://a.org/2"]);
  });
  it("count by the day too, and a model is told so", async () => {
    const read: string[] = [];
    const model = await fakeOpenAi((turn) =>
      turn % 2 === 1 ? { tool: "fetch_url", args: { url: "https://a.org/dam" } } : { text: "Done. [[confidence=0.8]]" },
    );
    open.push(model);
    const env = { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "fake", MODEL_BASE_URL: `${model.url}/v1`, FETCH_PER_DAY: "1" };
    const { url } = await app(env, pagesOf(read), true);
    for (let round = 0; round < 2; round += 1) await chat(url, { text: "Read https://a.org/dam please." });
    expect(read).toHaveLength(1);
    expect(textOf(model.requests[1]!)).not.toContain("share of pages");
    expect(textOf(model.requests[3]!)).toContain("You’ve used today’s share of pages. You can fetch more tomorrow.");
  });
});

describe("calls of the model at once", () => {
  it("are no more than AGENT_CONCURRENCY, replies, reports and assessments together", async () => {
    const { url, model } = await withOpenAi(() => ({ slowMs: 20, text: "Fine, as far as it goes. [[confidence=0.8]]" }), { AGENT_CONCURRENCY: "2" });
    const asked = [
      ...Array.from({ length: 4 }, () => chat(url, { text: "Hi" })),
      ...Array.from({ length: 4 }, () => post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] })),
      ...Array.from({ length: 4 }, () =>
        post(`${url}/agent/assess`, {
          kind: "epistemic-humility",
          answer: "I am about 60 percent sure of it, because the report is old.",
          prompt: "Is it safe?",
        }),
      ),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect(model.requests).toHaveLength(20);
    expect(model.most()).toBe(2);
  });
  it("give their place back when they fail, break off or are left", async () => {
    const scripts: Scripted[] = [{ status: 500 }, { breakAfter: "Half" }, { slowMs: 100, text: "x".repeat(700) }, { text: "Whole. [[confidence=0.8]]" }];
    const { url, model } = await withOpenAi((turn) => scripts[turn - 1]!, { AGENT_CONCURRENCY: "1" });
    await chat(url, { text: "Hi" });
    await chat(url, { text: "Hi" });
    const control = new AbortController();
    await post(`${url}/agent/chat`, { text: "Hi" }, { accept: "text/event-stream" }, control.signal);
    control.abort();
    expect(await eventually(() => model.aborted() >= 1)).toBe(true);
    expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe("Whole.");
  });
});

describe("an error in the middle of a model's stream", () => {
  it("stops the model, and gives its place back at once", async () => {
    const { url, model } = await withOpenAi((turn) => (turn === 1 ? { errorAfter: "The first half of" } : { text: "Whole. [[confidence=0.8]]" }), {
      AGENT_CONCURRENCY: "1",
    });
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.at(-1)).toMatchObject({ type: "error", error: { code: expect.stringMatching(/^model-/) as string } });
    const next = await post(`${url}/agent/chat`, { text: "Hi" }, {}, AbortSignal.timeout(3_000));
    expect((await answerOf(next)).message).toBe("Whole.");
    expect(await eventually(() => model.aborted() === 1)).toBe(true);
  });
  it.each([
    ["Anthropic’s", { message: "Overloaded", type: "overloaded_error" }],
    ["OpenAI’s", { message: "Rate limit reached", type: "requests", code: "rate_limit_exceeded" }],
    ["a status as a number", { message: "Slow down", code: 429 }],
    ["a status as text", { message: "Slow down", code: "503" }],
  ])("that says it is overloaded asks to wait: %s", async (_case, error) => {
    const { url } = await withOpenAi(() => ({ errorAfter: "The first half of", error }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.at(-1)).toMatchObject({ type: "error", error: { code: "model-busy" } });
  });
  it("that says something else does not", async () => {
    const { url } = await withOpenAi(() => ({ errorAfter: "The first half of", error: { message: "It is overloaded", type: "server_error", code: 500 } }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.at(-1)).toMatchObject({ type: "error", error: { code: "model-error" } });
  });
  it("is told where it stands by itself, with a type of its own", async () => {
    const error = { object: "error", message: "The engine died", type: "InternalServerError", code: 500 };
    const { url, model } = await withOpenAi(() => ({ errorAfter: "The first half of", error, flat: true }), { AGENT_DEADLINE_MS: "2000" });
    expect((await errorOf(await chat(url, { text: "Hi" }))).message).toBe("The language model didn’t finish its answer.");
    expect(await eventually(() => model.aborted() === 1)).toBe(true);
  });
});
