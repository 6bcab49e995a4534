import { anyWords } from "../../text/forms.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";

/** “How sure is it about the safety?”: how sure the text sounds of one thing, which is not how right it is. */

const ASKS = new RegExp(
  `${LEAD}how (?:sure|certain|confident|definite) (?:is|are|was|were|does|do|did) (?:it|they|he|she|(?:the|this|that) (?:text|article|author|writer|answer|ai|assistant|bot|chatbot|model|study|report|post|piece|researchers?|scientists?|experts?)) (?:sound |seem |be )?(?:about|of|on|that) (?:the |its |their |this |that )?(.{2,80}?)${END}`,
  "i",
);
export const DOUBTS = anyWords(
  /may|might|could|perhaps|maybe|possibly|probably|likely|unlikely|suggests?|seems?|appears?|unclear|uncertain|preliminary|roughly|estimated/i,
  /not (?:yet )?(?:known|clear|certain|sure|proven|shown)|some evidence|it depends|in some cases/i,
);
export const CERTAIN = anyWords(
  /completely|totally|absolutely|definitely|certainly|undoubtedly|clearly|obviously|always|never|proven|guarantee[ds]?|without (?:a |any )?doubt|no doubt|entirely|perfectly/i,
  /no (?:known|real|serious|possible|good)|impossible|100 ?(?:%|percent)/i,
);
const MOST_SHOWN = 2;

function saySureness({ request, text, handshake }: AboutText): Said | null {
  const all = soughtIn(ASKS.exec(request.trim())?.[1] ?? "");
  // “Safety” judges, and here it is what is asked about.
  const content = all.filter(({ isContent }) => isContent);
  const sought = content.length > 0 ? content : all;
  const rows = placesOf(text, sought)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_SHOWN)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.start - b.start);
  if (rows.length === 0) return null;
  const said = rows.map((s) => s.text).join(" ");
  const [doubt, certain] = [DOUBTS.exec(said)?.[0], CERTAIN.exec(said)?.[0]];
  const sounds =
    doubt !== undefined && certain !== undefined
      ? `It says ${quote(doubt)} and ${quote(certain)}: one leaves room, the other doesn’t. Ask which of them it stands by.`
      : doubt !== undefined
        ? `It leaves room: ${quote(doubt)}. Ask what would make it surer.`
        : certain !== undefined
          ? `It sounds sure, with ${quote(certain)}, and I don’t see a word of doubt next to it. Ask what that rests on, and when it wouldn’t be true.`
          : "It says so plainly, with no word of doubt. Ask what that rests on, and when it wouldn’t be true.";
  return {
    text: `The text says this about it:\n\n${quotations(rows, text, handshake)}\n\n${sounds}\n\nHow sure a text sounds doesn’t tell you how right it is.`,
    confidence: 0.75,
  };
}

export const SURENESS_ROW: Row = { form: ASKS, intent: "how-sure", say: saySureness };
