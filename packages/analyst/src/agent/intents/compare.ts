import { anyWords } from "../../text/forms.ts";

/** “Compare these two.” */
export const ASKS_COMPARE: RegExp = anyWords(
  /(?<!\b(?:why|how) (?:does|do|did|would|can|could) (?:\w+ ){1,3})compare/i,
  /difference between (?:these|those|them|the (?:two|first|texts?|statements?|articles?|versions?))/i,
  /which (?:of (?:these|the two)|one|statement) (?:is|are|sounds?)/i,
  /better (?:argued|supported)|versus|vs\.?|contrast (?:these|the)/i,
);
