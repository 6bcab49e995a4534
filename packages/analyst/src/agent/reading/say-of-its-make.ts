import { shownOf } from "../../text/gives.ts";
import { sentencesOf } from "../../text/words.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { bodyOf } from "../../text/titles.ts";
import { mainClaim, quotations, sayClaims } from "../say.ts";
import { sayRewrite } from "./say-rewrite.ts";
import { sayOtherSide } from "../people/say-sides.ts";
import { saySources } from "./say-sources.ts";

/** Questions about how a text is made, whose words no text answers: its figures, whom it quotes, whose side it takes. */

const NUMBERS = "(?:numbers?|figures?|statistics|stats|percentages?|data)";
const WHO = "(?:it|he|she|they|this|that|the \\w+)";
const MOST_FIGURES = 5;
const FIGURE = /\d|\b(?:half|a third|two thirds|a quarter|dozens?|hundreds?|thousands?|millions?|billions?)\b/i;

const LIMITS = "(?:limits|limitations|caveats|reservations|weaknesses of the (?:study|research|survey|trial|poll))";
const STUDY = "(?:stud(?:y|ies)|research|trials?|surveys?|polls?|reviews?|analys[ie]s|experiments?|measurements?|tests?)";
/** What is said of those who studied something. */
const OF_A_STUDY =
  /\b(?:teams?|researchers?|scientists?|stud(?:y|ies)|survey(?:s|ed)?|trials?|polls?|review|analysis|university|institute|measured|counted|followed|interviewed)\b/i;
const DONE_BY =
  /\b(?:carried out|conducted|done|run|led|performed|commissioned|published) by\b|\b(?:conducted|ran|led|commissioned|surveyed|interviewed) (?:the|a|an|its|\d)/i;
const OF_FUNDING =
  /\b(?:fund(?:ed|ing|s)?|financ(?:ed|ing)|sponsor(?:ed|s|ing)?|grants?|paid (?:for )?by|supported by|donat\w+|conflicts? of interest|competing interests?)\b/i;
const MOST_SHOWN = 3;

/** “What headline would be fair?” */
const FAIR_TITLE =
  /\b(?:what|which|how|give|write|make|suggest)\b[^.?!]{0,30}\b(?:headline|title|heading)\b[^.?!]{0,20}\b(?:fair\w*|honest\w*|better|neutral\w*|accurate\w*|calm\w*|correct|balanced)\b|\b(?:fair\w*|honest|better|more \w+|neutral|accurate|calm\w*|correct|balanced) (?:headline|title|heading)\b/i;

export const MAKE_ROWS: readonly Row[] = [
  {
    form: FAIR_TITLE,
    intent: "rewrite",
    say: ({ text, handshake }) => {
      const limits = shownOf(text, "limits").slice(0, 1);
      const main = mainClaim(bodyOf(text));
      const place =
        limits.length > 0
          ? limits
          : sentencesOf(text)
              .slice(1)
              .filter((s) => OF_A_STUDY.test(s.text))
              .slice(0, 1);
      const rows = place.length > 0 ? place : main ? [main] : [];
      if (rows.length === 0) return null;
      return {
        text: `I don’t write headlines, but a fair one promises no more than the text delivers. Build it from this:\n\n${quotations(rows, text, handshake)}\n\n1. **Who and how many,** instead of “you” or “all”.\n2. **What was seen:** “went together with” if nothing was tested, “causes” only if it was.\n3. **How large,** from what to what; if there’s no room, leave the figure out.\n4. **How sure:** “may”, “one study”, “so far”.`,
        confidence: 0.7,
      };
    },
  },
  {
    form: new RegExp(
      `${LEAD}(?:what (?:are|were) (?:the|its|their|his|her) (?:\\w+ )?${LIMITS}(?: of (?:it|this|that|(?:the|this|that) \\w+))?|(?:do|does|did) ${WHO} (?:name|mention|give|have|admit|state|say) (?:any |its |some |the )?${LIMITS}|(?:are|is) there (?:any |some )?${LIMITS})${END}`,
      "i",
    ),
    intent: "missing",
    say: ({ text, handshake }) => {
      const rows = shownOf(text, "limits");
      if (rows.length === 0)
        return {
          text: "I don’t see anything about its own limits: nothing on what it doesn’t show, how sure it is, or who it doesn’t apply to.",
          confidence: 0.65,
        };
      return {
        text: `It names these limits of its own:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}\n\nWhat’s left of its main point after that?`,
        confidence: 0.75,
      };
    },
  },
  {
    form: new RegExp(
      `${LEAD}who (?:did|does|ran|runs|conducted|carried out|made|led|performed|is behind|was behind) (?:the|this|that|these|those) (?:\\w+ )?${STUDY}${END}`,
      "i",
    ),
    intent: "sources",
    say: ({ text, handshake }) => {
      const named = new Set(shownOf(text, "source").map(({ start }) => start));
      const rows = sentencesOf(text).filter((s) => DONE_BY.test(s.text) || (named.has(s.start) && OF_A_STUDY.test(s.text)));
      if (rows.length === 0)
        return { text: "The text doesn’t say who did it. Without a name or a title, you can’t look it up: ask whoever wrote this for one.", confidence: 0.65 };
      return {
        text: `Here’s what the text says about who did it:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}\n\nLook them up, and see what they wrote themselves.`,
        confidence: 0.75,
      };
    },
  },
  {
    form: new RegExp(
      `${LEAD}who (?:really |actually )?(?:paid|pays|is paying|funded|funds|financed|finances|sponsored|sponsors)(?: for)? (?:it|this|that|them|the|these|those|their|his|her)\\b(?: \\w+){0,2}${END}`,
      "i",
    ),
    intent: "interests",
    say: ({ text, handshake }) => {
      const rows = sentencesOf(text).filter((s) => OF_FUNDING.test(s.text));
      if (rows.length === 0)
        return {
          text: "I don’t see anything about who paid for it. A study says so at its end, under “funding” or “conflicts of interest”; for a page or a post, look for an “About” page that says who runs it.",
          confidence: 0.65,
        };
      return {
        text: `Here’s what the text says about money:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}\n\nWhoever pays may want a certain result, but that doesn’t make it false.`,
        confidence: 0.75,
      };
    },
  },
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
      `${LEAD}(?:(?:what|which|any|how many) (?:\\w+ )?${NUMBERS}(?: (?:are|is|were)(?: there)?| does it (?:give|use|have|contain|name)| do they (?:give|use))?|(?:do|does|did) ${WHO} (?:really |actually |even )?(?:give|use|name|cite|mention|have|contain|offer|show) (?:you |us )?(?:any |some )?(?:\\w+ )?${NUMBERS}|(?:are|is) there (?:any |some )?${NUMBERS}|(?:list|show|give)(?: me)? (?:all )?(?:the |its )?${NUMBERS})${END}`,
      "i",
    ),
    intent: "claims",
    say: ({ text, handshake }) => {
      const rows = sentencesOf(text).filter((s) => FIGURE.test(s.text));
      if (rows.length === 0) return { text: "I don’t see any figures in it.", confidence: 0.75 };
      return {
        text: `These sentences have figures:\n\n${quotations(rows.slice(0, MOST_FIGURES), text, handshake)}\n\nFor each one, you can ask: who counted, compared with what, and out of how many?`,
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
      return { ...said, text: `I can’t judge whose side it takes. What I can see is who gets to speak.\n\n${said.text}` };
    },
  },
];
