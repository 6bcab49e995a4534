import type { CallToolResult } from "@modelcontextprotocol/server";

/** A tool's answer: `data` fits the tool's output schema; `text` says the same for people and for clients that pass on text alone. */
export const answer = (data: Record<string, unknown>, text: string): CallToolResult => ({ content: [{ type: "text", text }], structuredContent: data });

/** A tool's refusal, in words that say what to do instead. */
export const refusal = (message: string): CallToolResult => ({ content: [{ type: "text", text: message }], isError: true });
