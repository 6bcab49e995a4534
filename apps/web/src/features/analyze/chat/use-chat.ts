import { NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { emitTelemetry, NO_COOLDOWNS, resolveHandshake } from "@candor/engine/policy";
import type { Frame, Handshake } from "@candor/engine";
import { useCallback, useMemo, useRef, useState } from "react";
import { analyzeText } from "../../../lib/analysis.ts";
import { loadConfig } from "../../../lib/config.ts";
import type { ArticleContext } from "../../../lib/session.ts";
import { sendTelemetry } from "../../../lib/telemetry.ts";
import { chatErrorText } from "./chat-errors.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { withoutRunning, type ChatAction, type ChatState, type Message, type Replaced } from "./chat-state.ts";
import { isEmptyChat } from "./chat-store.ts";
import { announce } from "./chat-telemetry.ts";
import { mergeChats } from "./merge-chats.ts";
import { isShown } from "./message-frames.tsx";
import { articleMessage, attachFrames, fetchArticle, runExchange, type ExchangeDeps } from "./run-exchange.ts";
import { useKeptChat, type RunningExchange } from "./use-kept-chat.ts";

let made = 0;
/** Two tabs may begin in the same millisecond. */
const TAB = Math.random().toString(36).slice(2, 8);
const newId = (): string => `${Date.now().toString(36)}-${TAB}-${(made += 1).toString(36)}`;

const analyze: ExchangeDeps["analyze"] = async (text, handshake, signal) => (await analyzeText(text, handshake, signal)).frames;

export interface Chat extends ChatActions {
  state: ChatState;
  busy: boolean;
  /** The one line for screen readers. */
  status: string;
  /** What a button could not do, for the line above the field. */
  problem: string | null;
  /** What 'reset chat', a changed question or another try took away can come back, until the next message. */
  undo: Undo | null;
}

export interface Undo {
  of: "chat" | "messages" | "answer";
  now(): void;
}

/** What can come back. */
type Removed = { chat: ChatState } | Replaced;

interface ChatActions {
  /** For the one status line. */
  say(text: string): void;
  send(text: string, replaces?: string): void;
  retry(replyId: string): void;
  /** `onFailed` hears of a page that could not be read, and not of a stop. */
  fetchUrl(url: string, onFailed?: () => void): void;
  stop(): void;
  reset(): void;
  resetArticle(): void;
  bringArticle(article: ArticleContext): void;
}

/** What is worth bringing back of messages that went: an answer, or a part of one. */
const isLoss = (gone: readonly Message[]): boolean => gone.some(({ role, text }) => role === "assistant" && text !== "");

/**
 * What can come back once an exchange has begun; `made` are its messages. Where it replaced only what stood in the place of something else, and that was no answer,
 * the first loss stays the one to come back: another try must not cost the answer that an earlier one took.
 */
function removedBy(made: Set<string>, before: ChatState, after: ChatState, was: Removed | null): Removed | null {
  const stands = new Set(after.messages.map(({ id }) => id));
  const messages = withoutRunning(before).messages.filter(({ id }) => !stands.has(id));
  if (isLoss(messages)) return { messages, article: before.article, age: before.age, instead: made };
  if (was === null || "chat" in was || messages.length === 0 || !messages.every(({ id }) => was.instead.has(id))) return null;
  for (const id of was.instead) made.add(id);
  return { ...was, instead: made };
}

/** The conversation: kept in this browser, run one exchange at a time. */
export function useChat(settings: ChatSettings): Chat {
  const running = useRef<RunningExchange | null>(null);
  const { state, live, dispatch, saveOver } = useKeptChat(running);
  const [busy, setBusy] = useState(false);
  const [status, say] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const lost = useRef(removed);
  const keepRemoved = useCallback((what: Removed | null) => {
    lost.current = what;
    setRemoved(what);
  }, []);
  const cooldowns = useRef(NO_COOLDOWNS);

  const onFrames = useCallback(
    (frames: Frame[], handshake: Handshake, role: Message["role"]) => {
      const told = announce(frames, handshake, live.current.age, cooldowns.current, performance.now(), (frame) => isShown(frame, role === "assistant"));
      cooldowns.current = told.cooldowns;
      if (told.labels.length > 0)
        say((old) => `${old} ${{ user: "In your message", assistant: "In the reply", tool: "In the article" }[role]}: ${told.labels.slice(0, 3).join(", ")}.`);
      void loadConfig().then((config) => emitTelemetry({ ...told.event, role }, (event) => sendTelemetry(event, config.telemetryEndpoint)));
    },
    [live],
  );

  const run = useCallback(
    async (work: (deps: ExchangeDeps, made: Set<string>) => Promise<void>) => {
      if (running.current) return;
      const own: RunningExchange = { control: new AbortController(), messages: new Set() };
      running.current = own;
      setBusy(true);
      setProblem(null);
      const mine = () => running.current === own;
      /** Without the question of another try, which stood there before. */
      const made = new Set<string>();
      const mark = (action: ChatAction) => {
        if (action.type === "ask") made.add(action.user.id).add(action.reply.id);
        else if (action.type === "retry") made.add(action.reply.id);
        else if (action.type === "add") made.add(action.message.id);
        if (action.type === "retry") own.messages.add(action.userId);
        for (const id of made) own.messages.add(id);
        dispatch(action);
      };
      const deps: ExchangeDeps = {
        get: () => live.current,
        dispatch: mark,
        newId,
        say: (text) => {
          if (mine()) say(text);
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
          running.current = null;
          setBusy(false);
        }
      }
    },
    [dispatch, live, onFrames],
  );

  const exchange = useCallback(
    (user: Message, begin: (reply: Message) => ChatAction) =>
      run(async (deps, made) => {
        const reply: Message = { id: newId(), role: "assistant", text: "", at: Date.now(), state: "waiting" };
        const before = live.current;
        deps.dispatch(begin(reply));
        keepRemoved(removedBy(made, before, live.current, lost.current));
        await runExchange(user, reply, settings, deps);
      }),
    [keepRemoved, live, run, settings],
  );

  /** Ends what runs without waiting for its end. */
  const letGo = useCallback(() => {
    running.current?.control.abort();
    running.current = null;
    setBusy(false);
  }, []);

  // Apart from the state, so that they keep their identity while a reply streams.
  const actions = useMemo<ChatActions>(
    () => ({
      say,
      send: (text, replaces) => {
        const user: Message = { id: newId(), role: "user", text, at: Date.now() };
        void exchange(user, (reply) => ({ type: "ask", user, reply, replaces }));
      },
      retry: (replyId) => {
        const { messages } = live.current;
        const at = messages.findIndex((message) => message.id === replyId);
        const asked = messages.slice(0, at + 1).findLast((message) => message.role === "user");
        if (!asked) return;
        const { notes: _notes, ...user } = asked;
        dispatch({ type: "change", id: user.id, change: { notes: [] } });
        void exchange(user, (reply) => ({ type: "retry", userId: user.id, reply }));
      },
      fetchUrl: (url, onFailed) =>
        void run(async (deps) => {
          keepRemoved(null);
          try {
            const { messageId, article } = await fetchArticle(url, resolveHandshake(settings), deps);
            if (!article) deps.dispatch({ type: "note", id: messageId, note: NO_READABLE_TEXT });
            deps.say(article ? `Read: ${article.charCount.toLocaleString("en")} characters.` : "The page held nothing to read.");
          } catch (error) {
            if (deps.signal.aborted) {
              deps.say("Stopped.");
              return;
            }
            const text = chatErrorText(error);
            setProblem(text);
            onFailed?.();
            deps.say("The page could not be read. The reason stands above the message field.");
          }
        }),
      stop: () => running.current?.control.abort(),
      reset: () => {
        letGo();
        setProblem(null);
        // Its own end no longer reaches what runs: the messages are gone by then.
        if (!isEmptyChat(live.current)) keepRemoved({ chat: withoutRunning(live.current) });
        cooldowns.current = NO_COOLDOWNS;
        dispatch({ type: "reset" });
        // Without taking in what was just cleared.
        saveOver();
        say("The chat was cleared.");
      },
      resetArticle: () => {
        dispatch({ type: "article", article: null });
        say("The article is no longer sent.");
      },
      bringArticle: ({ url, textBlock, title }) => {
        if (live.current.article?.url === url && live.current.article.textBlock === textBlock) return;
        // Bringing those back would take the article away again.
        if (lost.current && "instead" in lost.current) keepRemoved(null);
        const brought = articleMessage(newId(), Date.now(), url, textBlock, title);
        dispatch({ type: "add", message: brought.message });
        dispatch({ type: "article", article: brought.article });
        void attachFrames(brought.message.id, "tool", brought.article.textBlock, resolveHandshake(settings), { analyze, dispatch, onFrames });
      },
    }),
    [dispatch, exchange, keepRemoved, letGo, live, onFrames, run, saveOver, settings],
  );
  // Keeps its identity, too: whoever shows it brings it into view when it comes.
  const undo = useMemo<Undo | null>(() => {
    if (removed === null) return null;
    if ("chat" in removed)
      return {
        of: "chat",
        now: () => {
          // What came since, from the Analyze tab or another tab of the browser, stays.
          const since = live.current;
          dispatch({ type: "load", state: { ...mergeChats(since, removed.chat), article: since.article ?? removed.chat.article } });
          keepRemoved(null);
          say("The chat is back.");
        },
      };
    return {
      of: removed.messages.some(({ role }) => role === "user") ? "messages" : "answer",
      now: () => {
        letGo();
        dispatch({ type: "bring-back", replaced: removed, messages: removed.messages.map((message) => ({ ...message, id: newId() })) });
        keepRemoved(null);
        say("It is back.");
      },
    };
  }, [dispatch, keepRemoved, letGo, live, removed]);
  return { ...actions, state, busy, status, problem, undo };
}
