import { describe, expect, it } from "vitest";
import { readArraysFile, writeArraysFile } from "../node/arrays-file.ts";
import { writeNotes } from "../node/notes-file.ts";
import { readReady, writeReady } from "../node/ready.ts";
import { loadedEngine, notes } from "../src/complete.ts";
import { RULE_HASH } from "../src/generated/rule-hash.ts";
import { finish, run } from "../src/run.ts";
import { TEXTS } from "./texts.ts";

describe("ready tables", () => {
  const { index } = writeNotes(["[]"]);
  const file = writeReady(loadedEngine(), index, RULE_HASH);

  it("find the same as the packed ones", () => {
    const ready = readReady(file, RULE_HASH).engine;
    for (const text of Object.values(TEXTS)) {
      const [packed, read] = [loadedEngine(), ready].map((engine) => finish(engine, run(engine, text, { all: true }), notes));
      expect(read!.frames).toEqual(packed!.frames);
      expect(read!.regions).toEqual(packed!.regions);
    }
  });

  it("are refused when they belong to other rules", () => {
    expect(() => readReady(file, "000000000000")).toThrow("other rules");
  });

  it("are refused when they are cut short", () => {
    for (const bytes of [1000, file.length - 4]) expect(() => readReady(file.subarray(0, bytes), RULE_HASH)).toThrow();
  });
});

describe("the file of notes", () => {
  it("gives every note by its family and place", () => {
    const families = [
      [
        ["a", "é"],
        ["b", "c"],
      ],
      [],
      [["d", "“e”"]],
    ];
    const { file, index } = writeNotes(families.map((rows) => JSON.stringify(rows)));
    const { first, start } = index;
    const row = (family: number, at: number): unknown =>
      JSON.parse(new TextDecoder().decode(file.subarray(start[first[family]! + at], start[first[family]! + at + 1])));
    expect([row(0, 0), row(0, 1), row(2, 0)]).toEqual(families.flat());
    expect([...first]).toEqual([0, 2, 2, 3]);
    expect(start.at(-1)).toBe(file.length);
  });
});

describe("the file of arrays", () => {
  it("keeps values, wherever the bytes lie in memory", () => {
    const value = { a: new Int32Array([1, -2, 3]), b: new Uint8Array([7, 8, 9]), c: [{ d: "é", e: new Int32Array(0) }, 5] };
    const bytes = writeArraysFile(value);
    const moved = new Uint8Array(bytes.length + 1);
    moved.set(bytes, 1);
    expect(readArraysFile(bytes)).toEqual(value);
    expect(readArraysFile(moved.subarray(1))).toEqual(value);
  });
});
