import { expect, it } from "vitest";
import { tallyText, type Tally } from "./tally.ts";

it("counts texts by pattern, each once, and their wordings as often as they stand there", () => {
  const tallies = new Map<string, Tally>();
  const mark = (reflexId: string, fragment: string) => ({ reflexId, fragment });
  tallyText(tallies, [mark("a", "Act now"), mark("b", "Everyone"), mark("a", "hurry")]);
  tallyText(tallies, [mark("a", "act now")]);
  tallyText(tallies, []);
  expect([...tallies]).toEqual([
    [
      "a",
      {
        texts: 2,
        wordings: new Map([
          ["act now", 2],
          ["hurry", 1],
        ]),
      },
    ],
    ["b", { texts: 1, wordings: new Map([["everyone", 1]]) }],
  ]);
});
