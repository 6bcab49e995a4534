import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";

const marks = (text: string): string[] => analyze(text).frames.map(({ reflexId }) => reflexId);

describe("what a story's figures cry and sing", () => {
  const series = "vx-tu01-exclamation-series";
  it("is no series of exclamations of its teller", () => {
    expect(marks("The fox came out of the barn and shouted, “You took my coat! You took my hat! You took it all!” Then it ran.")).not.toContain(series);
    expect(marks("You took my coat! You took my hat! You took it all!")).toContain(series);
    expect(marks("“You took my coat! You took my hat! You took it all!”")).toContain(series);
  });

  const again = "vx-ri01-same-sentence-again";
  it("is no repetition of its teller", () => {
    expect(marks("The girl sang, “Open the door for me.” Nobody came. She sang once more, “Open the door for me.” It stayed shut.")).not.toContain(again);
    expect(marks("Open the door for me. Nobody came. Open the door for me.")).toContain(again);
  });

  it.each([
    ["She walked and walked and walked until it was dark.", false],
    ["The birds flew and flew and flew.", false],
    ["It was lies and lies and lies.", true],
    ["They lied, lied, lied to all of us.", true],
  ])("tells how long something went on: %s", (text, isRepetition) => {
    expect(marks(text).includes("vx-ri01-word-thrice")).toBe(isRepetition);
  });
});

it.each([
  ["The match at Craven Cottage was moved to Sunday.", false],
  ["Then came Craven Cole with another excuse.", true],
])("tells a place from a person who is called names: %s", (text, isNickname) => {
  expect(marks(text).includes("vx-mp01-scornful-nickname")).toBe(isNickname);
});
