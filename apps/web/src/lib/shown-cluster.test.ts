import { analyze } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { expect, it } from "vitest";
import { isWeak } from "./findings.ts";
import { shownCluster } from "./shown-cluster.ts";

const TEXT =
  "Everyone knows that the harbour cannot wait. Studies show that each month of delay costs a fortune. This is your last chance to act: either we build it now, or we accept decline for good.";
const HEDGED = `${TEXT} Experts agree, and nobody can deny it.\n\nThe results suggest that this may hold; further research is needed.`;

it("agrees with the engine where nothing is weak and nothing was decided", () => {
  const { frames, regions } = analyze(TEXT);
  const strong = frames.filter((frame) => isAboutWholeText(frame) || !isWeak(frame));
  const shown = shownCluster(strong, regions, TEXT);
  expect(shown.regions.map(({ highest }) => highest)).toEqual(regions.map(({ highest }) => highest));
  expect(shown.frames.map(({ reflexId }) => reflexId)).toEqual(strong.map(({ reflexId }) => reflexId));
});

it("counts anew what a reader has left of it, and where that stands", () => {
  const { frames, regions } = analyze(TEXT);
  const marks = frames.filter((frame) => !isAboutWholeText(frame) && !isWeak(frame)).sort((a, b) => a.start - b.start);
  expect(marks.length).toBeGreaterThan(3);
  const left = marks.slice(1);
  const shown = shownCluster([...frames.filter(isAboutWholeText), ...left], regions, TEXT);
  const strong = left.filter(({ confidence }) => confidence >= 0.75).length;
  const end = Math.max(...left.map((frame) => frame.end));
  expect(shown.frames.slice(1)).toEqual(left);
  expect(shown.frames[0]).toMatchObject({
    reflexId: "cluster-alert",
    rationale: `${left.length} marks stand within this stretch, ${strong} of them strong. Misleading wordings work better together than alone.`,
    schemaSummary: `${left.length} marks, ${strong} at 75% or more`,
    confidence: Math.max(...left.map(({ confidence }) => confidence)),
    start: left[0]!.start,
    end,
    fragment: TEXT.slice(left[0]!.start, end),
    spans: [[left[0]!.start, end]],
  });
});

it("says so when none of the marks is strong, and goes with the last two, whose priority it had raised", () => {
  const { frames, regions } = analyze(TEXT);
  const alert = frames.filter(isAboutWholeText);
  const mild = frames.filter((frame) => !isAboutWholeText(frame) && !isWeak(frame))[0]!;
  const three = [0, 1, 2].map((n) => ({ ...mild, confidence: 0.7, start: n * 10, end: n * 10 + 5 }));
  expect(shownCluster([...alert, ...three], regions, TEXT).frames[0]!.rationale).toMatch(/^3 marks stand within this stretch, none of them strong\./);
  const gone = shownCluster([...alert, ...three.slice(1)], regions, TEXT);
  expect(mild).toMatchObject({ severity: "medium", priority: 3 });
  expect(gone).toEqual({ frames: three.slice(1).map((frame) => ({ ...frame, priority: 2 })), regions: [] });
});

it("brings no alert where the engine has none", () => {
  const frames = analyze(TEXT).frames.filter((frame) => !isAboutWholeText(frame));
  expect(shownCluster(frames, [], TEXT)).toEqual({ frames, regions: [] });
});

it("asks for the higher counts where the engine did", () => {
  const { frames, regions } = analyze(HEDGED);
  expect(regions).toMatchObject([{ hedged: true }]);
  const alert = frames.filter(isAboutWholeText);
  const fair = frames.filter((frame) => !isAboutWholeText(frame) && !isWeak(frame) && frame.confidence >= 0.55 && frame.confidence < 0.75).slice(0, 3);
  const one = fair[0]!;
  const three = [0, 1, 2].map((n) => ({ ...one, start: n, end: n + 1 }));
  expect(shownCluster([...alert, ...three], regions, HEDGED).regions).toEqual([]);
  expect(
    shownCluster(
      [...alert, ...three],
      regions.map(({ hedged: _, ...region }) => region),
      HEDGED,
    ).regions,
  ).toHaveLength(1);
  // Hedging counts within a window of 1,000 characters about the marks, and not where it only touches it.
  const at = (start: number) => three.map((frame, n) => ({ ...frame, start: start + n, end: start + n + 1 }));
  const hedgedIn = (start: number, end: number) => [{ ...regions[0]!, start, end }];
  expect(shownCluster([...alert, ...at(1008)], hedgedIn(0, 11), HEDGED).regions).toEqual([]);
  expect(shownCluster([...alert, ...at(1008)], hedgedIn(0, 10), HEDGED).regions).toHaveLength(1);
  expect(shownCluster([...alert, ...at(0)], hedgedIn(999, 2000), HEDGED).regions).toEqual([]);
  expect(shownCluster([...alert, ...at(0)], hedgedIn(1000, 2000), HEDGED).regions).toHaveLength(1);
});
