import { onStored, rawStored, readStored, removeStored, setPartAside, writeStored } from "../../../lib/storage.ts";
import { chatReducer, EMPTY_CHAT, type ChatAction, type ChatState } from "./chat-state.ts";
import { CHAT_KEY, isEmptyChat, parseChat, parseSharedChat, toStored, unreadMessages } from "./chat-store.ts";
import { mergeChats } from "./merge-chats.ts";

const SAVE_AFTER_MS = 250;

/** The conversation as this browser keeps it: saved while it changes, merged with what another tab has stored (docs/decisions/0036). */
export class KeptChat {
  /** How many messages could not be read: they are missing, and set aside before anything is written over them. */
  unread = 0;
  state: ChatState = readStored(CHAT_KEY, (value) => this.readKept(value), EMPTY_CHAT);
  private unsaved = false;
  private saving = false;
  /** What this tab last saved found no room: a conversation that another tab stores takes its place, without what stands here. */
  private isUnkept = false;
  /** The stored text as this tab last wrote or read it. */
  private known = rawStored(CHAT_KEY);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopListening: (() => void) | undefined;

  /** `ownMessages`: ids of those that stay when the entry was removed elsewhere; undefined for none. */
  constructor(
    private readonly ownMessages: () => ReadonlySet<string> | undefined,
    private readonly onChange: () => void,
  ) {}

  private readKept(value: unknown): ChatState | null {
    const unread = unreadMessages(value);
    this.unread = unread.length;
    if (unread.length > 0) setPartAside(CHAT_KEY, unread);
    return parseChat(value);
  }

  /** Listens to other tabs until `close`. */
  open(): void {
    this.stopListening ??= onStored(CHAT_KEY, () => {
      if (this.saving) return;
      this.takeIn();
      if (this.isUnkept) this.saveSoon();
    });
  }

  close(): void {
    this.stopListening?.();
    this.stopListening = undefined;
    this.save();
  }

  dispatch(action: ChatAction): void {
    this.state = chatReducer(this.state, action);
    if (action.type === "reset") this.unread = 0;
    this.saveSoon();
    this.onChange();
  }

  private saveSoon(): void {
    this.unsaved = true;
    // A fixed rhythm, not "after the last change": a long stream must be saved while it runs.
    this.timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  save(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.unsaved) return;
    this.takeIn();
    this.unsaved = false;
    this.saving = true;
    if (isEmptyChat(this.state)) removeStored(CHAT_KEY);
    this.isUnkept = !isEmptyChat(this.state) && !writeStored(CHAT_KEY, toStored(this.state));
    this.known = rawStored(CHAT_KEY);
    this.saving = false;
  }

  /** Saves at once, and over what another tab has stored since. */
  saveOver(): void {
    this.known = rawStored(CHAT_KEY);
    this.save();
  }

  /** Takes in what another tab has stored since, so that neither loses the other's turns. */
  private takeIn(): void {
    const now = rawStored(CHAT_KEY);
    if (now === this.known) return;
    // Nothing is missing of a conversation that was cleared.
    if (now === null) this.unread = 0;
    const others = now === null ? null : readStored(CHAT_KEY, parseSharedChat, null);
    this.known = rawStored(CHAT_KEY);
    const mine = this.state;
    const own = others ? undefined : this.ownMessages();
    this.state = others ? mergeChats(mine, others) : own ? { ...EMPTY_CHAT, messages: mine.messages.filter(({ id }) => own.has(id)) } : EMPTY_CHAT;
    this.onChange();
  }
}
