import { randomBytes } from "node:crypto";
import { stepCountIs, streamText, ToolChoiceViolationError } from "ai";
import type { Handshake } from "@candor/engine";
import { orAfter } from "@candor/page-reader/abortable";
import { AppError, ERRORS, unwrapArticle, type ChatAnswer, type ChatRequest } from "@candor/protocol";
import type { Logger } from "pino";
import type { ChatContext } from "../agent-port.ts";
import type { ServerConfig } from "../config.ts";
import type { PageService } from "../pages/page-service.ts";
import type { RuleWork } from "../rules/rule-work.ts";
import { askedAddresses } from "./addresses.ts";
import { readAskedPage } from "./asked-page.ts";
import { isCutLong, messagesOf } from "./chat-messages.ts";
import { chatTools } from "./chat-tools.ts";
import { handshakeOf } from "./handshake-of.ts";
import { DECLINED, logModelFailure, ONLY_THOUGHT, refusalInStream, toModelError } from "./model-errors.ts";
import type { Model } from "./model-gate.ts";
import { ReplyText } from "./reply-text.ts";
import { systemPrompt } from "./system-prompt.ts";
import { ToolRuns } from "./tool-runs.ts";
import { refusesTools, type ToolSupport } from "./tool-support.ts";
import { isUnknownEvent } from "./unknown-event.ts";
import { wordsTold, type Hear } from "./words-told.ts";

interface ModelChat {
  model: Model;
  pages: PageService;
  /** Runs the engine for the tool that analyzes. */
  work: RuleWork;
  limits: ServerConfig["agent"];
  log: Logger;
  toolSupport: ToolSupport;
}

const BROKE_OFF = "The language model didn’t finish its answer.";
const EMPTY = "The language model gave an empty answer. Please try again.";
const CUT_OFF = "(The reply was cut off here: it reached this server’s length limit.)";
const CONTEXT_FULL = "(The reply was cut off here: the conversation is too long for the model. Reset the chat to continue.)";
const NO_ANSWER_IN_STEPS = "The language model didn’t answer within the steps it’s allowed.";
const OUT_OF_STEPS = "(The model used up its steps here before it finished.)";

/** How the last step ended, in the words of the library: `raw` is the provider's own word, absent when it said none. */
interface Ending {
  reason: string;
  raw: string | undefined;
}

/** Ends of an empty reply that asking without tools would not change. */
const SAYS_ENOUGH: ReadonlySet<string> = new Set(["length", "content-filter", "tool-calls"]);

/** Some providers do not know "no tools now", and the model goes on calling. */
const callsOn = (error: unknown): boolean => ToolChoiceViolationError.isInstance(error);

/** After a piece of the reply has come, what failed, or could not be read any more, is the rest of it. */
const brokenOff = (error: Error, isBegun: boolean): Error =>
  isBegun && error instanceof AppError && (error.code === "model-answer" || error.code === "model-error") && error.message === ERRORS[error.code].message
    ? new AppError(error.code, { message: BROKE_OFF, cause: error.cause })
    : error;

/** A provider's own word for an end that was not the model's: OpenRouter's, SGLang's and vLLM's, and Anthropic's for a turn that is to be taken up again. */
const STOPPED_BY_SERVER = /^(?:error|abort|pause_turn)$/i;
/** Anthropic's word for a reply that was cut off since the model's context is full. */
const NO_CONTEXT_LEFT = "model_context_window_exceeded";

/** Throws when a reply did not come to its end by the model's own will. A model that declines in its own words does so, though the library calls it filtered. */
function checkEnding({ reason, raw }: Ending, { provider }: Model): void {
  if (reason === "content-filter" && raw !== "stop") throw new AppError("model-answer", { message: DECLINED });
  // Google has one word for an end in good order, which the library knows, and a dozen for others.
  const isUnsaid = reason === "other" && (raw === undefined || provider.startsWith("google"));
  if (reason === "error" || isUnsaid || STOPPED_BY_SERVER.test(raw ?? "")) throw new AppError("model-answer", { message: BROKE_OFF });
}

/** Throws when what has come is no reply. */
function checkReply(ending: Ending, isEmpty: boolean, model: Model): void {
  const isOutOfSteps = ending.reason === "tool-calls";
  if (!isOutOfSteps) checkEnding(ending, model);
  if (isEmpty) throw new AppError("model-answer", { message: isOutOfSteps ? NO_ANSWER_IN_STEPS : ending.reason === "length" ? ONLY_THOUGHT : EMPTY });
}

/** What is said below a reply that is not whole; null for one that is. */
function noteFor({ reason, raw }: Ending): string | null {
  if (reason === "tool-calls") return OUT_OF_STEPS;
  if (reason !== "length") return null;
  return raw === NO_CONTEXT_LEFT ? CONTEXT_FULL : CUT_OFF;
}

/** What the model is asked with, whether tools are offered or not. */
interface Asking {
  model: Model;
  limits: ServerConfig["agent"];
  request: ChatRequest;
  handshake: Handshake;
  /** Around what is not the visitor's own. */
  nonce: string;
  /** Addresses that the model may read. */
  allowed: readonly string[];
  runs: ToolRuns;
  signal: AbortSignal;
}

/** Asks the model once, in several steps where it has tools. What it says goes into `reply`, and until something of it is shown `hear` counts along. */
async function ask(
  { model, limits, request, handshake, nonce, allowed, runs, signal }: Asking,
  hasTools: boolean,
  reply: ReplyText,
  hear: Hear,
): Promise<Ending> {
  const page = hasTools ? null : await readAskedPage(request, runs, signal);
  const result = streamText({
    model,
    system: systemPrompt(handshake, nonce, { hasTools, isLong: isCutLong(request.history) }),
    messages: messagesOf(request, nonce, page),
    ...(hasTools ? { tools: chatTools({ runs, allowed, nonce, signal }) } : {}),
    stopWhen: stepCountIs(hasTools ? limits.maxSteps : 1),
    // The last step is for the answer: a model that goes on calling tools would leave the reader with nothing.
    prepareStep: ({ stepNumber }) => (hasTools && stepNumber + 1 >= limits.maxSteps ? { toolChoice: "none" } : {}),
    maxOutputTokens: limits.maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // Errors come as parts of the stream; the library's own printing would put texts into the log.
    onError: () => undefined,
  });
  let ending: Ending = { reason: "other", raw: undefined };
  let calledOn = false;
  for await (const part of result.fullStream) {
    if (part.type === "text-delta") reply.push(part.text);
    if ((part.type === "text-delta" || part.type === "reasoning-delta") && !reply.isBegun) hear(part.text);
    if (part.type === "text-end") reply.endText();
    else if (part.type === "finish-step") ending = { reason: part.finishReason, raw: part.rawFinishReason };
    else if (part.type === "error" && isUnknownEvent(part.error, model.provider)) continue;
    else if (part.type === "error" && callsOn(part.error)) calledOn = true;
    else if (part.type === "error") throw refusalInStream(part.error) ?? part.error;
    else if (part.type === "abort") throw signal.reason ?? new Error("aborted");
  }
  return calledOn ? { ...ending, reason: "tool-calls" } : ending;
}

/** A reply by the model: at most a set number of steps, each tool call through our own guards, everything stopped with the signal. */
export async function chatWithModel(
  { model, pages, work, limits, log, toolSupport }: ModelChat,
  request: ChatRequest,
  context: ChatContext,
): Promise<ChatAnswer> {
  const handshake = handshakeOf(request);
  // Only the visitor's own words count, never an article's, a tool's or the model's; the latest first.
  const said = request.history.filter((m) => m.role === "user").map((m) => m.text);
  const allowed = [request.text, ...said.toReversed()].flatMap((text) => askedAddresses(unwrapArticle(text).question));
  const within = orAfter(context.signal, limits.deadlineMs);
  // Ends with the reply: after an error in its stream a model would go on writing for nobody, and keep its place.
  const control = new AbortController();
  const signal = AbortSignal.any([within, control.signal]);
  const runs = new ToolRuns(pages, work, handshake, { ...context, signal });
  const asking: Asking = { model, limits, request, handshake, nonce: randomBytes(9).toString("base64url"), allowed, runs, signal };
  const emit = (text: string) => context.emit?.({ type: "delta", text });
  // Until something is shown: what a model thinks may take minutes.
  const { begin } = wordsTold(context.emit && ((words) => context.emit?.({ type: "progress", words })));
  let reply = new ReplyText(emit);
  let ending: Ending;
  try {
    if (limits.maxSteps === 1 || toolSupport.isRefused) ending = await ask(asking, false, reply, begin());
    else {
      const first = await ask(asking, true, reply, begin()).catch((refusal: unknown) => {
        if (!refusesTools(refusal) || reply.isBegun || runs.used.length > 0) throw refusal;
        return { refusal };
      });
      // Small models call tools in a form that their server does not read, and some of Google's say nothing where they are offered any.
      const isNothing = !("refusal" in first) && reply.isEmpty && runs.used.length === 0 && !SAYS_ENOUGH.has(first.reason);
      if ("refusal" in first || isNothing) {
        reply = new ReplyText(emit);
        ending = await ask(asking, false, reply, begin());
      } else ending = first;
      if ("refusal" in first) toolSupport.refused(first.refusal);
      else if (!isNothing) toolSupport.taken();
    }
    checkReply(ending, reply.isEmpty, model);
  } catch (thrown) {
    const error = brokenOff(toModelError(thrown, context.signal.aborted ? context.signal : within), reply.isBegun);
    logModelFailure(log, error);
    throw error;
  } finally {
    control.abort();
  }
  const answer = { ...reply.end(), tools: runs.used };
  const note = noteFor(ending);
  if (note === null) return answer;
  emit(`\n\n${note}`);
  return { ...answer, message: `${answer.message}\n\n${note}`.trim() };
}
