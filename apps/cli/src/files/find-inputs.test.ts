import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findInputs, type Choice } from "./find-inputs.ts";

const root = mkdtempSync(join(tmpdir(), "candor-files-"));
const write = (path: string, content = "x") => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const at = (path: string) => join(root, path);
const found = (inputs: string[], choice: Choice = {}) => {
  const { inputs: all, ...rest } = findInputs(inputs.map(at), choice);
  return { files: all.map(({ input }) => relative(root, input).split(sep).join("/")), named: all.filter(({ isNamed }) => isNamed).length, ...rest };
};
const files = (inputs: string[], choice: Choice = {}) => found(inputs, choice).files;

beforeAll(() => {
  mkdirSync(at(".git"));
  write(".gitignore", "out/\n*.tmp.md\n!/docs/kept.tmp.md\n");
  write("docs/.gitignore", "/local.md\n!wanted.tmp.md\n");
  for (const path of [
    "README.md",
    "docs/b.md",
    "docs/a.md",
    "docs/B.html",
    "docs/sub/c.mdx",
    "docs/sub/d.TXT",
    "docs/code.js",
    "docs/local.md",
    "docs/sub/local.md",
  ])
    write(path);
  for (const path of ["docs/x.tmp.md", "docs/kept.tmp.md", "docs/wanted.tmp.md", "out/e.md", ".hidden/f.md", "docs/.g.md", "docs/node_modules/h/i.md"])
    write(path);
  if (sep === "/") symlinkSync(at("docs"), at("docs/sub/circle"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("findInputs", () => {
  it("finds the texts below a folder in a stable order, without hidden, vendored and ignored ones, and follows no link", () => {
    const below = ["docs/B.html", "docs/a.md", "docs/b.md", "docs/kept.tmp.md", "docs/sub/c.mdx", "docs/sub/d.TXT", "docs/sub/local.md", "docs/wanted.tmp.md"];
    expect(files(["docs"])).toEqual(below);
    // The rules of the folders above hold when the search begins further down.
    expect(files([""])).toEqual(["README.md", ...below]);
    expect(files(["docs/sub"])).toEqual(["docs/sub/c.mdx", "docs/sub/d.TXT", "docs/sub/local.md"]);
  });
  it("takes what is named whatever it is called, and finds no file twice", () => {
    expect(found(["docs/code.js", "docs/b.md", "docs/sub", "docs"])).toMatchObject({ named: 2, failures: [] });
    expect(files(["out/e.md", "docs/b.md", "docs/sub", "docs/**/*.mdx", "docs/b.md"])).toEqual([
      ...["out/e.md", "docs/b.md", "docs/sub/c.mdx", "docs/sub/d.TXT", "docs/sub/local.md", "docs/b.md"],
    ]);
  });
  it("takes globs, hidden names only where the glob names them", () => {
    expect(files(["docs/**/*.md"])).toEqual(["docs/a.md", "docs/b.md", "docs/kept.tmp.md", "docs/sub/local.md", "docs/wanted.tmp.md"]);
    expect(files(["docs/*.{js,html}"])).toEqual(["docs/B.html", "docs/code.js"]);
    expect(files([".hidden/*.md"])).toEqual([".hidden/f.md"]);
    expect(found(["docs/*.rst", "no/*.md"]).failures).toEqual([`${at("docs/*.rst")}: no file matches`, `${at("no/*.md")}: no file matches`]);
  });
  it("keeps to the globs of files and of what is left out, written from their folder", () => {
    const from = at("docs");
    expect(files([""], { files: { globs: ["*.js", "sub/*.mdx"], from } })).toEqual(["docs/code.js", "docs/sub/c.mdx"]);
    expect(files(["docs"], { exclude: { globs: ["sub/", "*.tmp.md", "/B.html"], from } })).toEqual(["docs/a.md", "docs/b.md"]);
    // A hook names all files of a change.
    expect(found(["docs/sub/c.mdx", "docs/a.md"], { exclude: { globs: ["sub/"], from } })).toMatchObject({ files: ["docs/a.md"], leftOut: 1, failures: [] });
  });
  it("says what it looked for where a folder holds none", () => {
    expect(found(["docs"], { files: { globs: ["*.rst"], from: root } }).failures).toEqual([`${at("docs")}: no file to read in this folder. Looked for *.rst`]);
  });
  it("leaves to the reader what is not there, standard input and addresses", () => {
    const asked = ["-", "https://example.org/*.md", "no-such-file.md"];
    expect(findInputs(asked, {})).toEqual({ inputs: asked.map((input) => ({ input, isNamed: true })), leftOut: 0, failures: [] });
  });
});
