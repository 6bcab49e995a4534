import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesSince } from "./changed-lines.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "candor-since-")));
const at = (path: string) => join(root, path);
const write = (path: string, lines: string[]) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), lines.join("\n"));
};
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", ...args], { cwd: root });
const commit = (message: string) => {
  git("add", "-A");
  git("commit", "-q", "-m", message);
};
const ODD = 'docs/ä "b"\\c.md';
const names = process.platform === "win32" ? ["docs/ä b.md"] : ["docs/ä b.md", ODD];

beforeAll(() => {
  git("init", "-q", "-b", "main");
  for (const name of ["docs/a.md", "docs/same.md", "docs/gone.md", "docs/shorter.md", ...names]) write(name, ["one", "two", "three", "four", ""]);
  write(".gitignore", ["out.md", ""]);
  commit("first");
  git("checkout", "-q", "-b", "work");
  write("docs/a.md", ["one", "2", "three", "four", "++ b/five", "@@ -1 +1,9 @@ six", ""]);
  commit("second");
  git("checkout", "-q", "main");
  write("docs/same.md", ["on main alone", ""]);
  commit("third");
  git("checkout", "-q", "work");
  write("docs/shorter.md", ["one", "four", ""]);
  for (const name of names) write(name, ["1", "two", "three", "four", ""]);
  for (const name of ["docs/new.md", "out.md"]) write(name, ["new"]);
  rmSync(at("docs/gone.md"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("changesSince", () => {
  it("gives the lines that changed since the branch began, committed or not, and whole files that are new", () => {
    const { linesOf } = changesSince("main", at("docs"));
    expect(linesOf(at("docs/a.md"))).toEqual([
      [2, 2],
      [5, 6],
    ]);
    expect(linesOf(at("docs/new.md"))).toEqual([[1, Infinity]]);
    for (const name of ["docs/same.md", "docs/shorter.md", "out.md"]) expect([name, linesOf(at(name))]).toEqual([name, null]);
    for (const name of names) expect(linesOf(at(name))).toEqual([[1, 1]]);
    expect(changesSince("HEAD", root).linesOf(at("docs/a.md"))).toBeNull();
  });

  it.each(["no-such-branch", "--output=x", ""])("says what to do about a commit that is not there: %j", (ref) =>
    expect(() => changesSince(ref, root)).toThrow(`--since ${ref}: git does not know this commit here.`),
  );
});

describe("where git cannot say what changed", () => {
  const other = realpathSync(mkdtempSync(join(tmpdir(), "candor-none-")));
  afterAll(() => rmSync(other, { recursive: true, force: true }));

  it("tells that there is no repository, or no commit", () => {
    expect(() => changesSince("HEAD", other)).toThrow(/^--since HEAD: git says: not a git repository/);
    execFileSync("git", ["init", "-q"], { cwd: other });
    expect(() => changesSince("HEAD", other)).toThrow(/^--since HEAD: this repository has no commit yet$/);
    expect(() => changesSince("nothing", root)).toThrow(/^--since nothing: git does not know this commit here\./);
  });
});

it("goes by no settings of git: a renamed file is no new one, and lines between changes did not change", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "candor-settings-")));
  const inFolder = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", ...args], { cwd: folder });
  inFolder("init", "-q");
  const lines = ["ash", "beech", "cedar", "dogwood", "elm", "fir", "gum", "holly", ""];
  writeFileSync(join(folder, "old.md"), lines.join("\n"));
  inFolder("add", "-A");
  inFolder("commit", "-q", "-m", "first");
  inFolder("config", "diff.renames", "false");
  inFolder("config", "diff.interHunkContext", "5");
  inFolder("config", "diff.mnemonicPrefix", "true");
  inFolder("mv", "old.md", "new.md");
  writeFileSync(join(folder, "new.md"), lines.join("\n").replace("beech", "birch").replace("elm", "alder"));
  expect(changesSince("HEAD", folder).linesOf(join(folder, "new.md"))).toEqual([
    [2, 2],
    [5, 5],
  ]);
  rmSync(folder, { recursive: true, force: true });
});
