import { analyze } from "@candor/engine";
import { expect, it } from "vitest";
import { judge, NO_JUDGEMENTS, dismissalsOf, withDismissed, withMuted } from "./judgements.ts";
import { withShownBlock } from "@candor/engine/policy";

const TEXT = "Prove me wrong. The vote was in May.\n\nYou can’t prove that it does not work.";
const { frames } = analyze(TEXT);
const block = frames.find(({ reflexId }) => reflexId === "policy-block")!;
const causes = frames.filter(({ family }) => family === "vx-ha02");
const blockOf = (left: typeof frames) => withShownBlock(left).find(({ reflexId }) => reflexId === "policy-block");

it("has two causes here, and the engine names one of them", () => {
  expect(causes).toHaveLength(2);
  expect(causes.map(({ reflexId }) => reflexId)).toContain(block.tags[1]);
});

it("stays as it is while its cause is shown", () => expect(withShownBlock(frames)).toBe(frames));

it("speaks of the next when its own cause is dismissed", () => {
  const [cause, other] = [causes.find(({ reflexId }) => reflexId === block.tags[1])!, causes.find(({ reflexId }) => reflexId !== block.tags[1])!];
  const { shown } = judge(frames, TEXT, withDismissed(NO_JUDGEMENTS, dismissalsOf(cause, TEXT)));
  expect(blockOf(shown)).toMatchObject({
    reflexLabel: block.reflexLabel,
    family: "policy",
    priority: 5,
    fragment: other.fragment,
    spans: [[other.start, other.end]],
    tags: ["policy-block", other.reflexId],
    rationale: expect.stringMatching(new RegExp(`^“${other.reflexLabel}” is at 85%: sure enough`)),
  });
});

it("goes when nothing is left that would call for it", () => {
  const muted = withMuted(
    NO_JUDGEMENTS,
    causes.map(({ reflexId, reflexLabel }) => ({ reflexId, label: reflexLabel })),
  );
  expect(blockOf(judge(frames, TEXT, muted).shown)).toBeUndefined();
});
