import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import accuracy from "@candor/content/measured/accuracy.json";
import { measuredWords, type Measured } from "@candor/content/measured-record";
import { analyze, ENGINE_VERSION, isWeakSignal, RULE_HASH } from "@candor/engine";
import { catalogue, explain } from "@candor/engine/catalogue";
import { Client, type ClientOptions } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { loadedAtOnce } from "./loaded-at-once.ts";

const LOUD = "Act now! Only 3 left in stock, and this offer ends tonight. Everyone knows that it works.";
const CALM = "The lake is 40 metres deep at its northern end. It freezes in most winters, and the ferry stops running then.";
const GERMAN = "Das ist ein ganz gewöhnlicher Satz über das Wetter im Norden, und danach folgt gleich noch ein zweiter, damit es genug Wörter sind.";
const ARTICLE = `<html><head><title>A sale</title></head><body><nav>Menu of the shop</nav><article><h1>A sale</h1>${`<p>${LOUD} The shop has sold lamps for many years and is known in the whole valley.</p>`.repeat(6)}</article></body></html>`;
/** Tells on standard error of every socket and lookup that the process opens. */
const WATCH_NETWORK = `data:text/javascript,${encodeURIComponent(`import net from "node:net"; import dns from "node:dns/promises";
const tell = (on, name) => { const was = on[name]; on[name] = function (...args) { process.stderr.write("NETWORK\\n"); return was.apply(this, args); }; };
tell(net.Socket.prototype, "connect"); tell(dns, "lookup"); tell(dns.Resolver.prototype, "resolve4");`)}`;
const PRIVATE_ALLOWED = { ALLOW_PRIVATE_ADDRESSES: "1", NODE_ENV: "test" };

interface Answer {
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  content: { type: string; text?: string }[];
}
interface Session {
  client: Client;
  stderr: () => string;
  call: (name: string, args: Record<string, unknown>) => Promise<Answer>;
}

const bin = inject("builtCommand");
let site: Server;
let origin: string;
const open: Client[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === "/slow") return;
    if (request.url === "/none") {
      response.writeHead(404).end("nothing");
      return;
    }
    response.setHeader("content-type", "text/html").end(ARTICLE);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => site.once("listening", done));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await (await shared)?.client.close();
  site?.close();
  site?.closeAllConnections();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

/** Starts the built command and connects the library's own client. */
async function connect(env: Record<string, string> = {}, options: ClientOptions = {}): Promise<Session> {
  const transport = new StdioClientTransport({ command: process.execPath, args: ["--import", WATCH_NETWORK, bin, "mcp"], env, stderr: "pipe" });
  let stderr = "";
  transport.stderr?.on("data", (piece) => {
    stderr += String(piece);
  });
  const client = new Client({ name: "test", version: "1" }, options);
  await client.connect(transport);
  open.push(client);
  return { client, stderr: () => stderr, call: async (name, args) => (await client.callTool({ name, arguments: args })) as Answer };
}

/** One session for all tests that ask nothing special of it: a process costs more than most of them. */
let shared: Promise<Session> | undefined;
const atHand = (): Promise<Session> =>
  (shared ??= connect().then((session) => {
    open.splice(open.indexOf(session.client), 1);
    return session;
  }));

const textOf = (answer: Answer): string => answer.content.map((part) => part.text ?? "").join("\n");
async function refusalOf(pending: Promise<Answer>): Promise<string> {
  const answer = await pending;
  expect(answer.isError).toBe(true);
  expect(answer.structuredContent).toBeUndefined();
  return textOf(answer);
}

describe("candor mcp", () => {
  it.each<[string, ClientOptions]>([
    ["of 2025", {}],
    ["of 2026", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
  ])("speaks the protocol %s", async (_era, options) => {
    const { client, call } = await connect({}, options);
    expect(client.getServerVersion()).toMatchObject({ name: "candor", version: ENGINE_VERSION });
    expect(client.getInstructions()).toContain("not a verdict");
    expect((await call("analyze_text", { text: LOUD })).isError).not.toBe(true);
  });

  it("lists its tools; only two of them reach out", async () => {
    const { client } = await atHand();
    const { tools } = await client.listTools();
    await expect(`${JSON.stringify(tools, null, 2)}\n`).toMatchFileSnapshot("tools-list.json");
    expect(tools.filter((tool) => tool.annotations?.openWorldHint).map((tool) => tool.name)).toEqual(["read_page", "analyze_page"]);
    expect(tools.every((tool) => tool.annotations?.readOnlyHint === true && tool.outputSchema !== undefined)).toBe(true);
  });

  it("has a prompt that checks a draft", async () => {
    const { client } = await atHand();
    expect((await client.listPrompts()).prompts.map((prompt) => prompt.name)).toEqual(["check_draft"]);
    const { messages } = await client.getPrompt({ name: "check_draft", arguments: { draft: LOUD, stakes: "high" } });
    const { text } = messages[0]!.content as { text: string };
    expect(text).toContain(`<draft>\n${LOUD}\n</draft>`);
    expect(text).toContain("stakes: high");
  });

  it("uses no network for what needs none", async () => {
    const { call, stderr } = await connect(PRIVATE_ALLOWED);
    await call("analyze_text", { text: LOUD });
    await call("explain_pattern", { id: "vx-fo01-act-now" });
    await call("find_patterns", { query: "urgency" });
    await call("compare_texts", { first: LOUD, second: CALM });
    expect(stderr()).toBe("");
    await call("read_page", { url: `${origin}/` });
    expect(stderr()).toContain("NETWORK");
  });
});

describe("compare_texts", () => {
  it("holds two texts against each other, and says what the counts do not show", async () => {
    const { call } = await atHand();
    const { structuredContent, content } = await call("compare_texts", { first: LOUD, second: CALM });
    const { techniques, notes, first, second } = structuredContent as {
      techniques: { technique: string; first: { times: number; per_100_words: number; wordings: string[] }; second: { times: number } }[];
      notes: string[];
      first: { words: number };
      second: { words: number; numbers: number; marked: { times: number } };
    };
    expect(techniques.length).toBeGreaterThan(1);
    for (const { first, second } of techniques) {
      expect(first.per_100_words).toBeCloseTo((100 * first.times) / 17, 1);
      expect(first.wordings.length).toBeGreaterThan(0);
      expect(second.times).toBe(0);
    }
    expect([first.words, second]).toMatchObject([17, { words: 21, numbers: 1, marked: { times: 0 } }]);
    expect(notes.join(" ")).toContain("no mark shows that");
    expect(content[0]!.text).toMatch(/^What can be counted\n- Words: first 17, second 21\n/);
    expect(structuredContent).toMatchObject({ same: false, comparable: true, engine_version: ENGINE_VERSION, rule_hash: RULE_HASH });
  });
  it("compares no marks with a text in another language", async () => {
    const { call } = await atHand();
    const { structuredContent } = await call("compare_texts", { first: LOUD, second: GERMAN });
    expect(structuredContent).toMatchObject({ comparable: false, techniques: [], second: { english: false, sources: null } });
  });
  it.each([
    [{ first: LOUD, second: " \n" }, "second holds nothing but white space"],
    [{ first: "a\u0000b", second: CALM }, "first holds zero bytes"],
    [{ first: "", second: CALM }, "is empty"],
    [{ first: LOUD }, "second"],
  ])("refuses %j", async (given, why) => {
    const { call } = await atHand();
    const { isError, content } = await call("compare_texts", given);
    expect(isError).toBe(true);
    expect(content[0]!.text).toContain(why);
  });
});

describe("analyze_text", () => {
  it("gives the findings of the engine, with the marked words", async () => {
    const { call } = await atHand();
    const text = `Café 🎈 ${LOUD}`;
    const answer = await call("analyze_text", { text });
    const { findings, alerts, ...rest } = answer.structuredContent as {
      findings: { id: string; wording: string; start: number; end: number; confidence: number; assert: boolean }[];
      alerts: { id: string }[];
    };
    const frames = analyze(text).frames;
    expect(findings.map(({ id }) => id)).toEqual(
      frames.filter((frame) => !/^cluster-|^policy-/.test(frame.reflexId) && !isWeakSignal(frame)).map((frame) => frame.reflexId),
    );
    for (const { wording, start, end } of findings) expect(wording).toBe(text.slice(start, end));
    for (const finding of findings)
      expect(finding).toMatchObject({
        technique: expect.any(String),
        family: expect.stringMatching(/^vx-/),
        why: expect.stringMatching(/./),
        question: expect.stringMatching(/\?$/),
      });
    expect(alerts.map(({ id }) => id)).toEqual(["cluster-alert"]);
    expect(rest).toMatchObject({ english: true, engine_version: ENGINE_VERSION, rule_hash: RULE_HASH, findings_left_out: 0, assert_from: 0.6 });
    expect(textOf(answer)).toContain("a reason to look, not a verdict");
    expect(textOf(answer)).toContain("Ask: ");
  });
  it("counts in the cluster alert what it lists, not the weak signals", async () => {
    const { call } = await atHand();
    const answerTo = async (text: string) =>
      (await call("analyze_text", { text })).structuredContent as { findings: unknown[]; alerts: { id: string; why: string }[]; weak_left_out: number };
    const some = await answerTo("Many people know that the greedy board slammed the shady plan and jacked up the rents.");
    expect(some.weak_left_out).toBeGreaterThan(0);
    expect(some.alerts).toMatchObject([{ id: "cluster-alert", why: expect.stringMatching(`^${some.findings.length} marks stand within`) }]);
    const few = await answerTo("Many people know it, most people say it, and the greedy board jacked up the rents.");
    expect([few.findings.length, few.weak_left_out, few.alerts]).toEqual([2, 2, []]);
  });
  it("keeps to its options", async () => {
    const { call } = await atHand();
    const findings = async (options: Record<string, unknown>) =>
      (await call("analyze_text", { text: LOUD, ...options })).structuredContent as {
        findings: { id: string; category: string; confidence: number; assert: boolean }[];
        findings_left_out: number;
        assert_from: number;
      };
    const all = await findings({});
    const highest = Math.max(...all.findings.map((finding) => finding.confidence));
    expect((await findings({ categories: ["consensus"] })).findings.map((finding) => finding.category)).toEqual(["consensus"]);
    expect((await findings({ min_confidence: 0.9 })).findings.every((finding) => finding.confidence >= 0.9)).toBe(true);
    const left = await findings({ ignore: ["VX-FO01", "vx-pc01-everyone-knows"] });
    expect(left.findings.map(({ id }) => id)).toEqual(all.findings.map(({ id }) => id).filter((id) => !/^vx-fo01|everyone-knows/.test(id)));
    expect(left.findings.length).toBeGreaterThan(0);
    const alone = async (more: object) => (await call("analyze_text", { text: "Prove me wrong. The vote was in May.", ...more })).structuredContent;
    expect(await alone({})).toMatchObject({ findings: [{ id: "vx-ha02-prove-me-wrong" }], alerts: [{ id: "policy-block" }] });
    expect(await alone({ ignore: ["vx-ha02"] })).toMatchObject({ findings: [], alerts: [] });
    const one = await findings({ max_findings: 1 });
    expect([one.findings[0]?.confidence, one.findings_left_out]).toEqual([highest, all.findings.length - 1]);
    const high = await findings({ stakes: "high" });
    expect(high.assert_from).toBe(0.75);
    expect(high.findings.map((finding) => finding.assert)).toEqual(high.findings.map((finding) => finding.confidence >= 0.75));
  });
  it("folds weak signals away until they are asked for", async () => {
    const { call } = await atHand();
    const weak = catalogue()
      .flatMap((note) => note.examples)
      .find((text) => {
        const { frames } = analyze(text);
        return frames.length > 0 && frames.every(isWeakSignal);
      })!;
    const [folded, unfolded] = [await call("analyze_text", { text: weak }), await call("analyze_text", { text: weak, include_weak: true })].map(
      (answer) => answer.structuredContent as { findings: { weak?: boolean; assert: boolean }[]; weak_left_out: number },
    );
    expect(folded?.findings).toEqual([]);
    expect(folded?.weak_left_out).toBeGreaterThan(0);
    expect(unfolded?.findings.length).toBe(folded!.weak_left_out);
    expect(unfolded?.findings.every((finding) => finding.weak === true && !finding.assert)).toBe(true);
  });
  it("counts among what it leaves out what is under its family's threshold, which include_weak lists", async () => {
    const { call } = await atHand();
    const gated = catalogue()
      .flatMap((note) => [...note.examples, ...note.fine])
      .find((text) => analyze(text).frames.length === 0 && analyze(text, { all: true }).frames.length > 0)!;
    const [folded, unfolded] = [await call("analyze_text", { text: gated }), await call("analyze_text", { text: gated, include_weak: true })].map(
      (answer) => answer.structuredContent as { findings: unknown[]; weak_left_out: number },
    );
    expect(folded).toMatchObject({ findings: [], weak_left_out: unfolded!.findings.length });
  });
  it("finds nothing in calm prose and says what that means", async () => {
    const answer = await (await atHand()).call("analyze_text", { text: CALM });
    expect(answer.structuredContent).toMatchObject({ findings: [], alerts: [], english: true });
    expect(textOf(answer)).toContain("does not know what is true");
  });
  it("says when a text is not English", async () => {
    const answer = await (await atHand()).call("analyze_text", { text: GERMAN });
    expect(answer.structuredContent).toMatchObject({ english: false, note: expect.stringContaining("does not seem to be English") });
    expect(textOf(answer)).toContain("does not seem to be English");
  });
  it.each<[string, Record<string, unknown>, RegExp]>([
    ["no text", {}, /text/],
    ["an empty text", { text: "" }, /text: is empty/],
    ["white space", { text: " \n\t" }, /nothing but white space/],
    ["zero bytes", { text: "a\u0000b" }, /zero bytes/],
    ["a number", { text: 7 }, /text: .*string/],
    ["a text over the limit", { text: "word ".repeat(20_001) }, /longer than 100,000 characters/],
    ["an unknown option", { text: CALM, include_week: true }, /include_week/],
    ["unknown stakes", { text: CALM, stakes: "huge" }, /stakes/],
    ["an id that does not exist", { text: CALM, ignore: ["vx-fo01-act-no"] }, /ignore[\s\S]*Near ids: vx-fo01-act-now/],
    ["a confidence over 1", { text: CALM, min_confidence: 2 }, /min_confidence/],
  ])("refuses %s", async (_case, args, message) => expect(await refusalOf((await atHand()).call("analyze_text", args))).toMatch(message));
  it("takes a text as long as the limit", async () => {
    const answer = await (await atHand()).call("analyze_text", { text: `${LOUD} ${CALM} `.repeat(600).slice(0, 100_000) });
    expect(answer.structuredContent).toMatchObject({ english: true });
    expect((answer.structuredContent?.["findings"] as unknown[]).length).toBeLessThanOrEqual(30);
  });
});

describe("explain_pattern", () => {
  it("tells what the app tells, with the measured record", async () => {
    const { call } = await atHand();
    const patterns = accuracy.patterns as Record<string, Measured>;
    const [id, measured] = Object.entries(patterns)
      .filter(([key]) => explain(key))
      .sort(([, one], [, other]) => other.texts - one.texts)[0]!;
    const answer = await call("explain_pattern", { id });
    const note = explain(id)!;
    expect(answer.structuredContent).toMatchObject({
      id,
      name: note.name,
      looks_for: note.description,
      why: note.rationale,
      question: note.question,
      rewording: note.rewording ?? null,
      source: note.source,
      fine: note.fine,
    });
    expect(answer.structuredContent?.["measured"]).toEqual({
      summary: measuredWords(measured),
      texts: measured.texts,
      right: measured.right,
      right_share: measured.right / measured.texts,
      false_flags_per_1000_honest_words: measured.falsePerThousandWords,
      measured_on: accuracy.date,
      same_rules: accuracy.ruleHash === RULE_HASH,
    });
    expect(textOf(answer)).toContain(measuredWords(measured));
  });
  it("explains every id that findings can carry, and short ids", async () => {
    const { call } = await atHand();
    expect((await call("explain_pattern", { id: "fo01-act-now" })).structuredContent).toMatchObject({ id: "vx-fo01-act-now" });
    expect(await refusalOf(call("explain_pattern", { id: "cluster-alert" }))).toContain("is not a pattern");
  });
  it.each(["__proto__", "constructor", "toString"])("knows no pattern by a name that every object has: %s", async (id) => {
    const { call } = await atHand();
    expect(await refusalOf(call("explain_pattern", { id }))).toContain(`There is no pattern called "${id}".`);
  });
  it("names near ids for an unknown one", async () => {
    const { call } = await atHand();
    expect(await refusalOf(call("explain_pattern", { id: "vx-fo01-act-nwo" }))).toMatch(
      /^There is no pattern called "vx-fo01-act-nwo"\. Near ids: vx-fo01-act-now, /,
    );
    expect(await refusalOf(call("explain_pattern", { id: "everyone knows" }))).toContain("vx-pc01-everyone-knows");
    const near = /Near ids: (.*?)\. /.exec(await refusalOf(call("explain_pattern", { id: "false-dilemma" })))?.[1]?.split(", ") ?? [];
    expect(near.map((id) => explain(id)?.technique)).toContain("false dilemma");
    expect(await refusalOf(call("explain_pattern", { id: "" }))).toContain("id: is empty");
  });
});

describe("find_patterns", () => {
  const ids = (answer: Answer) => answer.structuredContent?.["patterns"] as { id: string; technique: string; family: string }[];
  it("finds by technique, by wording and by family", async () => {
    const { call } = await atHand();
    expect(ids(await call("find_patterns", { query: "appeal to authority", limit: 3 })).every((pattern) => pattern.technique.includes("authority"))).toBe(true);
    expect(ids(await call("find_patterns", { query: "everyone knows" })).map((pattern) => pattern.id)).toContain("vx-pc01-everyone-knows");
    const family = await call("find_patterns", { query: "", family: "False urgency", limit: 100 });
    expect(ids(family)).toHaveLength(catalogue().filter((note) => note.family === "vx-fo01").length);
    expect(ids(await call("find_patterns", { query: "deadline", family: "vx-fo01" })).every((pattern) => pattern.family === "vx-fo01")).toBe(true);
  });
  it("says when nothing is found, and refuses what it cannot search", async () => {
    const { call } = await atHand();
    expect((await call("find_patterns", { query: "zyxwv" })).structuredContent).toEqual({ patterns: [], total: 0 });
    expect(await refusalOf(call("find_patterns", { query: "  " }))).toContain("query is empty");
    expect(await refusalOf(call("find_patterns", { query: "urgency", family: "vx-zz99" }))).toContain("vx-fo01 False urgency");
    expect(await refusalOf(call("find_patterns", { query: "urgency", limit: 0 }))).toContain("limit");
  });
});

describe("the page tools", () => {
  it("read a page in parts and analyze it", async () => {
    const { call } = await connect(PRIVATE_ALLOWED);
    const whole = await call("read_page", { url: `${origin}/` });
    expect(whole.structuredContent).toMatchObject({ url: `${origin}/`, title: "A sale", start: 0, next_start: null, cut: false });
    const text = whole.structuredContent!["text"] as string;
    expect(text).toContain("ends tonight");
    expect(text).not.toContain("Menu of the shop");
    const first = (await call("read_page", { url: `${origin}/`, max_chars: 100 })).structuredContent!;
    const second = (await call("read_page", { url: `${origin}/`, start: first["next_start"] as number })).structuredContent!;
    expect(`${first["text"] as string}${second["text"] as string}`).toBe(text);
    expect(await refusalOf(call("read_page", { url: `${origin}/`, start: text.length }))).toContain(`has ${text.length} characters`);
    const { findings, analyzed_chars } = (await call("analyze_page", { url: `${origin}/` })).structuredContent as {
      findings: { wording: string; start: number; end: number }[];
      analyzed_chars: number;
    };
    expect(analyzed_chars).toBe(text.length);
    expect(findings.length).toBeGreaterThan(0);
    for (const { wording, start, end } of findings) expect(wording).toBe(text.slice(start, end));
  });
  it.each(["read_page", "analyze_page"])("%s refuses private addresses, whoever asks", async (tool) => {
    const { call, stderr } = await connect();
    expect(await refusalOf(call(tool, { url: "http://127.0.0.1/" }))).toContain("(address-refused)");
    expect(await refusalOf(call(tool, { url: `${origin}/` }))).toContain("(address-refused)");
    expect(await refusalOf(call(tool, { url: "http://[::ffff:7f00:1]/" }))).toContain("(address-refused)");
    expect(await refusalOf(call(tool, { url: "http://localhost/" }))).toContain("(address-refused)");
    expect(await refusalOf(call(tool, { url: "file:///etc/hosts" }))).toContain("(invalid-url)");
    expect(await refusalOf(call(tool, { url: "" }))).toContain("url: is empty");
    expect(stderr()).toBe("");
  });
  it("refuses private addresses in production, even when told to allow them", async () => {
    const { call } = await connect({ ...PRIVATE_ALLOWED, NODE_ENV: "production" });
    expect(await refusalOf(call("read_page", { url: "http://127.0.0.1/" }))).toContain("(address-refused)");
  });
  it("pass on what the site says", async () => {
    const { call } = await connect(PRIVATE_ALLOWED);
    expect(await refusalOf(call("read_page", { url: `${origin}/none` }))).toContain("(page-missing)");
  });
  it("do not hold up other calls, and stop when the client cancels", async () => {
    const { client, call } = await connect(PRIVATE_ALLOWED);
    const asked = new Promise<IncomingMessage>((resolve) => site.once("request", resolve));
    const cancel = new AbortController();
    let slowDone = false;
    const slow = client.callTool({ name: "read_page", arguments: { url: `${origin}/slow` } }, { signal: cancel.signal }).finally(() => {
      slowDone = true;
    });
    const cancelled = expect(slow).rejects.toThrow();
    const request = await asked;
    const left = new Promise((resolve) => request.once("close", resolve));
    const [one, other] = await Promise.all([call("analyze_text", { text: LOUD }), call("analyze_text", { text: CALM })]);
    expect([(one.structuredContent?.["findings"] as unknown[]).length > 0, (other.structuredContent?.["findings"] as unknown[]).length, slowDone]).toEqual([
      true,
      0,
      false,
    ]);
    cancel.abort();
    await cancelled;
    await left;
    expect((await call("read_page", { url: `${origin}/` })).isError).not.toBe(true);
  });
});

describe("the wire", () => {
  const initialize = {
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } },
  };
  const call = (id: number, name: string, args: Record<string, unknown>) => ({ jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: args } });

  /** Writes lines as they are, ends the input after `answers` lines came back (or `afterMs`), and waits for the end of the process. */
  function raw(
    lines: (string | object)[],
    { answers = Infinity, afterMs = 60_000, env = {} }: { answers?: number; afterMs?: number; env?: Record<string, string> } = {},
  ): Promise<{ code: number | null; out: { id?: unknown; error?: { code: number; message: string }; result?: unknown }[]; err: string; endedMs: number }> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [bin, "mcp"], { env: { ...process.env, ...env } });
      let out = "";
      let err = "";
      let ended = 0;
      const end = () => {
        if (ended === 0) {
          ended = performance.now();
          child.stdin.end();
        }
      };
      const timer = setTimeout(end, afterMs);
      child.stdout.on("data", (piece) => {
        out += String(piece);
        if (out.split("\n").length > answers) end();
      });
      child.stderr.on("data", (piece) => {
        err += String(piece);
      });
      child.on("close", (code) => {
        clearTimeout(timer);
        resolve({
          code,
          out:
            out.trim() === ""
              ? []
              : out
                  .trim()
                  .split("\n")
                  .map((line) => JSON.parse(line) as { id?: unknown }),
          err,
          endedMs: performance.now() - ended,
        });
      });
      for (const line of lines) child.stdin.write(`${typeof line === "string" ? line : JSON.stringify(line)}\n`);
    });
  }

  it("passes over broken lines, refuses an unknown tool, answers the rest, and ends with 0", async () => {
    const { code, out, err } = await raw(
      [initialize, "{ broken", '{"no":"message"}', "", call(1, "no_such_tool", {}), call(2, "analyze_text", { text: LOUD })],
      { answers: 3 },
    );
    expect(code).toBe(0);
    expect(out.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(out[1]!.error).toEqual({ code: -32602, message: "Tool no_such_tool not found" });
    expect(out[2]).toHaveProperty("result.structuredContent.english", true);
    // One short line about the message that is none.
    expect(err).toMatch(/^candor mcp: [^\n]{1,200}\n$/);
  });
  it("tells who pipes a text in where texts go, and serves on", async () => {
    const { code, out, err } = await raw(["Everyone knows that it works.", initialize, "and that it always did."], { answers: 1 });
    expect([code, out.length]).toEqual([0, 1]);
    expect(err).toBe("candor mcp: this is no message of the Model Context Protocol. To analyze a text: candor analyze -\n");
  });
  it("goes on serving a client that does not read its messages", async () => {
    const child = spawn(process.execPath, [bin, "mcp"]);
    child.stderr.destroy();
    let out = "";
    child.stdout.on("data", (piece) => {
      out += String(piece);
      if (out.split("\n").length > 2) child.stdin.end();
    });
    const ended = new Promise((resolve) => child.on("close", resolve));
    for (const line of [initialize, { no: "message" }, call(1, "analyze_text", { text: LOUD })]) child.stdin.write(`${JSON.stringify(line)}\n`);
    expect(await ended).toBe(0);
    expect(out).toContain('"id":1');
  });
  it("ends with 0 when the input ends before anything was said", async () => {
    expect(await raw([], { answers: 0, afterMs: 0 })).toMatchObject({ code: 0, out: [], err: "" });
  });
  it("ends with 0, and soon, while a page is being read", async () => {
    const { code, out, err, endedMs } = await raw([initialize, call(1, "read_page", { url: `${origin}/slow` })], { answers: 1, env: PRIVATE_ALLOWED });
    expect([code, out.length, err]).toEqual([0, 1, ""]);
    expect(endedMs).toBeLessThan(5_000);
  });
  it("ends with 0, and soon, after a page was read", async () => {
    const { code, out, err, endedMs } = await raw([initialize, call(1, "read_page", { url: `${origin}/` })], { answers: 2, env: PRIVATE_ALLOWED });
    expect([code, out.length, err]).toEqual([0, 2, ""]);
    expect(endedMs).toBeLessThan(5_000);
  });
  it("costs the other commands nothing: they do not load the protocol", () => {
    const main = loadedAtOnce(new URL("../dist/main.js", `file://${bin}`));
    expect(main).not.toContain("McpServer = class");
    expect(main).toMatch(/import\("\.\/serve-[^"]+"\)/);
  });
});
