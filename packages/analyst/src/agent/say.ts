import { citationRequired, type Analysis, type Frame, type Handshake } from "@candor/engine";
import { correctionsIn } from "../text/corrections.ts";
import { anyOf, anyWords } from "../text/forms.ts";
import { escapeMarkdown } from "../markdown.ts";
import { advisedIn, ANNOUNCES, callsIn, isReport } from "../text/argues.ts";
import { citationsIn } from "../text/citations.ts";
import { checkableClaims, type CheckableClaim } from "../text/claims.ts";
import { isGuarded } from "../text/grants.ts";
import { FIGURE, makesClaims } from "../text/makes-claims.ts";
import { sayNoGaps } from "../text/no-gaps.ts";
import { isOwnNotice } from "../text/own-notices.ts";
import { isTooShortToJudge, scanOmissions } from "../text/omissions.ts";
import { summarySentences } from "../text/summary.ts";
import { bodyOf } from "../text/titles.ts";
import { cutAtWord, firstSentence, FUNCTION_WORDS, oneLine, paragraphOf, sentencesOf, topicStems, wordsOf, type Sentence } from "../text/words.ts";
import { leftOpen } from "./reading/left-open.ts";
import { OF_A_MODEL } from "./request/from-model.ts";
import { findingsOf, passagesOf } from "./reading/passages.ts";
import { UNMARKED } from "./reading/unmarked.ts";
import { percent } from "../percent.ts";

/** The parts that the built-in analyst's replies are made of. Everything in quotation marks stands in the text, letter for letter once Markdown has drawn it. */
export interface Said {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Sentences of the engine’s notes that the text repeats: they name wording, so whoever marks the reply passes them over. */
  notes?: string[];
  /** The list of marks in the text, for whoever leaves out what an earlier reply explained. */
  marks?: MarkList;
}

export interface MarkList {
  /** The list as it stands in the text, letter for letter. */
  whole: string;
  /** `shown`: what an earlier reply has where it listed this mark. `brief`: the mark by its name. */
  rows: { shown: string; brief: string; label: string }[];
}

const MOST = { direct: 3, careful: 5, recap: 4 } as const;
const MOST_HINTS = 4;
/** Before other marks on words that were just explained. Among the notes, since it would count as a refrain where it comes three times. */
export const SAME_WORDS = "On the same words:";
const MOST_QUOTED_CHARS = 320;

/** Where a passage stands, when the citation policy asks for it: a place that a reader finds by counting. */
export function cited(text: string, start: number, confidence: number, handshake: Handshake): string {
  if (!citationRequired({ policy: handshake.cite_policy, stakes: handshake.stakes, confidence, externalClaim: false })) return "";
  const inParagraphs = /\n\s*\n/.test(text.trim());
  return inParagraphs ? ` (paragraph ${paragraphOf(text, start)})` : ` (sentence ${sentencesOf(text).filter((s) => s.start <= start).length || 1})`;
}

const clipSentence = (s: string) => (s.length <= MOST_QUOTED_CHARS ? s : `${cutAtWord(s, MOST_QUOTED_CHARS)} …`);
/** Quotation marks within a quotation: single ones, an opening one before a word and a closing one after it. */
export const innerQuotes = (s: string) => s.replace(/“|"(?=[\p{L}\p{N}])(?<![\p{L}\p{N}.,!?]")/gu, "‘").replace(/[”"]/g, "’");
/** Words of a text between marks in Markdown: one line, so that the quotation stays one; marks inside become single, and no sign of it is markup. */
export const quote = (s: string) => `“${escapeMarkdown(innerQuotes(clipSentence(oneLine(s))))}”`;
/** Sentences as quotations below each other, with their places where the handshake wants them. */
export const quotations = (rows: readonly Sentence[], text: string, handshake: Handshake, confidence = 0.75): string =>
  rows.map((s) => `> ${quote(s.text)}${cited(text, s.start, confidence, handshake)}`).join("\n\n");

export function sayFindings(text: string, analysis: Analysis, handshake: Handshake, most: number = MOST[handshake.mode]): Said {
  const all = findingsOf(analysis);
  // Of a recipe or an obituary nobody asks who says so.
  const worthAsking = isTooShortToJudge(text) || (makesClaims(text) && !isOwnNotice(text)) ? " Worth asking: who says so, and from what source?" : "";
  if (all.length === 0 && analysis.frames.length > 0)
    return { text: `I found only weak signals here, wording that honest texts use too, so I don’t rely on them.${worthAsking}`, confidence: 0.7 };
  if (all.length === 0) return { text: `${UNMARKED}${worthAsking}`, confidence: 0.7 };
  const hints = all.filter((f) => f.confidence < handshake.min_confidence);
  const asserted = passagesOf(all.filter((f) => f.confidence >= handshake.min_confidence));
  const shown = asserted.slice(0, most);
  const parts: string[] = [];
  const notes: string[] = [];
  const rows: MarkList["rows"] = [];
  if (shown.length > 0) {
    parts.push(
      asserted.length === 1
        ? "One passage stands out:"
        : `${asserted.length} passages stand out${asserted.length > shown.length ? `; the strongest ${shown.length} first` : ""}:`,
    );
    for (const { words, frames } of shown) {
      const [f, ...also] = frames as [Frame, ...Frame[]];
      const reason = handshake.mode === "direct" ? firstSentence(f.rationale) : f.rationale;
      notes.push(...frames.map((one) => one.reflexLabel), reason, f.question, ...(also.length > 0 ? [SAME_WORDS] : []));
      const stance = f.stance === "quoted" ? " The text quotes these words, so consider who’s speaking." : "";
      const more = also.length > 0 ? ` ${SAME_WORDS} ${also.map((one) => `**${one.reflexLabel}** (${percent(one.confidence)})`).join(", ")}.` : "";
      const place = `> ${quote(words.fragment)}${cited(text, words.start, f.confidence, handshake)}`;
      const name = `**${f.reflexLabel}** (${percent(f.confidence)})`;
      const label = f.reflexLabel.toLowerCase();
      rows.push({ shown: `${place}\n\n${name}`, brief: `- ${quote(words.fragment)}: ${label} (${percent(f.confidence)})`, label });
      parts.push(`${place}\n\n${name}. ${reason}${stance}${more} _${f.question}_`);
    }
  }
  const marks = rows.length > 0 ? { whole: parts.join("\n\n"), rows } : undefined;
  if (hints.length > 0 && shown.length === 0) {
    const weak = passagesOf(hints).slice(0, MOST_HINTS);
    notes.push(...weak.map((p) => p.frames[0]!.reflexLabel.toLowerCase()));
    parts.push(
      `Nothing reaches ${percent(handshake.min_confidence)}, and below that I don’t stand behind a mark. Only as hints: ${weak.map(({ words, frames }) => `${quote(words.fragment)} (${frames[0]!.reflexLabel.toLowerCase()}, ${percent(frames[0]!.confidence)})`).join("; ")}.`,
    );
  } else if (hints.length > 0)
    parts.push(
      `${hints.length} weaker ${hints.length === 1 ? "mark stays" : "marks stay"} below ${percent(handshake.min_confidence)}, so I don’t rely on ${hints.length === 1 ? "it" : "them"}.`,
    );
  return { text: parts.join("\n\n"), confidence: shown[0]?.frames[0]?.confidence ?? 0.45, notes, ...(marks ? { marks } : {}) };
}

export function saySummary(text: string, handshake: Handshake, most: number = MOST[handshake.mode]): Said {
  const all = bodyOf(text);
  const chosen = all.length <= most ? all : summarySentences(text, most);
  if (chosen.length === 0) return { text: "There are no full sentences here to summarize.", confidence: 0.3 };
  const few = all.length <= chosen.length;
  // A first number without its correction would be passed on.
  const corrected = correctionsIn(text)
    .filter((s) => !chosen.some(({ start }) => start === s.start))
    .slice(0, 1);
  return {
    text: `${few ? `The text is short; this is all of it${sentencesOf(text)[0]!.start < all[0]!.start ? " below its title" : ""}` : chosen.length === 1 ? "In the text’s own words, the sentence that carries most of the rest" : "In the text’s own sentences, the ones that carry most of the rest"}:\n\n${chosen.map((s) => `> ${quote(s.text)}${cited(text, s.start, 0.8, handshake)}`).join("\n\n")}${corrected.length > 0 ? `\n\nIt corrects itself here:\n\n${quotations(corrected, text, handshake, 0.8)}` : ""}${few || handshake.mode === "direct" ? "" : "\n\nChosen for the words they share with the rest. The wording is the text’s own; I don’t rephrase."}`,
    confidence: few ? 0.9 : 0.75,
  };
}

/** The way to check a claim, given once for each kind. */
const howOf = (claim: CheckableClaim, first: number, at: number): string =>
  first === at ? `It states **${claim.kind}**. ${claim.how}` : `**As in ${first + 1}.**`;

const MOST_SEARCHED = 6;
/** The words of a claim to type into a search, without the small ones. */
export const searchedWords = (sentence: string): string =>
  wordsOf(sentence)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .slice(0, MOST_SEARCHED)
    .join(" ");

/** Where no rule knows the kind of any claim: that says nothing about the sentences, so the one that carries the text is named. */
function sayMainClaim(text: string, handshake: Handshake): Said {
  const claim = mainClaim(bodyOf(text));
  const none = "My rules spot claims by their figures, findings, events and causes, and they find none here.";
  if (!claim || claim.text.endsWith("?"))
    return { text: `${none} What would have to be true for the text to make sense? That’s what you could look up.`, confidence: 0.5 };
  return {
    text: `${none} The claim to look up would be:\n\n> ${quote(claim.text)}${cited(text, claim.start, 0.7, handshake)}\n\nSearch for its main words, such as _${searchedWords(claim.text)}_, together with “fact check” or “evidence”. See who says so, how they could know, and who disagrees.`,
    confidence: 0.6,
  };
}

/** `fromModel`: the text is the answer of a language model. */
export function sayClaims(text: string, handshake: Handshake, fromModel = false, most: number = MOST[handshake.mode]): Said {
  const claims = checkableClaims(text, most);
  if (claims.length === 0) return sayMainClaim(text, handshake);
  return {
    text: `${claims.length === 1 ? "One statement" : `${claims.length} statements`} can be checked. Leave this page to do it: what others say about the source tells you more than reading it closely.${fromModel ? ` ${OF_A_MODEL}` : ""}\n\n${claims
      .map(
        (c, i) =>
          `${i + 1}. ${quote(c.sentence.text)}${cited(text, c.sentence.start, 0.75, handshake)}\n\n   ${howOf(
            c,
            claims.findIndex((other) => other.kind === c.kind),
            i,
          )}`,
      )
      .join("\n\n")}${citationsIn(text).length > 0 ? "\n\nIt cites something: ask me whether that is real, and I’ll list what to search for." : ""}`,
    confidence: 0.75,
  };
}

/** Too short a text, one that claims nothing, and one that gives what it should each lack nothing for a reason of their own. */
function nothingMissing(text: string): string {
  if (isTooShortToJudge(text))
    return `The text is too short to say what it leaves out. ${FIGURE.test(text) ? "Still, with a figure you’d want to know: from what to what, out of how many, who counted, and what else changed in the meantime." : "Still, you can ask of a single sentence: who says so, how do they know, and who would disagree?"} If there’s more of it, paste it or give its address.`;
  if (!makesClaims(text) || isOwnNotice(text))
    return `The text doesn’t claim much that would call for a source, a figure or another side. ${isOwnNotice(text) ? "A notice from the people it’s about" : "A story, a recipe or a private note"} doesn’t need to give them.`;
  return `${sayNoGaps(text)} Only other reports can show what else it leaves out: look for one by somebody with a different interest.`;
}

export const MISSING_HEAD = "A text meant to inform or convince gives these; I don’t see them here:";
/** What a text says of its own figures that they leave out. */
const OWN_GAP =
  /\b(?:(?:is|are|was|were|has|have) (?:not|never) (?:been )?(?:counted|included|adjusted|recorded|measured|considered)|no (?:data|figures|information) (?:is|are|were|was|exist)|(?:figures?|data|results?) (?:\w+ ){0,3}(?:is|are) (?:preliminary|provisional|incomplete|missing)|(?:are|is) (?:therefore )?missing(?=[.;,]))/i;
const MOST_OWN_GAPS = 4;
export function sayMissing(text: string): Said {
  const missing = scanOmissions(text);
  const open = leftOpen(text);
  const opens =
    open.length === 0
      ? ""
      : `These words leave open how many, who or when, and that’s what the people affected want to know:\n\n${open.map((s) => `> ${quote(s.text)}`).join("\n\n")}`;
  const own = sentencesOf(text)
    .filter((s) => OWN_GAP.test(s.text))
    .slice(0, MOST_OWN_GAPS);
  const tells = own.length === 0 ? "" : `The text itself says it leaves this out:\n\n${own.map((s) => `> ${quote(s.text)}`).join("\n\n")}`;
  if (missing.length === 0) return { text: [tells, opens].filter(Boolean).join("\n\n") || nothingMissing(text), confidence: 0.6 };
  return { text: `${opens && `${opens}\n\n`}${MISSING_HEAD}\n\n${missing.map((m) => `- **${m.what}.** ${m.why} _${m.ask}_`).join("\n")}`, confidence: 0.7 };
}

const ADVISES = anyWords(
  /should|must|(?<!\b(?:an?|no|the|any|great|deep|strong|your) )need to|have to|ought|let's|we can(?:not)?|is (?:the|a) (?:best|right|wrong|only|real)|deserves?|therefore|that is why/i,
  /so we|clearly|it is time|either (?:we|you)|(?:vote|voting) (?:for|against)|support the|join us|sign (?:the|this)/i,
);
const SAID_OF_OTHERS =
  /["“”]|\b(?:(?:he|she|they|experts?|critics|opponents?|authors?|minister|federation|government) (?:\w+ ){0,5}?(?:said|says|say|told|tells?|writes?|wrote|argues?|argued|claims?|calls?)|we are told)\b/i;
/** The claim a text argues for: its sentence of advice or judgement that shares most with the rest. */
export function mainClaim(sentences: readonly Sentence[]): Sentence | undefined {
  const all = topicStems(sentences.map((s) => s.text).join(" "));
  const weigh = (s: Sentence, i: number) =>
    (ADVISES.test(s.text) ? 3 : 0) +
    (/\b(?:we|they|you|the \w+) (?:should|must|need to|have to|ought)\b/i.test(s.text) ? 1.5 : 0) +
    [...topicStems(s.text)].filter((w) => all.has(w)).length / 6 +
    (/\bwe (?:will|shall)\b/i.test(s.text) ? 1 : 0) +
    (i === 0 ? 1 : 0) -
    // What others say is their position: “every expert says we can’t win”.
    (SAID_OF_OTHERS.test(s.text) ? 3 : 0) -
    (isGuarded(s.text) ? 3 : 0) -
    (s.text.endsWith("?") ? 2 : 0);
  return sentences.map((s, i) => ({ s, w: weigh(s, i) })).sort((a, b) => b.w - a.w)[0]?.s;
}

/** Somebody else’s words are no reason of the writer’s, and may speak against the position. */
const SPOKEN = /["“”]|\b(?:said|says|told|argues?|argued|critics|opponents)\b/i;

/** Of a report there is no position to set out: who wants something in it, and nothing put into its mouth. */
function sayReports(sentences: readonly Sentence[]): Said {
  const advised = advisedIn(sentences);
  const rows = (advised.length > 0 ? advised : callsIn(sentences)).slice(0, 2);
  const advice =
    rows.length > 0
      ? `Somebody in it wants something, so you could ask for reasons:\n\n${rows.map((s) => `> ${quote(s.text)}`).join("\n\n")}`
      : "Nobody in it asks for anything, either.";
  return {
    text: `This reports and doesn’t argue for anything, so there’s no case I could put in its strongest form. ${advice}\n\nGive me the position as a sentence or two, or a text by somebody who holds it, and I’ll put its reasons in order.`,
    confidence: 0.65,
  };
}

/** What a reason does: it gives a ground, a figure, something seen, a comparison, or grants something. */
const IS_REASON = anyOf(
  /\b(?:because|since|as a result|therefore|\d|shows?|found|according|data|reports that|cost|saves?|reduces?|increases?|allows?|helps?|means|so that|evidence|example|for instance|half (?:of|the|as|an?|our|their|my)|twice (?:as|the)|doubl\w+|thirds?|quarters?|majority)\b/i,
  /\d/i,
  /\b(?:I|we) (?:have |had |['’]ve )?(?:saw|seen|drank|lost|tried|tested|used|watched|noticed|measured|counted|heard|waited|worked|lived|visited|asked|paid|felt|took|went|read)\b/i,
  /\b(?:than|compared (?:with|to)|unlike|whereas|while|as (?:much|many|well|good|long|far) as|cheaper|faster|safer|fewer)\b/i,
  /\b(?:although|though|even if|admittedly|granted|of course|despite|in spite of|it is true that|not as|on the other hand)\b/i,
);

const MOST_CALLS = 2;

export const isReason = (sentence: string): boolean => IS_REASON.test(sentence);

/** `brief`: the position and its two best reasons, and nothing on how to strengthen them. */
export function saySteelman(text: string, analysis: Analysis, handshake: Handshake, brief = false): Said {
  const sentences = bodyOf(text).filter((s) => s.text.split(/\s+/).length >= 4);
  const claim = mainClaim(sentences);
  if (!claim) return { text: "Give me the position as one or two full sentences, and I’ll build its strongest form from them.", confidence: 0.3 };
  const loaded = findingsOf(analysis).filter((f) => f.confidence >= 0.55);
  if (loaded.length === 0 && isReport(sentences)) return sayReports(sentences);
  const touched = (s: Sentence) => loaded.some((f) => f.start < s.end && f.end > s.start);
  // A petition opens with what others plan: that is no position of the writer's.
  const calls = ADVISES.test(claim.text) || callsIn([claim]).length > 0 ? [] : callsIn(sentences).slice(0, MOST_CALLS);
  const reasons = sentences
    .filter(
      (s) =>
        s !== claim && !calls.includes(s) && !s.text.endsWith("?") && !touched(s) && !SPOKEN.test(s.text) && !ANNOUNCES.test(s.text) && IS_REASON.test(s.text),
    )
    .slice(0, brief ? 2 : 3);
  // What carries a figure beside loaded words is a reason all the same, once the words are dropped.
  const dressed =
    reasons.length > 0
      ? []
      : sentences.filter((s) => s !== claim && !s.text.endsWith("?") && !SPOKEN.test(s.text) && touched(s) && IS_REASON.test(s.text)).slice(0, 2);
  // A mark over the whole sentence is no word that could be dropped from it.
  const inClaim = loaded.filter((f) => f.start >= claim.start && f.end <= claim.end && f.end - f.start < 0.4 * (claim.end - claim.start));
  const parts =
    calls.length > 0
      ? [`**What it is about**\n\n${quotations([claim], text, handshake)}`, `**What it calls for, in its own words**\n\n${quotations(calls, text, handshake)}`]
      : [`**The position, in its own words**\n\n> ${quote(claim.text)}${cited(text, claim.start, 0.7, handshake)}`];
  if (inClaim.length > 0)
    parts.push(
      `A fair reader would drop ${inClaim
        .slice(0, 3)
        .map((f) => quote(f.fragment))
        .join(
          ", ",
        )} and keep the rest: the case does not need ${inClaim.length === 1 ? "it" : "them"}.${inClaim.find((f) => f.rewording) ? ` Here’s how to put such words fairly, in a made-up example: ${inClaim.find((f) => f.rewording)!.rewording}` : ""}`,
    );
  parts.push(
    reasons.length > 0
      ? `**Its best reasons in the text**\n\n${reasons.map((s) => `> ${quote(s.text)}`).join("\n\n")}`
      : dressed.length > 0
        ? `**Its reasons, in loaded wording**\n\n${dressed.map((s) => `> ${quote(s.text)}`).join("\n\n")}\n\nPushy words don’t take a reason away, but they aren’t a reason either: what’s left of each without them?`
        : "**Its best reasons in the text:** none are given without loaded wording. That doesn’t prove the position wrong; it only means the reasons must come from elsewhere.",
  );
  if (brief) return { text: parts.join("\n\n"), confidence: reasons.length > 0 ? 0.6 : 0.45, notes: inClaim.flatMap((f) => f.rewording ?? []) };
  const gaps = scanOmissions(text).slice(0, 3);
  parts.push(
    `**To make it stronger**\n\n${(gaps.length > 0 ? gaps.map((g) => `- ${g.what}: ${g.ask}`) : ["- The best objection, stated so that its holder would agree, and an answer to it."]).join("\n")}`,
  );
  parts.push("I can sort and clean up what the text offers. I can’t add reasons the text doesn’t give; someone who holds the view can.");
  return { text: parts.join("\n\n"), confidence: reasons.length > 0 ? 0.6 : 0.45, notes: inClaim.flatMap((f) => f.rewording ?? []) };
}
