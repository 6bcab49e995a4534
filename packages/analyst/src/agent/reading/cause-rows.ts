import type { Row } from "../request/question-row.ts";
import { BECAUSE_OF_ROW } from "./say-because-of.ts";
import { HELD_AGAINST_ROWS } from "../people/say-blamed-remark.ts";
import { WARNING_ROWS } from "../kinds/say-of-warning.ts";
import { GIFT_ROWS } from "../kinds/say-of-gift.ts";
import { SURVEY_ROW } from "../kinds/say-of-survey.ts";
import { VAGUE_ROWS } from "./say-of-vague.ts";
import { OFFER_ROWS } from "../danger/say-of-offer.ts";
import { THEMSELVES_ROWS } from "../people/say-of-themselves.ts";
import { FAULT_ROWS } from "../kinds/say-of-fault.ts";
import { IS_SAFE_ROW } from "../kinds/say-is-safe.ts";
import { PLANNED_ROW } from "../kinds/say-planned.ts";
import { WHY_ROW } from "./say-why.ts";

/** What brought something about, whether it has come at all, how grave it is, and what is held against whom. */
export const CAUSE_ROWS: readonly Row[] = [
  ...OFFER_ROWS,
  ...THEMSELVES_ROWS,
  ...FAULT_ROWS,
  IS_SAFE_ROW,
  WHY_ROW,
  BECAUSE_OF_ROW,
  PLANNED_ROW,
  ...WARNING_ROWS,
  ...HELD_AGAINST_ROWS,
  SURVEY_ROW,
  ...VAGUE_ROWS,
  ...GIFT_ROWS,
];
