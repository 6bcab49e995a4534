import { describe, expect, it } from "vitest";
import { pattern, smallEngine } from "../../test/support.ts";
import type { Pattern } from "../patterns/types.ts";
import { resolveHandshake } from "../policy/handshake.ts";
import { score } from "./findings.ts";

const mild = (id: string, phrases: string[], more: Partial<Pattern> = {}): Pattern =>
  pattern(`vx-mp01-${id}`, phrases, { confidence: 0.5, technique: "loaded language", ...more });
const cue = (id: string, phrases: string[], more: Partial<Pattern> = {}): Pattern =>
  mild(id, phrases, { confidence: 0.45, technique: "false dilemma", ...more });

const { engine, catalogue } = smallEngine([
  mild("llama", ["purple llamas"]),
  mild("otter", ["velvet otters"]),
  mild("heron", ["brazen herons"]),
  mild("badger", ["marble badgers"]),
  mild("weasel", ["copper weasels"]),
  cue("therefore", ["hence it follows"]),
  cue("because", ["for that reason", "hence it"], { technique: "hasty generalization" }),
  cue("surely", ["so it must"], { technique: "slippery slope" }),
  cue("certainly", ["thus it is"], { technique: "straw man" }),
  cue("verily", ["ergo it stands"], { technique: "ad hominem" }),
]);

/** How density moved the first finding of a pattern, and its words for it; null where it did not. */
function moved(text: string, id: string): { kind: string; by: number } | null {
  engine.read(text);
  const { findings } = score(engine, resolveHandshake({}), true);
  const finding = findings.find(({ pattern: at }) => catalogue.patterns[at]!.id === `vx-mp01-${id}`);
  expect(finding, `${id} in “${text}”`).toBeDefined();
  const move = finding!.adjustments.find(({ kind }) => kind === "density" || kind === "alone");
  return move ? { kind: move.kind, by: Math.round(move.by * 1000) / 1000 } : null;
}

describe("density", () => {
  it.each<[string, string, string, { kind: string; by: number } | null]>([
    ["a mild wording alone in its paragraph is lowered", "We met purple llamas there.", "llama", { kind: "alone", by: -0.05 }],
    ["another in the paragraph keeps it as it is", "We met purple llamas there. We met velvet otters.", "llama", null],
    ["another paragraph is no company", "We met purple llamas there.\n\nWe met velvet otters.", "llama", { kind: "alone", by: -0.05 }],
    ["another in the sentence raises it", "We met purple llamas and velvet otters.", "llama", { kind: "density", by: 0.04 }],
    ["the same twice is one", "We met purple llamas, velvet otters and velvet otters.", "llama", { kind: "density", by: 0.04 }],
    ["its own kind is none", "We met purple llamas and purple llamas.", "llama", null],
    [
      "more than three change nothing",
      "We met purple llamas, velvet otters, brazen herons, marble badgers and copper weasels.",
      "llama",
      { kind: "density", by: 0.12 },
    ],
    ["a cue that is alone is lowered more", "And so it must.", "surely", { kind: "alone", by: -0.14 }],
    ["a form of argument in the next sentence raises a cue", "And hence it follows. And so it must.", "therefore", { kind: "density", by: 0.02 }],
    ["as does one in the sentence before", "And so it must. And hence it follows.", "therefore", { kind: "density", by: 0.02 }],
    ["two sentences off is too far", "And so it must. It rained. And hence it follows.", "therefore", null],
    ["and so is another paragraph", "And hence it follows.\n\nAnd so it must.", "surely", { kind: "alone", by: -0.14 }],
    ["a form on the same words is none", "And hence it follows. It rained.", "therefore", null],
    ["a way of wording is no form of argument", "And hence it follows. We met purple llamas.", "therefore", null],
    ["the same form again is none", "And so it must. And so it must.", "surely", null],
    [
      "one far off in the same long sentence is another matter",
      "And so it must rain when we walk by the lake with all of our dogs and their puppies, hence it follows.",
      "surely",
      null,
    ],
    [
      "a way of wording is raised from afar as well",
      "We met purple llamas when we walked by the lake with all of our dogs and their puppies, and velvet otters.",
      "llama",
      { kind: "density", by: 0.04 },
    ],
    ["three forms reach the limit", "And so it must. And hence it follows, thus it is. Ergo it stands.", "therefore", { kind: "density", by: 0.09 }],
  ])("%s", (_, text, id, expected) => expect(moved(text, id)).toEqual(expected));
});
