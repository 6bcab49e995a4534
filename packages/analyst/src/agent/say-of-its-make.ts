import { sentencesOf } from "../text/words.ts";
import type { Row } from "./question-row.ts";
import { cited, quote, sayClaims } from "./say.ts";
import { sayRewrite } from "./say-rewrite.ts";
import { sayOtherSide } from "./say-sides.ts";
import { saySources } from "./say-sources.ts";

/** Questions about how a text is made, whose words no text answers: its figures, whom it quotes, whose side it takes. */

const LEAD = "^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*";
const END = "(?: (?:in (?:it|this|that|there|here|(?:the|this) \\w+)|here|at all|then|please))*[?.! ]*$";
const NUMBERS = "(?:numbers?|figures?|statistics|stats|percentages?|data)";
const MOST_FIGURES = 5;
const FIGURE = /\d|\b(?:half|a third|two thirds|a quarter|dozens?|hundreds?|thousands?|millions?|billions?)\b/i;

export const MAKE_ROWS: readonly Row[] = [
  {
    form: new RegExp(
      `${LEAD}what (?:in (?:it|this|here) )?(?:can|could|should) (?:be|i|we|one|you) (?:really |actually )?(?:check(?:ed)?|verif(?:y|ied)|look(?:ed)? up|prove[nd]?|fact[- ]?check(?:ed)?)${END}`,
      "i",
    ),
    intent: "claims",
    say: ({ text, handshake }) => sayClaims(text, handshake),
  },
  {
    form: new RegExp(
      `${LEAD}how (?:can|could|would|should|might) (?:it|this|that|one|you|they|he|she) (?:be (?:said|put|worded|phrased)|say (?:it|this|that)|put (?:it|this|that)) (?:more )?(?:fair|neutral|honest|calm|factual|objective|different)(?:ly)?${END}`,
      "i",
    ),
    intent: "rewrite",
    say: ({ text, analysis }) => sayRewrite(text, analysis()),
  },
  {
    form: new RegExp(
      `${LEAD}(?:(?:what|which|any|how many) (?:\\w+ )?${NUMBERS}(?: (?:are|is|were)(?: there)?| does it (?:give|use|have|contain|name)| do they (?:give|use))?|(?:are|is) there (?:any |some )?${NUMBERS}|(?:list|show|give)(?: me)? (?:all )?(?:the |its )?${NUMBERS})${END}`,
      "i",
    ),
    intent: "claims",
    say: ({ text, handshake }) => {
      const rows = sentencesOf(text).filter((s) => FIGURE.test(s.text));
      if (rows.length === 0) return { text: "I see no figure in it.", confidence: 0.75 };
      return {
        text: `These sentences have figures:\n\n${rows
          .slice(0, MOST_FIGURES)
          .map((s) => `> ${quote(s.text)}${cited(text, s.start, 0.75, handshake)}`)
          .join("\n\n")}\n\nOf each one can ask: who counted, compared with what, and out of how many?`,
        confidence: 0.75,
      };
    },
  },
  {
    form: new RegExp(
      `${LEAD}(?:(?:is|are|was|were) (?:anybody|anyone|somebody|someone|any \\w+|people) (?:quoted|cited|named|interviewed|asked)|who(?:m)? (?:is|are|was|were|does it|do they) (?:quoted?|cited?|named?|interviewed?)|does it (?:quote|cite|name) (?:anybody|anyone|somebody|someone|people|any \\w+))${END}`,
      "i",
    ),
    intent: "sources",
    say: ({ text, handshake }) => saySources(text, handshake),
  },
  {
    form: new RegExp(
      `${LEAD}(?:(?:whose|which|what) side\\b.{0,40}|(?:is|isn't) (?:it|this|that|the \\w+) (?:\\w+ )?one[- ]sided|does (?:it|this|that|the \\w+) (?:really )?takes? (?:a |any )?sides?)${END}`,
      "i",
    ),
    intent: "other-side",
    say: ({ text, analysis, handshake }) => {
      const said = sayOtherSide(text, analysis(), handshake);
      return { ...said, text: `Whose side it takes I can’t weigh. What shows is who gets to speak.\n\n${said.text}` };
    },
  },
];
