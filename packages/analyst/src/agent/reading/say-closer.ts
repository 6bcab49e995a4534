import type { Analysis, Handshake } from "@candor/engine";
import { anyOf } from "../../text/forms.ts";
import { shownOf } from "../../text/gives.ts";
import { bodyOf } from "../../text/titles.ts";
import { sentencesOf } from "../../text/words.ts";
import { findingsOf, passagesOf } from "./passages.ts";
import { HOW_SURE } from "./say-more.ts";
import { cited, mainClaim, quotations, quote, sayClaims, type Said } from "../say.ts";

/** Short questions that a text answers in one place: its thesis, why it was marked, whether to use it, what it asks of its reader. */

/** One of them, and no list: “the main arguments” is a summary. */
export const ASKS_THESIS =
  /^(?:\w+ )?what(?:['’]?s| is| was) (?:his|her|their|its) point\b|\b(?:thesis|conclusion|(?:main|central|key|core|overall) (?:claim|point|argument|idea|message|thesis))\b(?! and\b)/i;

const MIN_TITLE_WORDS = 5;
const MOST_TITLE_WORDS = 16;
/** “The rent cap will hurt those it is meant to help”: a title that is a sentence says what its text holds. */
function titleClaim(text: string): string | null {
  const [line, ...rest] = text.trim().split("\n");
  const words = line!.trim().split(/\s+/).length;
  const isTitle = rest.length > 0 && words >= MIN_TITLE_WORDS && words <= MOST_TITLE_WORDS && !/[.?!:,;]$/.test(line!.trim());
  return isTitle &&
    /\b(?:is|are|was|were|isn['’]t|aren['’]t|will|won['’]t|would|must|should|can(?:not|['’]t)?|has|have|does|do(?:n['’]t)?|hurts?|helps?|kills?|needs?|makes?|saves?|costs?|deserves?|works?)\b/i.test(
      line!,
    )
    ? line!.trim()
    : null;
}

export function sayThesis(text: string, handshake: Handshake): Said {
  const claim = mainClaim(bodyOf(text));
  if (!claim) return { text: "There are no full sentences here that could contain one.", confidence: 0.3 };
  const title = titleClaim(text);
  if (title !== null)
    return {
      text: `Its title says it:\n\n> ${quote(title)}\n\nIn the text itself, this sentence comes closest, as far as rules can tell:\n\n> ${quote(claim.text)}${cited(text, claim.start, 0.7, handshake)}\n\nA title can promise more than its text delivers, so compare the two.`,
      confidence: 0.7,
    };
  return {
    text: `As far as rules can tell, it’s this sentence, in the text’s own words:\n\n> ${quote(claim.text)}${cited(text, claim.start, 0.7, handshake)}\n\nI picked it because it advises, judges or opens the text, and shares words with the rest. Ask for the strongest form of the position, and I’ll put its reasons next to it.`,
    confidence: 0.7,
  };
}

const MOST_WHY = 2;
const ASKS_WHY = /\bwhy\b|\bwhat makes you\b|\bhow (?:so|come)\b|\blike how\b|\bin what way\b/i;

/** “Why do you say that?”: the marks that were last shown, or else the strongest, with their reason; then where marks come from. */
export function sayWhy(request: string, analysis: Analysis, answer: string): Said {
  const all = passagesOf(findingsOf(analysis));
  const shown = all.filter(({ words }) => answer.includes(quote(words.fragment)));
  const rows = ASKS_WHY.test(request) ? (shown.length > 0 ? shown : all).slice(0, MOST_WHY) : [];
  if (rows.length === 0) return HOW_SURE;
  return {
    text: `Because of these words:\n\n${rows.map(({ words, frames }) => `- ${quote(words.fragment)}: ${frames[0]!.rationale}`).join("\n")}\n\n${HOW_SURE.text}`,
    confidence: 0.85,
    notes: rows.map(({ frames }) => frames[0]!.rationale),
  };
}

/** “Can I use it in my talk?” */
export function sayUse(text: string, handshake: Handshake): Said {
  const claims = sayClaims(text, handshake);
  return {
    text: `That’s up to you; I can’t tell whether it’s true. Before you put your name on it, look up what it states, and say where you got it.\n\n${claims.text}`,
    confidence: claims.confidence,
  };
}

const DUTIES: readonly [RegExp, RegExp][] = [
  [/\bpay\b/i, /[$€£]\s?\d|\d\s?(?:euros?|dollars?|pounds?|francs?)\b|\b(?:pay\w*|costs? (?:\d|[$€£]|nothing|you)|fees?|free of charge)\b/i],
  [/\b(?:sign|accept|agree)\b/i, /\b(?:sign\w*|accept\w*|agree\w*|consent)\b/i],
  [/\b(?:move|leave)\b/i, /\b(?:mov(?:e|es|ing)|leav(?:e|es|ing)|vacate|terminat\w+|notice)\b/i],
];
const MOST_DUTIES = 2;

/** “Do we have to pay?”: what the text says of it, and that the rest is a matter of law. Null where it says nothing of it. */
export function sayDuty(request: string, text: string): Said | null {
  const form = /(?<!\bwhy )\bdo (?:i|we) have to\b/i.test(request) ? DUTIES.find(([asked]) => asked.test(request))?.[1] : undefined;
  const rows = form === undefined ? [] : sentencesOf(text).filter((s) => form.test(s.text));
  if (rows.length === 0) return null;
  return {
    text: `The text puts it like this:\n\n${rows
      .slice(0, MOST_DUTIES)
      .map((s) => `> ${quote(s.text)}`)
      .join(
        "\n\n",
      )}\n\nWhether that binds you is a matter of law, and I don’t know the law. Whoever wrote it can say what it’s based on; a consumer protection office, a tenants’ association or a lawyer can say whether it holds.`,
    confidence: 0.75,
  };
}

/** “So coffee is healthy?” */
export const DECLARED =
  /^(?:(?:and|but|ok(?:ay)?|well)[, ]+)*(?:so|then|which means|that means)[, ]+(?!(?:what|which|who|how|why|where|when|is|are|was|does|do|did|can|could|should|would|will|you|i|we|it|this|that|he|she|they|the (?:second|first|next|last|other))\b)((?:[\w’'-]+ ){1,14}[\w’'-]+)\?$/i;
/** What the text itself says of how far its knowledge goes stands before what a reader can do. */
export function sayDoubt(text: string, handshake: Handshake): Said {
  const [limit] = shownOf(text, "limits");
  const parts = limit
    ? [
        "I can’t tell: I don’t look anything up, and nothing in the text settles it. The text itself says how far it goes:",
        quotations([limit], text, handshake),
        "Ask which of its claims can be checked, and how.",
      ]
    : ["I can’t tell: I don’t look anything up, and nothing in the text settles it. Ask which of its claims can be checked, and how."];
  return { text: parts.join("\n\n"), confidence: 0.75 };
}

export const WANTS_EXAMPLE = anyOf(
  /^(?:(?:ok(?:ay)?|cool|great|and|so|hm+|please)[, ]+)*(?:(?:can|could|would) you )?(?:please )?(?:(?:give|show|tell)(?: me| us)? )?(?:an? |some |one )?(?:quick |short |simple )?(?:example|demo|sample)s?(?: (?:please|first|text|of (?:that|it|this|what you (?:can )?do)))*[?.! ]*$/i,
  /\bfor example\?$/i,
);
const EXAMPLE = ["Everyone knows that the old bridge is finished.", "Either we act tonight, or we lose the town for good."];
/** Shown, it is the text at hand, as if it had been sent. */
export const EXAMPLE_TEXT: string = EXAMPLE.join(" ");
export const SAY_EXAMPLE: Said = {
  text: `For example, send me these two sentences, which I made up:\n\n_${EXAMPLE_TEXT}_\n\nThen ask which words push, what’s missing, or how to say it fairly.`,
  confidence: 0.9,
  notes: EXAMPLE,
};
