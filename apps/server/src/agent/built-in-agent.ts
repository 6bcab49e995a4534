import { cutText, INPUT_CAP_CHARS } from "@candor/engine/policy";
import { unwrapArticle, type ChatRequest } from "@candor/protocol";
import type { Agent } from "../agent-port.ts";
import type { PageService } from "../pages/page-service.ts";
import type { RuleWork } from "../rules/rule-work.ts";
import { addressToRead, withoutAddress } from "./addresses.ts";
import { handshakeOf } from "./handshake-of.ts";
import { ToolRuns } from "./tool-runs.ts";

export const BUILT_IN_LABEL = "Built-in analyst (no language model)";

/** Said where an address was left alone that might have been meant. */
export const NOT_OPENED = "I did not open the address in this text. To have its page read, send the address alone.";

/** Pieces of a reply for the stream: whole words, so that nothing flickers. */
function* pieces(text: string): Generator<string> {
  for (const match of text.matchAll(/\S+\s*|\s+/g)) yield match[0];
}

/** Answers when no model is configured: rules and counting, the same tools and the same answer as a model's. */
export function createBuiltInAgent(pages: PageService, work: RuleWork): Agent {
  return {
    model: { active: false, label: BUILT_IN_LABEL },

    async chat(request: ChatRequest, context) {
      const handshake = handshakeOf(request);
      const tools = new ToolRuns(pages, work, handshake, context);
      const { question, article: wrapped } = unwrapArticle(request.text);
      const history = request.history.map((m) => ({ role: m.role, text: unwrapArticle(m.text).question }));
      let article = wrapped ?? earlierArticle(request);
      let asked = question;
      const { address, isLeft } = wrapped ? { address: null, isLeft: false } : addressToRead(question);
      if (address) {
        const page = await tools.fetchUrl(address);
        if (page.text.trim() !== "") article = { url: page.url, text: cutText(page.text, INPUT_CAP_CHARS) };
        asked = withoutAddress(question, address) || "What stands out in this article?";
      }
      const ready = article ? await tools.analyzeText(article.text) : null;
      const reply = await work("answer", { question: asked, history, article, handshake, ready }, context.signal);
      const message = isLeft && reply.intent !== "danger" ? `${reply.message}\n\n${NOT_OPENED}` : reply.message;
      if (context.emit) for (const piece of pieces(message)) context.emit({ type: "delta", text: piece });
      return { message, tools: tools.used, confidence: reply.confidence, failure: reply.failure, ...(reply.notes.length > 0 ? { notes: reply.notes } : {}) };
    },

    assess: (request, { signal }) => work("assess", request, signal),
    summarize: (request, { signal }) => work("report", request, signal),
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
