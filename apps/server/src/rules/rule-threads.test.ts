import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, inject, it } from "vitest";
import type { ChatAnswer } from "@candor/protocol";
import { resolveHandshake } from "@candor/engine/policy";
import { configOf, errorOf, post, readableLog, startApp } from "../../test/harness.ts";
import { createAgent } from "../agent/create-agent.ts";
import type { JobInput } from "./jobs.ts";
import { createRuleThreads, type RuleThreads, type RuleThreadsOptions } from "./rule-threads.ts";
import { workInProcess } from "./rule-work.ts";

/** The worker as it is delivered: it starts in a fraction of the time that its source takes. */
const BUILT: RuleThreadsOptions = { worker: pathToFileURL(path.join(path.dirname(inject("builtServer")), "rules-worker.mjs")) };

let open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
});
const threads = (options: RuleThreadsOptions = {}, log = readableLog().log): RuleThreads => {
  const made = createRuleThreads(log, { ...BUILT, ...options });
  open.push(made);
  return made;
};
const work = (made: RuleThreads) => made.work("assess", assessment, nobody);
const nobody = new AbortController().signal;
const handshake = resolveHandshake({});
const assessment: JobInput<"assess"> = {
  kind: "epistemic-humility",
  answer: "I am not sure that the bridge is safe; maybe 60 percent.",
  prompt: "Is the old bridge safe?",
};
/** About as dear as texts of this length can be: a second of work and more for the rules. */
const hostile = Array.from({ length: 20 }, (_, i) => ({ role: "user" as const, text: `${i} ${"no ".repeat(1_000)}` }));
const endless: JobInput<"answer"> = { question: "Why?", history: hostile, article: null, handshake, ready: null };

describe("rules in threads", () => {
  it.each([
    ["built", BUILT],
    ["from their source, as in development", { worker: undefined }],
  ])("work out what they do in this process: %s", async (_case, options) => {
    const { work } = threads(options);
    const text = "Everyone knows that the dam is safe. Act now, before it is too late!";
    const analyzed = await work("analyze", { text, handshake }, nobody);
    expect({ ...analyzed, timing: null }).toEqual({ ...(await workInProcess("analyze", { text, handshake }, nobody)), timing: null });
    const question: JobInput<"answer"> = { question: "Is it fair?", history: [], article: { url: "https://a.org/", text }, handshake, ready: analyzed };
    expect(await work("answer", question, nobody)).toEqual(await workInProcess("answer", question, nobody));
    const request: JobInput<"report"> = { inputText: text, frames: analyzed.frames as unknown as JobInput<"report">["frames"] };
    expect(await work("report", request, nobody)).toEqual(await workInProcess("report", request, nobody));
    expect(await work("assess", assessment, nobody)).toEqual(await workInProcess("assess", assessment, nobody));
  });

  it("keep their thread when a job cannot be handed to it", async () => {
    const { work } = threads({ times: { mostMs: 20_000, crowdedMs: 20_000 } });
    await work("assess", assessment, nobody);
    const nested: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
    const frame = { reflexId: "x", reflexLabel: "X", confidence: 1, nested };
    await Promise.all([1, 2, 3].map(() => expect(work("report", { inputText: "A text.", frames: [frame] }, nobody)).rejects.toThrow()));
    const from = performance.now();
    await work("assess", assessment, nobody);
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  it("let the server answer others while they work on a hostile chat", async () => {
    const config = configOf();
    const { work } = threads();
    let begun = () => {};
    const working = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const agent = createAgent(
      config,
      { read: () => Promise.reject(new Error("no page is read")) },
      (...job) => {
        begun();
        return work(...job);
      },
      readableLog().log,
    );
    const app = await startApp({ config, agent });
    open.push(app);
    const order: string[] = [];
    const chat = post(`${app.url}/agent/chat`, { text: "Why?", history: hostile }).then(async (response) => {
      const answer = (await response.json()) as ChatAnswer;
      order.push("chat");
      return [response.status, answer.message.length > 0];
    });
    await working;
    for (let asked = 0; asked < 5; asked++) {
      expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: "ok" });
      order.push("healthz");
    }
    expect(await chat).toEqual([200, true]);
    expect(order).toEqual([...Array.from({ length: 5 }, () => "healthz"), "chat"]);
  });

  it("are stopped when nobody waits any more, and take the next job", async () => {
    const { work } = threads();
    const control = new AbortController();
    const left = new Error("the visitor left");
    // Its thread is loaded, and at work.
    await work("assess", assessment, nobody);
    const all = Promise.allSettled(Array.from({ length: 8 }, () => work("answer", endless, control.signal)));
    setTimeout(() => control.abort(left), 100);
    for (const one of await all) expect(one).toEqual({ status: "rejected", reason: left });
    expect((await work("assess", assessment, nobody)).overallScore).toBeGreaterThan(0);
  });

  it("are stopped when a job takes too long, which is told as an error of its own", async () => {
    const { work } = threads({ times: { mostMs: 100, crowdedMs: 100 } });
    await expect(work("answer", endless, nobody)).rejects.toMatchObject({ code: "deadline" });
    const app = await startApp({ agent: createAgent(configOf(), { read: () => Promise.reject(new Error()) }, work, readableLog().log) });
    open.push(app);
    const response = await post(`${app.url}/agent/chat`, { text: "Why?", history: hostile });
    expect([response.status, (await errorOf(response)).code]).toEqual([504, "deadline"]);
  });

  it("are stopped when a job takes too much memory, which is told in the same way and not done over in this process", async () => {
    const dir = mkdtempSync(path.join(tmpdir(), "candor-rules-"));
    const file = path.join(dir, "worker.mjs");
    writeFileSync(
      file,
      `import { parentPort } from "node:worker_threads";
       parentPort.on("message", () => { const all = []; for (;;) all.push(new Array(1_000_000).fill(all.length)); });
       parentPort.postMessage("ready");`,
    );
    await expect(work(threads({ worker: pathToFileURL(file) }))).rejects.toMatchObject({ code: "deadline" });
    rmSync(dir, { recursive: true });
  });

  it("end with the server, at work or still loading, and the log is silent about it", async () => {
    const { log, lines } = readableLog();
    const made = threads({}, log);
    made.warm();
    const waiting = Promise.allSettled([work(made), work(made)]);
    await made.close();
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(lines()).toEqual([]);
  });

  it("are warmed by a reply, which goes through all that a first visitor would wait for", async () => {
    const dir = mkdtempSync(path.join(tmpdir(), "candor-rules-"));
    const [file, seen] = ["worker.mjs", "jobs.txt"].map((name) => path.join(dir, name)) as [string, string];
    writeFileSync(
      file,
      `import { appendFileSync } from "node:fs";
       import { parentPort } from "node:worker_threads";
       parentPort.on("message", ({ name }) => { appendFileSync(${JSON.stringify(seen)}, name); parentPort.postMessage({ ok: true }); });
       parentPort.postMessage("ready");`,
    );
    threads({ worker: pathToFileURL(file) }).warm();
    await expect.poll(() => existsSync(seen) && readFileSync(seen, "utf8"), { timeout: 5_000 }).toBe("answer");
    rmSync(dir, { recursive: true });
  });

  it.each([
    ["has no file", new URL("file:///nowhere/rules-worker.mjs")],
    // No worker, and no file that Node can run.
    ["does not start", new URL("./rule-threads.test.ts", import.meta.url)],
  ])("give way to this process where their worker %s, and the log says so once", async (_case, worker) => {
    const { log, lines } = readableLog();
    const { work } = threads({ worker }, log);
    for (let i = 0; i < 2; i++) expect(await work("assess", assessment, nobody)).toEqual(await workInProcess("assess", assessment, nobody));
    expect(lines().map(({ msg }) => msg)).toEqual(["the rules run in the server's own thread: theirs cannot be started"]);
  });
});
