import type { Analysis } from "@candor/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRunner, SILENT_AFTER_MS, STUCK_AFTER_MS, type Host } from "./analysis-runner.ts";
import type { AnalysisAnswer, AnalysisRequest } from "./analysis.ts";

const analysis = (words: number) => ({ words }) as Analysis;

/** A host whose answers the test gives by hand. */
function fakeHosts() {
  const hosts: { sent: AnalysisRequest[]; answer: (a: AnalysisAnswer) => void; fail: () => void; stopped: boolean }[] = [];
  const start = (): Host => {
    const one = { sent: [] as AnalysisRequest[], answer: (_: AnalysisAnswer) => {}, fail: () => {}, stopped: false };
    hosts.push(one);
    return {
      send: (r) => one.sent.push(r),
      listen: (ok, bad) => {
        one.answer = ok;
        one.fail = bad;
      },
      stop: () => {
        one.stopped = true;
      },
    };
  };
  return { hosts, start };
}

const outcome = (promise: Promise<Analysis>) =>
  promise.then(
    (a) => a.words,
    (error: Error) => error.name + ": " + error.message,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("createRunner", () => {
  it("sends one text at a time and pairs answers with questions", async () => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async () => analysis(-1));
    const [a, b] = [outcome(run("a", {})), outcome(run("b", { all: true }))];
    expect(hosts).toHaveLength(1);
    expect(hosts[0]?.sent.map((r) => r.text)).toEqual(["a"]);
    hosts[0]?.answer({ id: 99, analysis: analysis(99) });
    hosts[0]?.answer({ id: 1, analysis: analysis(1) });
    expect(await a).toBe(1);
    expect(hosts[0]?.sent[1]).toEqual({ id: 2, text: "b", options: { all: true } });
    hosts[0]?.answer({ id: 2, failed: "no" });
    expect(await b).toBe("Error: no");
  });

  it("asks a new host after a text that could not be read", async () => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async () => analysis(-1));
    const [a, b] = [outcome(run("a", {})), outcome(run("b", {}))];
    hosts[0]?.answer({ id: 1, failed: "no" });
    expect(await a).toBe("Error: no");
    expect(hosts.map(({ stopped }) => stopped)).toEqual([true, false]);
    hosts[1]?.answer({ id: 2, analysis: analysis(2) });
    expect(await b).toBe(2);
  });

  it("tries a host again when it could not be had in the page either", async () => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async () => Promise.reject(new Error("no connection")));
    const a = outcome(run("a", {}));
    hosts[0]?.fail();
    expect(await a).toBe("Error: no connection");
    const b = outcome(run("b", {}));
    hosts[1]?.answer({ id: 2, analysis: analysis(2) });
    expect(await b).toBe(2);
  });

  it("drops stale runs that wait, without asking the host", async () => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async () => analysis(-1));
    const stop = new AbortController();
    const first = outcome(run("a", {}));
    const stale = outcome(run("b", {}, stop.signal));
    const last = outcome(run("c", {}));
    stop.abort();
    expect(await stale).toMatch(/^AbortError/);
    hosts[0]?.answer({ id: 1, analysis: analysis(1) });
    expect(hosts[0]?.sent.map((r) => r.text)).toEqual(["a", "c"]);
    hosts[0]?.answer({ id: 3, analysis: analysis(3) });
    expect([await first, await last]).toEqual([1, 3]);
  });

  it("ends a worker that a stale run holds", async () => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async () => analysis(-1));
    const stop = new AbortController();
    const stale = outcome(run("endless", {}, stop.signal));
    const next = outcome(run("b", {}));
    stop.abort();
    expect(await stale).toMatch(/^AbortError/);
    expect(hosts[0]?.stopped).toBe(false);
    vi.advanceTimersByTime(STUCK_AFTER_MS);
    expect(hosts[0]?.stopped).toBe(true);
    expect(hosts[1]?.sent.map((r) => r.text)).toEqual(["b"]);
    hosts[1]?.answer({ id: 2, analysis: analysis(2) });
    expect(await next).toBe(2);
  });

  it("does not take the worker after it for silent", async () => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async () => analysis(-1));
    const stop = new AbortController();
    const stale = outcome(run("endless", {}, stop.signal));
    stop.abort();
    expect(await stale).toMatch(/^AbortError/);
    vi.advanceTimersByTime(STUCK_AFTER_MS);
    const next = outcome(run("b", {}));
    vi.advanceTimersByTime(SILENT_AFTER_MS - STUCK_AFTER_MS);
    expect(hosts.map(({ stopped }) => stopped)).toEqual([true, false]);
    hosts[1]?.answer({ id: 2, analysis: analysis(2) });
    expect(await next).toBe(2);
  });

  it("leaves alone what came to the worker once the stale run had ended by itself", async () => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async () => analysis(-1));
    const stop = new AbortController();
    const stale = outcome(run("slow", {}, stop.signal));
    const next = outcome(run("b", {}));
    stop.abort();
    expect(await stale).toMatch(/^AbortError/);
    hosts[0]?.answer({ id: 1, analysis: analysis(1) });
    vi.advanceTimersByTime(STUCK_AFTER_MS);
    expect([hosts.length, hosts[0]?.stopped]).toEqual([1, false]);
    hosts[0]?.answer({ id: 2, analysis: analysis(2) });
    expect(await next).toBe(2);
  });

  it.each<[string, (hosts: ReturnType<typeof fakeHosts>["hosts"]) => void]>([
    ["reports an error", (hosts) => hosts[0]?.fail()],
    [
      "stays silent",
      () => {
        vi.advanceTimersByTime(SILENT_AFTER_MS);
      },
    ],
  ])("works in the page when the worker %s", async (_, breakIt) => {
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, async (text) => analysis(text.length));
    const [a, b] = [outcome(run("four", {})), outcome(run("seven77", {}))];
    breakIt(hosts);
    expect([await a, await b]).toEqual([4, 7]);
    expect(await outcome(run("later", {}))).toBe(5);
    expect(hosts).toHaveLength(1);
  });

  it("works in the page where workers cannot be started", async () => {
    const run = createRunner(
      () => {
        throw new ReferenceError("Worker is not defined");
      },
      async (text) => analysis(text.length),
    );
    expect(await outcome(run("four", {}))).toBe(4);
  });

  it("leaves a run in the page as soon as it is stale, the first one and those after it", async () => {
    const never = new Promise<Analysis>(() => undefined);
    const { hosts, start } = fakeHosts();
    const run = createRunner(start, () => never);
    const controls = [new AbortController(), new AbortController()];
    const first = outcome(run("a", {}, controls[0]!.signal));
    hosts[0]!.fail();
    const second = outcome(run("b", {}, controls[1]!.signal));
    for (const control of controls) control.abort();
    expect(await first).toMatch(/^AbortError/);
    expect(await second).toMatch(/^AbortError/);
  });

  it("refuses a run that is stale before it starts", async () => {
    const run = createRunner(fakeHosts().start, async () => analysis(-1));
    expect(await outcome(run("a", {}, AbortSignal.abort()))).toMatch(/^AbortError/);
  });
});
