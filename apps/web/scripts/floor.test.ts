import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { belowFloor, optionsOf } from "../../../scripts/check-floor.mjs";
import { buildTarget, floor } from "../../../scripts/lib/floor.mjs";

const CONFIG = fileURLToPath(new URL("../../../tsconfig.json", import.meta.url));

/** What the check says about a file of these lines, without where. */
function said(lines: readonly string[]): string[] {
  const name = "lines.ts";
  const { options } = optionsOf(CONFIG);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => (file === name ? ts.createSourceFile(name, lines.join("\n"), ts.ScriptTarget.ES2022, true) : read(file, ...rest));
  const program = ts.createProgram([name], { ...options, incremental: false, tsBuildInfoFile: undefined, types: [] }, host);
  return belowFloor(program, (file) => file === name).map((line) => line.replace(/ is not in .*/, ""));
}

describe("the oldest browsers", () => {
  it("are a target for the build", () => {
    expect(buildTarget()).toEqual(expect.arrayContaining(["chrome111", "firefox115", "safari16.4", "ios16.4"]));
    expect(floor()).toHaveLength(buildTarget().length);
  });

  it("lack what the check names: globals, statics, members and constructors, and nothing that they have or are asked for", () => {
    expect(
      said([
        "export const a = URL.canParse('x');",
        "export const b = requestIdleCallback(() => undefined);",
        "export const c = (x: Element) => x.checkVisibility();",
        "export const d = new Intl.Segmenter();",
        "export const e = AbortSignal.any([]);",
        "export const f = (x: ReadableStream) => x.values();",
        "export const g = [navigator.locks, new CompressionStream('deflate-raw'), [1].toSorted(), structuredClone(1)];",
        "export const h = typeof navigator.share === 'function' && navigator.share({});",
      ]),
    ).toEqual([
      "lines.ts:1: URL.canParse",
      "lines.ts:2: Window.requestIdleCallback",
      "lines.ts:3: Element.checkVisibility",
      "lines.ts:4: Intl.Segmenter",
      "lines.ts:5: AbortSignal.any",
      "lines.ts:6: ReadableStream.values",
    ]);
  });
});
