import { LINK_QUESTION } from "@candor/content/messages/chat";
import { cutText, INPUT_CAP_CHARS } from "@candor/engine/policy";
import { unwrapArticle, type ChatAnswer, type ChatRequest } from "@candor/protocol";
import type { Agent } from "../agent-port.ts";
import type { PageService } from "../pages/page-service.ts";
import type { RuleWork } from "../rules/rule-work.ts";
import { addressToRead, meantAddress, withoutAddress } from "./addresses.ts";
import { handshakeOf } from "./handshake-of.ts";
import { ToolRuns } from "./tool-runs.ts";

const BUILT_IN_LABEL = "Built-in analyst (no language model)";

/** Said where an address was left alone that might have been meant. */
export const NOT_OPENED = "I did not open the address in this text. To have its page read, send the address alone.";

/** Said where a message named several pages. */
export const ONE_READ = "I read one page at a time. To have another one of these read, send its address alone.";
/** Said where a message asks about another page than the article that it is wrapped with. */
export const OTHER_PAGE =
  "That is the address of another page than the article in context, and I speak of one text at a time. Send the address alone, and its page takes the place of the article.";
/** Said where a reply speaks of the whole of an article, of which the page or the server has cut the rest. */
export const GOES_ON = "I have the first 20,000 characters of this article, and it goes on. What I miss may stand in the rest.";
/** In a reply that says of something that the text goes without it. */
const MISSES = /\bI (?:(?:see|find) (?:no|nothing)|don’t (?:see|find) (?:an?|any))\b|\bfound no form of\b|\bdo(?:es)? not occur in it\b/;
/** Said where a page was opened that shows nothing to a reader without a browser. */
export const NOTHING_THERE = "I opened the address and found no text there that I can read. Copy the text of the page and paste it here.";

/** Of a text and the message that brought its address: a headline is sent along by those who share it, and asks nothing. */
const BEGINNING_CHARS = 600;
const MIN_HEADLINE_CHARS = 12;
const isItsHeadline = (asked: string, text: string): boolean =>
  text
    .slice(0, BEGINNING_CHARS)
    .split("\n")
    .some((line) => Math.min(line.length, asked.length) >= MIN_HEADLINE_CHARS && (line.startsWith(asked) || asked.startsWith(line)));

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
      const finish = (message: string, rest: Omit<ChatAnswer, "message">): ChatAnswer => {
        if (context.emit) for (const piece of pieces(message)) context.emit({ type: "delta", text: piece });
        return { message, ...rest };
      };
      const named = addressToRead(question);
      const { address, isLeft, hasMore } = wrapped ? { address: null, isLeft: false, hasMore: false } : named;
      const isOther = wrapped !== null && named.address !== null && meantAddress(wrapped.url, [named.address]) === null;
      if (wrapped && named.address) asked = withoutAddress(question, named.address) || LINK_QUESTION;
      const added = isLeft ? [NOT_OPENED] : hasMore ? [ONE_READ] : [];
      if (address) {
        const page = await tools.fetchUrl(address);
        const isEmpty = page.text.trim() === "";
        if (isEmpty) added.unshift(NOTHING_THERE);
        else article = { url: page.url, text: cutText(page.text, INPUT_CAP_CHARS) };
        asked = withoutAddress(question, address);
        if (asked === "" && isEmpty) return finish(NOTHING_THERE, { tools: tools.used, confidence: 0.9, failure: null });
        if (asked === "" || isItsHeadline(asked, page.text)) asked = LINK_QUESTION;
      }
      const ready = article && !isOther ? await tools.analyzeText(article.text) : null;
      const reply = await work("answer", { question: asked, history, article, handshake, ready }, context.signal);
      if (isOther && reply.intent !== "danger") return finish(OTHER_PAGE, { tools: [], confidence: 0.9, failure: null });
      // A page cuts what it sends to the same length, a unit less where a character would be parted.
      if (article && article.text.length >= INPUT_CAP_CHARS - 1 && (reply.intent === "summary" || MISSES.test(reply.message))) added.push(GOES_ON);
      const message = reply.intent === "danger" ? reply.message : [reply.message, ...added].join("\n\n");
      return finish(message, {
        tools: tools.used,
        confidence: reply.confidence,
        failure: reply.failure,
        ...(reply.notes.length > 0 ? { notes: reply.notes } : {}),
      });
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
