import { expect, it } from "vitest";
import { writeReport } from "../src/report/write-report.ts";

const HANDSHAKE = { min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", stakes: "medium" } as const;
const frame = (fragment: string) => ({ reflexId: "vx-em09-either-you-or-you", reflexLabel: "Leaves you only two doors", confidence: 0.8, rationale: "Two doors are shown.", fragment });

it.each([
  ["Either we build it now, or we accept decline.", "“Either we build it now, or we accept decline.” Two doors are shown."],
  ["Do you want decline?", "“Do you want decline?” Two doors are shown."],
  ["either now or never", "“either now or never”. Two doors are shown."],
])("ends the quotation %j with one full stop", (fragment, expected) => {
  expect(writeReport(`A plan. ${fragment} More.`, [frame(fragment)], HANDSHAKE)).toContain(expected);
});
