/** Figures that a paper states, and what to ask of each. Reads wording only: whether a figure is true, it cannot know. */
export type ClaimKind = "p-value" | "interval" | "spread" | "effect" | "sample" | "change" | "percentage" | "ratio" | "count";

export interface NumericClaim {
  kind: ClaimKind;
  start: number;
  end: number;
  words: string;
  ask: string;
}

export const KIND_NAMES: Record<ClaimKind, string> = {
  "p-value": "p-value",
  interval: "Interval",
  spread: "Spread",
  effect: "Effect size",
  sample: "Sample size",
  change: "Relative change",
  percentage: "Percentage",
  ratio: "Ratio",
  count: "Count",
};

/** Every repetition is bounded: a text of nothing but digits is read as fast as any other. */
const NUMBER = String.raw`[-−+]?(?:\d{1,3}(?:[, \u00a0\u2009\u202f]\d{3}(?!\d)){1,4}|\d{1,12})(?:\.\d{1,9})?|[-−+]?\.\d{1,9}`;
/** A comma before decimals, as most of Europe writes it; three digits after it are taken for thousands, except where nothing or a 0 stands before. */
const WITH_COMMA = String.raw`[-−+]?(?:0?,\d{1,9}|\d{1,3},(?:\d{1,2}|\d{4}))`;
/** NUM is a number; ^NUM one that does not begin inside another; END one that may have a decimal comma, where none can be a list. */
const form = (source: string, flags = "giu"): RegExp =>
  new RegExp(source.replaceAll("^NUM", "(?<![\\d.,])NUM").replaceAll("END", `(?:${WITH_COMMA}(?!\\d)|NUM)`).replaceAll("NUM", `(?:${NUMBER})`), flags);

const COMMA_FORM = new RegExp(`^${WITH_COMMA}$`, "u");
const valueOf = (words: string): number => Number((COMMA_FORM.test(words) ? words.replace(",", ".") : words.replace(/[,\s]/g, "")).replace("−", "-"));
const numbersIn = (words: string): number[] => (words.match(form("NUM")) ?? []).map(valueOf);

/** The usual limit below which a result is called significant. */
const USUAL_LIMIT = 0.05;
const HOW_LARGE = "how many comparisons were made, and how large is the effect?";

/** “p < 0.05” is on the other side of the limit from “p = 0.05”: what stands between p and the figure decides. */
function askOfP(words: string, _before: string, value = ""): string {
  const p = valueOf(value);
  if (p === 0) return "A p-value is never exactly 0. What is the real figure, and from which test?";
  if (/[<≤]|less than|below/iu.test(words)) {
    if (p > USUAL_LIMIT)
      return "Below this figure is not yet below the usual limit of 0.05. What is the real figure, and was this limit set before the data were seen?";
    if (p >= 0.03) return `This says only that p lies below the usual limit of 0.05. What is the real figure, ${HOW_LARGE}`;
  } else if (p >= USUAL_LIMIT) return "No clear difference was found. Was the study large enough to find one, and what does the interval still allow?";
  else if (/[>≥]|above/iu.test(words)) return "Above this figure may be on either side of the usual limit of 0.05. What is the real figure?";
  else if (p >= 0.03) return "This is close to the usual limit of 0.05. How many comparisons were made, and was this one named before the data were seen?";
  return `What was compared, ${HOW_LARGE} A small p says that chance alone is a poor explanation, not that the effect matters.`;
}

/** Of a difference or a share 0 is no effect; of a ratio, 1. What the interval belongs to stands before it or at its ends. */
function askOfInterval(words: string, before: string, lower = "", upper = ""): string {
  const [low, high] = [valueOf(lower), valueOf(upper)];
  const inPercent = AFTER_PERCENT.test(before) || /%\s*$|%\s?(?:to|and|[–—\-−,;])\s?\S+$/u.test(words);
  const wide =
    !inPercent && low > 0 && high / low >= 4 ? ` The upper end is ${Math.round(high / low)} times the lower: what would each of them mean in practice?` : "";
  const none =
    low <= 0 && high >= 0
      ? " It includes 0: for a difference, that leaves room for no effect at all."
      : !inPercent && (AFTER_RATIO.test(before) || !AFTER_UNIT.test(before)) && low <= 1 && high >= 1
        ? " It includes 1: for a ratio, that leaves room for no effect at all."
        : "";
  const far =
    inPercent && low >= 0 && high - low >= WIDE_POINTS ? ` Its ends lie ${Math.round(high - low)} points apart: what would each of them mean in practice?` : "";
  return `Does the conclusion hold at both ends of it?${none}${wide}${far}`;
}

/** A percentage, and an opening bracket or comma, right before the interval. */
const AFTER_PERCENT = /(?:%|percent|per cent|percentage points?)[\s,;([]{0,3}$/iu;
/** A figure with a unit, or a difference or a mean, before the interval: no ratio, for which 1 would mean anything. */
const AFTER_UNIT =
  /(?:\d\s?(?:[kmµ]?g|[kcm]?m|m?l|mmol|mmHg|kcal|bpm|s|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|words?|items?|°[CF])|\b(?:difference|mean|average))\b(?:[^.]|\.\d){0,16}$/iu;
const AFTER_RATIO = /\b(?:a?OR|a?HR|RR|IRR|[Rr]atio|[Rr]elative risk)\b/u;
/** Ends of a percentage that say little: so many points apart. */
const WIDE_POINTS = 20;

function askOfSample(words: string): string {
  const n = numbersIn(words).at(-1) ?? 0;
  const size = n < 30 ? `With ${n}, one or two of them can carry the result. ` : "";
  return `${size}Who was asked or chosen, who dropped out, and are they like the people the conclusion is about?`;
}

const decimals = (words: string): number => /\.(\d{1,9})/.exec(words)?.[1]?.length ?? 0;
const TOO_FINE = " That many decimals need thousands of cases.";
const askOfPercentage = (words: string): string =>
  decimals(words) >= 2 ? `Percent of what, and how many were counted?${TOO_FINE}` : "Percent of what, and how many is that in whole numbers?";

const askOfChange = (words: string): string =>
  `${/points/i.test(words) ? "Points of what scale, from which level to which?" : "From what to what? A share of a small number is a small number."}${decimals(words) >= 2 ? TOO_FINE : ""}`;

/** “In” of a rate: “1 in 2000”, and not “45 in 2019”. */
const IN = String.raw`in(?:(?<=\b(?:1|one) in)|(?! (?:1[89]|20)\d\d\b))`;
const ASK_OF_RATE = "Who was counted to get this, and how many in all?";

/** `ask` gets the words, what stands right before them, and the figures that the form captures. */
const KINDS: readonly { kind: ClaimKind; form: RegExp; ask: (words: string, before: string, ...figures: string[]) => string }[] = [
  {
    kind: "p-value",
    form: form(String.raw`\bp(?:[\s-]?values?\s(?:of|was|is)\s|(?:[\s-]?values?)?\s?(?:of|was|is|were)?\s?(?:less than|below|above|[<>=≤≥])\s?)(END)`),
    ask: askOfP,
  },
  {
    kind: "interval",
    form: form(
      String.raw`\b\d{2}(?:\.\d)?\s?%[\s-]?(?:CIs?|CrI|(?:confidence|credible|credibility) intervals?)\b[\s,:;=([\]]{0,4}(?:of |from |was |is )?(END)\s?%?\s?(?:to|and|–|—|-|−|,|;)\s?(END)`,
    ),
    ask: askOfInterval,
  },
  {
    kind: "interval",
    form: form(String.raw`\b\d{2}(?:\.\d)?\s?%[\s-]?(?:CIs?|(?:confidence|credible) intervals?)\b`),
    ask: () => "What are its two ends, and does the conclusion hold at both?",
  },
  {
    kind: "spread",
    form: form(String.raw`^NUM\s?(?:±|\+\/-)\s?NUM`),
    ask: () =>
      "Is the second figure a standard deviation, a standard error or an interval? They differ by a lot, and only the first shows how far single cases lie apart.",
  },
  {
    kind: "effect",
    form: form(
      String.raw`\b(?:a?OR|a?HR|RR|IRR|SMD|[Oo]dds ratio|[Hh]azard ratio|[Rr]isk ratio|[Rr]elative risk|Cohen[’']s d|Hedges[’']? g|η²|R²|R2|β|beta)\s?(?:of|was|is|[=:<>≈,])?\s?NUM`,
      "gu",
    ),
    ask: (words) =>
      /^(?:a?OR|a?HR|RR|IRR|odds|hazard|risk|relative)/iu.test(words)
        ? "A ratio of what to what? Ask for the two absolute risks, so that you can see how many people it concerns."
        : "How large is that in units one can picture, and how large in other studies of the same thing?",
  },
  { kind: "sample", form: form(String.raw`\bn\s?=\s?NUM`), ask: askOfSample },
  {
    // A rate before a sample: in “1 in 5 patients” nobody counted five. Of “out of” only with a round figure: “3 out of 12 patients” are twelve.
    kind: "ratio",
    form: form(String.raw`(?<![\d.,])\d{1,3}(?:\.\d{1,2})? (?:${IN}|of every|out of(?= (?:\d|10+|1,000)\b)) NUM\b`),
    ask: () => ASK_OF_RATE,
  },
  {
    kind: "sample",
    form: form(String.raw`^NUM\s(?:participants|subjects|patients|respondents|volunteers|adults|children|students|households|mice|rats|cases|controls)\b`),
    ask: askOfSample,
  },
  {
    kind: "change",
    form: form(
      String.raw`\b(?:by|up|down|rose|fell|grew|increase[ds]?(?: of| by)?|decrease[ds]?(?: of| by)?|reduc(?:es|ed|tion of)|improve[ds]?(?: by)?|improvement of|dropped|drop of|rise of|gain of)\s(?:about |roughly |nearly |over |more than |up to )?NUM\s?(?:%|percent\b|per cent\b|percentage points\b)`,
    ),
    ask: askOfChange,
  },
  {
    kind: "change",
    form: form(
      String.raw`^NUM\s?(?:%|percent\b|per cent\b|percentage points?\b)[\s-](?:relative |absolute |risk )?(?:reduction|increase|decrease|decline|drop|rise|fall|gain|growth|improvement|cut|more|less|fewer|higher|lower|greater|smaller|larger|faster|slower)\b`,
    ),
    ask: askOfChange,
  },
  { kind: "percentage", form: form(String.raw`^NUM\s?(?:%|percent\b|per cent\b)(?!\w)`), ask: askOfPercentage },
  {
    // “Three times a day” says how often, and multiplies nothing.
    kind: "ratio",
    form: form(
      String.raw`(?:^NUM|\b(?:ten|nine|eight|seven|six|five|four|three|two))(?:\s?times(?!\s(?:(?:a|an|per|every|each)\s(?:minute|hour|day|night|week|month|year)|daily|weekly)\b)|-?fold)\b`,
    ),
    ask: () => "Times what? Ask for the figure that was multiplied.",
  },
  {
    kind: "ratio",
    form: form(
      String.raw`(?:^NUM|\b(?:nine|eight|seven|six|five|four|three|two|one)) (?:${IN}|out of|of every) (?:NUM|ten|nine|eight|seven|six|five|four|a hundred|a thousand)\b`,
    ),
    ask: () => ASK_OF_RATE,
  },
  {
    kind: "count",
    form: form(
      String.raw`^NUM\s(?:million|billion|thousand|people|deaths|lives|jobs|homes|euros|dollars|pounds)\b|[$€£]\s?NUM(?:\s(?:million|billion|thousand))?`,
    ),
    ask: () => "Who counted, when, and what was counted in and left out?",
  },
];

const BEFORE_CHARS = 24;

/** Claims in text order; no two on the same words (the first kind in the list wins). */
export function numericClaims(text: string): NumericClaim[] {
  const found: NumericClaim[] = [];
  const taken = new Uint8Array(text.length);
  for (const { kind, form: pattern, ask } of KINDS) {
    for (const match of text.matchAll(pattern)) {
      const [words, ...figures] = match;
      const start = match.index;
      const end = start + words.length;
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ kind, start, end, words, ask: ask(words, text.slice(Math.max(0, start - BEFORE_CHARS), start), ...figures) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
