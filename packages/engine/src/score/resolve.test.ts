import { describe, expect, it } from "vitest";
import { pattern, smallEngine } from "../../test/support.ts";
import { resolveHandshake } from "../policy/handshake.ts";
import type { Pattern } from "../patterns/types.ts";
import { score } from "./findings.ts";

/** Ids and words of what is shown of a text. */
function shown(patterns: readonly Pattern[], text: string): string[] {
  const { engine, catalogue } = smallEngine(patterns);
  engine.read(text);
  return score(engine, resolveHandshake({}), false).findings.map(
    (finding) => `${catalogue.patterns[finding.pattern]!.id}: ${text.slice(finding.start, finding.end)}`,
  );
}

const expert = (id: string, phrases: string[], more: Partial<Pattern> = {}): Pattern => pattern(`vx-mp01-${id}`, phrases, { confidence: 0.8, ...more });

describe("one mark on the same words (specification README, order of scoring 5)", () => {
  const TEXT = "Everyone knows it.";
  const cases: { name: string; patterns: Pattern[]; text?: string; want: string[] }[] = [
    {
      name: "two families a word apart: the higher in profile order stays",
      patterns: [expert("known", ["everyone knows it"]), pattern("vx-pc01-known", ["everyone knows"])],
      want: ["vx-pc01-known: Everyone knows"],
    },
    {
      name: "a whole sentence and the words that made it one",
      patterns: [expert("known", ["everyone knows"], { extent: "sentence" }), pattern("vx-pc01-known", ["everyone knows"])],
      want: ["vx-pc01-known: Everyone knows"],
    },
    {
      name: "a sentence and its clause that differ by the closing mark alone",
      patterns: [expert("urge", ["you must act"], { extent: "sentence" }), pattern("vx-fo01-late", ["too late"], { extent: "clause" })],
      text: "You must act now before it is too late!",
      want: ["vx-mp01-urge: You must act now before it is too late!"],
    },
    {
      name: "a named form of another family before a cue, though the cue is surer here",
      patterns: [
        expert("cue", ["if everyone knows"], { confidence: 0.5, extent: "sentence", technique: "slippery slope", contextClues: ["town"] }),
        pattern("vx-sp01-test", ["if everyone knows"], { confidence: 0.63, extent: "sentence" }),
      ],
      text: "If everyone knows it, the town should pay.",
      want: ["vx-sp01-test: If everyone knows it, the town should pay."],
    },
    {
      name: "three families, one mark",
      patterns: [
        expert("known", ["everyone knows it"], { extent: "sentence" }),
        pattern("vx-pc01-known", ["everyone knows"]),
        pattern("vx-sp01-known", ["knows it"], { confidence: 0.9 }),
      ],
      want: ["vx-pc01-known: Everyone knows"],
    },
    {
      name: "outside the profile order the surer stays",
      patterns: [expert("known", ["everyone knows it"], { confidence: 0.6 }), pattern("vx-sp01-known", ["everyone knows"], { confidence: 0.85 })],
      want: ["vx-sp01-known: Everyone knows"],
    },
    {
      name: "a family that may co-fire keeps its own mark",
      patterns: [pattern("vx-nf01-known", ["everyone knows it"]), pattern("vx-pc01-known", ["everyone knows"])],
      want: ["vx-pc01-known: Everyone knows", "vx-nf01-known: Everyone knows it"],
    },
    {
      name: "cores that share less than half are two wordings",
      patterns: [expert("lead", ["surely every honest reader"]), pattern("vx-pc01-known", ["reader in town knows"])],
      text: "Surely every honest reader in town knows it.",
      want: ["vx-pc01-known: reader in town knows", "vx-mp01-lead: Surely every honest reader"],
    },
    {
      name: "a loaded word inside a long argument is a finding of its own",
      patterns: [
        expert("word", ["vile"]),
        pattern("vx-em09-choice", ["either we stop [6] or [6] will be lost"], { severity: "high", technique: "false dilemma" }),
      ],
      text: "Either we stop this vile plan today or everything that we love will be lost.",
      want: ["vx-em09-choice: Either we stop this vile plan today or everything that we love will be lost", "vx-mp01-word: vile"],
    },
    {
      name: "a named form of argument before a cue, though the cue is surer here",
      patterns: [
        expert("cue", ["so everyone must"], { confidence: 0.5, extent: "sentence", technique: "hasty generalization", contextClues: ["town"] }),
        expert("named", ["everyone must know"], { confidence: 0.56, extent: "sentence", technique: "ad populum" }),
      ],
      text: "He knows, so everyone must know in town.",
      want: ["vx-mp01-named: He knows, so everyone must know in town."],
    },
    {
      name: "but not when it names the same technique",
      patterns: [
        expert("word", ["vile"], { technique: "loaded language" }),
        pattern("vx-em09-choice", ["either we stop [6] or [6] will be lost"], { severity: "high", technique: "loaded language" }),
      ],
      text: "Either we stop this vile plan today or everything that we love will be lost.",
      want: ["vx-em09-choice: Either we stop this vile plan today or everything that we love will be lost"],
    },
    {
      name: "one sentence is not marked twice from end to end",
      patterns: [
        expert("first", ["they lied"], { extent: "sentence", confidence: 0.7 }),
        expert("second", ["steal it"], { extent: "sentence", confidence: 0.8 }),
      ],
      text: "They lied to us so that they could steal it.",
      want: ["vx-mp01-second: They lied to us so that they could steal it."],
    },
    {
      name: "within a family the surer of two that overlap",
      patterns: [expert("short", ["everyone knows"], { confidence: 0.8 }), expert("long", ["everyone knows it"], { confidence: 0.6 })],
      want: ["vx-mp01-short: Everyone knows"],
    },
    {
      name: "within a family the longer of two that are equally sure",
      patterns: [expert("short", ["everyone knows"]), expert("long", ["everyone knows it"])],
      want: ["vx-mp01-long: Everyone knows it"],
    },
  ];
  it.each(cases)("$name", ({ patterns, text = TEXT, want }) => {
    expect(shown(patterns, text)).toEqual(want);
  });

  it("gives one finding with every place of the same wording", () => {
    const { engine } = smallEngine([pattern("vx-pc01-known", ["everyone knows"])]);
    const text = "Everyone knows that. Yes, everyone  knows.";
    engine.read(text);
    const { findings } = score(engine, resolveHandshake({}), false);
    expect(findings.map(({ spans }) => spans.map(([start, end]) => text.slice(start, end)))).toEqual([["Everyone knows", "everyone  knows"]]);
  });

  it("takes a sentence that returns with another stop for the same wording", () => {
    const { engine } = smallEngine([expert("known", ["everyone knows"], { extent: "sentence" })]);
    const text = "Everyone knows. We met. Everyone knows! They left. Everyone knows it.";
    engine.read(text);
    const { findings } = score(engine, resolveHandshake({}), false);
    expect(findings.map(({ spans }) => spans.map(([start, end]) => text.slice(start, end)))).toEqual([
      ["Everyone knows.", "Everyone knows!"],
      ["Everyone knows it."],
    ]);
  });
});
