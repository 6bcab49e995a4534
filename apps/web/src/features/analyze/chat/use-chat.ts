import { NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { emitTelemetry, NO_COOLDOWNS, resolveHandshake } from "@candor/engine/policy";
import type { Frame, Handshake } from "@candor/engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { analyzeText } from "../../../lib/analysis.ts";
import { loadConfig } from "../../../lib/config.ts";
import type { ArticleContext } from "../../../lib/session.ts";
import { onStored, rawStored, readStored, removeStored, writeStored } from "../../../lib/storage.ts";
import { sendTelemetry } from "../../../lib/telemetry.ts";
import { chatErrorText } from "./chat-errors.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { chatReducer, EMPTY_CHAT, type ChatAction, type ChatState, type Message } from "./chat-state.ts";
import { CHAT_KEY, isEmptyChat, parseChat, parseSharedChat, toStored } from "./chat-store.ts";
import { mergeChats } from "./merge-chats.ts";
import { announce } from "./chat-telemetry.ts";
import { articleMessage, fetchArticle, runExchange, type ExchangeDeps } from "./run-exchange.ts";

const SAVE_AFTER_MS = 250;
let made = 0;
/** Two tabs may begin in the same millisecond. */
const TAB = Math.random().toString(36).slice(2, 8);
const newId = (): string => `${Date.now().toString(36)}-${TAB}-${(made += 1).toString(36)}`;
const load = (): ChatState => readStored(CHAT_KEY, parseChat, EMPTY_CHAT);

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
  fetchUrl(url: string): void;
  stop(): void;
  reset(): void;
  resetArticle(): void;
  bringArticle(article: ArticleContext): void;
}

/** The conversation: kept in this browser, run one exchange at a time. */
export function useChat(settings: ChatSettings): Chat {
  const [state, setState] = useState(load);
  const [busy, setBusy] = useState(false);
  const [status, say] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ChatState | null>(null);
  const live = useRef(state);
  const running = useRef<AbortController | null>(null);
  const cooldowns = useRef(NO_COOLDOWNS);
  const unsaved = useRef(false);

  const dispatch = useCallback((action: ChatAction) => {
    live.current = chatReducer(live.current, action);
    unsaved.current = true;
    setState(live.current);
  }, []);

  const saving = useRef(false);
  /** The stored text as this tab last wrote or read it. */
  const known = useRef<string | null>(null);
  /** Messages of the exchange that runs here: another tab's 'reset chat' does not take them. */
  const own = useRef(new Set<string>());
  /** Takes in what another tab has stored since, so that neither loses the other's turns. */
  const takeIn = useCallback(() => {
    const now = rawStored(CHAT_KEY);
    if (now === known.current) return;
    const others = now === null ? null : readStored(CHAT_KEY, parseSharedChat, null);
    known.current = rawStored(CHAT_KEY);
    const mine = live.current;
    live.current = others ? mergeChats(mine, others) : running.current ? { ...EMPTY_CHAT, messages: mine.messages.filter(({ id }) => own.current.has(id)) } : EMPTY_CHAT;
    setState(live.current);
  }, []);
  const save = useCallback(() => {
    if (!unsaved.current) return;
    takeIn();
    unsaved.current = false;
    saving.current = true;
    if (isEmptyChat(live.current)) removeStored(CHAT_KEY); else writeStored(CHAT_KEY, toStored(live.current));
    known.current = rawStored(CHAT_KEY);
    saving.current = false;
  }, [takeIn]);
  // A fixed rhythm, not "after the last change": a long stream must be saved while it runs.
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (unsaved.current) timer.current ??= window.setTimeout(() => { timer.current = undefined; save(); }, SAVE_AFTER_MS);
  }, [state, save]);
  useEffect(() => {
    // Leaving is the visitor's own stop; without it the browser's cut would be kept as a failure of the network.
    const leave = () => { running.current?.abort(); save(); };
    window.addEventListener("pagehide", leave);
    known.current = rawStored(CHAT_KEY);
    const stop = onStored(CHAT_KEY, () => { if (!saving.current) takeIn(); });
    return () => {
      window.removeEventListener("pagehide", leave);
      stop();
      running.current?.abort();
      window.clearTimeout(timer.current);
      timer.current = undefined;
      save();
    };
  }, [save, takeIn]);

  const onFrames = useCallback((frames: Frame[], handshake: Handshake, role: Message["role"]) => {
    const told = announce(frames, handshake, live.current.age, cooldowns.current, Date.now());
    cooldowns.current = told.cooldowns;
    if (told.labels.length > 0) say((old) => `${old} ${{ user: "In your message", assistant: "In the reply", tool: "In the article" }[role]}: ${told.labels.slice(0, 3).join(", ")}.`);
    void loadConfig().then((config) => emitTelemetry({ ...told.event, role }, (event) => sendTelemetry(event, config.telemetryEndpoint)));
  }, []);

  const run = useCallback(async (work: (deps: ExchangeDeps) => Promise<void>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setProblem(null);
    setRemoved(null);
    const mine = () => running.current === controller;
    own.current = new Set();
    const mark = (action: ChatAction) => {
      if (action.type === "ask") own.current.add(action.user.id).add(action.reply.id);
      else if (action.type === "retry") own.current.add(action.userId).add(action.reply.id);
      else if (action.type === "add") own.current.add(action.message.id);
      dispatch(action);
    };
    const deps: ExchangeDeps = {
      get: () => live.current, dispatch: mark, newId, say: (text) => { if (mine()) say(text); }, clock: () => performance.now(), signal: controller.signal, onFrames,
      analyze: async (text, handshake, signal) => (await analyzeText(text, handshake, signal)).frames,
    };
    try {
      await work(deps);
    } finally {
      if (running.current === controller) { running.current = null; setBusy(false); }
    }
  }, [dispatch, onFrames]);

  const exchange = useCallback((user: Message, begin: (reply: Message) => ChatAction) => run(async (deps) => {
    const reply: Message = { id: newId(), role: "assistant", text: "", at: Date.now(), state: "waiting" };
    deps.dispatch(begin(reply));
    await runExchange(user, reply, settings, deps);
  }), [run, settings]);

  // Apart from the state, so that they keep their identity while a reply streams.
  const actions = useMemo<ChatActions>(() => ({
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
    fetchUrl: (url) => void run(async (deps) => {
      try {
        const article = await fetchArticle(url, resolveHandshake(settings), deps);
        if (!article) deps.dispatch({ type: "note", id: live.current.messages.at(-1)!.id, note: NO_READABLE_TEXT });
        deps.say(article ? `Read: ${article.charCount.toLocaleString("en")} characters.` : "The page held nothing to read.");
      } catch (error) {
        if (deps.signal.aborted) { deps.say("Stopped."); return; }
        const text = chatErrorText(error);
        setProblem(text);
        deps.say("The page could not be read. The reason stands above the message field.");
      }
    }),
    stop: () => running.current?.abort(),
    reset: () => {
      running.current?.abort();
      running.current = null;
      setBusy(false);
      setProblem(null);
      if (!isEmptyChat(live.current)) setRemoved(live.current);
      cooldowns.current = NO_COOLDOWNS;
      dispatch({ type: "reset" });
      // At once, and without taking in what was just cleared.
      known.current = rawStored(CHAT_KEY);
      save();
      say("The chat was cleared.");
    },
    resetArticle: () => { dispatch({ type: "article", article: null }); say("The article is no longer sent."); },
    bringArticle: ({ url, textBlock, title }) => {
      if (live.current.article?.url === url && live.current.article.textBlock === textBlock) return;
      const brought = articleMessage(newId(), Date.now(), url, textBlock, title);
      dispatch({ type: "add", message: brought.message });
      dispatch({ type: "article", article: brought.article });
      const handshake = resolveHandshake(settings);
      void analyzeText(brought.article.textBlock, handshake).then(({ frames }) => { dispatch({ type: "change", id: brought.message.id, change: { frames } }); onFrames(frames, handshake, "tool"); }, (error: unknown) => console.error("The article could not be analysed", error));
    },
  }), [dispatch, exchange, run, save, settings, onFrames]);
  const undo = removed ? () => { dispatch({ type: "load", state: removed }); setRemoved(null); say("The chat is back."); } : null;
  return { ...actions, state, busy, status, problem, undo };
}

