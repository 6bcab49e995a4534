import { describe, expect, it } from "vitest";
import { pattern, smallEngine } from "../../test/support.ts";
import { resolveHandshake } from "../policy/handshake.ts";
import type { ExpertPattern, Pattern } from "../patterns/types.ts";
import type { AnalyzeOptions, Frame } from "../types.ts";
import { clusterRegions } from "./cluster.ts";
import { score } from "./findings.ts";
import { toFrames } from "./frames.ts";

function frames(patterns: readonly Pattern[], text: string, options: AnalyzeOptions = {}): Frame[] {
  const { engine, catalogue } = smallEngine(patterns);
  expect(catalogue.problems).toEqual([]);
  engine.read(text);
  const row = (family: number, index: number) => {
    const note = catalogue.notes.filter((_, at) => catalogue.meta[at]!.family === family)[index]!;
    return [note.reflexId, note.name, "", "", ""] as const;
  };
  return toFrames(engine, score(engine, resolveHandshake(options), options.all === true), row);
}

const only = (patterns: readonly Pattern[], text: string, options: AnalyzeOptions = { all: true }): Frame => {
  const found = frames(patterns, text, options).filter(({ family }) => family !== "cluster" && family !== "policy");
  expect(found).toHaveLength(1);
  return found[0]!;
};

const expert = (id: string, phrases: string[], confidence: number, more: Partial<ExpertPattern> = {}): ExpertPattern => ({
  ...pattern(id, phrases),
  confidence,
  sophistication: "basic",
  ...more,
});

describe("confidence before context", () => {
  it.each([
    ["vx-em08", [0.9, 0.75, 0.6]],
    ["vx-gf01", [0.85, 0.7, 0.55]],
    ["vx-fo01", [0.85, 0.7, 0.5]],
    ["vx-em09", [0.85, 0.7, 0.55]],
    ["vx-so01", [0.8, 0.6, 0.4]],
    ["vx-ha01", [0.95, 0.95, 0.95]],
    ["vx-ha02", [0.85, 0.85, 0.85]],
    ["vx-fp01", [0.77, 0.77, 0.77]],
    ["vx-os01", [0.85, 0.65, 0.5]],
    ["vx-pc01", [0.85, 0.7, 0.5]],
    ["vx-vg01", [0.8, 0.6, 0.5]],
    ["vx-ct01", [0.9, 0.75, 0.6]],
  ] as const)("of %s follows severity", (family, expected) => {
    (["high", "medium", "low"] as const).forEach((severity, at) => {
      const { adjustments, confidence } = only([pattern(`${family}-x`, ["purple llamas"], { severity })], "There are purple llamas.");
      expect(adjustments.filter(({ kind }) => kind !== "alone")).toEqual([]);
      expect(confidence).toBeCloseTo(expected[at]! + adjustments.reduce((sum, { by }) => sum + by, 0), 5);
    });
  });
});

describe("boosts", () => {
  const base = { contextClues: ["beware"], indicators: ["odd goats"] };
  it.each([
    ["a context clue in the paragraph", "Purple llamas came. Beware of them.", "context-clue", 0.1],
    ["a second wording close by", "Purple llamas came. The odd goats too.", "several-indicators", 0.05],
  ])("adds for %s", (_, text, kind, by) => {
    const frame = only([pattern("vx-nf01-x", ["purple llamas"], { ...base, severity: "medium" })], text);
    expect(frame.adjustments).toContainEqual(expect.objectContaining({ kind, by }));
    expect(frame.confidence).toBeCloseTo(0.65 + by, 5);
  });
  it("takes two phrases on the same words for one wording, and says what moved it", () => {
    const twice = [pattern("vx-nf01-x", ["purple llamas", "the purple llamas"])];
    expect(only(twice, "The purple llamas came.").adjustments).toEqual([]);
    expect(only(twice, "The purple llamas came.")).toMatchObject({ explanation: "65% to begin with.", tone: "neutral" });
    const [first] = frames([pattern("vx-nf01-x", ["purple llamas", "odd goats"])], "Purple llamas and odd goats came.", { all: true });
    expect(first!.explanation).toContain("65% to begin with, +5 because more than one wording of this kind stands close by");
  });
  it("does not look for clues in another paragraph", () =>
    expect(only([pattern("vx-nf01-x", ["purple llamas"], base)], "Purple llamas came.\n\nBeware of them.").confidence).toBe(0.65));
  it("stops at 0.95", () =>
    expect(only([pattern("vx-em08-x", ["purple llamas"], { ...base, severity: "high" })], "Purple llamas came. Beware. Odd goats.").confidence).toBe(0.95));
  it("adds 0.05 for the expert taxonomy", () => {
    const frame = only([expert("vx-mp01-x", ["purple llamas"], 0.7)], "There are purple llamas.");
    expect(frame.adjustments).toEqual([expect.objectContaining({ kind: "expert", by: 0.05 })]);
    expect(frame.confidence).toBe(0.75);
  });
  it("adds 0.1 to a citation without a source", () => {
    expect(only([pattern("vx-os01-x", ["studies show"])], "Studies show it.").confidence).toBe(0.75);
    expect(only([pattern("vx-os01-x", ["experts say"])], "Experts say it.").confidence).toBe(0.65);
    expect(only([pattern("vx-os01-x", ["studies show"])], "Studies show it (https://example.org/study).").adjustments.map(({ kind }) => kind)).toContain(
      "sourced",
    );
  });
  it.each([
    ["vx-ha01", 0.95],
    ["vx-ha02", 0.85],
    ["vx-fp01", 0.77],
  ])("never move the fixed confidence of %s", (family, confidence) => {
    const fixed = pattern(`${family}-x`, ["purple llamas"], base);
    expect(only([fixed], "Purple llamas came. Beware. Odd goats.")).toMatchObject({ confidence, adjustments: [] });
    const besideOthers = frames([fixed, pattern("vx-nf01-x", ["great hats"])], "Purple llamas came in great hats.", { all: true });
    expect(besideOthers.find((frame) => frame.family === family)).toMatchObject({ confidence, adjustments: [] });
  });
});

describe("language adjustment", () => {
  const sp = (confidence: number): Pattern => pattern("vx-sp01-x", ["purple llamas"], { confidence });
  it.each([
    ["methodology", "Purple llamas came. We used a control group.", -0.4],
    ["humility", "Purple llamas came. We could be wrong.", -0.3],
    ["process", "Purple llamas came. Here is how we checked.", -0.2],
    ["hiddenAgenda", "Purple llamas came. They don't want you to know.", 0.3],
    ["impliedConspiracy", "Purple llamas came. It is no coincidence.", 0.4],
    ["rhetoricalManipulation", "Purple llamas came. Prove me wrong.", 0.2],
  ])("of %s", (kind, text, by) => {
    const frame = only([sp(0.5)], text);
    expect(frame.adjustments).toContainEqual(expect.objectContaining({ kind, by }));
    const sum = frame.adjustments.reduce((total, adjustment) => total + adjustment.by, 0);
    expect(frame.confidence).toBeCloseTo(0.5 + sum, 5);
  });
  it("takes 0.5 more from a vague authority with its method", () => {
    const frame = only([sp(0.9)], "Purple llamas came. Experts say so. We used a control group.");
    expect(frame.adjustments.map(({ kind, by }) => [kind, by]).slice(0, 2)).toEqual([
      ["methodology", -0.4],
      ["vague-authority-with-method", -0.5],
    ]);
    expect(frame.confidence).toBe(0.05);
  });
  it("accounts for every point between where a mark began and where it ended", () => {
    const texts = [
      "Purple llamas came. They don't want you to know. It is no coincidence.",
      "“Purple llamas” came, he said. They don't want you to know. It is no coincidence.",
    ];
    for (const text of texts) {
      const { adjustments, confidence } = only([sp(0.9)], text);
      expect(confidence).toBeCloseTo(0.9 + adjustments.reduce((sum, { by }) => sum + by, 0), 9);
    }
  });
  it("stays within 0.05 and 0.95", () =>
    expect(only([sp(0.9)], "Purple llamas came. They don't want you to know. It is no coincidence.").confidence).toBe(0.95));
  it("looks in the frame's own paragraph only", () => expect(only([sp(0.7)], "Purple llamas came.\n\nWe used a control group.").adjustments).toEqual([]));
  it("leaves other families alone", () =>
    expect(only([pattern("vx-nf01-x", ["purple llamas"])], "Purple llamas came. We used a control group.").adjustments).toEqual([]));
});

describe("exceptions", () => {
  const x = pattern("vx-nf01-x", ["purple llamas"], { unless: ["zoo"], notAfter: ["no", "none of the"], notBefore: ["(of|from) peru"] });
  it.each([
    ["There are purple llamas.", 1],
    ["There are purple llamas in the zoo.", 0],
    ["There are purple llamas. The zoo is closed.", 1],
    ["No purple llamas came.", 0],
    ["None of the purple llamas came.", 0],
    ["None of these purple llamas came.", 1],
    ["The purple llamas from Peru came.", 0],
    ["The purple llamas from Chile came.", 1],
  ])("%s", (text, count) => expect(frames([x], text, { all: true })).toHaveLength(count));
});

describe("gate", () => {
  const low = pattern("vx-fo01-x", ["purple llamas"], { severity: "low" });
  it("hides what is under its family's threshold, unless all is asked for", () => {
    expect(frames([low], "There are purple llamas.")).toEqual([]);
    expect(only([low], "There are purple llamas.").gated).toBe(true);
  });
  it("shows families without a threshold at any confidence", () =>
    expect(only([pattern("vx-pi01-x", ["purple llamas"], { severity: "low" })], "There are purple llamas.", {}).gated).toBeUndefined());
  it.each([
    ["a wording that is shown elsewhere", [pattern("vx-nf01-x", ["purple llamas"])], "“I like purple llamas and the rain,” he said.\n\nPurple llamas came."],
    [
      "a wording inside an argument",
      [
        expert("vx-mp01-so", ["so we must"], 0.5, { extent: "argument", technique: "hasty generalization" }),
        pattern("vx-em08-x", ["vile"], { severity: "low", technique: "loaded language" }),
      ],
      "The vile plan failed, so we must leave.",
    ],
  ])("what is under it changes nothing of what is shown: %s", (_, patterns, text) => {
    const shown = frames(patterns, text);
    const all = frames(patterns, text, { all: true });
    expect(shown).not.toEqual([]);
    expect(all.filter(({ gated }) => gated)).toHaveLength(1);
    expect(all.filter(({ gated }) => !gated)).toEqual(shown);
  });
  it("is moved by neither stakes nor profile nor min_confidence", () => {
    const fair = pattern("vx-fo01-x", ["purple llamas"]);
    for (const options of [{ stakes: "high" }, { reflex_profile: "strict" }, { min_confidence: 0.95 }] as AnalyzeOptions[])
      expect(frames([fair], "There are purple llamas.", options)).toHaveLength(1);
  });
});

describe("policy block", () => {
  it("comes first, with priority 5, when a confidence is over the block threshold", () => {
    const [first, second] = frames(
      [pattern("vx-ha01-x", ["purple llamas"]), pattern("vx-ct01-x", ["odd goats"], { severity: "high" })],
      "There are purple llamas. There are odd goats.",
    );
    expect(first).toMatchObject({ reflexId: "policy-block", priority: 5, confidence: 0.95, fragment: "purple llamas" });
    expect(second!.reflexId).toBe("cluster-alert");
  });
  it("does not come at the threshold itself or for other families", () => {
    expect(frames([pattern("vx-em08-x", ["purple llamas"], { severity: "high" })], "There are purple llamas.").map(({ reflexId }) => reflexId)).toEqual([
      "vx-em08-x",
    ]);
    expect(frames([pattern("vx-ct01-x", ["purple llamas"])], "There are purple llamas.").map(({ reflexId }) => reflexId)).toEqual(["vx-ct01-x"]);
  });
});

describe("de-duplication", () => {
  it("keeps one frame for a wording, with every place", () => {
    const frame = only([pattern("vx-nf01-x", ["purple llamas"])], "Purple llamas came. No one saw it. PURPLE llamas left.");
    expect(frame.spans).toEqual([
      [0, 13],
      [35, 48],
    ]);
    expect([frame.start, frame.end]).toEqual([0, 13]);
  });
  it("takes confidence and stance from the surest place", () => {
    const frame = only([pattern("vx-sp01-x", ["purple llamas"], { confidence: 0.65 })], "He shouted “purple llamas” twice. Purple llamas are here.");
    expect(frame).toMatchObject({ stance: "asserted", confidence: 0.65, start: 12 });
  });
  it.each([
    ["the higher of two families in the profile's order", ["vx-em08-x", "vx-os01-y"], ["vx-os01-y"]],
    ["a named family over one outside the order", ["vx-sp01-x", "vx-em08-y"], ["vx-em08-y"]],
    ["both when one may co-fire", ["vx-em08-x", "vx-nf01-y"], ["vx-em08-x", "vx-nf01-y"]],
  ])("keeps %s", (_, ids, expected) => {
    const both = ids.map((id) => pattern(id, [id.endsWith("x") ? "purple llamas" : "(purple|violet) llamas"], { severity: "high", confidence: 0.8 }));
    expect(
      frames(both, "There are purple llamas.")
        .filter(({ family }) => family !== "cluster")
        .map(({ reflexId }) => reflexId)
        .sort(),
    ).toEqual([...expected].sort());
  });
  it("turns the order with the profile", () => {
    const both = [pattern("vx-em08-x", ["purple llamas"], { severity: "high" }), pattern("vx-os01-y", ["purple llamas"], { severity: "high" })];
    expect(frames(both, "There are purple llamas.", { reflex_profile: "lenient" }).map(({ reflexId }) => reflexId)).toEqual(["vx-em08-x"]);
  });
  it("keeps the surer of two that overlap within a family, and both when the families differ", () => {
    const overlapping = [
      pattern("vx-nf01-x", ["purple llamas"], { severity: "high" }),
      pattern("vx-nf01-y", ["llamas came"]),
      pattern("vx-nf01-z", ["the purple llamas came"]),
    ];
    expect(frames(overlapping, "The purple llamas came.").map(({ reflexId }) => reflexId)).toContain("vx-nf01-x");
    expect(frames(overlapping, "The purple llamas came.").map(({ reflexId }) => reflexId)).not.toContain("vx-nf01-z");
  });
});

describe("extent", () => {
  const marked = (extent: Pattern["extent"], text: string): string => only([pattern("vx-nf01-x", ["purple llamas"], { extent })], text).fragment;
  it.each([
    ["match", "Well, “purple llamas”, they said.", "purple llamas"],
    ["clause", "Yesterday, when the purple llamas came here, it rained.", "when the purple llamas came here"],
    ["clause", "Yes, the purple llamas ate 50% of $30 and 5°C, they said.", "the purple llamas ate 50% of $30 and 5°C"],
    ["sentence", "It rained. The purple llamas came! It stopped.", "The purple llamas came!"],
  ] as const)("%s", (extent, text, expected) => expect(marked(extent, text)).toBe(expected));
});

describe("cluster alert", () => {
  const fair = ["alpha", "beta", "gamma", "delta", "epsilon"].map((word) => pattern(`vx-nf01-${word}`, [`${word} llamas`]));
  const strong = ["zeta", "eta", "theta"].map((word) => pattern(`vx-em08-${word}`, [`${word} goats`], { severity: "high" }));
  const weak = ["one", "two", "three", "four"].map((word) => pattern(`vx-pi01-${word}`, [`${word} newts`], { severity: "low" }));
  const filler = (chars: number): string => "Rain fell on the hills and the road was wet. ".repeat(Math.ceil(chars / 45)).slice(0, chars);
  const has = (patterns: readonly Pattern[], text: string): boolean => frames(patterns, text).some(({ reflexId }) => reflexId === "cluster-alert");

  it.each([
    ["one strong", strong, "Zeta goats.", false],
    ["two strong", strong, "Zeta goats.\n\nEta goats.", true],
    ["two fair", fair, "Alpha llamas.\n\nBeta llamas.", false],
    ["three fair", fair, "Alpha llamas.\n\nBeta llamas.\n\nGamma llamas.", true],
    ["three weak", weak, "One newts.\n\nTwo newts.\n\nThree newts.", false],
    ["four weak", weak, "One newts.\n\nTwo newts.\n\nThree newts.\n\nFour newts.", true],
    ["two strong and hedged research wording", strong, "Zeta goats.\n\nEta goats.\n\nMore research is needed.", false],
    ["two strong behind hedged research wording", strong, "More research is needed.\n\nZeta goats.\n\nEta goats.", false],
    ["three strong and hedged research wording", strong, "Zeta goats.\n\nEta goats.\n\nTheta goats.\n\nMore research is needed.", true],
  ])("by count: %s", (_, patterns, text, expected) => expect(has(patterns, text)).toBe(expected));

  it("counts within 1,000 characters by the start of frames", () => {
    expect(has(strong, `Zeta goats.\n\n${filler(960)}\n\nEta goats.`)).toBe(true);
    expect(has(strong, `Zeta goats.\n\n${filler(1000)}\n\nEta goats.`)).toBe(false);
    const regions = (start: number) =>
      clusterRegions(
        [0, start].map((from) => ({ start: from, end: from + 5, confidence: 0.9 })),
        () => false,
      ).length;
    expect([regions(999), regions(1_000)]).toEqual([1, 0]);
  });
  it("looks for hedged wording in the window only", () =>
    expect(has(strong, `Zeta goats.\n\nEta goats.\n\n${filler(1200)}\n\nMore research is needed.`)).toBe(true));
  it("gives the alert to the region with more findings where none is higher", () => {
    const more = ["iota", "kappa"].map((word) => pattern(`vx-em08-${word}`, [`${word} goats`], { severity: "high" }));
    const [alert] = frames([...strong, ...more], `Iota goats.\n\nKappa goats.\n\n${filler(2000)}\n\nZeta goats.\n\nEta goats.\n\nTheta goats.`);
    expect(alert).toMatchObject({ reflexId: "cluster-alert", schemaSummary: expect.stringContaining("3 marks") as string, tone: "alert" });
  });
  it("merges overlapping windows and gives one alert, for the strongest region", () => {
    const { engine } = smallEngine([...fair, ...strong]);
    engine.read(`Alpha llamas.\n\nBeta llamas.\n\nGamma llamas.\n\n${filler(700)}\n\nDelta llamas.\n\n${filler(2000)}\n\nZeta goats.\n\nEta goats.`);
    const { regions } = score(engine, resolveHandshake({}), false);
    expect(regions.map(({ frames: count, strong: high, highest }) => [count, high, highest])).toEqual([
      [4, 0, 0.65],
      [2, 2, 0.9],
    ]);
  });
  it("has the highest confidence, priority 4, and lifts its members to priority 3", () => {
    const found = frames([...fair, ...strong], "Alpha llamas.\n\nBeta llamas.\n\nZeta goats.");
    expect(found[0]).toMatchObject({ reflexId: "cluster-alert", confidence: 0.9, priority: 4 });
    expect(found.slice(1).map(({ priority }) => priority)).toEqual([3, 3, 3]);
  });
});

describe("order of the list", () => {
  it("is profile order, then confidence, then priority, then position", () => {
    const patterns = [
      pattern("vx-sp01-low", ["aa bb"], { confidence: 0.5 }),
      pattern("vx-sp01-high", ["cc dd"], { confidence: 0.9 }),
      pattern("vx-ed01-late", ["ee ff"]),
      pattern("vx-ed01-early", ["gg hh"]),
      pattern("vx-os01-x", ["ii jj"]),
    ];
    const ids = frames(patterns, "Aa bb.\n\nCc dd.\n\nGg hh.\n\nEe ff.\n\nIi jj.").map(({ reflexId }) => reflexId);
    expect(ids).toEqual(["cluster-alert", "vx-os01-x", "vx-ed01-early", "vx-ed01-late", "vx-sp01-high", "vx-sp01-low"]);
  });
  it("goes by the priority that a cluster gives", () => {
    const pair = [pattern("vx-ed01-far", ["aa bb"]), pattern("vx-ed01-in", ["cc dd"]), ...["ee", "ff"].map((word) => pattern(`vx-nf01-${word}`, [word]))];
    const found = frames(pair, `Aa bb.\n\n${"Rain fell on the hills and the road was wet. ".repeat(30)}\n\nCc dd.\n\nEe.\n\nFf.`).filter(
      ({ family }) => family === "vx-ed01",
    );
    expect(found.map(({ reflexId, priority }) => [reflexId, priority])).toEqual([
      ["vx-ed01-in", 3],
      ["vx-ed01-far", 2],
    ]);
  });
});

describe("density", () => {
  const mild = pattern("vx-sp01-x", ["purple llamas"], { confidence: 0.5 });
  it("raises what stands with others in a sentence, lowers the mild that stands alone", () => {
    const alone = only([mild], "There are purple llamas.");
    const together = frames([mild, pattern("vx-nf01-y", ["odd goats"])], "There are purple llamas and odd goats.", { all: true }).find(
      ({ reflexId }) => reflexId === "vx-sp01-x",
    )!;
    expect(alone.adjustments.map(({ kind }) => kind)).toEqual(["alone"]);
    expect(together.adjustments.map(({ kind }) => kind)).toEqual(["density"]);
    expect(together.confidence).toBeGreaterThan(alone.confidence);
  });
  it("does not look at the length of the text", () => {
    const short = only([mild], "There are purple llamas.");
    const long = only([mild], `There are purple llamas.\n\n${"Rain fell on the hills. ".repeat(200)}`);
    expect(long.confidence).toBe(short.confidence);
  });
});
