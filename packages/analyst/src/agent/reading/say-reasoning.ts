import { anyOf } from "../../text/forms.ts";
import { givesOf } from "../../text/gives.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { ownWeaknesses } from "../../text/own-weakness.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { findingsOf } from "./passages.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { END, LEAD } from "../request/question-row.ts";
import { GO_TOGETHER } from "./say-beyond-words.ts";
import { sayWeakPoints } from "./say-stands-out.ts";
import { askOfAny, askOfReasoning, tellsCase } from "./reasoning.ts";
import { isReason, mainClaim, quotations, quote, type Said } from "../say.ts";

/** “What is wrong with the argument about last winter?”, “Is the Ghent example good evidence?”, “How does it argue?” */

const PIECE =
  "(?:arguments?|reasoning|logic|part|bit|claims?|points?|sentences?|examples?|line|comparisons?|statements?|passages?|analogy|analogies|quotes?|story|anecdotes?|cases?|thing|idea|reasons?|testimonials?|conclusions?)";
const ABOUT = "(?:about|on|with|of|that|where|saying|regarding|concerning)";
const BAD = "(?:wrong|bad|off|weak|misleading|manipulative|unfair|the (?:problem|matter|issue|trick|catch|flaw|mistake|error))";
const GOOD =
  "(?:(?:any |a |an |really |very |actually )*(?:good|strong|solid|real|valid|fair|sound|proper|enough|convincing|relevant|weak|bad|useful|reliable)(?: (?:evidence|proof|argument|reasons?|support|example|comparison|point|one))?|(?:any |an? )?(?:evidence|proof))";
/** What is asked about, in the words of the question. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}what(?:'s| is) (?:so |really |actually )?${BAD} (?:with|about|in) (?:the |his |her |their |its |this |that )?${PIECE} ${ABOUT} (.{3,80}?)${END}`,
    "i",
  ),
  new RegExp(`${LEAD}what(?:'s| is) (?:so |really |actually )?${BAD} (?:with|about|in) (?:saying |claiming |the claim )(?:that )?(.{3,80}?)${END}`, "i"),
  new RegExp(
    `${LEAD}(?:is|are|was|does|do|isn't) (?:the |his |her |their |its |this |that )(.{2,50}?) (?:example|comparison|analogy|anecdote|story|case|quote|testimonial|argument|point)s? (?:count as |make |be )?${GOOD}${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is|are|was|does|do|isn't) (?:the |his |her |their |its |this |that )${PIECE} ${ABOUT} (.{2,60}?) (?:count as |make |be )?${GOOD}${END}`,
    "i",
  ),
];
const askedAbout = (request: string): string | undefined => {
  for (const form of FORMS) {
    const what = form.exec(request.trim())?.[1];
    if (what !== undefined) return what;
  }
  return undefined;
};

const MOST_MARKS = 2;
/** A mark on half of the text is none on this sentence. */
const MOST_MARKED_CHARS = 250;

function sayOfPlace({ request, text, analysis, handshake }: AboutText): Said | null {
  const [best] = placesOf(text, contentIn(askedAbout(request) ?? "")).sort((a, b) => b.score - a.score);
  if (!best) return null;
  const { sentence } = best;
  const marks = findingsOf(analysis())
    .filter((f) => f.start < sentence.end && f.end > sentence.start && f.end - f.start <= MOST_MARKED_CHARS)
    .slice(0, MOST_MARKS);
  const asks = askOfReasoning(sentence.text);
  return {
    text: [
      `This is the place:\n\n${quotations([sentence], text, handshake, 0.7)}`,
      marks.map((f) => `**${f.reflexLabel}** on ${quote(f.fragment)}. ${f.rationale}`).join("\n\n"),
      `Going by how it reasons, I’d ask:\n\n${(asks.length > 0 ? asks : [askOfAny(sentence.text)]).map((ask) => `- ${ask}`).join("\n")}`,
      "I can’t judge whether the facts bear it out, but with an answer to that, you can.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
    notes: marks.flatMap((f) => [f.reflexLabel, f.rationale]),
  };
}

const THING =
  "(?:it|this|that|he|she|they|(?:the|this|that) (?:text|article|author|writer|piece|post|op-?ed|speech|letter|column|essay|e-?mail|leaflet|message))";
const ARGUES = anyOf(
  new RegExp(
    `\\bhow (?:(?:does|do|did|is|are|was) )?${THING} (?:argues?|makes? (?:its|the|his|her|their) (?:case|point|argument)|(?:is |are )?(?:built|structured|constructed)|(?:is |are )?(?:tries|try|trying) to (?:convince|persuade)(?: (?:me|us|him|her|them|people|readers|you|its readers|my \\w+))?|persuades?|convinces?)${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}what (?:exactly |really |actually )?(?:is|are) (?:the|its|their|his|her|this|that) (?:whole |overall )?(?:argument|reasoning|line of (?:argument|reasoning|thought)|case)(?: (?:exactly|really|actually|being made|made))?${END}`,
    "i",
  ),
  /\b(?:structure|build-?up) of (?:the |its |this |his |her )(?:\w+ )?(?:argument|text|case|article|op-?ed)\b/i,
);
const MOST_REASONS = 3;
/** “Sign the petition before Friday”: what a text wants, and not what it holds. */
const ORDER =
  /^(?:(?:so|and|please|now)[, ]+)*(?:sign|join|vote|order|buy|call|click|come|share|forward|donate|do your own|wake up|ask yourself|stop|tell|subscribe|act)\b/i;

/** What a text argues for, with what, and how it meets the other side: in its own sentences. */
function sayArgument({ text, analysis, handshake }: AboutText): Said | null {
  const all = bodyOf(text).filter((s) => s.text.split(/\s+/).length >= 4);
  const orders = all.filter((s) => ORDER.test(s.text));
  const claim = mainClaim(all.filter((s) => !orders.includes(s)));
  if (!claim) return null;
  const others = givesOf(text).flatMap((g) => (g.kind === "other-side" && g.clear && g.sentence.start !== claim.start ? [g.sentence] : []));
  const isOther = (s: Sentence) => others.some(({ start }) => start === s.start);
  const reasons = all
    .filter((s) => s.start !== claim.start && !s.text.endsWith("?") && !orders.includes(s) && !isOther(s) && (isReason(s.text) || tellsCase(s.text)))
    .slice(0, MOST_REASONS);
  const marks = findingsOf(analysis())
    .filter((f) => f.confidence >= handshake.min_confidence)
    .slice(0, MOST_REASONS);
  return {
    text: [
      `As far as rules can tell, and in its own sentences.\n\n**What it argues for**\n\n${quotations([claim], text, handshake, 0.7)}`,
      reasons.length > 0
        ? `**With what**\n\n${quotations(reasons, text, handshake, 0.7)}`
        : "**With what**\n\nI don’t see a sentence that gives a figure, a cause, a case or a comparison.",
      others.length > 0
        ? `**How it meets the other side**\n\n${quotations(others.slice(0, 2), text, handshake, 0.7)}`
        : "**The other side**\n\nI don’t see an objection in it.",
      orders.length > 0 ? `**What it wants from its reader**\n\n${quotations(orders.slice(0, 1), text, handshake, 0.7)}` : "",
      marks.length > 0
        ? `**Where wording stands in for a reason**\n\n${marks.map((f) => `- ${quote(f.fragment)}: ${f.reflexLabel.toLowerCase()}`).join("\n")}`
        : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.65,
    notes: marks.map((f) => f.reflexLabel.toLowerCase()),
  };
}

const COUNTED = "(?:survey|poll|study|studies|research|sample|trial|experiment|statistics?|census|count|questionnaire|interviews?|ratings?|reviews?|tests?)";
const BIASED = new RegExp(
  `${LEAD}(?:could|couldn't|can|can't|might|may|would|wouldn't|is|isn't|are|aren't|was|wasn't|how) (?:it be that )?(?:the |this |that |these |their |his |her |its )?(?:\\w+ )?${COUNTED} (?:not )?(?:be |have been |really |still |also |at all |any |all that )*(?:biased?|wrong|skewed|flawed|rigged|faked?|slanted|unrepresentative|representative|reliable|fair|trustworthy|big enough|large enough|misleading|manipulated|random|good|solid|valid)\\b${END}`,
  "i",
);
const MOST_OWN = 2;
/** A count that may lean: where it stands, and where such counts go wrong. */
function sayCounted({ text, handshake }: AboutText): Said | null {
  const place = bodyOf(text).find((s) => new RegExp(`\\b${COUNTED}\\b`, "i").test(s.text));
  if (!place) return null;
  const own = ownWeaknesses(text)
    .filter(({ start }) => start !== place.start)
    .slice(0, MOST_OWN);
  return {
    text: `It could${own.length > 0 ? ", and the text names its own limits, which speaks for it" : "; most can lean a little. The text says this about it"}:\n\n${quotations([place, ...own], text, handshake, 0.7)}\n\nWhere you’d see it:\n\n- **Who was asked,** and who never had the chance? People who show up, click or answer are different from those who don’t.\n- **How many,** and how many didn’t answer?\n- **What exactly was asked,** in what words, and what other choices were there?\n- **Who did it and paid for it,** and was all of it published, or only this?\n\nWhatever the text tells you here speaks for it; you can ask for the rest.`,
    confidence: 0.75,
  };
}

const ELSE_EXPLAINS =
  /\bwhat (?:else|other (?:things?|reasons?|causes?|explanations?))\b[^.?!]{0,20}\b(?:explain|cause|be behind|lie behind|account for|have caused|be the (?:reason|cause)|play a (?:part|role))|\b(?:other|another|different|alternative) (?:explanations?|causes?|reasons?)\b|\b(?:be|been|is|was) (?:something|anything) else\b|\b(?:something|anything) else (?:that |which )?(?:made|makes|caused|did|explains?|led|brought|behind)\b/i;
/** “Would it have fallen anyway?” */
const ANYWAY = new RegExp(
  `\\b(?:would|could|might|may)(?:n't| not)?\\b[^.?!]{0,60}(\\b(?:anyway|regardless|in any case|by (?:it|them)sel(?:f|ves)|on (?:its|their) own|all the same|without (?:it|that|this|them|any of (?:it|this)|(?:the|that|this|a|an) \\w+))${END})`,
  "i",
);
const AS_ASKED = /\b(?:would|could|might|may|have|has|been|happened|happen|anyway|regardless)\b/gi;
/** Other causes are not known here, but the kinds of them are. */
function sayElse({ request, text, handshake }: AboutText): Said | null {
  const all = bodyOf(text);
  const asked = placesOf(text, contentIn(request.replace(ELSE_EXPLAINS, " ").replace(AS_ASKED, " "))).sort((a, b) => b.score - a.score)[0]?.sentence;
  const place = asked ?? all.find((s) => GO_TOGETHER.test(s.text)) ?? mainClaim(all);
  if (!place) return null;
  const given = givesOf(text).find((g) => g.kind === "other-causes" && g.clear)?.sentence;
  return {
    text: [
      `I can’t know which it is, but with a sentence like this it helps to go through these:\n\n${quotations([place], text, handshake, 0.7)}`,
      `${ANYWAY.test(request) ? "- **It would have happened anyway:** then it also happened where nothing was changed, over the same time. Ask for a place like that.\n" : ""}- **A third thing behind both:** age, money, health, habit, the season.\n- **The other way around:** what’s called the result came first.\n- **Who was counted:** the people who stayed, or could take part, were different from the start.\n- **Something else that changed at the same time.**\n- **Chance,** especially if only a few were counted.`,
      given
        ? `The text itself names one:\n\n${quotations([given], text, handshake, 0.7)}`
        : "I don’t see any of them in the text. Whoever studied it can say which ones they looked at.",
    ].join("\n\n"),
    confidence: 0.7,
  };
}

const GRADES =
  /\bhow (?:would|do|could|should|can) (?:you|i|we|one|a teacher) (?:grade|mark(?= (?:the|this|it|his|her|its) \w+$)|score|rank)\b|\b(?:what|which) (?:grade|score)\b|\b(?:grade|score) (?:it|this|the (?:argument|text|essay))\b|\b(?:give|would) (?:it|this|that|him|her|them|(?:the|this) \w+)(?: get)? (?:an? )?(?:\w+ )?(?:scores?|grades?|ratings?|points|stars?|marks?)\b|\bhow many (?:stars|points) (?:would|do|does it get|out of)\b|\b(?:out of|\/) ?(?:5|10|100|five|ten|a hundred)[?.! ]*$|\bon a scale (?:of|from)\b/i;

/** “Who says 8 out of 10?” */
const WHO_COUNTED = /\bwho (?:says?|said|counted|asked)\b/i;

export const REASONING_ROWS: readonly Row[] = [
  { form: BIASED, intent: "weak-points", say: sayCounted },
  { form: ELSE_EXPLAINS, intent: "missing", say: sayElse },
  { form: ANYWAY, intent: "missing", say: sayElse, passesOn: true },
  {
    form: { test: (request) => GRADES.test(request) && !WHO_COUNTED.test(request) },
    intent: "weak-points",
    say: ({ text, analysis, handshake }) => {
      const said = sayWeakPoints(text, analysis(), handshake);
      return {
        ...said,
        text: `A grade from me would look more exact than it is: I can’t weigh how much each fault counts. Here’s what you could base one on:\n\n${said.text}`,
      };
    },
  },
  { form: { test: (request) => askedAbout(request) !== undefined }, intent: "weak-points", say: sayOfPlace },
  { form: ARGUES, intent: "summary", say: sayArgument, ofAny: true },
];
