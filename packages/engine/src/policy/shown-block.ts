import type { Frame } from "../types.ts";
import { familyOf, firing } from "./firing.ts";
import { policyBlockOf } from "./policy-block.ts";
import { isAboutWholeText } from "./scoring.ts";

const POLICY_BLOCK = "policy-block";

/** The stakes move no limit from which on a finding blocks. */
const blocks = (frame: Frame): boolean => !isAboutWholeText(frame) && firing(familyOf(frame.reflexId)?.codex ?? null, frame.confidence, "medium").blocked;

/** The second tag names the pattern that the block speaks of. */
const speaksOf = (block: Frame, frame: Frame): boolean => frame.reflexId === block.tags[1] && frame.spans.some(([start]) => start === block.start);

/**
 * The policy block of what a reader has left: it speaks of one finding, and where that was dismissed or muted it speaks of the surest of the others
 * that are over their limit, or goes (docs/decisions/0049). `frames`: those that the reader left. Never throws.
 */
export function withShownBlock(frames: readonly Frame[]): readonly Frame[] {
  const block = frames.find(({ reflexId }) => reflexId === POLICY_BLOCK);
  if (!block || frames.some((frame) => speaksOf(block, frame))) return frames;
  const next = frames.filter(blocks).reduce<Frame | null>((surest, frame) => (surest && surest.confidence >= frame.confidence ? surest : frame), null);
  return frames.flatMap((frame) => (frame !== block ? [frame] : next ? [policyBlockOf(next)] : []));
}
