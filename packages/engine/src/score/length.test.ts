import { describe, expect, it } from "vitest";
import { freshEngine } from "../../test/support.ts";
import { resolveHandshake } from "../policy/handshake.ts";
import { score } from "./findings.ts";

/** Plain paragraphs that set off nothing. */
const PLAIN = [
  "The ferry leaves the north pier at ten past seven and returns in the evening. Bicycles go on the lower deck.",
  "The parish hall was built in 1911 and has two rooms. The smaller one holds the library.",
  "Copper melts at 1,085 degrees Celsius. It conducts heat well and is drawn into wire.",
  "A committee of five members reads the applications in spring. Letters go out in June.",
];
const COPIES = [1, 3, 12, 60];

const TELLING = [
  "Everyone knows that the council is lying.",
  "A disgusting and cowardly plan was rammed through.",
  "Hurry, only two seats left at this price!",
  "Experts agree that it works.",
  "The whole thing was a publicity stunt.",
  "If we allow this, soon they will take our homes.",
  "Wake up, the media are hiding the truth from you.",
];

const { engine, catalogue } = await freshEngine();

function found(text: string): string[] {
  engine.read(text);
  return score(engine, resolveHandshake({}), false)
    .findings.map(({ pattern, confidence, start, end }) => `${catalogue.patterns[pattern]!.id} ${confidence} ${text.slice(start, end)}`)
    .sort();
}

const padding = (copies: number): string => Array.from({ length: copies }, () => PLAIN.join("\n\n")).join("\n\n");

describe("the length of the text changes no finding (issue: detection that can be trusted)", () => {
  it("plain paragraphs set off nothing, however many", () => {
    for (const copies of COPIES) expect(found(padding(copies)), `${copies} copies`).toEqual([]);
  });

  it.each(TELLING)("%s", (sentence) => {
    const alone = found(sentence);
    expect(alone.length).toBeGreaterThan(0);
    for (const copies of COPIES) {
      expect(found(`${padding(copies)}\n\n${sentence}`), `behind ${copies} copies`).toEqual(alone);
      expect(found(`${sentence}\n\n${padding(copies)}`), `before ${copies} copies`).toEqual(alone);
      expect(found(`${padding(copies)}\n\n${sentence}\n\n${padding(copies)}`), `among ${copies} copies`).toEqual(alone);
    }
  });
});
