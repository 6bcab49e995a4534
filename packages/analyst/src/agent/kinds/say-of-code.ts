import { commentsIn, isCode } from "../../text/code.ts";
import { findingsOf } from "../reading/passages.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quote, type Said } from "../say.ts";

/** Program code is no text that wording could be read off; its comments are. */

const MOST_COMMENTS = 5;
function sayOfCode({ text, analysis }: AboutText): Said | null {
  if (!isCode(text)) return null;
  const comments = commentsIn(text);
  const marks = findingsOf(analysis());
  const row = (words: string): string => {
    const mark = marks.find((f) => words.includes(f.fragment));
    return `- ${quote(words)}${mark ? ` (${mark.reflexLabel.toLowerCase()}). _${mark.question}_` : ""}`;
  };
  return {
    text: [
      "This is program code. I read wording and don’t run anything, so I can’t tell whether it works, what it does or where a bug is. A test with an input whose result you know tells you more than any reader: an empty one, one item, a value right at a limit.",
      comments.length > 0
        ? `What I can read is its comments. A comment says what somebody meant, and the code says what happens: compare the two.\n\n${comments.slice(0, MOST_COMMENTS).map(row).join("\n")}`
        : "It has no comments I could read.",
    ].join("\n\n"),
    confidence: 0.8,
    notes: comments.slice(0, MOST_COMMENTS).flatMap((words) => {
      const mark = marks.find((f) => words.includes(f.fragment));
      return mark ? [mark.reflexLabel.toLowerCase(), mark.question] : [];
    }),
  };
}

export const CODE_ROW: Row = { form: { test: () => true }, intent: "beyond", passesOn: true, say: sayOfCode };
