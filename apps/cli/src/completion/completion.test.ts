import { execFileSync, spawnSync } from "node:child_process";
import { program } from "../program.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { runHere } from "../../test/run-here.ts";
import { tempFiles } from "../../test/temp-files.ts";

const file = tempFiles();
const isThere = (shell: string): boolean => process.platform !== "win32" && spawnSync(shell, ["-c", "exit 0"]).status === 0;

/** What a shell offers where the cursor stands behind these words, the last of which is begun. */
let offers: Record<string, (...words: string[]) => string[]> = {};
beforeAll(async () => {
  const script = async (shell: string) => file(`candor.${shell}`, (await runHere(["completion", shell])).out);
  const [bash, fish] = [await script("bash"), await script("fish")];
  const lines = (out: string) => out.split("\n").filter(Boolean);
  offers = {
    bash: (...words) => {
      const typed = ["candor", ...words].map((word) => `'${word}'`).join(" ");
      const asked = `source '${bash}'; COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _candor 2>/dev/null; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return lines(execFileSync("bash", ["--norc", "-c", asked], { encoding: "utf8" }));
    },
    fish: (...words) => {
      const asked = `source '${fish}'; complete -C 'candor ${words.join(" ")}'`;
      return lines(execFileSync("fish", ["--no-config", "-c", asked], { encoding: "utf8" })).map((line) => line.split("\t")[0]!);
    },
  };
});

describe.each(["bash", "fish"].filter(isThere))("the completion of %s", (shell) => {
  it("offers commands, options, their values, and ids where ids are taken", () => {
    const offer = offers[shell]!;
    expect(offer("com").sort()).toEqual(["compare", "completion"]);
    expect(offer("analyze", "--format", "g").sort()).toEqual(["github", "gitlab"]);
    expect(offer("analyze", "--report")).toEqual(["--report-unused-comments"]);
    for (const words of [["explain"], ["analyze", "x.md", "--ignore"]]) expect(offer(...words, "vx-fo01-act")).toEqual(["vx-fo01-act-now"]);
    expect(offer("completion", "").sort()).toEqual(["bash", "fish", "zsh"]);
    expect(offer("mcp", "--h")).toEqual(["--help"]);
  });
});

it.each([
  ["zsh", ["-f"]],
  ["fish", ["--no-config"]],
])("the script for %s is one that it can read", async (shell, flags) => {
  const { code, out, err } = await runHere(["completion", shell]);
  expect([code, err]).toEqual([0, ""]);
  // Its help would be missing where a command is added and the script not: it is made from the commands.
  for (const { name, options } of program().commands.map((command) => ({ name: command.name(), options: command.options })))
    for (const word of [name, ...options.map(({ long }) => long!.slice(2))]) expect(out).toContain(word);
  if (isThere(shell)) expect(spawnSync(shell, [...flags, "-n", file(`read.${shell}`, out)], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});

it("knows no other shell", async () => {
  expect(await runHere(["completion", "tcsh"])).toMatchObject({ code: 2, err: expect.stringMatching(/Allowed choices are bash, zsh, fish\.\n$/) as string });
});
