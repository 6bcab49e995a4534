import { randomUUID } from "node:crypto";
import type { Analysis, Handshake } from "@candor/engine";
import { TOOL_MESSAGE_CHARS, INPUT_CAP_CHARS, cutText } from "@candor/engine/policy";
import type { FetchUrlAnswer, ToolUse } from "@candor/protocol";
import type { ChatContext } from "../agent-port.ts";
import { toAppError } from "../errors.ts";
import type { PageService } from "../pages/page-service.ts";
import type { RuleWork } from "../rules/rule-work.ts";

const MOST_RUNS = 12;

/** Runs the agent's two tools, times them, and tells the caller as they begin and end. The same for a model and for the built-in analyst. */
export class ToolRuns {
  readonly used: ToolUse[] = [];
  private started = 0;

  constructor(
    private readonly pages: PageService,
    private readonly work: RuleWork,
    private readonly handshake: Handshake,
    private readonly context: ChatContext,
  ) {}

  /** True when a reply has run as many tools as it may: a model can ask for hundreds at once. */
  get isSpent(): boolean {
    return this.started >= MOST_RUNS;
  }

  fetchUrl(url: string): Promise<FetchUrlAnswer> {
    return this.timed("fetch_url", { url }, async () => {
      await this.context.admitPage();
      return this.pages.read(url, this.context.signal);
    });
  }

  analyzeText(text: string): Promise<Analysis> {
    return this.timed("analyze_text", { chars: text.length }, () =>
      this.work("analyze", { text: cutText(text, INPUT_CAP_CHARS), handshake: this.handshake }, this.context.signal),
    );
  }

  private async timed<T>(name: string, args: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
    const id = randomUUID();
    this.started += 1;
    const from = performance.now();
    this.context.emit?.({ type: "tool-start", id, name, args });
    const end = (failure?: Pick<ToolUse, "failed" | "error">) => {
      const tool: ToolUse = { name, args, duration_ms: Math.round((performance.now() - from) * 10) / 10, ...failure };
      this.used.push(tool);
      this.context.emit?.({ type: "tool-end", id, tool, ...(failure ? { failed: true } : {}) });
    };
    try {
      const result = await work();
      end();
      return result;
    } catch (error) {
      // What stopped the reply is told with the reply.
      end({ failed: true, ...(this.context.signal.aborted ? {} : { error: toAppError(error).message }) });
      throw error;
    }
  }
}

/** Article text as a tool message gives it: cut at 4,000 characters (specification 1 §5). */
export const toolText = (text: string): string => cutText(text, TOOL_MESSAGE_CHARS);
