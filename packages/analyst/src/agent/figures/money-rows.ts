import type { Row } from "../request/question-row.ts";
import { DIFFERENCE_ROW } from "./say-difference.ts";
import { IN_ALL_ROWS } from "./say-in-all.ts";
import { INSTALMENTS_ROW } from "./say-instalments.ts";
import { PER_YEAR_ROW } from "./say-per-year.ts";
import { PERCENT_OF_SUM_ROWS } from "./say-percent-of-sum.ts";
import { SHARE_OF_ROW } from "./say-share-of.ts";
import { TIMES_PRICE_ROW } from "./say-times-price.ts";
import { UNIT_PRICE_ROW } from "./say-unit-price.ts";

/** “How much more is that a year?” asks for what is added, and not for the whole. */
const ASKS_MORE = /\bhow much (?:more|extra|less|higher|dearer|cheaper)\b/i;

/** What is reckoned with the sums of a text, the first that fits. */
export const MONEY_ROWS: readonly Row[] = [
  { ...DIFFERENCE_ROW, form: { test: (request) => ASKS_MORE.test(request) && DIFFERENCE_ROW.form.test(request) } },
  PER_YEAR_ROW,
  DIFFERENCE_ROW,
  UNIT_PRICE_ROW,
  TIMES_PRICE_ROW,
  INSTALMENTS_ROW,
  SHARE_OF_ROW,
  ...PERCENT_OF_SUM_ROWS,
  ...IN_ALL_ROWS,
];
