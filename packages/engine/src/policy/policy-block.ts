import type { Frame } from "../types.ts";
import { PRIORITY } from "./scoring.ts";

/** The frame that calls for a check first, put before its cause: the finding that is over the limit of its reflex (specification 1 §9, policy block). */
export const policyBlockOf = (cause: Frame): Frame => ({
  ...cause,
  reflexId: "policy-block",
  reflexLabel: "Check this before you pass it on",
  family: "policy",
  technique: "policy block",
  rationale: `“${cause.reflexLabel}” is at ${Math.round(cause.confidence * 100)}%: sure enough, and weighty enough, that the claim should be checked before you use or repeat it.`,
  priority: PRIORITY.policyBlock,
  tags: ["policy-block", cause.reflexId],
  spans: [[cause.start, cause.end]],
  adjustments: [],
  tone: "alert",
});
