import type { Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { isWeak, toFindings, type Finding } from "../../lib/findings.ts";
import { hasSwindleMark } from "../../lib/swindle.ts";
import { oneAPlace } from "./one-a-place.ts";

/** What the small view shows of a finding. */
export interface LiveMark extends Pick<Finding, "key" | "n"> {
  frame: Pick<Frame, "category" | "fragment" | "question" | "start" | "end" | "spans">;
}

/** The marks of the small view, one a place, how many the analyzer would show, and whether some are of a swindle. */
export function liveMarks(frames: readonly Frame[]): { marks: LiveMark[]; all: number; swindle: boolean } {
  const all = frames.filter((frame) => !isWeak(frame) && !isAboutWholeText(frame));
  const marks = toFindings(oneAPlace(all)).map(({ key, n, frame: { category, fragment, question, start, end, spans } }) => ({
    key,
    n,
    frame: { category, fragment, question, start, end, spans },
  }));
  return { marks, all: all.length, swindle: hasSwindleMark(all) };
}
