import { escapeMarkdown } from "@candor/analyst/markdown";
import { percent } from "../../../lib/findings.ts";
import type { ArticleContext } from "../../../lib/session.ts";
import { SPEAKERS, type ChatState, type Message, type ToolRun } from "./chat-state.ts";
import { quoteWords } from "./quote-words.ts";

const STATES = {
  waiting: "No answer yet.",
  streaming: "Not complete.",
  elsewhere: "Not complete: it’s arriving in another tab.",
  stopped: "Stopped before the end.",
  broken: "Cut off before the end.",
  failed: "No answer came.",
} as const;

function outcome({ duration_ms, failed, error }: ToolRun): string {
  if (duration_ms === null) return failed ? ", not finished" : "";
  return `, ${Math.round(duration_ms)} ms${failed ? `, failed${error ? `: ${escapeMarkdown(error)}` : ""}` : ""}`;
}

function messageLines(message: Message): string[] {
  const lines = [`## ${SPEAKERS[message.role]}`, ""];
  if (message.by && message.text.trim() !== "") lines.push(`*Answered by ${escapeMarkdown(message.by)}.*`, "");
  for (const tool of message.tools ?? []) lines.push(`*${tool.name}${tool.args.url ? ` ${tool.args.url}` : ""}${outcome(tool)}*`, "");
  if (message.text.trim() !== "") lines.push(message.text, "");
  if (message.error) lines.push(`Error: ${message.error}`, "");
  if (message.state) lines.push(`*${STATES[message.state]}*`, "");
  for (const note of message.notes ?? []) lines.push(`*${note}*`, "");
  if (message.confidence !== undefined)
    lines.push(
      `Confidence: ${percent(message.confidence)}${message.minConfidence !== undefined && message.confidence < message.minConfidence ? `, below the minimum of ${percent(message.minConfidence)}: unverified` : ""}`,
      "",
    );
  if (message.unstated) lines.push("Confidence: not stated by the agent (unverified)", "");
  if (message.quotes?.length) lines.push("Quotations:", "", ...message.quotes.map((q) => `- “${escapeMarkdown(q.quote)}”: ${quoteWords(q)}`), "");
  if (message.frames?.length)
    lines.push(
      "Marks:",
      "",
      ...message.frames.map(
        (f) => `- ${f.reflexLabel}, ${percent(f.confidence)}, \`${f.reflexId}\`${f.fragment ? `: “${escapeMarkdown(f.fragment.replace(/\s+/g, " "))}”` : ""}`,
      ),
      "",
    );
  return lines;
}

const source = (article: ArticleContext): string =>
  `Article: ${article.title ? `${escapeMarkdown(article.title.replace(/\s+/g, " "))}, ` : ""}${article.url} (${article.charCount.toLocaleString("en")} characters)`;

/** The conversation for people. `at` is an ISO date. */
export function chatToMarkdown({ messages, article }: ChatState, at: string): string {
  return [`# Conversation with Candor’s agent`, "", `Saved ${at}`, "", ...(article ? [source(article), ""] : []), ...messages.flatMap(messageLines)]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** The conversation for programs: all that the page keeps of it. */
export const chatToJson = ({ messages, article }: ChatState, at: string): string =>
  `${JSON.stringify({ kind: "candor-chat", version: 1, saved: at, article, messages }, null, 2)}\n`;
