import type { Analysis, Handshake } from "@candor/engine";
import { checkableClaims } from "../text/claims.ts";
import { makesClaims } from "../text/makes-claims.ts";
import { sentencesOf } from "../text/words.ts";
import type { Reply } from "./asked.ts";
import type { Intent } from "./intent.ts";
import { findingsOf } from "./passages.ts";
import { WITHOUT_ME } from "./say-again.ts";
import { listed } from "./say-marks.ts";
import { scamAdvice, shownBefore, signsInBrief } from "./say-scam.ts";
import { looksLikeScam } from "./scam-signs.ts";
import { sayWeakPoints } from "./say-stands-out.ts";
import { cited, quote, type Said } from "./say.ts";

/** Short questions about the whole of a text that none of its words answers: what it does, what is meant, whether a figure is large, where to begin checking, how it could be better. */

interface Asked {
  request: string;
  text: string;
  analysis: () => Analysis;
  handshake: Handshake;
  history: readonly { role: string; text: string }[];
}
interface Row {
  form: RegExp;
  intent: Intent;
  /** Null where the text gives nothing to answer with. */
  say: (asked: Asked) => Said | null;
}

const LEAD = "(?:(?:so|and|but|well|ok(?:ay)?|then|hm+|please|no|now|wait)[, ]+)*";
const END = "(?: (?:here|there|now|then|exactly|really|please|to me|with me|with (?:it|this|that)))*[?.! ]*$";
const WHO = "(?:he|she|it|they|this|that|these|(?:the|this|that|my) \\w+)";

/** “What is he doing here?”, “Which words show it?”, “How does it work on me?” */
const DOES = new RegExp(
  `^${LEAD}(?:what(?:'s| is| are| does| do) ${WHO} (?:really |actually |trying to )?(?:do(?:ing)?|play(?:ing)? at|up to)|(?:which|what) (?:exact )?(?:words?|parts?|bits?|lines?) (?:show|say|prove|do|did|tell|give)s? (?:it|that|this|so|him|her|them)(?: away)?|how does ${WHO} (?:work|do (?:it|that))(?: on (?:me|us|people|readers))?|what(?:'s| is) (?:going on|happening))${END}`,
  "i",
);
/** “What do they really mean?” */
const MEANS = new RegExp(
  `^${LEAD}what (?:do|does|did) ${WHO} (?:really |actually |even |probably |truly )*mean(?: (?:by|with) (?:that|this|it|all (?:that|this)))?${END}`,
  "i",
);
/** “Is that a lot?” */
const A_LOT = new RegExp(
  `^${LEAD}(?:is|are|was|isn't) (?:it|this|that|these|they|[$€£]?\\d[\\d.,%]*(?: \\w+){0,2}|the \\w+|that \\w+) (?:really |actually |even |considered )?(?:a lot|much|many|few|little|large|big|small|high|low|huge|tiny|expensive|cheap|a (?:big|high|large|good|small) (?:number|figure|amount|share|price|deal|difference))${END}`,
  "i",
);
/** “Which part should I check first?”, “Which claim is the biggest lie?” */
const CHECK_FIRST =
  /\b(?:which|what)(?: (?:one|part|claim|statement|sentence|fact|figure|number|thing|of (?:them|these|the \w+)))?s?\b[^?.!]{0,40}\b(?:(?:check|verify|look up|look into|doubt|research|google)(?:ed)? (?:first|most|before)|(?:biggest|worst|greatest|obvious|most likely|probably) (?:an? )?(?:lie|false|untrue|wrong|invented|made up)|(?:hardest|easiest|most important|best|first|difficult|worth) (?:thing )?(?:to )?(?:check|verify|look up|prove|test|find out|checking))\b|\bwhere (?:do|should|can|would) (?:i|we|one) (?:start|begin) (?:to check|checking|with (?:it|the check\w*))\b/i;
/** “Anything I should improve?” */
const IMPROVE =
  /\b(?:(?:what|anything|something|how) (?:\w+ )?(?:(?:should|could|can|would|must|do|to) (?:i |we |you )?|needs? (?:to )?(?:be )?)(?:still )?(?:improve|change|fix|correct|better|do better|add|cut)d?\b|(?:how|what) (?:can|could|would) (?:i|we|one) (?:make|do to make) (?:it|this|that) (?:better|stronger|clearer|more convincing)|what would (?:be )?(?:an? |the )?(?:better|stronger|good) (?:argument|reason|case|version)(?: be| look like)?|is (?:it|my \w+) (?:good|ok|fine) (?:enough|like (?:this|that))|room for improvement|any (?:tips|suggestions|improvements|feedback))/i;
/** “Is this argument valid?” */
const HOLDS =
  /^(?!.*\b(?:do|does)\b.*\bsounds?\b)(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:is|are|does|do) (?:it|this|that|the|his|her|their|this|these)(?: \w+)? ?(?:arguments?|reasoning|logic|conclusion|proof|inference|case|premises?)? ?(?:really |actually |logically |even )*(?:valid|sound|logical|illogical|hold(?:s)?(?: up| water)?|conclusive|follow|make sense|convincing)\b/i;

/** The passages by name only: their reasons are given where they are first listed. */
function inShort(analysis: Analysis): string {
  return listed(analysis)
    .slice(0, 3)
    .map(({ words, frames }) => `- ${quote(words.fragment)}: ${frames[0]!.reflexLabel.toLowerCase()}`)
    .join("\n");
}
const labels = (analysis: Analysis): string[] => listed(analysis).flatMap(({ frames }) => frames.map((f) => f.reflexLabel.toLowerCase()));

function sayDoes({ text, analysis, history }: Asked): Said | null {
  const rows = inShort(analysis());
  if (looksLikeScam(text))
    return {
      text: `By its words ${signsInBrief(text)}.${rows ? ` Its wording besides:\n\n${rows}` : ""}${shownBefore(history, text) ? "" : `\n\n${scamAdvice(text)}`}`,
      confidence: 0.75,
      notes: labels(analysis()),
    };
  if (rows)
    return {
      text: `What the wording does, by name:\n\n${rows}\n\nWhat is meant by it does not show. Ask “why?”, and I will give the reasons.`,
      confidence: 0.75,
      notes: labels(analysis()),
    };
  return { text: `My rules have no name for what it does. ${WITHOUT_ME}`, confidence: 0.6 };
}

const sayMeant = ({ analysis }: Asked): Said => {
  const rows = inShort(analysis());
  return {
    text: `What somebody means beyond the words I can’t see, and I won’t guess. Ask them to say it so that one could check it: how much, how often, since when, and what happens otherwise.${rows ? `\n\nBegin with these words:\n\n${rows}` : ""}`,
    confidence: 0.7,
    notes: labels(analysis()),
  };
};

const FIGURE = /\d|\b(?:doubl|halv|tripl|quadrupl)\w*\b|\b(?:half|twice|a third|a quarter)\b/i;
function saySize({ text, handshake }: Asked): Said | null {
  const place = sentencesOf(text).find((s) => FIGURE.test(s.text));
  if (!place) return null;
  return {
    text: `Alone no figure is large or small:\n\n> ${quote(place.text)}${cited(text, place.start, 0.75, handshake)}\n\nThree things tell:\n\n1. **From what to what?** Twice as much of very little is still little.\n2. **Compared with what?** The year before, the place next door, what is usual.\n3. **Out of how many?** A count means little without the whole that it belongs to.`,
    confidence: 0.75,
  };
}

function sayCheckFirst({ request, text, analysis, handshake }: Asked): Said | null {
  const marks = findingsOf(analysis());
  const claims = checkableClaims(text, 5);
  // A claim whose own wording pushes is where to begin.
  const first = claims.find(({ sentence }) => marks.some((f) => f.start < sentence.end && f.end > sentence.start)) ?? claims[0];
  if (!first) return null;
  const lie = /\b(?:lie|false|untrue|wrong|invented|made up)\b/i.test(request) ? "Which of them is false I can’t tell: I look nothing up. " : "";
  return {
    text: `${lie}I would begin here:\n\n> ${quote(first.sentence.text)}${cited(text, first.sentence.start, 0.75, handshake)}\n\nIt states ${first.kind}. ${first.how}\n\n${claims.length > 1 ? `If it does not hold, be slower to believe the other ${claims.length === 2 ? "one" : claims.length - 1}.` : ""}`.trim(),
    confidence: 0.7,
  };
}

const sayImprove = ({ text, analysis, handshake }: Asked): Said => {
  // Nobody asks a note to the club for the other side.
  if (!makesClaims(text) && findingsOf(analysis()).length === 0)
    return {
      text: "None of its wording pushes, and it claims little that would need a source. Two tests of your own: read it aloud to somebody who knows nothing of it, and ask what they would want to know next.",
      confidence: 0.65,
    };
  const said = sayWeakPoints(text, analysis(), handshake);
  return { ...said, text: `I don’t write, but this is where I would look first.\n\n${said.text}` };
};

const sayHolds = ({ text, analysis, handshake }: Asked): Said => {
  const said = sayWeakPoints(text, analysis(), handshake);
  return {
    ...said,
    text: `Whether it holds I can’t decide. One test does not need me: would somebody who doubts the conclusion accept the reason? If the reason only says the conclusion again, it proves nothing.\n\n${said.text}`,
  };
};

const ROWS: readonly Row[] = [
  { form: MEANS, intent: "interests", say: sayMeant },
  { form: DOES, intent: "findings", say: sayDoes },
  { form: A_LOT, intent: "claims", say: saySize },
  { form: CHECK_FIRST, intent: "claims", say: sayCheckFirst },
  { form: HOLDS, intent: "weak-points", say: sayHolds },
  { form: IMPROVE, intent: "weak-points", say: sayImprove },
];
const MOST_CHARS = 120;

/** Null where the question is none of these. `request`: as typed, no longer than 120 characters. */
export function sayQuestionOfText(asked: Asked): Reply | null {
  if (asked.request.length > MOST_CHARS) return null;
  const row = ROWS.find(({ form }) => form.test(asked.request.trim()));
  const said = row?.say(asked) ?? null;
  return said === null ? null : { said, failure: null, intent: row!.intent };
}
