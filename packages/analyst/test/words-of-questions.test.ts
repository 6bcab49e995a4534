import { describe, expect, it } from "vitest";
import { placesOf, soughtIn } from "../src/text/search.ts";
import { talk } from "./talk.ts";

describe("the words of a question", () => {
  it.each([
    ["is 41 people enough", "Forty-one adults took part in it."],
    ["were there 17 of them", "Seventeen boats lay in the harbor."],
  ])("find a number that is written out: %s", (question, text) => expect(placesOf(text, soughtIn(question))).toHaveLength(1));
  it("look for no “who’s” and no “according”", () => expect(soughtIn("who's to blame according to this").map(({ word }) => word)).toEqual(["blame"]));
});

describe("a study with several authors", () => {
  const TEXT =
    "There was a study on this, Castro et al. 2019, in seven cities. E-bikers rode longer distances, so their weekly activity was about the same. The council wants to spend more on paths, and nobody has asked it why.";
  it("keeps its year in the sentence that is shown", () => expect(talk(TEXT, "is the study real?").message).toContain("Castro et al. 2019, in seven cities"));
});
