import { describe, expect, it } from "vitest";
import { partsOfWholes } from "./part-of-whole.ts";

describe("partsOfWholes", () => {
  it.each([
    ["It helped 61 of 156 people, and 48 out of 156 without it.", ["61 of 156", "48 out of 156"]],
    ["Of its kind 1,203 of the 4,812 are left.", ["1,203 of the 4,812"]],
    ["We asked 812 members, of whom only 203 answered.", ["203 of 812"]],
    ["It cost $12 of 30 that we had.", []],
    ["It was open 5 of 7 days and 3.5 of 10 liters leaked.", []],
    ["A share of 40% of 12 percent.", []],
    ["Room 9 of 4 is none.", []],
  ])("%s", (sentence, given) =>
    expect(partsOfWholes(sentence).map(({ said, part, of }) => (said.includes("whom") ? `${part} of ${of}` : said))).toEqual(given),
  );
});
