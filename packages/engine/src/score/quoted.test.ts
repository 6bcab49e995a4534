import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import type { Frame } from "../types.ts";

const own = (text: string): Frame[] => analyze(text, { all: true }).frames.filter(({ family }) => family !== "cluster" && family !== "policy");
const lowered = (frame: Frame | undefined): Record<string, number> => Object.fromEntries((frame?.adjustments ?? []).map(({ kind, by }) => [kind, by]));

describe("a wording in quotation marks", () => {
  it("is lowered more where the phrase alone is mentioned than where somebody is quoted saying it", () => {
    const mentioned = own("The phrase “studies show” is a warning sign.")[0];
    expect(lowered(mentioned)).toMatchObject({ mentioned: -0.3 });
    expect(mentioned?.stance).toBe("quoted");
    const quoted = own("He stood up and shouted “everyone knows that the harbor is finished” into the hall.")[0];
    expect(lowered(quoted)).toMatchObject({ quoted: -0.15 });
  });

  it("as a single word is no mention: it is as often scorn", () => {
    expect(own("They call their “vermin” neighbors to the meeting.").flatMap(({ adjustments }) => adjustments.map(({ kind }) => kind))).not.toContain(
      "mentioned",
    );
  });

  it("is lowered by the whole weight, however much the paragraph speaks for it", () => {
    const frames = own("“Follow the money” is good advice for a reporter and poor advice for a juror.").filter(
      ({ reflexId }) => reflexId === "vx-sp01-implied-conspiracy",
    );
    for (const { confidence } of frames) expect(confidence).toBeLessThan(0.75);
  });

  it.each([
    [
      "“I want a door of my own,” she said. Frank Ollerton, 71, feared for the town. “If they get this one, next it will be the park, and then there will be nothing left,” he told the chamber.",
      "If they get this one, next it will be the park, and then there will be nothing left",
    ],
    [
      'In a letter he wrote: "The mayor\'s plan will destroy our country and everyone knows that." The clerk filed it.',
      "The mayor's plan will destroy our country and everyone knows that",
    ],
  ])("is marked without who says it: %s", (text, words) => {
    const found = own(text).map(({ fragment }) => fragment);
    expect(found.length).toBeGreaterThan(0);
    for (const fragment of found) expect(words).toContain(fragment.replace(/[.”"]+$/, ""));
  });
});

describe("a mind that can be changed", () => {
  it.each(["If a larger trial found nothing, I would change my mind.", "I found nothing that would make me uneasy, so I changed my mind."])(
    "is not marked: %s",
    (text) => expect(own(text).map(({ reflexId }) => reflexId)).not.toContain("vx-co01-immune-to-evidence"),
  );
  it.each(["Nothing you say will change my mind.", "Nothing could ever change my mind about him."])("unlike one that cannot: %s", (text) =>
    expect(own(text).map(({ reflexId }) => reflexId)).toContain("vx-co01-immune-to-evidence"),
  );
});
