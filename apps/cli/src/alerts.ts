/** What the two ids of findings say that stand for no pattern. */
export const ALERTS: ReadonlyMap<string, string> = new Map([
  [
    "policy-block",
    "policy-block is no pattern. It says that one finding is above the limit at which the codex asks for a check first: look that claim up before the text is passed on.",
  ],
  ["cluster-alert", "cluster-alert is no pattern. It says that several marks stand close together, which weighs more than each alone."],
]);
