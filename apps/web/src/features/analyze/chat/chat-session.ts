import { NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { emitTelemetry, NO_COOLDOWNS, resolveHandshake } from "@candor/engine/policy";
import { analyzeText } from "../../../lib/analysis.ts";
import { setAwayReply } from "../../../lib/away-reply.ts";
import { loadConfig } from "../../../lib/config.ts";
import type { ArticleContext } from "../../../lib/session.ts";
import { sendTelemetry } from "../../../lib/telemetry.ts";
import { answeredBy } from "./answered-by.ts";
import { FIRST_SETTINGS, type ChatSettings } from "./chat-settings.ts";
import { withoutRunning, type ChatAction, type ChatState, type Message, type Replaced } from "./chat-state.ts";
import { isEmptyChat } from "./chat-store.ts";
import { announce } from "./chat-telemetry.ts";
import type { ChatActions, ChatView } from "./chat-view.ts";
import { mergeChats } from "./merge-chats.ts";
import { newId } from "./message-id.ts";
import { isShown } from "./message-frames.tsx";
import { articleMessage, attachFrames, fetchArticle, runExchange, type ExchangeDeps } from "./run-exchange.ts";
import { KeptChat } from "./kept-chat.ts";
import { removedBy, type Removed, type Undo } from "./removed.ts";
import { tellElsewhere } from "./tell-elsewhere.ts";

const NOTHING_SAID: readonly string[] = [];
const FOUND_IN = { user: "In your message", assistant: "In the reply", tool: "In the article" } as const satisfies Record<Message["role"], string>;

/** The exchange that runs in this tab. */
interface RunningExchange {
  control: AbortController;
  /** Ids of its messages: another tab's 'reset chat' does not take them. */
  messages: Set<string>;
}

/**
 * The conversation: kept in this browser, run one exchange at a time. A reply comes on while its reader looks at another page of the app; who closes or
 * leaves the app stops it (docs/decisions/0102).
 */
export class ChatSession implements ChatActions {
  private static here: ChatSession | null = null;

  /** The conversation of this page: the one that still runs, or the kept one. */
  static current = (): ChatSession => (ChatSession.here ??= new ChatSession());

  private readonly kept = new KeptChat(
    () => this.whatStays(),
    () => this.show({ state: this.kept.state, unread: this.kept.unread }),
  );
  private view: ChatView = { state: this.kept.state, unread: this.kept.unread, busy: false, status: NOTHING_SAID, undo: null };
  private readonly listeners = new Set<() => void>();
  private readers = 0;
  /** Analyses whose frames are still to be attached. */
  private analyses = 0;
  private running: RunningExchange | null = null;
  private removed: Removed | null = null;
  private cooldowns = NO_COOLDOWNS;
  private settings: ChatSettings = FIRST_SETTINGS;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getView = (): ChatView => this.view;

  /** A page shows it; returns what ends that. */
  readonly attend = (): (() => void) => {
    ChatSession.here = this;
    // Who comes back has heard it: what its page is drawn with would be read out once more.
    if (this.readers === 0) this.say("");
    this.readers += 1;
    setAwayReply(null);
    this.kept.open();
    window.addEventListener("pagehide", this.leave);
    return () => {
      this.readers -= 1;
      this.kept.save();
      this.rest();
    };
  };

  readonly use = (settings: ChatSettings): void => {
    this.settings = settings;
  };

  readonly say = (text: string): void => this.show({ status: text === "" ? NOTHING_SAID : [text] });

  readonly send = (text: string, replaces?: string): void => {
    const user: Message = { id: newId(), role: "user", text, at: Date.now() };
    void this.exchange(user, (reply) => ({ type: "ask", user, reply, replaces }));
  };

  readonly retry = (replyId: string): void => {
    const { messages } = this.kept.state;
    const at = messages.findIndex((message) => message.id === replyId);
    const asked = messages.slice(0, at + 1).findLast((message) => message.role === "user");
    if (!asked) return;
    const { notes: _notes, ...user } = asked;
    this.kept.dispatch({ type: "change", id: user.id, change: { notes: [] } });
    void this.exchange(user, (reply) => ({ type: "retry", userId: user.id, reply }));
  };

  readonly fetchUrl = (url: string, onFailed?: () => void): void =>
    void this.run(async (deps) => {
      this.keepRemoved(null);
      try {
        const { messageId, article } = await fetchArticle(url, resolveHandshake(this.settings), deps);
        if (!article) deps.dispatch({ type: "note", id: messageId, note: NO_READABLE_TEXT });
        deps.say(article ? `Read: ${article.charCount.toLocaleString("en")} characters.` : "The page had no text to read.");
      } catch {
        // After a reset, which stops it as well, nothing is given back.
        if (this.running?.control.signal !== deps.signal) return;
        onFailed?.();
        deps.say(deps.signal.aborted ? "Stopped." : "The page couldn’t be read. See the conversation for the reason.");
      }
    });

  readonly stop = (): void => this.running?.control.abort();

  readonly reset = (): void => {
    this.letGo();
    // Its own end no longer reaches what runs: the messages are gone by then.
    if (!isEmptyChat(this.kept.state)) this.keepRemoved({ chat: withoutRunning(this.kept.state) });
    this.cooldowns = NO_COOLDOWNS;
    this.kept.dispatch({ type: "reset" });
    // Without taking in what was just cleared.
    this.kept.saveOver();
    this.say("The chat was cleared.");
  };

  readonly resetArticle = (): void => {
    const { article } = this.kept.state;
    // What was removed before brings its article along.
    if (article && (this.removed === null || !("instead" in this.removed || "chat" in this.removed))) this.keepRemoved({ article });
    this.kept.dispatch({ type: "article", article: null });
    this.say("The article won’t be sent anymore.");
  };

  readonly bringArticle = ({ url, textBlock, title }: ArticleContext, cut = 0): void => {
    const { article } = this.kept.state;
    if (article?.url === url && article.textBlock === textBlock) return;
    // Bringing those back would take the article away again.
    if (this.removed && !("chat" in this.removed)) this.keepRemoved(null);
    const brought = articleMessage(newId(), Date.now(), url, textBlock, title, cut);
    this.kept.dispatch({ type: "add", message: brought.message });
    this.kept.dispatch({ type: "article", article: brought.article });
    const { analyze, onFrames } = this;
    const dispatch = (action: ChatAction) => this.kept.dispatch(action);
    void attachFrames(brought.message.id, "tool", brought.article.textBlock, resolveHandshake(this.settings), { analyze, dispatch, onFrames });
  };

  private show(part: Partial<ChatView>): void {
    this.view = { ...this.view, ...part };
    for (const listener of this.listeners) listener();
  }

  /** Once nobody reads it and nothing comes any more, it ends. Who comes back finds what is kept. */
  private rest(): void {
    if (this.readers > 0 || this.running || this.analyses > 0) return;
    window.removeEventListener("pagehide", this.leave);
    this.kept.close();
    if (ChatSession.here === this) ChatSession.here = null;
  }

  /** Leaving is the visitor's own stop; without it the browser's cut would be kept as a failure of the network. */
  private readonly leave = (): void => {
    this.stop();
    this.kept.save();
  };

  /** What stays when the entry is removed elsewhere. Where nobody reads, it was removed on another page of this tab, with all that is kept: then nothing runs on. */
  private whatStays(): ReadonlySet<string> | undefined {
    if (this.readers === 0) this.letGo();
    return this.running?.messages;
  }

  private readonly analyze: ExchangeDeps["analyze"] = async (text, handshake, signal) => {
    this.analyses += 1;
    try {
      return await analyzeText(text, handshake, signal);
    } finally {
      this.analyses -= 1;
      // After the frames were attached.
      setTimeout(() => this.rest());
    }
  };

  private readonly onFrames: ExchangeDeps["onFrames"] = (frames, handshake, role) => {
    const told = announce(frames, handshake, this.kept.state.age, this.cooldowns, performance.now(), (frame) => isShown(frame, role === "assistant"));
    this.cooldowns = told.cooldowns;
    if (told.labels.length > 0) this.show({ status: [...this.view.status, `${FOUND_IN[role]}: ${told.labels.slice(0, 3).join(", ")}.`] });
    void loadConfig().then((config) => emitTelemetry({ ...told.event, role }, (event) => sendTelemetry(event, config.telemetryEndpoint)));
  };

  private async run(work: (deps: ExchangeDeps, made: Set<string>) => Promise<void>): Promise<void> {
    if (this.running) return;
    const own: RunningExchange = { control: new AbortController(), messages: new Set() };
    this.running = own;
    this.show({ busy: true });
    const mine = () => this.running === own;
    /** Without the question of another try, which stood there before. */
    const made = new Set<string>();
    const mark = (action: ChatAction) => {
      if (action.type === "ask") made.add(action.user.id).add(action.reply.id);
      else if (action.type === "retry") made.add(action.reply.id);
      else if (action.type === "add") made.add(action.message.id);
      if (action.type === "retry") own.messages.add(action.userId);
      for (const id of made) own.messages.add(id);
      this.kept.dispatch(action);
    };
    const { analyze, onFrames } = this;
    const deps: ExchangeDeps = {
      get: () => this.kept.state,
      dispatch: mark,
      newId,
      say: (text) => {
        if (mine()) this.say(text);
      },
      clock: () => performance.now(),
      signal: own.control.signal,
      onFrames,
      analyze,
    };
    try {
      await work(deps, made);
    } finally {
      if (mine()) {
        this.running = null;
        this.show({ busy: false });
      }
      this.rest();
    }
  }

  private exchange(user: Message, begin: (reply: Message) => ChatAction): Promise<void> {
    return this.run(async (deps, made) => {
      const reply: Message = { id: newId(), role: "assistant", text: "", at: Date.now(), state: "waiting" };
      const before = this.kept.state;
      deps.dispatch(begin(reply));
      void loadConfig().then((config) => {
        const by = answeredBy(config);
        if (by) this.kept.dispatch({ type: "change", id: reply.id, change: { by } });
      });
      this.keepRemoved(removedBy(made, before, this.kept.state, this.removed));
      await runExchange(user, reply, this.settings, deps);
      if (this.readers === 0) tellElsewhere(this.kept.state.messages.find(({ id }) => id === reply.id));
    });
  }

  /** Ends what runs without waiting for its end. */
  private letGo(): void {
    this.running?.control.abort();
    this.running = null;
    this.show({ busy: false });
  }

  private keepRemoved(removed: Removed | null): void {
    if (removed === this.removed) return;
    this.removed = removed;
    this.show({ undo: removed && this.undoOf(removed) });
  }

  private undoOf(removed: Removed): Undo {
    if ("chat" in removed) return this.undoReset(removed);
    return "instead" in removed ? this.undoReplaced(removed) : this.undoResetArticle(removed);
  }

  private undoResetArticle({ article }: { article: ArticleContext }): Undo {
    return {
      of: "article",
      now: () => {
        this.kept.dispatch({ type: "article", article: this.kept.state.article ?? article });
        this.keepRemoved(null);
        this.say("The article will be sent again with your questions.");
      },
    };
  }

  private undoReset({ chat }: { chat: ChatState }): Undo {
    return {
      of: "chat",
      now: () => {
        // What came since, from the Analyze tab or another tab of the browser, stays.
        const since = this.kept.state;
        this.kept.dispatch({ type: "load", state: { ...mergeChats(since, chat), article: since.article ?? chat.article } });
        this.keepRemoved(null);
        this.say("The chat is back.");
      },
    };
  }

  private undoReplaced(replaced: Replaced): Undo {
    return {
      of: replaced.messages.some(({ role }) => role === "user") ? "messages" : "answer",
      now: () => {
        this.letGo();
        this.kept.dispatch({ type: "bring-back", replaced, messages: replaced.messages.map((message) => ({ ...message, id: newId() })) });
        this.keepRemoved(null);
        this.say("It is back.");
      },
    };
  }
}
