import { describe, expect, it } from "vitest";
import { canonicalId, catalogue, explain } from "./catalogue.ts";
import { FAMILIES } from "./policy/families.ts";

describe("catalogue", () => {
  it("lists every family in the order of the specification, with all texts", () => {
    const notes = catalogue();
    expect([...new Set(notes.map(({ family }) => family))]).toEqual(FAMILIES.map(({ prefix }) => prefix));
    for (const note of notes) {
      expect(note.familyName).toBe(FAMILIES.find(({ prefix }) => prefix === note.family)!.name);
      expect(note.examples.length).toBeGreaterThanOrEqual(2);
      expect(note.fine.length).toBeGreaterThanOrEqual(2);
      expect(note.confidence).toBeGreaterThan(0);
      // Phrases are shown in plain words, not in the phrase language.
      for (const sample of [...note.indicators, ...note.contextClues]) {
        expect(sample).not.toMatch(/[|~@[\]^]|<\w/);
        expect(sample).not.toMatch(/ '(?:[sdm]|re|ve|ll)\b|\bi\b(?!\.)/);
      }
    }
    expect(notes.filter(({ family }) => family === "vx-mp01").every(({ sophistication }) => sophistication)).toBe(true);
  });
});

describe("explain", () => {
  it("gives the texts of a pattern", () =>
    expect(explain("vx-ri01-word-thrice")).toMatchObject({ name: "Repeats one word three times", technique: "repetition", confidence: 0.65 }));
  it("accepts the short ids of document 2", () => {
    for (const prefix of ["vg01", "co01", "so01"]) {
      const id = catalogue().find(({ family }) => family === `vx-${prefix}`)!.reflexId;
      expect(explain(id.slice(3))).toBe(explain(id));
      expect(explain(id.slice(3))).toBeDefined();
    }
    expect(canonicalId(" VG01-Type ")).toBe("vx-vg01-type");
  });
  it.each(["policy-block", "cluster-alert", "vx-vg01-no-such", "", "nonsense"])("knows nothing of %j", (id) => expect(explain(id)).toBeUndefined());
});
