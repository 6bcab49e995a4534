import { scanOmissions } from "../../text/omissions.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { ASKS_OTHER_SIDE } from "../intents/other-side.ts";
import { findingsOf } from "../reading/passages.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { quotations, quote } from "../say.ts";

/** “What would the council answer?”, “How would a landlord see it?”: somebody who has no say in the text. */

const WOULD = "(?:would|could|might|will)";
/** A person or a group; neither the text nor the one who answers, and no better version of a text. */
const WHOM =
  "((?!(?:you|we|i|it|he|she|they|this|that|these|one|be|happen|make|help|change|take|have)\\b)(?:the|an?|my|our|their|his|her|some|someone|somebody|people|those|other|others|most|both|many|[A-Z][a-z]+)(?! (?:text|article|author|writer|message|post|ad|fair\\w*|better|honest|neutral|real|normal|good|calm\\w*|doctor|pharmacist|lawyer)\\b)(?: [\\w’'-]+){0,7}?)";
const SAYS = "(?:say|answer|reply|respond|object|argue|think|feel|want|tell|make of|reply to|answer to|respond to)";
const SEES = "(?:see|view|look at|take|feel about|react to|answer|respond to|judge|defend|read|hear|describe|tell|put)";
const OF_IT = "(?: (?:to|about|of|on|against))?(?: (?:it|this|that|all this|(?:this|these|the same) \\w+|the (?:text|article|story|claims?|post|message)))?";
const FORMS: readonly RegExp[] = [
  new RegExp(`${LEAD}what ${WOULD} ${WHOM} (?:really |actually |probably |then )?${SAYS}${OF_IT}${END}`, "i"),
  new RegExp(`${LEAD}how ${WOULD} ${WHOM} (?:really |actually |probably )?${SEES}${OF_IT}${END}`, "i"),
  new RegExp(`${LEAD}(?:what about|and) (?:the )?(?:view|side|perspective|position) of ${WHOM}${END}`, "i"),
];
const whoIsMeant = (request: string): string | undefined => {
  for (const form of FORMS) {
    const who = form.exec(request.trim())?.[1];
    if (who !== undefined) return who;
  }
  return undefined;
};

const MOST_PLACES = 2;
const MOST_ASKED = 3;

export const VOICE_ROWS: readonly Row[] = [
  {
    form: { test: (request) => whoIsMeant(request) !== undefined && !ASKS_OTHER_SIDE.test(request) },
    intent: "other-side",
    say: ({ request, text, analysis, handshake }) => {
      const sought = contentIn(whoIsMeant(request) ?? "");
      const places = placesOf(text, sought)
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_PLACES)
        .map(({ sentence }) => sentence)
        .sort((a, b) => a.start - b.start);
      const marks = findingsOf(analysis()).filter((f) => f.confidence >= handshake.min_confidence);
      const theirs = [...marks].sort(
        (a, b) => Number(places.some((s) => b.start < s.end && b.end > s.start)) - Number(places.some((s) => a.start < s.end && a.end > s.start)),
      );
      const asked = [
        ...theirs.slice(0, 2).map((f) => ({ row: `- On ${quote(f.fragment)}: _${f.question}_`, note: f.question })),
        ...scanOmissions(text).map((gap) => ({ row: `- ${gap.what}: _${gap.ask}_`, note: "" })),
      ].slice(0, MOST_ASKED);
      const named = places.length > 0;
      return {
        text: [
          "I don’t put words in anybody’s mouth. To find out what they say, go to where they speak, or ask them.",
          named
            ? `The text talks about them here; see whether they get to answer:\n\n${quotations(places, text, handshake, 0.7)}`
            : "I don’t find a sentence about them in the text.",
          "Put yourself in their place: _which of its words would they not use about themselves, and what would they add that’s left out?_",
          asked.length > 0 ? `They could also ask:\n\n${asked.map(({ row }) => row).join("\n")}` : "",
        ]
          .filter(Boolean)
          .join("\n\n"),
        confidence: named ? 0.7 : 0.6,
        notes: asked.map(({ note }) => note).filter(Boolean),
      };
    },
  },
];
