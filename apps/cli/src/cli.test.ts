import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import accuracy from "@candor/content/measured/accuracy.json";
import { measuredWords, type Measured } from "@candor/content/measured-record";
import { isAboutWholeText, isWeakSignal, type Analysis, type Frame } from "@candor/engine";
import { describe, expect, inject, it, vi } from "vitest";
import { runHere, type Ran } from "../test/run-here.ts";
import { runProcess } from "../test/run-process.ts";
import { tempFiles } from "../test/temp-files.ts";

// Asked for once, when the modules are read.
vi.hoisted(() => {
  process.env["NO_COLOR"] = "1";
});

const bin = inject("builtCommand");

/** Runs the real command, as built, in a process of its own: half a second each time. What is about the answer alone runs here. */
const candor = (args: string[], stdin: string | null = null, env: Record<string, string> = {}): Promise<Ran> =>
  runProcess([bin, ...args], { stdin: stdin ?? "", env });

const LOUD = "Act now! Only 3 left in stock, and this offer ends tonight.";
const CALM = "The lake is 40 metres deep at its northern end.";
const file = tempFiles();

describe("candor analyze", () => {
  it("prints findings for a person", async () => {
    const { code, out, err } = await candor(["analyze", file("a.txt", LOUD)]);
    expect(code).toBe(0);
    expect(err).toBe("");
    expect(out).toMatch(/“.*ends tonight.*”/);
    expect(out).toMatch(/Ask: /);
    expect(out).toContain("vx-fo01-");
  });
  it("says so when nothing is found", async () => expect((await runHere(["analyze"], CALM)).out).toContain("No detections found."));
  it.each([
    [["--min-confidence", "1"], LOUD, /all \d+ findings/],
    [["--category", "emotional"], "Everyone knows that it works.", /the one finding/],
  ])("does not praise a text whose findings were left out by %j", async (limit, text, told) => {
    const { out } = await runHere(["analyze", ...limit], text);
    expect(out).toMatch(/\n\nNothing to list: --category or --min-confidence leaves out .+\.\n$/);
    expect(out).toMatch(told);
    expect((await runHere(["analyze", ...limit], CALM)).out).toContain("No detections found.");
  });
  it("takes several files, as globs and hooks before a commit give them", async () => {
    const [loud, calm] = [file("loud.txt", LOUD), file("calm.txt", CALM)];
    const both = await candor(["analyze", calm, loud, "--fail-at", "0.5"]);
    expect([both.code, both.err]).toEqual([1, ""]);
    expect(both.out).toMatch(/^\S*calm\.txt: \d+ words[\s\S]*No detections found[\s\S]*\n\n\S*loud\.txt: \d+ words[\s\S]*ends tonight/);
    expect((await runHere(["analyze", calm, calm, "--fail-at", "0.5"])).code).toBe(0);
    const missing = await runHere(["analyze", "/no/such/file", loud, "--fail-at", "0.5"]);
    expect([missing.code, missing.err]).toEqual([2, "candor: /no/such/file: no such file\n"]);
    expect(missing.out).toContain("ends tonight");
  });
  it("takes --category with one name, as often as wanted, and the file after it", async () => {
    const path = file("a.txt", LOUD);
    const shown = async (...names: string[]) => {
      const { code, out, err } = await runHere(["analyze", "--json", ...names.flatMap((name) => ["--category", name]), path]);
      expect([code, err]).toEqual([0, ""]);
      return (JSON.parse(out) as { frames: { category: string }[] }).frames.map((frame) => frame.category);
    };
    const all = await shown();
    const [one, two] = [...new Set(all)];
    expect(two).toBeDefined();
    expect(new Set(await shown(one!))).toEqual(new Set([one]));
    expect(new Set(await shown(one!, two!))).toEqual(new Set([one, two]));
    const wrong = await runHere(["analyze", "--category", "sad", path]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toBe(
      "candor: option '--category <name>' argument 'sad' is invalid. Allowed choices are emotional, logical, authority, consensus, framing, distraction, other.\n",
    );
  });
  it("gives the whole analysis as JSON", async () => {
    const { out } = await runHere(["analyze", "-", "--json"], LOUD);
    const analysis = JSON.parse(out);
    expect(analysis.frames.length).toBeGreaterThan(0);
    expect(analysis.ruleHash).toMatch(/^[0-9a-f]+$/);
  });
  it.runIf(process.platform !== "win32")("shows what would command the terminal, in the words and in the file's name; JSON stays exact", async () => {
    const hostile = "Everyone knows \u001b]0;owned\u0007\u001b[2J\u009b8m \u202eyllaer\u202c\u2066 it works. Act\u001b[8m now\u007f!\r\n";
    const path = file("a\u001b[2J\u202eb\nc.txt", hostile);
    // eslint-disable-next-line no-control-regex
    const commands = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
    const plain = await runHere(["analyze", path, "--all"]);
    expect(plain.out).toMatch(/a␛\[2J\ufffdb c\.txt: \d+ words/);
    expect(plain.out).toContain("Everyone knows");
    expect(plain.out).not.toMatch(commands);
    const missing = await runHere(["analyze", `${path}\u001b[2J`]);
    expect(missing.err).toMatch(/no such file/);
    expect(missing.err).not.toMatch(commands);
    const unknown = await runHere(["analyze", "--x\u001b[2J"]);
    expect(unknown.err).toMatch(/unknown option/);
    expect(unknown.err).not.toMatch(commands);
    const exact = JSON.parse((await runHere(["analyze", path, "--json", "--all"])).out) as {
      from: string;
      frames: { fragment: string; start: number; end: number }[];
    };
    expect(exact.from).toBe(path);
    for (const frame of exact.frames) expect(frame.fragment).toBe(hostile.slice(frame.start, frame.end));
  });
  it.each([
    ["0.75", LOUD, 1],
    ["0.75", CALM, 0],
    ["0.99", LOUD, 0],
    ["0", LOUD, 1],
    ["0", CALM, 0],
  ])("--fail-at %s, with lines and without", async (at, text, code) => {
    expect((await runHere(["analyze", "--fail-at", at], text)).code).toBe(code);
    expect((await runHere(["analyze", "--jsonl", "--fail-at", at], JSON.stringify({ id: 1, text }))).code).toBe(code);
  });
  it("answers lines in order and a bad line in its place", async () => {
    const { code, out } = await candor(["analyze", "--jsonl"], `{"id":"a","text":"${LOUD}"}\nnope\n{"id":"b"}\n\n{"id":7,"text":"${CALM}"}\n`);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(lines.map((l) => l.id)).toEqual(["a", null, null, 7]);
    expect(lines[1].error).toEqual({ code: "bad-line", message: "line 2: is not JSON" });
    expect(lines[2].error.message).toBe('line 3: has no "text"');
    for (const frame of lines[0].frames) expect(frame.fragment).toBe(LOUD.slice(frame.start, frame.end));
    expect(Object.keys(lines[0].frames[0])).toEqual(
      expect.arrayContaining(["reflexId", "family", "category", "technique", "confidence", "start", "end", "fragment"]),
    );
  });
  it("gives an id back as it came, with all of its digits", async () => {
    const { code, out } = await runHere(
      ["analyze", "--jsonl"],
      '{"id":1234567890123456789,"text":"x"}\n{"text":"x","id":1e400}\n{"id":"7","text":"x"}\n{"id":0.10,"text":"x"}\n',
    );
    expect([code, out.split("\n").map((line) => line.replace(',"frames":[]}', ""))]).toEqual([
      0,
      ['{"id":1234567890123456789', '{"id":1e400', '{"id":"7"', '{"id":0.10', ""],
    ]);
  });
  it("takes a line for one, whatever line ends of Unicode stand inside its text", async () => {
    const { code, out } = await runHere(["analyze", "--jsonl"], `${JSON.stringify({ id: 1, text: `A line.\u2028${LOUD}\u2029` })}\r\n`);
    expect([code, out.trim().split("\n").length, JSON.parse(out).id]).toEqual([0, 1, 1]);
  });
  it.runIf(existsSync("/proc/self/mem"))("says which file fails while it is read, with lines and without", async () => {
    for (const flags of [[], ["--jsonl"]])
      expect(await runHere(["analyze", ...flags, "/proc/self/mem"])).toEqual({ code: 2, out: "", err: "candor: /proc/self/mem: cannot be read (EIO)\n" });
  });
  it("writes one line-frame an occurrence", async () => {
    const text = "Everyone knows that it works. The shop is open on Monday. Everyone knows that it works.";
    const { out } = await runHere(["analyze", "--jsonl"], JSON.stringify({ id: 1, text }));
    const all = JSON.parse(out).frames as { reflexId: string; start: number; fragment: string }[];
    const frames = all.filter(
      (f) => f.fragment.startsWith("Everyone knows") && f.reflexId === all.find((one) => one.fragment.startsWith("Everyone knows"))?.reflexId,
    );
    expect(frames.map((f) => f.start)).toEqual([0, text.lastIndexOf("Everyone")]);
    expect(frames[0]).not.toHaveProperty("spans");
  });
  it("adds what is under its threshold and weak signals with --all, and marks both", async () => {
    const quiet = "This is not an outrage. Everyone knows that it works.\n\nWe have NEVER been asked about the new road.";
    const framesWith = async (args: string[]) => JSON.parse((await runHere(["analyze", "--json", ...args], quiet)).out).frames as Frame[];
    const [normal, all] = [await framesWith([]), await framesWith(["--all"])];
    expect(normal.length).toBeGreaterThan(0);
    expect(all.filter(({ gated }) => !gated)).toEqual(normal);
    const added = all.filter(({ gated }) => gated).map(({ confidence }) => confidence);
    expect(Math.min(...added)).toBeLessThan(0.4);
    expect(Math.max(...added)).toBeGreaterThanOrEqual(0.4);
    const { out } = await runHere(["analyze", "--all"], quiet);
    expect(out.match(/\((?:under its threshold|weak signal)\)/g)).toHaveLength(all.filter((frame) => frame.gated || isWeakSignal(frame)).length);
    expect(out).toContain("(weak signal)");
  });
  it("lists to people what a screen shows, and to programs all from the threshold of weak signals", async () => {
    const cues = "My sister tried it and it worked for her.";
    const printed = (await runHere(["analyze"], cues)).out;
    expect(printed).toMatch(/0 findings\n\nNo detections found[^\n]+\n\n1 weak signal left out, since honest texts use it too; --all lists it\.\n$/);
    expect((await runHere(["analyze", "--all"], cues)).out).toMatch(/vx-mp01-cue-own-case {2}\(weak signal\)[\s\S]+$/);
    expect(JSON.parse((await runHere(["analyze", "--sarif"], cues)).out).runs[0].results).toEqual([]);
    const frames = JSON.parse((await runHere(["analyze", "--json"], cues)).out).frames as Frame[];
    expect(frames.map((frame) => [frame.reflexId, isWeakSignal(frame)])).toEqual([["vx-mp01-cue-own-case", true]]);
  });
  it("leaves out patterns and families by their ids", async () => {
    const idsWith = async (...args: string[]) =>
      (JSON.parse((await runHere(["analyze", "--json", ...args], LOUD)).out) as Analysis).frames
        .filter((one) => !isAboutWholeText(one))
        .map((one) => one.reflexId);
    const all = await idsWith();
    const [first] = all as [string];
    expect(await idsWith("--ignore", first.toUpperCase())).toEqual(all.filter((id) => id !== first));
    expect(await idsWith("--ignore", "vx-fo01", "--ignore", "vx-mp01")).toEqual(all.filter((id) => !/^vx-(?:fo|mp)01/.test(id)));
    const alerts = async (...args: string[]) =>
      (JSON.parse((await runHere(["analyze", "--json", ...args], "Prove me wrong. The vote was in May.")).out) as Analysis).frames.map((one) => one.reflexId);
    expect([await alerts(), await alerts("--ignore", "vx-ha02-prove-me-wrong")]).toEqual([["policy-block", "vx-ha02-prove-me-wrong"], []]);
    const wrong = await runHere(["analyze", "--ignore", "vx-fo01-act-no"], LOUD);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("Near ids: vx-fo01-act-now")]);
  });
  it("counts no weak signal in the cluster alert", async () => {
    const told = async (text: string) => {
      const { frames, regions } = JSON.parse((await runHere(["analyze", "--json"], text)).out) as Analysis;
      return [
        frames.filter((frame) => !isAboutWholeText(frame)).length,
        frames.find(isAboutWholeText)?.rationale.slice(0, 8),
        regions.map((one) => one.frames),
      ];
    };
    const rents = "the greedy board jacked up the rents. This is not an outrage.";
    expect(await told(`Many people know it, and ${rents}`)).toEqual([3, undefined, []]);
    expect(await told(`Many people know it, most people say it, and ${rents}`)).toEqual([4, "4 marks ", [4]]);
    // Nor does it lift the priority of what stands beside it.
    const { out } = await runHere(["analyze", "--json"], "Many people know that the greedy board slammed it. This is not an outrage.");
    const { frames } = JSON.parse(out) as Analysis;
    expect(frames.some(({ confidence }) => confidence >= 0.55)).toBe(true);
    expect(new Set(frames.map(({ severity, priority }) => `${severity} ${priority}`))).toEqual(new Set(["low 2"]));
  });
  it.each([
    [["analyze", "--stakes", "huge"], /stakes/],
    [["analyze", "--fail-at", "2"], /0 to 1/],
    [["analyze", "--nonsense"], /unknown option/],
    [["analyze", "/no/such/file"], /no such file/],
    [["analyze", ""], /^candor: "": no such file/],
    [["analyze", "--json", "--jsonl"], /cannot be used with/],
    [["analyze", "--json", "a.txt", "b.txt"], /--json takes one input/],
    [["analyze", "--jsonl", "a.jsonl", "b.jsonl"], /--jsonl takes one input/],
    [["analyze", "--jsonl", "https://example.org/"], /not an address/],
    [["patterns", "no-such-pattern"], /no pattern/],
    [["analyze", "http://127.0.0.1:9/"], /ports/],
  ])("bad usage ends with 2 and one line: %j", async (args, message) => {
    const { code, err, out } = await runHere(args);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(message);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
  it.each<[string[], number]>([
    [["analyze", "--nonsense"], 2],
    [["analyze", "/no/such/file"], 2],
    [["analyze", "--fail-at", "0.5"], 1],
    [["analyze", "--jsonl", "--fail-at", "0.5"], 1],
    // What it needs for that is loaded on demand.
    [["analyze", "--fail-at", "0.5", file("old.txt", Buffer.concat([Buffer.from([0x93]), Buffer.from(LOUD)]))], 1],
  ])("answers as built what it answers here, and the process has its exit code: %j", async (args, code) => {
    const stdin = args.includes("--jsonl") ? JSON.stringify({ id: 1, text: LOUD }) : LOUD;
    const ran = await candor(args, stdin);
    expect([ran.code, ran]).toEqual([code, await runHere(args, stdin)]);
  });
  it.each([
    ["", /Nothing to analyze/],
    ["\u0000\u0001\u0002", /is not a text/],
    ["%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n", /is not plain text\. Open it in its own program and save it as text\./],
    ["{\\rtf1\\ansi Everyone knows.\\par }", /is not plain text/],
  ])("refuses %j", async (text, message) => {
    const { code, err } = await runHere(["analyze"], text);
    expect([code, message.test(err)]).toEqual([2, true]);
  });
  it.each<[string, Buffer]>([
    ["UTF-16 with its mark", Buffer.from(`\ufeff“${LOUD}”`, "utf16le")],
    ["UTF-16 without a mark", Buffer.from(`“${LOUD}”`, "utf16le")],
    ["UTF-16 without a mark, the other way round", Buffer.from(LOUD, "utf16le").swap16()],
    ["UTF-8 with its mark and Windows line ends", Buffer.from(`\ufeff“${LOUD}”\r\n`)],
    ["the old Western encoding", Buffer.concat([Buffer.from([0x93]), Buffer.from(LOUD), Buffer.from([0x94])])],
  ])("reads %s", async (_case, bytes) => {
    const { out } = await runHere(["analyze", "--json", file("a.txt", bytes)]);
    const fragments = (JSON.parse(out) as { frames: { fragment: string }[] }).frames.map((f) => f.fragment).join(" ");
    expect(fragments).toContain("ends tonight");
    expect(out).not.toContain("\ufffd");
  });
  const inShell = (command: string) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn("sh", ["-c", command], { env: { ...process.env, CANDOR: `"${process.execPath}" "${bin}"` } });
      let out = "";
      let err = "";
      child.stdout.on("data", (d) => (out += d));
      child.stderr.on("data", (d) => (err += d));
      child.on("close", (code) => resolve({ code, out, err }));
    });
  it.runIf(process.platform === "linux")("reads lines from a pipe that has a name", async () => {
    const lines = file("l.jsonl", JSON.stringify({ id: "a", text: LOUD }));
    const { out, err } = await inShell(`cat ${lines} | eval "$CANDOR" analyze --jsonl /dev/stdin`);
    expect([err, (JSON.parse(out || "{}") as { id?: string }).id]).toEqual(["", "a"]);
  });
  it.runIf(process.platform === "linux")("says in one line that a disk is full, and does not call it a finding", async () => {
    const { code, err } = await inShell(`eval "$CANDOR" patterns --json > /dev/full`);
    expect(code).toBe(2);
    expect(err).toMatch(/^candor: the output could not be written: [^\n]+\n$/);
  });
  it.runIf(process.platform === "linux")("names the file that the system does not hand out, and goes on to the next", async () => {
    const { code, out, err } = await candor(["analyze", "/proc/self/mem", file("loud.txt", LOUD)]);
    expect([code, err]).toEqual([2, "candor: /proc/self/mem: cannot be read (EIO)\n"]);
    expect(out).toContain("ends tonight");
  });
  it("keeps its verdict when the reader closes early", async () => {
    const path = file("long.txt", `${LOUD}\n`.repeat(3_000));
    const child = spawn(process.execPath, [bin, "analyze", "--json", "--fail-at", "0.5", path]);
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1);
  });
  it.each([
    ["a finding", ["--fail-at", "0.5"], JSON.stringify({ id: "a", text: LOUD })],
    ["a line that is not valid", [], "not JSON"],
  ])("keeps its verdict on %s in lines when the reader closes early", async (_case, flags, first) => {
    const path = file("long.jsonl", `${first}\n${`${JSON.stringify({ id: "b", text: LOUD })}\n`.repeat(3_000)}`);
    const child = spawn(process.execPath, [bin, "analyze", "--jsonl", ...flags, path]);
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1);
  });
  it("keeps its exit code when nobody reads its messages", async () => {
    const child = spawn(process.execPath, [bin, "analyze", "no-such-file", "nor-this"], { stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.destroy();
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(2);
  });
  it("says that the end of a page is missing, where it is longer than is read", async () => {
    const server = createServer((_, res) => res.setHeader("content-type", "text/plain").end(`${LOUD}\n${"-".repeat(1_000_000)}`)).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as { port: number };
    const { code, out, err } = await candor(["analyze", "--json", `http://127.0.0.1:${port}/`], null, { ALLOW_PRIVATE_ADDRESSES: "1", NODE_ENV: "test" });
    server.close();
    expect([code, (JSON.parse(out) as { cut?: boolean }).cut]).toEqual([0, true]);
    expect(err).toBe(`candor: http://127.0.0.1:${port}/: the page is too long to read in full; its end is missing\n`);
  });
  it("reads the article at an address", async () => {
    const page = `<html><head><title>T</title></head><body><article><h1>Sale</h1>${`<p>${LOUD} The shop has sold lamps for many years and is known in the whole valley.</p>`.repeat(6)}</article></body></html>`;
    const server = createServer((_, res) => res.setHeader("content-type", "text/html").end(page)).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as { port: number };
    const { code, out } = await candor(["analyze", `http://127.0.0.1:${port}/`], null, { ALLOW_PRIVATE_ADDRESSES: "1", NODE_ENV: "test" });
    server.close();
    expect(code).toBe(0);
    expect(out).toContain("ends tonight");
  });
});

describe("candor patterns", () => {
  it("lists, filters and explains", async () => {
    expect((await candor(["patterns"])).out).toMatch(/\d+ patterns\. candor explain ID tells more of one\./);
    expect((await runHere(["patterns", "vx-fo01-act-now"])).out).toContain("Why it can mislead");
    expect(JSON.parse((await runHere(["patterns", "vx-fo01", "--json"])).out).length).toBeGreaterThan(5);
    for (const typed of ["Belittles the other's mind", "Belittles the other’s mind"])
      expect((await runHere(["patterns", typed])).out).toContain("Why it can mislead");
  });
  it("explains what a log names, one or several, with how often it was right", async () => {
    const { code, out, err } = await runHere(["explain", "[vx-fo01-act-now]", "pc01-everyone-knows"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/vx-fo01-act-now\n[\s\S]+\n\n\n[^\n]+vx-pc01-everyone-knows\n/);
    const measured = measuredWords((accuracy.patterns as Record<string, Measured>)["vx-pc01-everyone-knows"]);
    expect(out.replaceAll(/\s+/g, " ")).toContain(`How often it was right ${measured} Measured on ${accuracy.date}`);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(88);
    const [note] = JSON.parse((await runHere(["explain", "vx-pc01-everyone-knows", "--json"])).out) as { question: string; measured: Measured }[];
    expect([note!.question.length > 0, measuredWords(note!.measured)]).toEqual([true, measured]);
  });
  it.each(["vg01-type", "co01-type", "so01-type"])("takes the specification’s %s for any pattern of the family", async (id) => {
    const { code, out } = await runHere(["explain", id, "--json"]);
    expect(code).toBe(0);
    const families = (JSON.parse(out) as { family: string }[]).map(({ family }) => family);
    expect(new Set(families)).toEqual(new Set([`vx-${id.slice(0, 4)}`]));
  });
  it("finds by a category, by a part of a technique, and by words of the texts, typed as they come", async () => {
    const found = async (...words: string[]) =>
      JSON.parse((await runHere(["patterns", "--json", ...words])).out) as { category: string; technique: string; reflexId: string }[];
    expect(new Set((await found("Emotional")).map((note) => note.category))).toEqual(new Set(["emotional"]));
    expect((await found("dilemma")).map((note) => note.technique)).toContain("false dilemma");
    expect((await found("act", "now")).map((note) => note.reflexId)).toEqual(["vx-fo01-act-now"]);
    expect(new Set((await found("phishing")).map((note) => note.technique))).toEqual(new Set(["social engineering"]));
    expect((await runHere(["patterns", "zyxwv"])).code).toBe(2);
  });
  it("names near ids, and says what the ids of findings are that stand for no pattern", async () => {
    expect((await runHere(["patterns", "vx-fo01-act-nwo"])).err).toMatch(
      /^candor: there is no pattern called vx-fo01-act-nwo; .*Near ids: vx-fo01-act-now, [^\n]*\n$/,
    );
    expect(await runHere(["explain", "[cluster-alert]"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^cluster-alert is not a pattern\. It means [^\n]*\n/) as string,
      err: "",
    });
  });
});

describe("candor mcp", () => {
  it("is listed and says how to set it up", async () => {
    expect((await runHere(["--help"])).out).toMatch(/mcp\s+Serve AI assistants/);
    const { code, out } = await runHere(["mcp", "--help"]);
    expect(code).toBe(0);
    const [settings] = /\{ "mcpServers".*/.exec(out) ?? [""];
    expect(JSON.parse(settings)).toEqual({ mcpServers: { candor: { command: "npx", args: ["--no-install", "candor", "mcp"] } } });
    for (const tool of ["analyze_text", "analyze_page", "read_page", "explain_pattern", "find_patterns", "check_draft"]) expect(out).toContain(tool);
  });
  it("takes no arguments", async () => expect((await candor(["mcp", "extra"])).code).toBe(2));
});
