import type { Row } from "../request/question-row.ts";
import { AFFECTED_ROW } from "../people/say-affected.ts";
import { BARE_WHY_ROW } from "../talk/say-bare-why.ts";
import { BEFORE_SIGNING_ROW } from "../kinds/say-before-signing.ts";
import { COMES_FROM_ROW } from "../figures/say-comes-from.ts";
import { COMPARED_TO_ROW } from "../figures/say-compared-to.ts";
import { FAULTS_ROW } from "../kinds/say-faults-of-thing.ts";
import { INDEPENDENT_ROW } from "../people/say-independent.ts";
import { MISSED_ROW } from "../kinds/say-missed.ts";
import { NAMED_THING_ROWS } from "./say-of-a-named-thing.ts";
import { OF_AGE_ROW } from "../figures/say-of-age.ts";
import { TABLE_ROW } from "../figures/say-of-table.ts";
import { CORRECTED_FIGURE_ROW } from "../figures/say-corrected-figure.ts";
import { WHAT_NEXT_ROW } from "../talk/say-what-next.ts";
import { OWN_DRAFT_ROW } from "../kinds/say-own-draft.ts";
import { PART_ASKED_ROW } from "../figures/say-part-asked.ts";
import { SPAN_ROW } from "../figures/say-span.ts";
import { SERVINGS_ROW } from "../figures/say-servings.ts";
import { CODE_ROW } from "../kinds/say-of-code.ts";
import { JOKE_ROW } from "../kinds/say-joke.ts";
import { SUM_ROWS } from "../figures/say-sums-up.ts";
import { WHETHER_ROWS } from "../kinds/say-whether-thing.ts";
import { TOOK_TOO_MUCH_ROW } from "../danger/say-took-too-much.ts";
import { WHO_PAYS_ROW } from "../people/say-who-pays.ts";

/** Questions about a detail that many kinds of text have: each answers only where the text gives something for it. */
export const DETAIL_ROWS: readonly Row[] = [
  BARE_WHY_ROW,
  OWN_DRAFT_ROW,
  CORRECTED_FIGURE_ROW,
  WHAT_NEXT_ROW,
  TOOK_TOO_MUCH_ROW,
  MISSED_ROW,
  AFFECTED_ROW,
  CODE_ROW,
  TABLE_ROW,
  ...SUM_ROWS,
  ...WHETHER_ROWS,
  JOKE_ROW,
  OF_AGE_ROW,
  SERVINGS_ROW,
  SPAN_ROW,
  PART_ASKED_ROW,
  INDEPENDENT_ROW,
  COMPARED_TO_ROW,
  WHO_PAYS_ROW,
  COMES_FROM_ROW,
  FAULTS_ROW,
  BEFORE_SIGNING_ROW,
  ...NAMED_THING_ROWS,
];
