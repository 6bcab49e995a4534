import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runHere } from "./run-here.ts";
import { tempFiles } from "./temp-files.ts";

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const file = tempFiles();
const hook = readFileSync(at(".pre-commit-hooks.yaml"), "utf8");
const value = (key: string): string => new RegExp(`^. ${key}: (.+)$`, "m").exec(hook)![1]!;

it("the hook of pre-commit starts a command that the package has, with flags that hold", async () => {
  const { bin, files, scripts } = JSON.parse(readFileSync(at("package.json"), "utf8")) as {
    bin: Record<string, string>;
    files: string[];
    scripts: Record<string, string>;
  };
  const [command, ...words] = value("entry").split(" ") as [string, ...string[]];
  expect(existsSync(at(bin[command]!))).toBe(true);
  expect(files).toEqual(expect.arrayContaining(["apps/cli/bin", "apps/cli/dist"]));
  expect(existsSync(at(scripts["prepare"]!.replace("node ", "")))).toBe(true);
  const args = JSON.parse(value("args").replace("--fail-at", '"--fail-at"')) as string[];
  const run = (text: string) => runHere([...words, ...args, file("a.md", text)]);
  expect(await run("The lake is 40 metres deep.")).toEqual({ code: 0, out: "", err: "" });
  expect(await run("Act now! Only 3 left in stock, and this offer ends tonight. Everyone knows it.")).toMatchObject({
    code: 1,
    out: expect.stringMatching(/a\.md:1:\d+: error: /) as string,
  });
});
