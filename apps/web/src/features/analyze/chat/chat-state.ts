import type { QuoteCheck } from "@candor/analyst/quotes";
import type { Analysis, Frame } from "@candor/engine";
import { addTurn, estimateTokens, FRESH_CONTEXT, type ContextAge, type Failure } from "@candor/engine/policy";
import type { ArticleContext } from "../../../lib/session.ts";

/** A tool that was used for a message (specification 1 §3, chat message). `duration_ms` is null while it runs, and where a backend does not say how long it took. */
export interface ToolRun {
  id?: string;
  name: string;
  args: { url?: string };
  duration_ms: number | null;
  failed?: boolean;
  /** Why it failed, where the backend says so. */
  error?: string;
}

/** How far a reply is; absent when it is complete. "elsewhere": another tab of this browser receives it. */
export type ReplyState = "waiting" | "streaming" | "elsewhere" | "stopped" | "broken" | "failed";

/** A quotation of a reply. `elsewhere`: another page that was read in the conversation holds it, and not the article. */
export type LookedUp = QuoteCheck & { elsewhere?: true };

/** Chat message (specification 1 §3): role, text, tools and frames; the rest is what the page knows beyond it. */
export interface Message {
  id: string;
  role: "user" | "assistant" | "tool";
  text: string;
  /** How often it was changed: of two copies in two tabs the one with more changes is newer. */
  rev?: number;
  /** Milliseconds since 1970. */
  at: number;
  tools?: ToolRun[];
  frames?: Frame[];
  /** Where the frames cluster, as the engine counted them. */
  regions?: Analysis["regions"] | undefined;
  state?: ReplyState | undefined;
  /** What went wrong, in the specification's words. */
  error?: string | undefined;
  /** What was done to the message on its way: cuts, an address sent as it is, a forced recap. */
  notes?: string[];
  /** Of a reply, 0 to 1, where the backend gives it. */
  confidence?: number | undefined;
  /** The agent was to say how sure it is, and did not. */
  unstated?: boolean | undefined;
  failure?: Failure | undefined;
  /** Who was asked for the reply, as words that follow “answered by”; absent where this page was not told. */
  by?: string | undefined;
  /** What the reply had to reach to count as asserted, 0 to 1. */
  minConfidence?: number;
  /** Quotations of the reply, looked up in the article that was active, then in the other pages that were read here. */
  quotes?: LookedUp[] | undefined;
  articleUrl?: string | undefined;
  /** Of a waiting reply: which try this is, from 1, and how many words a model has written of which none is shown. */
  tries?: number;
  words?: number | undefined;
  /** Of a complete reply: the count of context decay before it. It comes back when the reply is replaced. */
  ageBefore?: ContextAge | undefined;
  /** Of a tool message: title of the page, and characters read (UTF-16 units). */
  title?: string | undefined;
  chars?: number;
}

/** Who speaks, as people read it. */
export const SPEAKERS = { user: "You", assistant: "Agent", tool: "Tool" } as const satisfies Record<Message["role"], string>;

export interface ChatState {
  messages: Message[];
  article: ArticleContext | null;
  age: ContextAge;
  /** Given by a backend that keeps conversations; sent back with every message. */
  sessionId: string | null;
  /** Ids of messages that were replaced; another tab that still has them lets them go. */
  gone?: string[];
  /** How often article and age were changed, as `rev` of a message. */
  articleRev?: number;
  ageRev?: number;
}

export const EMPTY_CHAT: ChatState = { messages: [], article: null, age: FRESH_CONTEXT, sessionId: null };

/** What a changed question, or another try, took the place of. */
export interface Replaced {
  messages: readonly Message[];
  article: ArticleContext | null;
  age: ContextAge;
  /** Ids of what stands in its place. */
  instead: ReadonlySet<string>;
}

export type ChatAction =
  | { type: "load"; state: ChatState }
  /** A question with the place for its reply. `replaces`: this message and all after it go. */
  | { type: "ask"; user: Message; reply: Message; replaces?: string | undefined }
  /** A new try for the reply of a question: what follows the question goes. */
  | { type: "retry"; userId: string; reply: Message }
  /** What another exchange took the place of comes back, under ids of its own: the old ones are gone for every tab. The messages of `instead` go. */
  | { type: "bring-back"; replaced: Replaced; messages: Message[] }
  | { type: "add"; message: Message; before?: string }
  | { type: "change"; id: string; change: Partial<Message> }
  | { type: "delta"; id: string; text: string }
  | { type: "tool-start"; id: string; tool: ToolRun }
  | { type: "tool-end"; id: string; toolId: string; tool: ToolRun }
  | { type: "note"; id: string; note: string }
  | { type: "article"; article: ArticleContext | null }
  /** The reply `id` is complete. A recap starts the count again (specification 1 §4, context decay). */
  | { type: "turn"; id: string; question: string; reply: string; recap: boolean }
  | { type: "session"; sessionId: string }
  | { type: "reset" };

const changed = (state: ChatState, id: string, change: (message: Message) => Message): ChatState => ({
  ...state,
  messages: state.messages.map((message) => (message.id === id ? { ...change(message), rev: (message.rev ?? 0) + 1 } : message)),
});

/** Enough for every message that a tab may still hold. */
const MOST_GONE = 400;

/** The rest goes, and its turns are no turns any more. */
function cutTo(state: ChatState, kept: Message[]): ChatState {
  const ids = new Set(kept.map((message) => message.id));
  const cut = state.messages.filter((message) => !ids.has(message.id));
  if (cut.length === 0) return state;
  const age = cut.find((message) => message.ageBefore)?.ageBefore;
  return {
    ...state,
    messages: kept,
    gone: [...(state.gone ?? []), ...cut.map((message) => message.id)].slice(-MOST_GONE),
    ...(age ? { age, ageRev: (state.ageRev ?? 0) + 1 } : {}),
  };
}

function upTo(messages: readonly Message[], id: string, itself: boolean): Message[] {
  const at = messages.findIndex((message) => message.id === id);
  return at < 0 ? [...messages] : messages.slice(0, at + (itself ? 1 : 0));
}

/** Tools of a message once nothing runs: a reply that was cut off lets go those that had not ended, a fetch of its own is a failed one. */
export function endedTools({ role, state }: Pick<Message, "role" | "state">, tools: readonly ToolRun[]): ToolRun[] {
  if (role === "tool") return tools.map((tool) => (tool.duration_ms === null ? { ...tool, failed: true } : tool));
  return state === undefined ? [...tools] : tools.filter((tool) => tool.duration_ms !== null);
}

/** As it stands once nothing runs here: a reply that was on its way is a stopped one. */
export const withoutRunning = (state: ChatState): ChatState => ({
  ...state,
  messages: state.messages.map((message) => ({
    ...message,
    ...(message.state === "waiting" || message.state === "streaming" ? { state: "stopped" as const } : {}),
    ...(message.tools ? { tools: endedTools(message, message.tools) } : {}),
  })),
});

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "load":
      return action.state;
    case "ask": {
      const kept = action.replaces ? cutTo(state, upTo(state.messages, action.replaces, false)) : state;
      return { ...kept, messages: [...kept.messages, action.user, action.reply] };
    }
    case "retry": {
      const kept = cutTo(state, upTo(state.messages, action.userId, true));
      return { ...kept, messages: [...kept.messages, action.reply] };
    }
    case "bring-back": {
      const { article, age, instead } = action.replaced;
      const kept = cutTo(
        state,
        state.messages.filter(({ id }) => !instead.has(id)),
      );
      const back: ChatState = { ...kept, messages: [...kept.messages, ...action.messages], age, ageRev: (kept.ageRev ?? 0) + 1 };
      return state.article === article ? back : { ...back, article, articleRev: (state.articleRev ?? 0) + 1 };
    }
    case "add": {
      const at = action.before ? state.messages.findIndex((message) => message.id === action.before) : -1;
      return {
        ...state,
        messages: at < 0 ? [...state.messages, action.message] : [...state.messages.slice(0, at), action.message, ...state.messages.slice(at)],
      };
    }
    case "change":
      return changed(state, action.id, (message) => ({ ...message, ...action.change }));
    case "delta":
      return changed(state, action.id, (message) => ({ ...message, state: "streaming", text: message.text + action.text }));
    case "tool-start":
      return changed(state, action.id, (message) => ({ ...message, tools: [...(message.tools ?? []), action.tool] }));
    case "tool-end":
      return changed(state, action.id, (message) => {
        const tools = message.tools ?? [];
        const known = tools.some((tool) => tool.id === action.toolId);
        return {
          ...message,
          tools: known ? tools.map((tool) => (tool.id === action.toolId ? { ...action.tool, id: action.toolId } : tool)) : [...tools, action.tool],
        };
      });
    case "note":
      return changed(state, action.id, (message) => ({ ...message, notes: [...(message.notes ?? []), action.note] }));
    case "article":
      return { ...state, article: action.article, articleRev: (state.articleRev ?? 0) + 1 };
    case "turn":
      return {
        ...changed(state, action.id, (message) => ({ ...message, ageBefore: state.age })),
        ageRev: (state.ageRev ?? 0) + 1,
        age: action.recap ? FRESH_CONTEXT : addTurn(state.age, estimateTokens(action.question) + estimateTokens(action.reply)),
      };
    case "session":
      return { ...state, sessionId: action.sessionId };
    case "reset":
      return EMPTY_CHAT;
  }
}
