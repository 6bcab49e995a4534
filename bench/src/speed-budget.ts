/** What the engine may take (design: detection, how good). Absolute times depend on the machine, so a run tells of a miss and does not fail. */
export const SPEED_BUDGET = {
  nodeMs: { most: 1, of: "20,000 characters in Node, median in ms" },
  chromiumMs: { most: 3, of: "20,000 characters in Chromium, median in ms" },
  morePhrases: { most: 1.5, of: "5,000 phrases against 1,000, times" },
  startMs: { most: 10, of: "import and first result beyond an empty module, median in ms" },
} as const;

export type Measured = Partial<Record<keyof typeof SPEED_BUDGET, number>>;

/** One row for each figure that was measured, with what it may be and whether it is. */
export function budgetTable(measured: Measured): string {
  const rows = Object.entries(SPEED_BUDGET).flatMap(([name, { most, of }]) => {
    const figure = measured[name as keyof typeof SPEED_BUDGET];
    return figure === undefined ? [] : [`| ${of} | ${most} | ${figure.toFixed(2)} | ${figure <= most ? "kept" : "missed"} |`];
  });
  return ["| what | at most | measured | |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
