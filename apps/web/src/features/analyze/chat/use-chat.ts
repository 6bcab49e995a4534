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
import { withoutRunning, type ChatAction, type ChatState, type Message } from "./chat-state.ts";
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
  /** What 'reset chat' took away, until the next message. */
  undo: (() => void) | null;
}

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

/** The conversation: kept in this browser, run one exchange at a time. */
export function useChat(settings: ChatSettings): Chat {
  const running = useRef<RunningExchange | null>(null);
  const { state, live, dispatch, saveOver } = useKeptChat(running);
  const [busy, setBusy] = useState(false);
  const [status, say] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ChatState | null>(null);
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
    async (work: (deps: ExchangeDeps) => Promise<void>) => {
      if (running.current) return;
      const own: RunningExchange = { control: new AbortController(), messages: new Set() };
      running.current = own;
      setBusy(true);
      setProblem(null);
      setRemoved(null);
      const mine = () => running.current === own;
      const mark = (action: ChatAction) => {
        if (action.type === "ask") own.messages.add(action.user.id).add(action.reply.id);
        else if (action.type === "retry") own.messages.add(action.userId).add(action.reply.id);
        else if (action.type === "add") own.messages.add(action.message.id);
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
        await work(deps);
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
      run(async (deps) => {
        const reply: Message = { id: newId(), role: "assistant", text: "", at: Date.now(), state: "waiting" };
        deps.dispatch(begin(reply));
        await runExchange(user, reply, settings, deps);
      }),
    [run, settings],
  );

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
        running.current?.control.abort();
        running.current = null;
        setBusy(false);
        setProblem(null);
        // Its own end no longer reaches what runs: the messages are gone by then.
        if (!isEmptyChat(live.current)) setRemoved(withoutRunning(live.current));
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
        const brought = articleMessage(newId(), Date.now(), url, textBlock, title);
        dispatch({ type: "add", message: brought.message });
        dispatch({ type: "article", article: brought.article });
        void attachFrames(brought.message.id, "tool", brought.article.textBlock, resolveHandshake(settings), { analyze, dispatch, onFrames });
      },
    }),
    [dispatch, exchange, live, onFrames, run, saveOver, settings],
  );
  const undo = removed
    ? () => {
        // What came since, from the Analyze tab or another tab of the browser, stays.
        const since = live.current;
        dispatch({ type: "load", state: { ...mergeChats(since, removed), article: since.article ?? removed.article } });
        setRemoved(null);
        say("The chat is back.");
      }
    : null;
  return { ...actions, state, busy, status, problem, undo };
}
