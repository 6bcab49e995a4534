import type { Analysis } from "@candor/engine";
import { between, END } from "../../text/forms.ts";
import { givesOf } from "../../text/gives.ts";
import { topicStems } from "../../text/words.ts";
import { findingsOf } from "./passages.ts";
import { quote, type Said } from "../say.ts";
import { ask } from "../rule.ts";
import { percent } from "../../percent.ts";

const COUNTED =
  /\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|(?:a|one) (?:dozen|hundred|thousand|third|quarter)|half)\b(?= \w)/gi;
/** `again`: both stand above already, and only the outcome is asked. */
export function sayCompare(a: string, b: string, first: Analysis, second: Analysis, again = false): Said {
  const row = (text: string, analysis: Analysis) => {
    const marks = findingsOf(analysis);
    const kinds = new Set(givesOf(text).map(({ kind }) => kind));
    return { marks: marks.length, strongest: marks[0], figures: (text.match(COUNTED) ?? []).length, sources: kinds.has("source"), limits: kinds.has("limits") };
  };
  const x = row(a, first);
  const y = row(b, second);
  const line = (name: string, r: typeof x, text: string) =>
    `**${name}** ${quote(text)}\n\n- marks: ${r.marks}${r.strongest ? `, strongest: ${r.strongest.reflexLabel.toLowerCase()} at ${percent(r.strongest.confidence)} on ${quote(r.strongest.fragment)}` : ""}\n- figures: ${r.figures}; names a source: ${r.sources ? "yes" : "not that I can see"}; says how sure it is: ${r.limits ? "yes" : "not that I can see"}`;
  const shared = [...topicStems(a)].filter((s) => topicStems(b).has(s));
  const checkable = (r: typeof x) => (r.sources ? 1 : 0) + (r.limits ? 1 : 0) + Math.min(1, r.figures);
  const pushes = (r: typeof x) => r.strongest?.confidence ?? 0;
  const points = (r: typeof x) => checkable(r) - pushes(r) * 2;
  const gap = points(x) - points(y);
  // Only what the rows above bear out: the one that pushes less may name no source.
  const better = (r: typeof x, other: typeof x) =>
    [checkable(r) > checkable(other) ? "gives you more to check" : "", pushes(r) < pushes(other) ? "pushes less" : ""].filter(Boolean).join(" and ");
  const closing =
    Math.abs(gap) < 0.5
      ? "As worded, neither gives you clearly more to go by."
      : `As worded, ${gap > 0 ? `the first ${better(x, y)}` : `the second ${better(y, x)}`}. That doesn’t tell you yet which one is true.`;
  if (again) {
    const brief = (r: typeof x) =>
      `${r.marks === 0 ? "no mark" : r.marks === 1 ? "one mark" : `${r.marks} marks`}, ${r.sources ? "a source" : "no source that I can see"}, ${r.limits ? "a word on how sure it is" : "nothing on how sure it is"}`;
    return { text: `${closing}\n\n- ${quote(a)}: ${brief(x)}.\n- ${quote(b)}: ${brief(y)}.`, confidence: 0.65 };
  }
  return {
    text: [
      line("First:", x, a),
      line("Second:", y, b),
      shared.length === 0 ? "The two hardly share a word; maybe they’re about different things." : "",
      closing,
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.65,
    notes: [x, y].flatMap((r) => r.strongest?.reflexLabel.toLowerCase() ?? []),
  };
}

/** “Why?”, asked of a comparison. */
export const ASKS_REASON = between(
  /^(?:(?:ok(?:ay)?|so|and|but|hm+)[, ]+)*/i,
  [
    /why(?: (?:so|that|is that|do you (?:say|think) (?:so|that)|that one|the (?:first|second)(?: one)?))?/i,
    /how do you know(?: that)?|what makes you (?:say|think) (?:so|that)/i,
  ],
  END,
);
export const isComparison = (answer: string): boolean => /^As worded, /m.test(answer);
export const WHY_COMPARED: Said = {
  text: "By counting four things: how strong the strongest mark is, whether there is a figure, whether a source has a name, and whether it says how sure it is. The more of these it gives, the more you can check, and people who can be checked have a reason to be careful. A false statement can have all four, so look up what matters.",
  confidence: 0.85,
};

export const ASK_FOR_BOTH = ask("To compare, I need both statements. Send them as two lines, “A: …” and “B: …”, or each in quotation marks.", "compare");
