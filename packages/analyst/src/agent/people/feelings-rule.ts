import type { OfText } from "../asked.ts";
import { says, type Rule } from "../rule.ts";
import { asksForFeelings, isFromPerson, OF_THE_HEART, sayFeelings } from "./say-feelings.ts";
import { sayFeelingsOfScam } from "../danger/say-scam.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";

/** “Is she angry?”, “does he love me”. */
export const feelings: Rule<OfText> = ({ request, text, analysis }) => {
  if (!asksForFeelings(request, text)) return null;
  if (looksLikeScam(text)) return says(OF_THE_HEART.test(request) ? sayFeelingsOfScam(text) : null, "scam");
  return isFromPerson(text) ? says(sayFeelings(text, analysis()), "interests") : null;
};
