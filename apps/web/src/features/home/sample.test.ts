import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { liveMarks } from "./live-marks.ts";
import { SAMPLE, SAMPLE_MARKS } from "./sample.ts";

describe("the sample of the home page", () => {
  it("shows what the engine finds in it: copy this answer into sample.ts when the rules have changed", () => {
    expect(liveMarks(analyze(SAMPLE).frames)).toEqual({ marks: SAMPLE_MARKS, all: SAMPLE_MARKS.length, swindle: false });
  });
});
