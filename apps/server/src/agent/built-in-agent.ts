import { answerWithoutModel, assess, writeReport } from "@candor/analyst";
import { analyze } from "@candor/engine";
import { cutText, INPUT_CAP_CHARS, REPORT_HANDSHAKE, resolveHandshake } from "@candor/engine/policy";
import { unwrapArticle, type AssessRequest, type ChatRequest, type SummarizeRequest } from "@candor/protocol";
import type { Agent } from "../agent-port.ts";
import type { PageService } from "../pages/page-service.ts";
import { askedAddresses } from "./addresses.ts";
import { handshakeOf } from "./handshake-of.ts";
import { ToolRuns } from "./tool-runs.ts";

export const BUILT_IN_LABEL = "Built-in analyst (no language model)";

export const localReport = ({ inputText, frames, handshake }: SummarizeRequest): string =>
  writeReport(inputText, frames, resolveHandshake({ ...REPORT_HANDSHAKE, ...handshake }));
/** What the exercise asked: a blank prompt beside facts is none. */
export const exerciseOf = ({ prompt, facts }: AssessRequest): string => (prompt?.trim() ? prompt : (facts ?? ""));
export const localAssessment = (request: AssessRequest) => assess(request.kind, request.answer, exerciseOf(request));

/** Pieces of a reply for the stream: whole words, so that nothing flickers. */
function* pieces(text: string): Generator<string> {
  for (const match of text.matchAll(/\S+\s*|\s+/g)) yield match[0];
}

/** Answers when no model is configured: rules and counting, the same tools and the same answer as a model's. */
export function createBuiltInAgent(pages: PageService): Agent {
  return {
    model: { active: false, label: BUILT_IN_LABEL },

    async chat(request: ChatRequest, context) {
      const handshake = handshakeOf(request);
      const tools = new ToolRuns(pages, handshake, context);
      const { question, article: wrapped } = unwrapArticle(request.text);
      const history = request.history.map((m) => ({ role: m.role, text: unwrapArticle(m.text).question }));
      let article = wrapped ?? earlierArticle(request);
      let asked = question;
      const [address] = askedAddresses(question);
      if (address && !wrapped) {
        const page = await tools.fetchUrl(address);
        if (page.text.trim() !== "") article = { url: page.url, text: cutText(page.text, INPUT_CAP_CHARS) };
        asked = question.replace(address, "").trim() || "What stands out in this article?";
      }
      const ready = article ? await tools.analyzeText(article.text) : null;
      const text = article?.text;
      const reply = answerWithoutModel({
        question: asked,
        history,
        article,
        handshake,
        analyzeText: (t) => (t === text && ready ? ready : analyze(t, handshake)),
      });
      if (context.emit) for (const piece of pieces(reply.message)) context.emit({ type: "delta", text: piece });
      return {
        message: reply.message,
        tools: tools.used,
        confidence: reply.confidence,
        failure: reply.failure,
        ...(reply.notes.length > 0 ? { notes: reply.notes } : {}),
      };
    },

    assess(request) {
      const { criteria: _criteria, ...answer } = localAssessment(request);
      return Promise.resolve(answer);
    },

    summarize: (request) => Promise.resolve(localReport(request)),
  };
}

/** The article that an earlier message was wrapped with, when the page did not repeat it. */
function earlierArticle(request: ChatRequest): { url: string; text: string } | null {
  for (let at = request.history.length - 1; at >= 0; at -= 1) {
    const message = request.history[at]!;
    const { article } = message.role === "user" ? unwrapArticle(message.text) : { article: null };
    if (article) return article;
  }
  return null;
}
