import type { AskEvent } from "./ask-agent.ts";
import type { Message } from "./chat-state.ts";
import type { ExchangeDeps } from "./run-exchange.ts";

/** Pieces of a stream are drawn together, so that a fast model does not redraw the page for every word. */
const DRAW_EVERY_MS = 60;

/** Brings the events of an answer onto its reply, and says aloud where it stands. */
export class ReplyStream {
  private waiting = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly deps: ExchangeDeps,
  ) {}

  /** The reply as it stands; undefined when it was taken away. */
  get reply(): Message | undefined {
    return this.deps.get().messages.find((message) => message.id === this.id);
  }

  take(event: AskEvent): void {
    const { id, deps } = this;
    if (deps.signal.aborted) return;
    switch (event.type) {
      case "attempt":
        if (event.number === 1) return;
        deps.dispatch({ type: "change", id, change: { tries: event.number, words: undefined } });
        deps.say(`The agent is busy. Attempt ${event.number}.`);
        return;
      case "progress":
        if (!this.reply?.text) deps.dispatch({ type: "change", id, change: { words: event.words } });
        return;
      case "delta":
        if (this.waiting === "" && !this.reply?.text) deps.say("The agent is answering.");
        this.waiting += event.text;
        this.timer ??= setTimeout(() => this.flush(), DRAW_EVERY_MS);
        return;
      case "tool-start":
        deps.dispatch({ type: "tool-start", id, tool: { id: event.id, name: event.name, args: addressOf(event.args), duration_ms: null } });
        return;
      case "tool-end": {
        const { name, args, duration_ms, error } = event.tool;
        deps.dispatch({
          type: "tool-end",
          id,
          toolId: event.id,
          tool: { name, args: addressOf(args), duration_ms, ...(event.failed ? { failed: true, ...(typeof error === "string" ? { error } : {}) } : {}) },
        });
      }
    }
  }

  /** Draws what has arrived and waits to be drawn. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting !== "") this.deps.dispatch({ type: "delta", id: this.id, text: this.waiting });
    this.waiting = "";
  }
}

/** Of what a tool was given only the address is shown. */
const addressOf = ({ url }: Readonly<Record<string, unknown>>): { url?: string } => (typeof url === "string" ? { url } : {});
