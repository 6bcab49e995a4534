import { describe, expect, it } from "vitest";
import { spellings } from "./spellings.ts";

describe("British spellings", () => {
  it.each([
    ["weaponize", "weaponise"],
    ["radicalized", "radicalised"],
    ["monetization", "monetisation"],
    ["sympathizers", "sympathisers"],
    ["neighborhoods", "neighbourhoods"],
    ["dishonored", "dishonoured"],
    ["unfavorable", "unfavourable"],
    ["offense", "offence"],
    ["skeptics", "sceptics"],
    ["moms", "mums"],
  ])("%s is %s, too", (american, british) => {
    expect(spellings(american)).toEqual([american, british]);
  });

  it.each(["size", "oversized", "prizes", "seized", "laboratory", "humorous", "citizens", "moment", "grape", "promise", "four"])(
    "%s is spelled alike everywhere",
    (word) => {
      expect(spellings(word)).toEqual([word]);
    },
  );
});
