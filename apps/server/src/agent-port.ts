import type { AssessAnswer, AssessRequest, ChatAnswer, ChatEvent, ChatRequest, SummarizeRequest } from "@candor/protocol";

interface AgentContext {
  /** Aborts when the visitor leaves, the deadline passes or the server stops. Everything upstream must stop with it. */
  signal: AbortSignal;
}

export interface WorkContext extends AgentContext {
  /** Told now and then how many words a model has written so far. Absent when the caller wants JSON. */
  onWords?: (words: number) => void;
}

export interface ChatContext extends AgentContext {
  /** Counts a page that is about to be read against the client's limit of pages. Throws AppError rate-limited or daily-budget. */
  admitPage(): Promise<void>;
  /** Takes events while the answer is made: progress, tool-start, tool-end and delta. Absent when the caller wants JSON. The route sends done and error itself. */
  emit?: (event: Exclude<ChatEvent, { type: "done" | "error" }>) => void;
}

/** What answers the calls that need more than rules. Throws AppError (model-error, model-busy, model-timeout, model-answer ...). */
export interface Agent {
  /** What `npm start` and /config.json say: a language model is active, or the built-in analyst answers. */
  readonly model: { active: boolean; label: string };
  chat(request: ChatRequest, context: ChatContext): Promise<ChatAnswer>;
  assess(request: AssessRequest, context: WorkContext): Promise<AssessAnswer>;
  /** A report in Markdown. Falls back to the built-in writer by itself when a model fails. */
  summarize(request: SummarizeRequest, context: WorkContext): Promise<string>;
}
