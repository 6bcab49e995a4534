import { expect, it } from "vitest";
import { budgetTable } from "./speed-budget.ts";

it("says of each figure that was measured whether its budget is kept", () => {
  expect(budgetTable({ nodeMs: 1.01, chromiumMs: 3, startMs: 9.99 }).split("\n").slice(2)).toEqual([
    "| 20,000 characters in Node, median in ms | 1 | 1.01 | missed |",
    "| 20,000 characters in Chromium, median in ms | 3 | 3.00 | kept |",
    "| import and first result beyond an empty module, median in ms | 10 | 9.99 | kept |",
  ]);
});
