import type { Row } from "./question-row.ts";
import { BECAUSE_OF_ROW } from "./say-because-of.ts";
import { PLANNED_ROW } from "./say-planned.ts";
import { WHY_ROW } from "./say-why.ts";

/** What brought something about, and whether it has come at all. */
export const CAUSE_ROWS: readonly Row[] = [WHY_ROW, BECAUSE_OF_ROW, PLANNED_ROW];
