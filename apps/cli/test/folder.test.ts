import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { loadedAtOnce } from "./loaded-at-once.ts";
import type { Ran } from "./run-here.ts";
import { runProcess } from "./run-process.ts";

const bin = inject("builtCommand");
const LOUD = "Act now! Only 3 left in stock, and this offer ends tonight.\n";
const CALM = "The lake is 40 metres deep at its northern end.\n";

let root = "";
const roots: string[] = [];
const write = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const settings = (value: object) => write("candor.config.json", JSON.stringify(value));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "candor-folder-"));
  roots.push(root);
  mkdirSync(join(root, ".git"));
  write("docs/a.md", LOUD);
  write("docs/calm.md", CALM);
  write("docs/old/b.md", LOUD);
});
afterAll(() => {
  for (const one of roots) rmSync(one, { recursive: true, force: true });
});

interface How {
  stdin?: string;
  folder?: string;
  env?: Record<string, string>;
  /** What starts it, in the place of the built command. */
  start?: string[];
}

/** The built command, started in a folder of a repository. */
function candor(args: string[], { stdin = "", folder = "", env = {}, start = [bin] }: How = {}): Promise<Ran> {
  return runProcess([...start, ...args], { stdin, cwd: join(root, folder), env: { NO_COLOR: "1", ...env } });
}
/** A copy of it that gives the rights of the superuser away, for whom nothing is closed. */
function candorAsNobody(args: string[]): Promise<Ran> {
  cpSync(dirname(dirname(bin)), join(root, ".candor"), { recursive: true });
  cpSync(new URL("../package.json", import.meta.url), join(root, ".candor/package.json"));
  chmodSync(root, 0o755);
  const nobody = "data:text/javascript,process.setgroups([]);process.setgid(65534);process.setuid(65534)";
  return candor(args, { start: ["--import", nobody, join(root, ".candor/bin/candor.js")] });
}
const slashed = (text: string) => text.replaceAll("\\", "/");

describe("candor analyze in a folder", () => {
  it("tells the files with findings, and at the end how many each has", async () => {
    write("docs/empty.md", "\n");
    write("docs/picture.md", new Uint8Array([0x89, 0x50, 0, 0, 1]));
    const { code, out, err } = await candor(["analyze", ".", "--fail-at", "0.75"]);
    expect([code, slashed(err)]).toEqual([2, "candor: docs/picture.md: is not a text\n"]);
    expect(slashed(out)).toMatch(
      /^docs\/a\.md: 12 words, 4 findings\n[\s\S]+\n\ndocs\/old\/b\.md: [\s\S]+\n\n4 texts read, 2 with findings \(8\)\n {2}4 {2}docs\/a\.md\n {2}4 {2}docs\/old\/b\.md\n$/,
    );
    expect(out).not.toContain("calm.md");
    rmSync(join(root, "docs/picture.md"));
    expect((await candor(["analyze", "docs", "--fail-at", "0.75"])).code).toBe(1);
    expect(await candor(["analyze", "docs", "--exclude", "a.md", "--exclude", "old"])).toEqual({
      code: 0,
      out: "2 texts read, 0 with findings (0)\n",
      err: "",
    });
  });

  it("takes an empty file for a text without findings, named or not, but not an empty pipe", async () => {
    write("empty.md", "\ufeff\r\n");
    expect(await candor(["analyze", "empty.md"])).toEqual({ code: 0, out: "empty.md: 0 words, 0 findings\n\nNothing to analyze.\n", err: "" });
    expect((await candor(["analyze", "docs/a.md", "empty.md", "--fail-at", "0.75"])).code).toBe(1);
    expect(JSON.parse((await candor(["analyze", "empty.md", "--json"])).out)).toMatchObject({ from: "empty.md", words: 0, frames: [] });
    expect(await candor(["analyze", "-", "--stdin-name", "empty.md", "--format", "lines"])).toEqual({ code: 0, out: "", err: "" });
    expect(await candor(["analyze"])).toEqual({ code: 2, out: "", err: "candor: standard input: Nothing to analyze.\n" });
    expect(await candor(["compare", "empty.md", "docs/a.md"])).toEqual({ code: 2, out: "", err: "candor: empty.md: Nothing to analyze.\n" });
    const args = ["analyze", "docs", "--baseline", "accepted.json"];
    await candor([...args, "--update-baseline"]);
    write("docs/old/b.md", "");
    expect((await candor(args)).out).toContain("3 accepted findings no longer there");
  });

  it.runIf(process.platform !== "win32")("names a folder and a file that may not be read, and takes the others", async () => {
    write("docs/closed/c.md", LOUD);
    write("docs/d.md", LOUD);
    chmodSync(join(root, "docs/closed"), 0);
    chmodSync(join(root, "docs/d.md"), 0);
    const { code, out, err } = await (process.getuid?.() === 0 ? candorAsNobody : candor)(["analyze", "docs"]);
    chmodSync(join(root, "docs/closed"), 0o700);
    expect([code, err]).toEqual([2, "candor: docs/closed: cannot be read (EACCES)\ncandor: docs/d.md: cannot be read (EACCES)\n"]);
    expect(out).toContain("3 texts read, 2 with findings (8)");
  });

  it("takes settings from the nearest file, which flags overrule", async () => {
    settings({ format: "lines", failAt: 0.9, exclude: ["old/"], ignore: ["vx-fo01"], files: ["*.md"] });
    const below = await candor(["analyze", "."], { folder: "docs" });
    expect([below.code, below.err]).toEqual([0, ""]);
    expect(below.out).toMatch(/^a\.md:1:1: note: [^\n]+\[vx-mp01-urgency-hurry\]\n$/);
    expect((await candor(["analyze", ".", "--fail-at", "0.5"])).code).toBe(1);
    const without = await candor(["analyze", ".", "--no-config", "--format", "lines"]);
    expect(slashed(without.out)).toContain("docs/old/b.md:1:1");
    const printed = JSON.parse((await candor(["analyze", "--print-config", "--stakes", "high"])).out) as Record<string, unknown>;
    expect(printed).toMatchObject({ from: "candor.config.json", format: "lines", failAt: 0.9, stakes: "high", mode: "careful", ignore: ["vx-fo01"] });
  });

  it("answers lines of JSON and standard input the same whatever settings lie there", async () => {
    const lines = JSON.stringify({ id: 1, text: LOUD });
    write("texts.jsonl", lines);
    const runs = async () => {
      const piped = await candor(["analyze", "--jsonl"], { stdin: lines });
      const read = await candor(["analyze", "--jsonl", "texts.jsonl"]);
      return [piped, read, await candor(["analyze"], { stdin: LOUD })];
    };
    const before = await runs();
    expect(before[0]!.out).toContain("vx-fo01");
    settings({ ignore: ["vx-fo01", "vx-mp01"], failAt: 0.1, format: "junit", all: true });
    expect(await runs()).toEqual(before);
    settings({ failAt: "broken" });
    expect(await runs()).toEqual(before);
    const asked = await candor(["analyze", "--jsonl", "--config", "candor.config.json"], { stdin: lines });
    expect(asked).toEqual({ code: 2, out: "", err: 'candor: candor.config.json: "failAt" must be a number\n' });
  });

  it("reads standard input as the file that an editor shows", async () => {
    settings({ exclude: ["docs/old/"], format: "lines" });
    const shown = await candor(["analyze", "-", "--stdin-name", "docs/new.md"], { stdin: `<!-- candor-disable-next-line vx-fo01 -->\n${LOUD}` });
    expect(shown.out).toMatch(/^docs\/new\.md:2:1: note: [^\n]+\n$/);
    expect(await candor(["analyze", "-", "--stdin-name", "docs/old/new.md"], { stdin: LOUD })).toEqual({
      code: 0,
      out: "",
      err: "candor: 1 file left out by exclude.\n",
    });
  });

  it("heeds comments in files alone, and says how many findings they silence", async () => {
    const text = `<!-- candor-disable vx-fo01 -->\r\n${LOUD}\r\nAct now!\r\n<!-- candor-disable vx-pc01 -->\r\n<!-- candor-disable-next-line vx-fo01-act-nwo -->\r\n`;
    write("docs/a.md", text);
    const args = ["analyze", "docs/a.md", "--fail-at", "0.9"];
    const silent = await candor(args);
    expect([silent.code, slashed(silent.err)]).toEqual([
      0,
      expect.stringMatching(/^candor: docs\/a\.md:6:1: candor-disable-next-line vx-fo01-act-nwo: There is no pattern[^\n]+\n$/),
    ]);
    expect(silent.out).toMatch(/\n2 findings silenced by comments\.\n$/);
    const unused = await candor([...args, "--report-unused-comments"]);
    expect([unused.code, slashed(unused.err)]).toEqual([1, expect.stringContaining("candor: docs/a.md:5:1: candor-disable vx-pc01 silences nothing\n")]);
    expect((await candor([...args, "--no-comments"])).code).toBe(1);
    expect((await candor(["analyze", "--fail-at", "0.9"], { stdin: text })).code).toBe(1);
    expect(JSON.parse((await candor(["analyze", "docs/a.md", "--json"])).out)).toMatchObject({ silenced: 2 });
  });

  it("accepts by a baseline what is there, and tells what is new, wherever the old has moved", async () => {
    const args = ["analyze", "docs", "--baseline", "accepted.json", "--fail-at", "0.5", "--format", "lines"];
    expect((await candor(args)).err).toBe("candor: accepted.json: no such file. --update-baseline writes it\n");
    expect(await candor([...args, "--update-baseline"])).toEqual({ code: 0, out: "6 findings accepted in accepted.json.\n", err: "" });
    const before = readFileSync(join(root, "accepted.json"), "utf8");
    expect(await candor(args)).toEqual({ code: 0, out: "", err: "candor: 6 findings accepted by the baseline.\n" });
    write("docs/a.md", `${CALM}\nIt was measured in May.\n\n${LOUD}\nEveryone knows that it works.\n`);
    write("docs/old/b.md", CALM);
    const fresh = await candor(args);
    expect(fresh.code).toBe(1);
    expect(slashed(fresh.out)).toMatch(/^docs\/a\.md:7:1: \w+: [^\n]+\[vx-pc01-everyone-knows\]\n$/);
    expect(fresh.err).toBe("candor: 3 findings accepted by the baseline; 3 accepted findings no longer there (--update-baseline removes them).\n");
    expect(readFileSync(join(root, "accepted.json"), "utf8")).toBe(before);
    settings({ baseline: "accepted.json" });
    expect(slashed((await candor(["analyze", "--update-baseline", "."], { folder: "docs" })).out)).toBe("4 findings accepted in ../accepted.json.\n");
    expect(readFileSync(join(root, "accepted.json"), "utf8")).not.toContain("b.md");
    expect((await candor(["analyze", "a.md", "--update-baseline", "--no-config"], { folder: "docs" })).err).toMatch(/needs --baseline FILE/);
  });

  it("tells with --since what stands in lines that changed, and reads no other files", async () => {
    const git = (...args: string[]) => execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", ...args], { cwd: root });
    git("init", "-q");
    git("add", "-A");
    git("-c", "commit.gpgsign=false", "commit", "-q", "-m", "all");
    write("docs/a.md", `${LOUD}\n${CALM}\nEveryone knows that it works.\n`);
    write("docs/new.md", "Prove me wrong.\n");
    const { code, out, err } = await candor(["analyze", "docs", "--since", "HEAD", "--format", "lines", "--fail-at", "0.5"]);
    expect([code, err]).toEqual([1, "candor: 3 findings in unchanged lines.\n"]);
    expect(slashed(out)).toMatch(/^docs\/a\.md:5:1: [^\n]+\[vx-pc01-everyone-knows\]\n(?:docs\/new\.md:1:1: [^\n]+\n)+$/);
    expect((await candor(["analyze", "docs", "--since", "nothing"])).err).toMatch(/^candor: --since nothing: git does not know this commit here\.[^\n]+\n$/);
  });

  it("loads what checks settings only where there are some", () => {
    const main = loadedAtOnce(new URL("../dist/main.js", `file://${bin}`));
    expect(main).toContain("class Command");
    expect(main).not.toContain("ZodType");
    expect(main).toMatch(/import\("\.\/read-config-[^"]+"\)/);
  });

  it("gives all files as one object with --format json", async () => {
    const { out } = await candor(["analyze", "docs", "missing.md", "--format", "json"]);
    const all = JSON.parse(out) as { files: { from: string; frames: unknown[] }[]; failures: string[]; summary: object };
    expect(all.files.map(({ from, frames }) => [slashed(from), frames.length])).toEqual([
      ["docs/a.md", 4],
      ["docs/calm.md", 0],
      ["docs/old/b.md", 4],
    ]);
    expect(all.failures).toEqual(["missing.md: no such file"]);
    expect(all.summary).toMatchObject({ read: 3, findings: 8, silenced: 0 });
    expect((await candor(["analyze", "docs", "--json"])).err).toBe("candor: --json takes one input; --format json takes several\n");
  });

  it("colors a file or a pipe only when told to", async () => {
    const isColored = async (env: Record<string, string>) =>
      (await candor(["analyze", "docs/a.md"], { env: { NO_COLOR: "", ...env } })).out.includes("\u001b[");
    expect([await isColored({ CI: "true" }), await isColored({ FORCE_COLOR: "1" }), await isColored({ FORCE_COLOR: "0" })]).toEqual([false, true, false]);
    expect(await isColored({ FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
  });
});
