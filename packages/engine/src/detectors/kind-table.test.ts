import { describe, expect, it } from "vitest";
import { smallEngine } from "../../test/support.ts";
import { kindTable, wordKinds } from "./kind-table.ts";

describe("the table of kinds", () => {
  const { lexicon } = smallEngine([]).engine.tables;

  it("gives each word a row, with the bits of all its lines in each column", () => {
    const { symbols, kinds } = kindTable(lexicon, [wordKinds(["you we", "they you"]), wordKinds(["we"])]);
    expect([...symbols]).toEqual(["you", "we", "they"].map((word) => lexicon.symbolOf(word)));
    expect([...kinds]).toEqual([0, 0, 3, 0, 1, 1, 2, 0]);
  });

  it("refuses a word that the lexicon does not know: every unknown word of a text would pass for it", () => {
    expect(() => kindTable(lexicon, [wordKinds(["zyzzyva"])])).toThrow("zyzzyva");
  });

  it("refuses a kind that would share the bit of another", () => {
    const lines = Array.from({ length: 33 }, () => "you");
    expect(wordKinds(lines.slice(1)).lines).toHaveLength(32);
    expect(() => wordKinds(lines)).toThrow(RangeError);
  });
});
