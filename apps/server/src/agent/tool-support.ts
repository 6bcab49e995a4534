import { APICallError } from "ai";
import type { Logger } from "pino";

/** Servers say it with 400; OpenRouter with 404, others with 422. With 500 llama.cpp says that it was started without them, and Ollama that it cannot read a call. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 422, 500]);
/** A call that was malformed: the next one may be right. */
const ONE_CALL = /\bpars(?:e|ing)\b|malformed|tool_use_failed|failed to call/i;

/** Whether a model, or the server before it, refuses a call because of the tools in it. The words are the provider's own and go nowhere. */
export const refusesTools = (error: unknown): error is APICallError =>
  APICallError.isInstance(error) && REFUSED.has(error.statusCode ?? 0) && /\btool|function.?call/i.test(`${error.message}\n${error.responseBody ?? ""}`);

/** What one model does with tools, learned from its answers and kept for the life of the process. */
export class ToolSupport {
  private known: "unknown" | "taken" | "refused" = "unknown";

  constructor(private readonly log: Logger) {}

  get isRefused(): boolean {
    return this.known === "refused";
  }

  /** A reply came although tools were offered. From then on a refusal concerns one reply (a call of a tool that was malformed), not the model. */
  taken(): void {
    this.known = "taken";
  }

  /** A reply came once the tools were left out. */
  refused(error: APICallError): void {
    if (this.known !== "unknown" || ONE_CALL.test(error.responseBody ?? "")) return;
    this.known = "refused";
    this.log.warn(
      { status: error.statusCode, hint: "see the server's settings for tools; AGENT_MAX_STEPS=1 offers none" },
      "the language model refuses tools; until the next start it is asked without them, and the server reads the links itself",
    );
  }
}
