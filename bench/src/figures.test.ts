import { expect, it } from "vitest";
import type { Answered, Corpus } from "./corpora.ts";
import { familyFigures, patternFigures, pooledFigures, shownFigures, strongFigures } from "./figures.ts";

const text = (label: 0 | 1, frames: [reflexId: string, confidence: number][], shown = frames.length > 0): Answered => ({
  id: "a",
  text: "Words.",
  label,
  length: 6,
  words: 500,
  shown,
  frames: frames.map(([reflexId, confidence]) => ({
    reflexId,
    family: reflexId.split("-").slice(0, 2).join("-"),
    category: "other",
    technique: "t",
    confidence,
    start: 0,
    end: 5,
  })),
});
const CORPORA: Corpus[] = [
  {
    name: "clickbait",
    texts: [
      text(1, [
        ["vx-aa-1", 0.75],
        ["vx-aa-2", 0.6],
        ["vx-aa-1", 0.5],
      ]),
      text(1, [["vx-bb-1", 0.749]]),
      text(0, [["vx-aa-1", 0.8]]),
    ],
  },
  // All of it is positive: to be right is no feat there.
  { name: "ptc-articles", texts: [text(1, [["vx-aa-1", 0.9]])] },
  { name: "mentalmanip", texts: [text(0, [["vx-bb-1", 0.9]])] },
  { name: "neutral", texts: [text(0, [["vx-aa-1", 0.4]], false), text(0, [["vx-aa-2", 0.6]]), text(0, [])] },
];
const bin = (from: number, texts: number, right: number) => ({ from, texts, right });

it("a kind of frame has one vote for each text, at its highest, in collections that hold both kinds of text", () => {
  expect(patternFigures(CORPORA)).toMatchObject({ "vx-aa-1": { texts: 3, right: 1, frames: 5 }, "vx-aa-2": { texts: 2, right: 1, frames: 2 } });
  const { "vx-aa": family } = familyFigures(CORPORA);
  expect(family).toMatchObject({ texts: 4, right: 1, frames: 7 });
  expect(family?.bins.filter(({ texts }) => texts > 0)).toEqual([bin(0.4, 1, 0), bin(0.6, 1, 0), bin(0.7, 1, 1), bin(0.8, 1, 0)]);
});

it("false marks are counted on honest texts alone, for each thousand of their words", () => {
  expect(patternFigures(CORPORA)["vx-aa-1"]?.falsePerThousandWords).toBeCloseTo(1 / 1.5);
  expect(patternFigures(CORPORA)["vx-bb-1"]?.falsePerThousandWords).toBe(0);
});

it("a text is strongly marked from 0.75 on, whichever of its frames it is", () => {
  expect(strongFigures(CORPORA)).toEqual({ strong: 4, strongRight: 2 });
});

it("the pooled figures leave out the hard collections, and once more the families whose confidence never moves", () => {
  const fixed = { name: "logic", texts: [text(1, [["vx-ha01-x", 0.95]])] };
  expect(pooledFigures([...CORPORA, fixed])).toMatchObject({ strong: 3, strongRight: 2, positives: 3, movable: { strong: 2, strongRight: 1 } });
});

it("of honest texts, those count as marked for which a screen shows a mark", () => {
  expect(shownFigures(CORPORA)).toEqual({ texts: 3, marked: 1 });
});
