import { dayOf, saveFile } from "../../../lib/take-along.ts";
import type { ChatState } from "./chat-state.ts";
import { chatToJson, chatToMarkdown } from "./export-chat.ts";

export type ChatFormat = "markdown" | "json";

/** Saves the conversation as a file of this browser and returns the file's name. */
export function saveChat(state: ChatState, format: ChatFormat): string {
  const now = new Date();
  const at = now.toISOString();
  const name = `candor-chat-${dayOf(now)}.${format === "markdown" ? "md" : "json"}`;
  if (format === "markdown") saveFile(name, "text/markdown;charset=utf-8", chatToMarkdown(state, at));
  else saveFile(name, "application/json", chatToJson(state, at));
  return name;
}
