import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { agentBase, agentHeaders, agentHost, agentModel, agentUrl, callAgent, mayRetry, wrongAgentBase, type AgentCall } from "./api.ts";
import { DEFAULT_CONFIG, forgetConfig, parseConfig } from "./config.ts";

const KEY = { name: "x-client", value: "web" };
type Answer = [status: number, body: string, type?: string];
let answers: Answer[] = [];
let calls: { url: string; headers: Record<string, string>; body: string }[] = [];
let config: unknown = {};

beforeEach(() => {
  vi.useFakeTimers();
  forgetConfig();
  answers = [];
  calls = [];
  config = {};
  vi.stubGlobal("fetch", async (url: string, init: { headers: Record<string, string>; body: string }) => {
    if (url === "/config.json") return new Response(JSON.stringify(config));
    calls.push({ url, headers: init.headers, body: init.body });
    const [status, body, type = "application/json"] = answers.shift() ?? [200, "{}"];
    return new Response(body, { status, headers: { "content-type": type } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the call to its end, whatever the timers; gives the value or the error text. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.then(
    (value) => value,
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe("paths", () => {
  it.each<[AgentCall, string | null, string]>([
    ["chat", null, "/.netlify/functions/agent-chat"],
    ["fetch-url", null, "/.netlify/functions/agent-fetch-url"],
    ["summarize", null, "/.netlify/functions/agent-summarize"],
    ["assess", null, "/.netlify/functions/agent-assess"],
    ["chat", "", "/agent/chat"],
    ["fetch-url", "https://agent.example", "https://agent.example/agent/fetch-url"],
    ["summarize", "https://agent.example/agent", "https://agent.example/agent/summarize"],
  ])("%s with base %s goes to %s", (call, base, url) => expect(agentUrl(call, base)).toBe(url));

  it("takes the base that the server gives", async () => {
    config = { agentBase: "https://agent.example/" };
    await outcome(callAgent("chat", {}));
    expect(calls[0]?.url).toBe("https://agent.example/agent/chat");
  });

  it.each(["agent.example", "http://", "https://a b.example", "https://[::", "htp://agent.example", "//agent.example", "https://user:pass@agent.example"])(
    "a base that no call can go to is as good as none, and is told apart from none: %s",
    async (base) => {
      vi.stubGlobal("window", { location: { href: "https://candor.example/analyze" } });
      config = { agentBase: base };
      await outcome(callAgent("chat", {}));
      expect(calls[0]?.url).toBe("/.netlify/functions/agent-chat");
      expect(agentHost({ ...DEFAULT_CONFIG, agentBase: base })).toBe("candor.example");
      expect(wrongAgentBase({ ...DEFAULT_CONFIG, agentBase: base })).toBe(base);
    },
  );

  it.each<[string | null, ReturnType<typeof agentModel>]>([
    [null, { active: false, label: "Rules" }],
    ["/base", { active: false, label: "Rules" }],
    ["https://candor.example", { active: false, label: "Rules" }],
    ["https://agent.example", "elsewhere"],
  ])("what the server says of itself is not said of another one that the calls go to: %s", (base, told) => {
    vi.stubGlobal("window", { location: { href: "https://candor.example/analyze", host: "candor.example" } });
    expect(agentModel({ ...DEFAULT_CONFIG, agentBase: base, model: { active: false, label: "Rules" } })).toEqual(told);
    expect(agentModel(null)).toBeNull();
  });

  it.each([
    ["https://agent.example/sub/", "https://agent.example/sub"],
    ["/", ""],
    ["/behind/", "/behind"],
  ])("a base may be an address or a path of this site: %s", (given, base) => {
    expect(agentBase({ ...DEFAULT_CONFIG, agentBase: given })).toBe(base);
    expect(wrongAgentBase({ ...DEFAULT_CONFIG, agentBase: given })).toBeNull();
  });
});

describe("headers", () => {
  it.each<[AgentCall, boolean]>([
    ["chat", true],
    ["fetch-url", true],
    ["assess", true],
    ["summarize", false],
  ])("%s carries the client key: %s", (call, carried) => {
    const headers = agentHeaders(call, { ...DEFAULT_CONFIG, clientKey: KEY });
    expect(headers).toMatchObject({ "Content-Type": "application/json", Accept: "application/json" });
    expect("x-client" in headers).toBe(carried);
  });
});

describe("errors", () => {
  it.each<[AgentCall, Answer, string]>([
    ["chat", [400, "bad input"], "Agent HTTP 400: bad input"],
    [
      "fetch-url",
      [403, JSON.stringify({ error: { code: "blocked", message: "The page blocked server requests" } })],
      "Agent HTTP 403: The page blocked server requests",
    ],
    ["assess", [404, "x".repeat(400)], `Agent HTTP 404: ${"x".repeat(300)}`],
    ["summarize", [503, "down"], "Agent summarize failed: 503 down"],
    ["chat", [404, ""], "Agent HTTP 404: the answer is empty"],
    ["chat", [200, " \n"], "Agent HTTP 200: the answer is empty"],
    ["chat", [200, `<html>${"y".repeat(400)}`], `Agent HTTP 200: the answer is not JSON: <html>${"y".repeat(294)}`],
  ])("%s answering %j", async (call, answer, message) => {
    answers = [answer];
    expect(await outcome(callAgent(call, {}))).toBe(message);
  });
});

describe("an answer that is waited for", () => {
  const EVENTS = "text/event-stream; charset=utf-8";
  const wire = (...events: object[]) => `: waiting\n\n${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")}`;
  const words: number[] = [];
  const ask = (call: AgentCall) => outcome(callAgent(call, {}, { onWords: (count) => words.push(count) }));
  beforeEach(() => void words.splice(0));

  it("may be streamed, with the words that a model has written so far", async () => {
    answers = [[200, wire({ type: "progress", words: 3 }, { type: "progress", words: 40 }, { type: "done", answer: { reportText: "All." } }), EVENTS]];
    expect(await ask("summarize")).toEqual({ reportText: "All." });
    expect(words).toEqual([3, 40]);
    expect(calls[0]?.headers["Accept"]).toBe("text/event-stream, application/json;q=0.9");
  });
  it("may be JSON all the same, and no stream is asked for where nobody is told", async () => {
    answers = [
      [200, '{"reportText":"All."}'],
      [200, '{"reportText":"All."}'],
    ];
    expect(await ask("summarize")).toEqual({ reportText: "All." });
    await outcome(callAgent("summarize", {}));
    expect(calls[1]?.headers["Accept"]).toBe("application/json");
  });
  it("ends in its error, or says that it ended too early", async () => {
    const error = { code: "model-timeout", message: "It took too long." };
    answers = [
      [200, wire({ type: "progress", words: 3 }, { type: "error", error }), EVENTS],
      [200, wire({ type: "error", error }), EVENTS],
      [200, wire({ type: "error" }), EVENTS],
      [200, wire({ type: "progress", words: 3 }), EVENTS],
    ];
    expect(await ask("assess")).toBe("Agent HTTP 504: It took too long.");
    expect(await ask("summarize")).toBe("Agent summarize failed: 504 It took too long.");
    expect(await ask("assess")).toMatch(/^Agent HTTP 200: /);
    expect(await ask("assess")).toBe("Agent HTTP 200: the answer ended without its last part");
  });
});

describe("retries", () => {
  it.each<[AgentCall, Answer[], number, unknown]>([
    [
      "chat",
      [
        [429, "slow down"],
        [500, "oh"],
        [200, '{"message":"hi"}'],
      ],
      3,
      { message: "hi" },
    ],
    [
      "fetch-url",
      [
        [500, ""],
        [500, ""],
        [500, ""],
        [200, "{}"],
      ],
      3,
      "Agent HTTP 500: the answer is empty",
    ],
    [
      "chat",
      [
        [503, "busy"],
        [200, "{}"],
      ],
      1,
      "Agent HTTP 503: busy",
    ],
    [
      "chat",
      [
        [503, "upstream said 429"],
        [200, '{"message":"hi"}'],
      ],
      2,
      { message: "hi" },
    ],
    [
      "summarize",
      [
        [500, "no"],
        [200, "{}"],
      ],
      1,
      "Agent summarize failed: 500 no",
    ],
  ])("%s with %j makes %i requests", async (call, given, count, result) => {
    answers = [...given];
    expect(await outcome(callAgent(call, {}))).toEqual(result);
    expect(calls).toHaveLength(count);
  });

  it("waits 300 ms, then 600 ms", async () => {
    answers = [
      [500, ""],
      [500, ""],
      [200, "{}"],
    ];
    const call = callAgent("chat", {});
    await vi.advanceTimersByTimeAsync(299);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(599);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
    await call;
  });

  it("stops waiting when aborted", async () => {
    answers = [
      [500, ""],
      [200, "{}"],
    ];
    const stop = new AbortController();
    const call = callAgent("chat", {}, { signal: stop.signal }).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    expect(await call).toBe("AbortError");
    expect(calls).toHaveLength(1);
  });

  it("does not retry what is no such error", () => expect([mayRetry(new TypeError("Failed to fetch")), mayRetry("500")]).toEqual([false, false]));
});

describe("configuration", () => {
  it.each<[unknown, Partial<typeof DEFAULT_CONFIG>]>([
    [null, DEFAULT_CONFIG],
    [{ clientKey: { name: "x" } }, { clientKey: { name: "x-candor-client", value: "web" } }],
    [
      { clientKey: KEY, ownerEmail: "a@b.example" },
      { clientKey: KEY, ownerEmail: "a@b.example" },
    ],
    [{ model: { active: true, label: "Llama" } }, { model: { active: true, label: "Llama" } }],
    [
      { agentBase: 7, model: "x" },
      { agentBase: null, model: { active: false, label: "" } },
    ],
    // What browsers refuse in a header: every call would fail as if there were no connection.
    [{ clientKey: { name: "x client", value: "a" } }, { clientKey: { name: "x-candor-client", value: "web" } }],
    [{ clientKey: { name: "x-client", value: "schlüssel\u2028" } }, { clientKey: { name: "x-candor-client", value: "web" } }],
  ])("%j", (given, expected) => {
    const config = parseConfig(given);
    expect(config).toMatchObject(expected);
    expect(() => new Headers(agentHeaders("chat", config))).not.toThrow();
  });

  it("is fetched once for many calls, and the page works on without it", async () => {
    let asked = 0;
    vi.stubGlobal("fetch", async (url: string) => {
      if (url !== "/config.json") return new Response("{}");
      asked += 1;
      return asked === 1 ? new Response("", { status: 404 }) : new Response("{}");
    });
    expect(await outcome(callAgent("chat", {}))).toEqual({});
    await outcome(callAgent("chat", {}));
    await outcome(Promise.all([callAgent("chat", {}), callAgent("summarize", {})]));
    expect(asked).toBe(2);
  });

  describe("that does not come", () => {
    let given: AbortSignal | null | undefined;
    beforeEach(() => {
      given = undefined;
      vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
        if (url !== "/config.json") return Promise.resolve(new Response('{"asked":true}'));
        given = init.signal;
        return new Promise((_, reject) => given?.addEventListener("abort", () => reject(given?.reason as Error)));
      });
    });

    it("does not hold up who stops", async () => {
      const stop = new AbortController();
      const call = callAgent("chat", {}, { signal: stop.signal }).catch((error: Error) => error.name);
      await vi.advanceTimersByTimeAsync(10);
      stop.abort();
      expect(await call).toBe("AbortError");
    });

    it("leaves the defaults after a time, for this call", async () => {
      const late = new AbortController();
      const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
      const call = callAgent("chat", {});
      expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(5_000);
      late.abort(new DOMException("late", "TimeoutError"));
      expect(await call).toEqual({ asked: true });
      timeout.mockRestore();
    });
  });
});
