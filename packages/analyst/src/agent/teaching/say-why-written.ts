import type { Analysis } from "@candor/engine";
import { anyOf } from "../../text/forms.ts";
import { findingsOf } from "../reading/passages.ts";
import { quote, type Said } from "../say.ts";

const HURRIES = anyOf(
  /\b(?:share|forward|repost|spread|pass (?:it|this) on)\b|\bbefore (?:it|they|this)\b/i,
  /\b(?:deleted|removed|taken down|banned|censored|hurry|last chance|only today|act now|now or never)\b/i,
);

/** “Why do people write ‘share before it gets deleted’?”: what such words do, by their mark or by the hurry in them. Null of any other words. */
export function sayWhyWritten(words: string, analysis: Analysis): Said | null {
  const mark = findingsOf(analysis)[0];
  if (mark)
    return {
      text: `Why somebody wrote it I can’t tell; what ${quote(words)} does I can. **${mark.reflexLabel}.** ${mark.rationale} Ask: _${mark.question}_`,
      confidence: 0.75,
      notes: [mark.reflexLabel, mark.rationale, mark.question],
    };
  if (!HURRIES.test(words)) return null;
  return {
    text: `Why somebody wrote it I can’t tell; what ${quote(words)} does I can. It puts a clock where a reason should be: whoever hurries passes it on, and does not look it up first. If it is gone later, that seems to prove it, and a post that stays is forgotten. Ask: _Would it be as convincing tomorrow, and who says so besides?_`,
    confidence: 0.75,
  };
}
