import measured from "@candor/content/measured/accuracy.json" with { type: "json" };
import { percent } from "../../percent.ts";

/** What it says of a text that no pattern matches it: measured, and little. */

/** The lowest threshold that the bench measures: there a text counts as marked by its weakest mark. */
const ANY_MARK = "0.05";
const { babe, neutral } = measured.corpora;
/** Share of news sentences that experts found slanted, and that carry no mark at all. */
const SLANTED_UNMARKED = 1 - babe.at[ANY_MARK].recall;
/** Share of neutral texts that carry no mark at all. */
const NEUTRAL_UNMARKED = 1 - neutral.at[ANY_MARK].falseAlarm;

const NONE = "None of my patterns matches its wording.";
/** Said once in a conversation. */
export const UNMARKED = `${NONE} That’s normal for honest texts, and it proves little: ${percent(NEUTRAL_UNMARKED)} of the neutral texts we measured get past all patterns, and so do ${percent(SLANTED_UNMARKED)} of the news sentences that experts found slanted. Whether it’s true is another question.`;
const UNMARKED_AGAIN = `${NONE} I said above how little that proves.`;

/** A reply that does not explain once more what an earlier one explained. */
export const withoutExplaining = (reply: string, history: readonly { role: string; text: string }[]): string =>
  history.some(({ role, text }) => role === "assistant" && text.includes(UNMARKED)) ? reply.replace(UNMARKED, UNMARKED_AGAIN) : reply;
