import { describe, expect, it } from "vitest";
import { pattern, smallEngine } from "../../test/support.ts";
import { kindTable, wordKinds } from "./kind-table.ts";

describe("the table of kinds", () => {
  const { lexicon } = smallEngine([]).engine.tables;

  it("gives each word a row, with the bits of all its lines in each column", () => {
    const { rows, kinds } = kindTable(lexicon, [wordKinds(["you we", "they you"]), wordKinds(["we"])], []);
    expect(["you", "we", "they", "because"].map((word) => rows[lexicon.symbolOf(word)])).toEqual([1, 2, 3, 0]);
    expect([...kinds]).toEqual([0, 0, 3, 0, 1, 1, 2, 0]);
  });

  it("knows the groups of lists that each word is in", () => {
    const lists = [
      { id: "birds", why: "", words: ["heron", "crane~"] },
      { id: "machines", why: "", words: ["crane", "pump"] },
    ];
    const { lexicon } = smallEngine([pattern("vx-mp01-one", ["(@birds|@machines) now"])], lists).engine.tables;
    const { listed } = kindTable(lexicon, [], [{ names: ["birds"] }, { names: ["machines", "nothing"] }]);
    expect(["heron", "cranes", "crane", "pump", "now"].map((word) => listed[lexicon.symbolOf(word)])).toEqual([1, 1, 3, 2, 0]);
    expect(listed[0]).toBe(0);
  });

  it("refuses a word that the lexicon does not know: every unknown word of a text would pass for it", () => {
    expect(() => kindTable(lexicon, [wordKinds(["zyzzyva"])], [])).toThrow("zyzzyva");
  });

  it("refuses a kind that would share the bit of another", () => {
    const lines = Array.from({ length: 33 }, () => "you");
    expect(wordKinds(lines.slice(1)).lines).toHaveLength(32);
    expect(() => wordKinds(lines)).toThrow(RangeError);
    expect(() =>
      kindTable(
        lexicon,
        [],
        Array.from({ length: 9 }, () => ({ names: [] })),
      ),
    ).toThrow(RangeError);
  });
});
