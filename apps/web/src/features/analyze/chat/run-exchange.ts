import { checkQuotes } from "@candor/analyst/quotes";
import { BROKE_OFF, LINK_QUESTION, NO_REPLY, SENDING_URL_AS_IS } from "@candor/content/messages/chat";
import type { Analysis, Frame, Handshake } from "@candor/engine";
import { contextDecay, CODEX, cutText, failureFor, INPUT_CAP_CHARS, resolveHandshake, TOOL_MESSAGE_CHARS } from "@candor/engine/policy";
import { fetchPage, type FetchedPage } from "../../../lib/fetched-page.ts";
import { singleLink } from "../../../lib/links.ts";
import type { ArticleContext } from "../../../lib/session.ts";
import { askAgent, BrokenAnswer, type AgentAnswer } from "./ask-agent.ts";
import { chatErrorText } from "./chat-errors.ts";
import { chatBody, historyFor, wrapped } from "./chat-request.ts";
import type { ChatSettings } from "./chat-settings.ts";
import type { ChatAction, ChatState, LookedUp, Message } from "./chat-state.ts";
import { ReplyStream } from "./reply-stream.ts";
import { withoutIds, withoutNotes } from "./without-notes.ts";

export interface ExchangeDeps {
  get(): ChatState;
  dispatch(action: ChatAction): void;
  /** Frames of a text and where they cluster; rejects when aborted. */
  analyze(text: string, handshake: Handshake, signal: AbortSignal): Promise<Pick<Analysis, "frames" | "regions">>;
  /** Frames that were attached to a message: for announcements and telemetry. */
  onFrames(frames: Frame[], handshake: Handshake, role: Message["role"]): void;
  /** For the one polite status line. */
  say(text: string): void;
  /** Milliseconds; only differences count. */
  clock(): number;
  newId(): string;
  signal: AbortSignal;
}

/** Longer than a browser takes from cutting a connection to telling the page that it is left. */
const LEAVING_MS = 250;
const chars = (n: number): string => n.toLocaleString("en");
const cutNote = (what: string, kept: number, left: number): string =>
  `${what} was cut: the first ${chars(kept)} characters were kept and ${chars(left)} left out.`;

/** Analyses a message and attaches what was found. Never rejects. */
export async function attachFrames(
  id: string,
  role: Message["role"],
  text: string,
  handshake: Handshake,
  deps: Pick<ExchangeDeps, "analyze" | "dispatch" | "onFrames">,
): Promise<void> {
  try {
    // Frames of a finished reply are wanted even when its exchange has ended, so this takes a signal of its own.
    const { frames, regions } = await deps.analyze(withoutIds(cutText(text, INPUT_CAP_CHARS)), handshake, new AbortController().signal);
    deps.dispatch({ type: "change", id, change: { frames, regions } });
    deps.onFrames(frames, handshake, role);
  } catch (error) {
    console.error("A message could not be analysed", error);
  }
}

/** The tool message of a text that becomes the article context: cut to 4,000 for the message and 20,000 for the context, which is said, as is what was `cut` before. */
export function articleMessage(
  id: string,
  at: number,
  url: string,
  text: string,
  title: string | null | undefined,
  cut = 0,
): { message: Message; article: ArticleContext } {
  const textBlock = cutText(text, INPUT_CAP_CHARS);
  const shown = cutText(text, TOOL_MESSAGE_CHARS);
  const notes: string[] = [];
  if (shown.length < textBlock.length) notes.push(`The first ${chars(shown.length)} characters are shown here.`);
  const left = cut + text.length - textBlock.length;
  if (left > 0) notes.push(cutNote("The article", textBlock.length, left));
  return {
    message: { id, role: "tool", text: shown, at, chars: textBlock.length, ...(title ? { title } : {}), notes },
    article: { url, textBlock, charCount: textBlock.length, ...(title ? { title } : {}) },
  };
}

/** Fetches a page into a tool message and, when it holds text, into the article context (specification 1 §4). Rejects as callAgent does. */
export async function fetchArticle(
  url: string,
  handshake: Handshake,
  deps: ExchangeDeps,
  before?: string,
): Promise<{ messageId: string; article: ArticleContext | null }> {
  const id = deps.newId();
  const begun = deps.clock();
  const took = () => Math.max(0, Math.round(deps.clock() - begun));
  deps.dispatch({
    type: "add",
    ...(before ? { before } : {}),
    message: { id, role: "tool", text: "", at: Date.now(), tools: [{ name: "fetch-url", args: { url }, duration_ms: null }] },
  });
  deps.say("Fetching the page…");
  let page: FetchedPage;
  try {
    page = await fetchPage(url, deps.signal);
  } catch (error) {
    const stopped = deps.signal.aborted;
    // Where an answer was asked for, the reason stands in its place.
    const why = before || stopped ? {} : { error: chatErrorText(error) };
    deps.dispatch({
      type: "change",
      id,
      change: { tools: [{ name: "fetch-url", args: { url }, duration_ms: stopped ? null : took(), failed: true, ...why }] },
    });
    throw error;
  }
  const tools = [{ name: "fetch-url", args: { url }, duration_ms: took() }];
  const { text, source } = page;
  if (text.trim() === "") {
    deps.dispatch({ type: "change", id, change: { tools } });
    return { messageId: id, article: null };
  }
  const { message, article } = articleMessage(id, Date.now(), source.url, text, source.title);
  deps.dispatch({ type: "change", id, change: { ...message, tools } });
  deps.dispatch({ type: "article", article });
  void attachFrames(id, "tool", article.textBlock, handshake, deps);
  return { messageId: id, article };
}

/** What is sent for a message: the text within its limits, a link as its article, a later question wrapped with the article. */
async function textToSend(user: Message, replyId: string, handshake: Handshake, deps: ExchangeDeps): Promise<{ text: string; article: ArticleContext | null }> {
  const note = (text: string) => deps.dispatch({ type: "note", id: user.id, note: text });
  const link = singleLink(user.text);
  if (link) {
    const { article } = await fetchArticle(link, handshake, deps, replyId);
    if (!article) {
      note(SENDING_URL_AS_IS);
      return { text: link, article: null };
    }
    note(`Sent with the article: “${LINK_QUESTION}”`);
    return { text: wrapped(LINK_QUESTION, article).text, article };
  }
  const { article } = deps.get();
  const question = cutText(user.text, INPUT_CAP_CHARS);
  const { text, cut } = wrapped(question, article);
  const left = user.text.length - question.length + cut;
  if (left > 0) note(cutNote("The message", user.text.length - left, left));
  return { text, article };
}

/** Quotations looked up in the article, then in what is shown of the other pages that were read here. Those that repeat the visitor's own words, or stand in a note of the engine, do not claim to come from it and are left out. */
function quotesFrom(reply: string, notes: readonly string[], article: ArticleContext, messages: readonly Message[]): LookedUp[] {
  const own = checkQuotes(
    reply,
    messages
      .filter((m) => m.role === "user")
      .map((m) => m.text)
      .join("\n\n"),
  );
  const bare = withoutNotes(reply, notes);
  const isOurs = ([from, to]: readonly [number, number]): boolean => bare.slice(from, to) !== reply.slice(from, to);
  const others = checkQuotes(reply, messages.flatMap(({ role, text }) => (role === "tool" ? [text] : [])).join("\n\n"));
  return checkQuotes(reply, article.textBlock)
    .map((quote, i): LookedUp => {
      const other = others[i]!;
      return quote.status === "not-found" && other.status !== "not-found" ? { ...other, start: null, end: null, elsewhere: true } : quote;
    })
    .filter((quote, i) => quote.status !== "not-found" || (own[i]?.status === "not-found" && !isOurs(quote.at)));
}

function finishReply(
  answer: AgentAnswer,
  streamed: Message | undefined,
  handshake: Handshake,
  article: ArticleContext | null,
  messages: readonly Message[],
): Partial<Message> {
  const said = answer.message.trim() === "" ? (streamed?.text ?? "") : answer.message;
  const text = said.trim() === "" ? NO_REPLY : said;
  const failure = answer.failure ?? (answer.confidence === null ? null : failureFor(answer.confidence));
  return {
    text,
    state: undefined,
    words: undefined,
    minConfidence: handshake.min_confidence,
    tools: answer.tools.length > 0 ? answer.tools : (streamed?.tools ?? []).filter((tool) => tool.duration_ms !== null),
    confidence: answer.confidence ?? undefined,
    unstated: answer.unstated || undefined,
    failure: failure ?? undefined,
    ...(article ? { quotes: quotesFrom(text, answer.notes, article, messages), articleUrl: article.url } : {}),
  };
}

/** One exchange (specification 1 §4, chat send): frames for the question, the page of a link, the agent's reply, frames for the reply. Never rejects: what failed stands on the reply. */
export async function runExchange(user: Message, reply: Message, settings: ChatSettings, deps: ExchangeDeps): Promise<void> {
  const { get, dispatch, signal } = deps;
  const at = get().messages.findIndex((message) => message.id === user.id);
  const history = historyFor(get().messages.slice(0, Math.max(0, at)));
  const decay = contextDecay(get().age, settings.mode);
  const handshake = resolveHandshake({ ...settings, mode: decay.mode });
  if (decay.expired)
    dispatch({
      type: "note",
      id: reply.id,
      note: `Recap: ${CODEX.context_decay.max_turns} turns or ${chars(CODEX.context_decay.max_tokens)} tokens went by without one. The count starts over.`,
    });
  if (!singleLink(user.text)) void attachFrames(user.id, "user", user.text, handshake, deps);
  deps.say("Your message is on its way.");

  const stream = new ReplyStream(reply.id, deps);
  try {
    const { text, article } = await textToSend(user, reply.id, handshake, deps);
    const answer = await askAgent(chatBody(text, history, handshake, get().sessionId), signal, (event) => stream.take(event));
    stream.flush();
    const change = finishReply(answer, stream.reply, handshake, article, get().messages);
    dispatch({ type: "change", id: reply.id, change });
    if (answer.sessionId) dispatch({ type: "session", sessionId: answer.sessionId });
    dispatch({ type: "turn", id: reply.id, question: user.text, reply: change.text ?? "", recap: handshake.mode === "recap" });
    deps.say("The agent has answered.");
    void attachFrames(reply.id, "assistant", withoutNotes(change.text ?? "", answer.notes), handshake, deps);
  } catch (error) {
    stream.flush();
    await failReply(error, stream, reply.id, handshake, deps);
  }
}

/** Whether it looks as if the network had failed. */
const isCut = (error: unknown): boolean => error instanceof TypeError || (error instanceof BrokenAnswer && error.cause instanceof TypeError);

/** Puts the end of an exchange that gave no complete answer on its reply: stopped by the visitor, failed, or broken off behind a part of it. */
async function failReply(error: unknown, stream: ReplyStream, id: string, handshake: Handshake, deps: ExchangeDeps): Promise<void> {
  const { dispatch, signal } = deps;
  // A browser that leaves the page cuts its connections first: what looks like a failure of the network is then the visitor's own stop.
  if (!signal.aborted && isCut(error)) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  const streamed = stream.reply;
  const partial = streamed?.text ?? "";
  const common = { tools: (streamed?.tools ?? []).filter((tool) => tool.duration_ms !== null), minConfidence: handshake.min_confidence, words: undefined };
  if (signal.aborted) {
    dispatch({ type: "change", id, change: { state: "stopped", ...common } });
    deps.say("You stopped the agent.");
  } else {
    const text = chatErrorText(error instanceof BrokenAnswer && error.cause instanceof Error ? error.cause : error);
    console.warn("The agent didn’t give a complete answer:", text);
    dispatch({
      type: "change",
      id,
      change: { ...common, ...(partial === "" ? { state: "failed", error: text } : { state: "broken", error: `${BROKE_OFF} ${text}` }) },
    });
    deps.say("The agent didn’t give a complete answer. See the conversation for the reason and a button to try again.");
  }
  if (partial !== "") void attachFrames(id, "assistant", partial, handshake, deps);
}
