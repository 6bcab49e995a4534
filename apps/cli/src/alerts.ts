/** What the two ids of findings say that stand for no pattern. */
export const ALERTS: ReadonlyMap<string, string> = new Map([
  [
    "policy-block",
    "policy-block is not a pattern. It means that one finding is above the limit at which the codex asks for a check first: look that claim up before you pass the text on.",
  ],
  ["cluster-alert", "cluster-alert is not a pattern. It means that several marks are close together, which matters more than each one alone."],
]);
