import { GIVES_GROUND, HAS_PURPOSE } from "../reading/say-asked-kind.ts";
import { bodyOf } from "../../text/titles.ts";
import { lastAnswer } from "../request/last-answer.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { shownIn } from "../request/that-one.ts";
import { topicStems } from "../../text/words.ts";

/**
 * “Why?”, behind an answer that only showed what stands in the text: the one who asks wants the text’s reason. Where the answer marked something, weighed it or
 * advised, its own reasons are meant, and other rules have those.
 */

const BARE = new RegExp(`${LEAD}(?:why(?: (?:is|was) that| so| though| not)?|how come)[?.! ]*$`, "i");
/** What an answer of mine has reasons of its own for. */
const OWN_WORD = /\*\*|\d%|I can’t tell whether|^- |would not rely|scam|Reckoned/m;
const MOST_SHOWN = 2;

function sayBareWhy({ text, history, handshake }: AboutText): Said | null {
  const answer = lastAnswer(history);
  const shown = shownIn(answer, text);
  if (shown.length === 0 || OWN_WORD.test(answer)) return null;
  const starts = new Set(shown.map(({ start }) => start));
  const stems = topicStems(shown.map((s) => s.text).join(" "));
  const body = bodyOf(text);
  const reasons = body.filter((s) => !s.text.endsWith("?") && (GIVES_GROUND.test(s.text) || HAS_PURPOSE.test(s.text)));
  const near = reasons.filter((s) => starts.has(s.start) || [...topicStems(s.text)].some((stem) => stems.has(stem)));
  const rows = (near.length > 0 ? near : reasons).slice(0, MOST_SHOWN);
  if (rows.length > 0) return { text: `The reason the text gives:\n\n${quotations(rows, text, handshake, 0.7)}`, confidence: 0.7 };
  // A reason often stands right behind, without a word for it.
  const behind =
    shown.length < body.length
      ? body.filter((s, at) => !starts.has(s.start) && starts.has(body[at - 1]?.start ?? -1) && !/^\d{1,2}[.)] /.test(s.text)).slice(0, 1)
      : [];
  return {
    text: [
      "I don’t see any words in the text that give a reason, such as _because_ or _so that_.",
      behind.length > 0 ? `Right after it comes this, which may be meant as one:\n\n${quotations(behind, text, handshake, 0.7)}` : "",
      "Only the writer can say. If you meant something I said, name it.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.65,
  };
}

export const BARE_WHY_ROW: Row = { form: BARE, intent: "how-sure", passesOn: true, say: sayBareWhy };
