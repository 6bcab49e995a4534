import { innerQuotes } from "../say.ts";
import { withItem } from "../../text/context.ts";
import { isHeadLine } from "../../text/search.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import { lastAnswer, type Turns } from "./last-answer.ts";
import { unescapeMarkdown } from "../../markdown.ts";

/** “What is wrong with that sentence?”, “And why would that matter?”: the sentence of the text that the last answer showed. */

/** The sentences of a text that an answer quotes, in the order of the answer. */
export function shownIn(answer: string, text: string): Sentence[] {
  const rows = [...answer.matchAll(/^> “(.+)”/gm)].map((row) => unescapeMarkdown(row[1]!));
  const all = sentencesOf(text);
  const said = (s: Sentence): string => innerQuotes(s.text.replace(/\s+/g, " "));
  // A sentence may be shown with the one behind it.
  return rows.flatMap((row) => {
    const found = all.find((s) => said(s).includes(row)) ?? all.find((s) => row.startsWith(said(s))) ?? [];
    return Array.isArray(found) || !isHeadLine(found.text) ? found : withItem(text, found);
  });
}

/** The one sentence that “that” can mean; null where the last answer showed none or several. */
export function thatSentence(history: Turns, text: string): Sentence | null {
  const [first, second] = shownIn(lastAnswer(history), text);
  return first && (!second || second.start === first.start) ? first : null;
}
