import { anyOf, anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { groundIn } from "./say-why.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { thatSentence } from "../request/that-one.ts";

/** “Is that because of him?”, of a figure that moved while somebody was in office: that the one came with the other, and what would show more. */

const VERY = "(?:(?:really|actually|just|only|all|even|mainly|mostly|then|probably) )*";
const IT = "(?:it|that|this|they|those|these|(?:the|this|that) (?:drop|fall|rise|change|increase|decrease|decline|growth|improvement|success|difference))";
const BY = "(?:because of|thanks to|due to|down to|caused by|owing to|the result of|a result of|an effect of|the effect of|brought about by)";
const WHOM = "(?:he|she|they|it|the [\\p{L}-]+(?: [\\p{L}-]+)?)";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:is|are|was|were|isn['’]?t) ${IT} ${VERY}${BY} (?<by>(?!(?:be|appear|start|open|begin|close|end|run|arrive|return|meet|vote|speak|come|go|finish)\\b)[\\p{L}’' -]{2,40}?)${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:is|are|was|were|isn['’]?t) ${IT} ${VERY}(?:his|her|their|its|the (?<of>[\\p{L}-]+)['’]s) (?:doing|merit|work|achievement|fault|success|credit)${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:did|has|have) (?<who>${WHOM}) ${VERY}(?:do|done|cause[d]?|achieve[d]?|manage[d]?|bring|brought|make|made) (?:that|this|it)(?: about| happen)?${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:does|did|do|has) (?:the )?one (?:thing )?${VERY}(?:cause|lead to|bring about|follow from|come from|explain)[sd]? the other${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:did|do|does|was|were|is|are|has|have) (?<what>(?!(?:you|i|we)\\b)[\\p{L}\\d’' -]{3,60}?) (?:because of|thanks to|due to|owing to) (?<cause>(?!(?:this|that|it|them|him|her)\\b)[\\p{L}\\d’' -]{2,40}?)${END}`,
    "iu",
  ),
);

/** Whether a question asks if one thing brought about another, both of which were spoken of. */
export const asksIfCause = (request: string): boolean => ASKS.test(request.trim());

/** Something that went up or down. */
const MOVED = anyWords(
  /fell|fallen|falls|rose|risen|rises|grew|grown|dropped|drops|declined|increased|decreased|doubled|halved|tripled|shrank|sank|climbed|jumped|improved|worsened/iu,
  /(?:went|gone|is|are|was) (?:up|down)|(?:more|fewer|less|higher|lower|better|worse) \p{L}+ than|recovered|record (?:high|low)/iu,
);

/** What came later may stand without a word for its direction. */
const LATER = /\b(?:later|since|afterwards?|(?:days?|weeks?|months?|years?) after)\b/i;
/** The sentence that tells how the thing of the question went, by most of its words. */
function changed(what: string, text: string): Sentence | undefined {
  const body = bodyOf(text);
  return placesOf(text, contentIn(what))
    .filter(
      ({ sentence }) =>
        body.some(({ start }) => start === sentence.start) && (MOVED.test(sentence.text) || LATER.test(sentence.text)) && !sentence.text.endsWith("?"),
    )
    .sort((a, b) => b.score - a.score)[0]?.sentence;
}

function sayBecauseOf({ request, text, handshake, history }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const shown = thatSentence(history, text);
  const moved = bodyOf(text).filter((s) => MOVED.test(s.text) && !s.text.endsWith("?"));
  const { by, of, who, what, cause } = ASKS.exec(request.trim())?.groups ?? {};
  const place = what === undefined ? (shown && MOVED.test(shown.text) ? shown : moved[0]) : changed(what, text);
  if (!place) return null;
  const named = contentIn(by ?? of ?? who ?? cause ?? "");
  const missing = named.length > 0 && placesOf(text, named).length === 0 ? named.map(({ word }) => quote(word)).join(" and ") : "";
  const says =
    groundIn(place.text)?.kind === "cause"
      ? "The text itself gives that as the reason; this sentence doesn’t show whether it really is."
      : "The text says what came together with what, not what caused it.";
  return {
    text: `${missing ? `I don’t find any form of ${missing} in the text. ` : says}${missing ? "What it says about the change:" : ""}\n\n${quotations([place], text, handshake, 0.75)}\n\nWhat would show it:\n\n- **The years before:** was it moving the same way already?\n- **The same figure elsewhere,** where nothing like that was done.\n- **What else changed** in that time, and whether it was still counted the same way.`,
    confidence: 0.75,
  };
}

export const BECAUSE_OF_ROW: Row = { form: ASKS, intent: "missing", passesOn: true, say: sayBecauseOf };
