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
  expect(shown.frames.find(isAboutWholeText)?.reflexId).toBe("cluster-alert");
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
});
