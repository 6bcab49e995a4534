import { FRESH_CONTEXT, type ContextAge } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";
import { checkedFrames, checkedRegions, isPlace } from "./stored-frames.ts";
import { EMPTY_CHAT, endedTools, type ChatState, type Message, type ToolRun } from "./chat-state.ts";

/** Chat history is kept in the browser under a versioned key (specification 1 §3). */
export const CHAT_KEY = "candor-chat-v1";
export const CHAT_DRAFT_KEY = "candor-chat-draft-v1";
export const CHAT_WAITING_KEY = "candor-chat-waiting-v1";
/**
 * Older messages are let go, so that the history cannot fill the browser's storage: so many, and so many characters of them together as they are stored. The
 * storage holds about five million, and an article of 20,000 takes 50,000 with what was found in it.
 */
const KEPT_MESSAGES = 200;
const KEPT_CHARS = 2_000_000;

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const share = (value: unknown): number | undefined => (typeof value === "number" && value >= 0 && value <= 1 ? value : undefined);
const count = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : 0);
const defined = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;

function parseTool(value: unknown): ToolRun | null {
  if (!isRecord(value) || typeof value["name"] !== "string") return null;
  const url = isRecord(value["args"]) ? text(value["args"]["url"]) : undefined;
  const duration = value["duration_ms"];
  const failed = value["failed"] === true;
  const error = text(value["error"]);
  return {
    name: value["name"],
    args: url ? { url } : {},
    duration_ms: typeof duration === "number" ? duration : null,
    ...(failed ? { failed, ...(error ? { error } : {}) } : {}),
  };
}

/** Tools of an answer or of a stored message; what is no tool is passed over. */
export const parseTools = (value: unknown): ToolRun[] => (Array.isArray(value) ? value.map(parseTool).filter((tool): tool is ToolRun => tool !== null) : []);

function parseQuotes(value: unknown): Message["quotes"] {
  if (!Array.isArray(value)) return undefined;
  return value.filter(
    (q): q is NonNullable<Message["quotes"]>[number] =>
      isRecord(q) &&
      typeof q["quote"] === "string" &&
      ["exact", "near", "not-found"].includes(String(q["status"])) &&
      isPlace(q["at"]) &&
      (isPlace([q["start"], q["end"]]) || (q["start"] === null && q["end"] === null)),
  );
}

const parseAge = (value: unknown): ContextAge | undefined =>
  isRecord(value) ? { turnsSinceRecap: count(value["turnsSinceRecap"]), tokensSinceRecap: count(value["tokensSinceRecap"]) } : undefined;

/** What another tab fetches at this moment still runs there. */
const toolsOf = (message: Pick<Message, "role" | "state">, tools: ToolRun[], shared: boolean): ToolRun[] =>
  shared && message.role === "tool" ? tools : endedTools(message, tools);

const ROLES: readonly unknown[] = ["user", "assistant", "tool"] satisfies Message["role"][];
const isMessage = (value: unknown): value is Record<string, unknown> & Pick<Message, "id" | "role" | "text"> =>
  isRecord(value) && typeof value["id"] === "string" && typeof value["text"] === "string" && ROLES.includes(value["role"]);

function parseMessage(value: unknown, shared: boolean): Message | null {
  if (!isMessage(value)) return null;
  const { id, role, text: said } = value;
  const kept = value["state"];
  // A reply that was under way when the page was left is a partial one; while this page is open, another tab receives it.
  const state =
    kept === "streaming" || kept === "waiting" || kept === "elsewhere"
      ? shared
        ? "elsewhere"
        : "stopped"
      : kept === "stopped" || kept === "broken" || kept === "failed"
        ? kept
        : undefined;
  const failure = value["failure"];
  return defined({
    id,
    role,
    text: said,
    at: count(value["at"]),
    rev: typeof value["rev"] === "number" ? value["rev"] : undefined,
    state,
    tools: Array.isArray(value["tools"]) ? toolsOf({ role, state }, parseTools(value["tools"]), shared) : undefined,
    frames: Array.isArray(value["frames"]) ? checkedFrames(value["frames"]) : undefined,
    regions: Array.isArray(value["regions"]) ? checkedRegions(value["regions"]) : undefined,
    error: text(value["error"]),
    title: text(value["title"]),
    articleUrl: text(value["articleUrl"]),
    notes: Array.isArray(value["notes"]) ? value["notes"].filter((note): note is string => typeof note === "string") : undefined,
    confidence: share(value["confidence"]),
    unstated: value["unstated"] === true || undefined,
    by: text(value["by"]),
    minConfidence: share(value["minConfidence"]),
    failure: failure === "hedge" || failure === "refuse" || failure === "ask-clarify" ? failure : undefined,
    quotes: parseQuotes(value["quotes"]),
    ageBefore: parseAge(value["ageBefore"]),
    chars: typeof value["chars"] === "number" ? value["chars"] : undefined,
  }) as Message;
}

/** What a stored conversation holds among its messages that is none. */
export const unreadMessages = (value: unknown): unknown[] =>
  isRecord(value) && Array.isArray(value["messages"]) ? value["messages"].filter((message) => !isMessage(message)) : [];

/** A stored conversation; null for data that is not one. Messages that cannot be read are left out. `shared`: it was written by another tab just now. */
export function parseChat(value: unknown, shared = false): ChatState | null {
  if (!isRecord(value) || !Array.isArray(value["messages"])) return null;
  const article = value["article"];
  return {
    messages: value["messages"].map((message) => parseMessage(message, shared)).filter((message): message is Message => message !== null),
    article:
      isRecord(article) && typeof article["url"] === "string" && typeof article["textBlock"] === "string"
        ? {
            url: article["url"],
            textBlock: article["textBlock"],
            charCount: article["textBlock"].length,
            ...(typeof article["title"] === "string" ? { title: article["title"] } : {}),
          }
        : null,
    age: parseAge(value["age"]) ?? FRESH_CONTEXT,
    sessionId: text(value["sessionId"]) ?? null,
    ...(Array.isArray(value["gone"]) ? { gone: value["gone"].filter((id): id is string => typeof id === "string") } : {}),
    ...(typeof value["articleRev"] === "number" ? { articleRev: value["articleRev"] } : {}),
    ...(typeof value["ageRev"] === "number" ? { ageRev: value["ageRev"] } : {}),
  };
}

/** What another tab wrote just now. */
export const parseSharedChat = (value: unknown): ChatState | null => parseChat(value, true);

/** Measured once: a message that is changed is another one, and a stream is saved several times a second. */
const sizes = new WeakMap<Message, number>();
function charsOf(message: Message): number {
  const known = sizes.get(message) ?? JSON.stringify(message).length;
  sizes.set(message, known);
  return known;
}

export function toStored(state: ChatState): ChatState {
  let from = state.messages.length;
  for (let chars = 0; from > 0 && state.messages.length - from < KEPT_MESSAGES; from -= 1) {
    chars += charsOf(state.messages[from - 1]!);
    if (chars > KEPT_CHARS && from < state.messages.length) break;
  }
  return from === 0 ? state : { ...state, messages: state.messages.slice(from) };
}
export const isEmptyChat = (state: ChatState): boolean => state.messages.length === 0 && state.article === EMPTY_CHAT.article;
