import { analyze, CODEX, failureFor, omissionScanRequired, type Analysis, type Failure, type Handshake } from "@candor/engine";
import { asks, isPastedText, isShortStatement, MIN_PASTED_WORDS, MIN_STATEMENT_WORDS } from "./addressed.ts";
import { askedReflex, askedTerm, requestIntent, wantsSomething, type Intent } from "./intent.ts";
import { endsInQuestion, materialOf, type Material } from "./material.ts";
import { lastText, sayRecap } from "./recap.ts";
import { makesClaims } from "../text/omissions.ts";
import { explainReflex, explainTerm } from "./explain-term.ts";
import { sayAboutText, speaksOf } from "./about-text.ts";
import { HOW_SURE, sayDecide, sayEmotions, sayInterests, sayQuestions } from "./say-more.ts";
import { findingsOf } from "./passages.ts";
import { sayClaims, sayCompare, sayFindings, sayMissing, sayRewrite, saySources, saySteelman, saySummary, sayVerdict, type Said } from "./say.ts";

export interface AnalystInput {
  /** The visitor's question, without its article wrapping. */
  question: string;
  history: readonly { role: "user" | "assistant" | "tool"; text: string }[];
  article: { url: string; text: string } | null;
  handshake: Handshake;
  /** Runs the engine as a tool call, so that it is timed and reported; defaults to the engine itself. */
  analyzeText?: (text: string) => Analysis;
}

export interface AnalystAnswer {
  message: string;
  /** 0 to 1. */
  confidence: number;
  failure: Failure | null;
  intent: Intent;
  /** Sentences of the engine’s notes that the message repeats, letter for letter. */
  notes: string[];
}

/** Said once a conversation (specification README: honest about what it is). */
export const BUILT_IN_NOTICE =
  "I am Candor’s built-in analyst: rules and counting, no language model. The text in front of us is my one source: its wording can be explained, its main sentences picked out, its claims listed for checking, its gaps named.";

const CAN =
  "You can ask for: the marks in a text explained, a summary in its own sentences, its claims with ways to check them, what is missing, its sources, the strongest form of a position, fairer wordings, a comparison of two statements, a technique explained by name, or a recap of our talk.";

/** "Which of these is the strongest?" speaks of the findings before it, not of two statements. */
const AMONG = /\bwhich (?:of these|one)\b.{0,300}\b(?:strong|worst|weak|bad|most|least|serious|important|matter)/i;

/** Articles do not give orders: only the visitor's question is read for what is asked (security: article text is data). */
export function answerWithoutModel(input: AnalystInput): AnalystAnswer {
  const { handshake, article, history } = input;
  const run = input.analyzeText ?? ((text: string) => analyze(text, handshake));
  const question = input.question.trim();
  const material = broughtAlong();
  /** What stands before a closing question is a text of its own where there is no other; else it is a remark, unless it is long or its wording stands out. */
  function broughtAlong(): Material {
    const found = materialOf(question);
    const before = found.text === null && article === null ? endsInQuestion(question) : null;
    return before && (lastText(history) === null || before.text.split(/\s+/).length >= MIN_PASTED_WORDS || standsOut(run(before.text), handshake))
      ? before
      : found;
  }
  const text = material.text ?? article?.text ?? lastText(history);
  /** Whether the message itself is the text to read. With a text already at hand it may be a remark on that, unless it is long or its wording stands out. */
  const isText = (): boolean => {
    if (article !== null || material.text !== null || !isPastedText(question, wantsSomething)) return false;
    return text === null || question.split(/\s+/).length >= MIN_PASTED_WORDS || standsOut(run(question), handshake);
  };
  const intent = intentHere();
  function intentHere(): Intent {
    if (isText()) return "analyse-text";
    const wanted = requestIntent(material.request);
    if (wanted !== "unclear") return wanted;
    if (handshake.mode === "recap" && history.length > 0) return "recap";
    return material.text !== null && !(asks(material.request) && speaksOf(material.text, material.request)) ? "analyse-text" : wanted;
  }
  const introduce = !history.some((m) => m.role === "assistant");
  const finish = (said: Said, failure: Failure | null = failureFor(said.confidence), done: Intent = intent): AnalystAnswer => ({
    message: [introduce ? BUILT_IN_NOTICE : "", failure === "hedge" ? CODEX.failure_semantics.hedge.text : "", said.text].filter(Boolean).join("\n\n"),
    confidence: said.confidence,
    failure,
    intent: done,
    notes: said.notes ?? [],
  });

  if (intent === "greeting" && /^(?:thank|ok|great|cool|bye)/i.test(material.request))
    return finish({ text: "You are welcome. Send the next text or question whenever you like.", confidence: 0.9 }, null);
  if (intent === "greeting") return finish({ text: `Hello. Paste a statement or send the address of an article, and ask. ${CAN}`, confidence: 0.9 }, null);
  if (intent === "capabilities") return finish({ text: `${introduce ? "" : `${BUILT_IN_NOTICE} `}${CAN}`, confidence: 0.95 }, null);
  if (intent === "how-sure" && (!introduce || /\byou\b/i.test(question))) return finish(HOW_SURE, null);
  if (intent === "recap") return finish(sayRecap(input, run), null);
  if (intent === "compare" && material.second === null && text !== null && AMONG.test(question))
    return finish(full(text, run(text), handshake), undefined, "findings");
  if (intent === "compare") {
    if (material.text !== null && material.second !== null) return finish(sayCompare(material.text, material.second, run(material.text), run(material.second)));
    return finish(
      { text: "To compare, I need both statements. Send them as two lines, “A: …” and “B: …”, or each in quotation marks.", confidence: 0.5 },
      "ask-clarify",
    );
  }
  const term = askedTerm(material.request);
  const reflex = material.text === null ? askedReflex(question) : null;
  const explained = (reflex ? explainReflex(reflex) : null) ?? (term && intent !== "summary" ? explainTerm(term, intent === "unclear") : null);
  if (explained) return finish(explained, null, "explain-term");
  if (intent === "beyond")
    return finish({ text: `That is beyond me. An answer would need a language model or a search, and here are neither. ${CAN}`, confidence: 0.9 }, null);

  if (intent === "analyse-text") {
    const read = material.text ?? question;
    return finish(full(read, run(read), handshake));
  }
  if (text === null) {
    // A question of its own, such as "Why do the elites hate us?", can be the statement.
    if (question.split(/\s+/).length >= MIN_STATEMENT_WORDS && (!/\?\s*$/.test(question) || standsOut(run(question), handshake)))
      return finish(full(question, run(question), handshake), undefined, "analyse-text");
    if (isShortStatement(question)) return finish(full(question, run(question), handshake), undefined, "analyse-text");
    return finish(
      {
        text: `${CODEX.failure_semantics["ask-clarify"].text.replace("X/Y", "which text this is about")} Paste a statement here, or send the address of an article.`,
        confidence: 0.5,
      },
      "ask-clarify",
      "unclear",
    );
  }
  switch (intent) {
    case "summary":
      return finish(saySummary(text, handshake));
    case "claims":
      return finish(sayClaims(text, handshake));
    case "missing":
      return finish(sayMissing(text));
    case "steelman":
      return finish(saySteelman(text, run(text), handshake));
    case "rewrite":
      return finish(sayRewrite(run(text)));
    case "sources":
      return finish(saySources(text, handshake));
    case "questions":
      return finish(sayQuestions(text, run(text), handshake));
    case "interests":
      return finish(sayInterests(text, handshake));
    case "emotions":
      return finish(sayEmotions(text, run(text), handshake));
    case "decide":
      return finish(sayDecide(text, run(text), handshake));
    case "verdict":
      return finish(sayVerdict(text, run(text), handshake));
    case "findings":
      return finish(full(text, run(text), handshake));
    default:
      return finish(sayAboutText(material.request, text, run(text), handshake, CAN), undefined, "unclear");
  }
}

const standsOut = (analysis: Analysis, { min_confidence }: Handshake): boolean => findingsOf(analysis).some((frame) => frame.confidence >= min_confidence);

/** Findings, and with them what is missing when the omission scan is on. */
function full(text: string, analysis: Analysis, handshake: Handshake): Said {
  const said = sayFindings(text, analysis, handshake);
  if (!omissionScanRequired(handshake.omission_scan, handshake.stakes) || handshake.mode === "direct") return said;
  // A greeting card is not asked for its sources.
  if (!makesClaims(text)) return said;
  const missing = sayMissing(text);
  return { text: `${said.text}\n\n${missing.text}`, confidence: said.confidence, ...(said.notes ? { notes: said.notes } : {}) };
}
