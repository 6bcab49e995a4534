import type { Analysis, Handshake } from "@candor/engine";
import { makesClaims } from "../../text/makes-claims.ts";
import { isTooShortToJudge, scanOmissions } from "../../text/omissions.ts";
import { bodyOf } from "../../text/titles.ts";
import { findingsOf, passagesOf } from "./passages.ts";
import { askOfReasoning, sweeps } from "./reasoning.ts";
import { MISSING_HEAD, quote, type Said } from "../say.ts";
import { percent } from "../../percent.ts";

const WITHOUT_HEAD = "**What the case goes without**";
/** Whether an answer lists what a text goes without. */
export const listsGaps = (answer: string): boolean => [MISSING_HEAD, WITHOUT_HEAD].some((head) => answer.includes(head));

interface StandsOut {
  marks: string;
  gaps: string;
  notes: string[];
}

/** The strongest marks that may be asserted, and what the text goes without. */
const standing = (text: string, analysis: Analysis, handshake: Handshake, most: { passages: number; gaps: number }) => ({
  passages: passagesOf(findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, most.passages),
  gaps: scanOmissions(text).slice(0, most.gaps),
});

/** The same as lists; each empty where there is none. */
function standsOut(text: string, analysis: Analysis, handshake: Handshake, most: { passages: number; gaps: number }): StandsOut {
  const { passages: shown, gaps } = standing(text, analysis, handshake, most);
  const firsts = shown.map(({ frames }) => frames[0]!);
  return {
    marks: shown
      .map(({ words }, i) => `> ${quote(words.fragment)}\n\n**${firsts[i]!.reflexLabel}** (${percent(firsts[i]!.confidence)}). _${firsts[i]!.question}_`)
      .join("\n\n"),
    gaps: gaps.map((gap) => `- **${gap.what}.** ${gap.why} _${gap.ask}_`).join("\n"),
    notes: firsts.flatMap((f) => [f.reflexLabel, f.question]),
  };
}

const CLOSING = "Use one of its own words to ask about a place in it, or ask for its claims, its sources, or its weak and good points.";

/**
 * After a question that the text does not answer: `head` says that it does not, and one line what stands out in it all the same. `again`: that line was said
 * before, and stands above.
 */
export function sayNotThere(head: string, text: string, analysis: Analysis, handshake: Handshake, confidence: number, again: boolean): Said {
  if (again) return { text: `${head} ${CLOSING}`, confidence };
  const { passages, gaps } = standing(text, analysis, handshake, { passages: 1, gaps: 1 });
  const mark = passages[0];
  const gap = gaps[0];
  const line = mark
    ? `What stands out in its wording: ${quote(mark.words.fragment)} _${mark.frames[0]!.question}_`
    : gap
      ? `What it goes without: **${gap.what}.** _${gap.ask}_`
      : `Nothing in its wording stands out to my rules${makesClaims(text) && !isTooShortToJudge(text) ? ", and I don’t see any of the usual gaps" : ""}.`;
  return { text: [head, line, CLOSING].join("\n\n"), confidence, notes: mark ? [mark.frames[0]!.question] : [] };
}

const MOST_WEAK = { passages: 4, gaps: 4 };

const MOST_STEPS = 2;
/** Sentences that speak of all, of why others hold a view, or leave few ways: where no wording is marked, an argument is weakest there. */
const sweepingIn = (text: string): string =>
  bodyOf(text)
    .filter((s) => !s.text.endsWith("?") && sweeps(s.text))
    .slice(-MOST_STEPS)
    .map((s) => `> ${quote(s.text)}\n\n${askOfReasoning(s.text)[0]!}`)
    .join("\n\n");

/** The weak places of an argument, as far as rules can see them. */
export function sayWeakPoints(text: string, analysis: Analysis, handshake: Handshake): Said {
  const { marks, gaps, notes } = standsOut(text, analysis, handshake, MOST_WEAK);
  const steps = marks === "" ? sweepingIn(text) : "";
  if (marks + gaps + steps === "")
    return {
      text: "I don’t see a weak point that rules can find: no wording that stands in for a reason, and none of the usual gaps. Whether its reasons hold up depends on facts, and those have to be looked up. Ask which claims can be checked.",
      confidence: 0.6,
    };
  const parts = [
    "An argument is weak where wording stands in for a reason, and where it gives nothing you could check.",
    marks === "" ? "" : `**Wording instead of a reason**\n\n${marks}`,
    steps === "" ? "" : `**Steps you can ask about**\n\n${steps}`,
    gaps === "" ? "" : `${WITHOUT_HEAD}\n\n${gaps}`,
    "Whether the facts are right is another question: ask which claims can be checked.",
  ];
  return { text: parts.filter(Boolean).join("\n\n"), confidence: 0.75, notes };
}
