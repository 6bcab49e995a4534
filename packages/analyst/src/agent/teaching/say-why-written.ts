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
      text: `I can’t tell why somebody wrote it, but I can tell what ${quote(words)} does. **${mark.reflexLabel}.** ${mark.rationale} Ask: _${mark.question}_`,
      confidence: 0.75,
      notes: [mark.reflexLabel, mark.rationale, mark.question],
    };
  if (!HURRIES.test(words)) return null;
  return {
    text: `I can’t tell why somebody wrote it, but I can tell what ${quote(words)} does. It puts a clock where a reason should be: people in a hurry pass it on without looking it up first. If it’s gone later, that seems to prove it; if it stays up, nobody remembers. Ask: _Would it be as convincing tomorrow, and who else says so?_`,
    confidence: 0.75,
  };
}
