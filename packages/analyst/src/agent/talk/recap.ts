import { contextDecay, cutText, estimateTokens, type Analysis, type Handshake } from "@candor/engine";
import { escapeMarkdown } from "../../markdown.ts";
import { isForeign } from "../../text/language.ts";
import { findingsOf, passagesOf } from "../reading/passages.ts";
import { innerQuotes, type Said } from "../say.ts";
import { percent } from "../../percent.ts";

export interface Conversation {
  history: readonly { role: "user" | "assistant" | "tool"; text: string }[];
  article: { url: string; text: string } | null;
  handshake: Handshake;
}

/** Whether the talk has gone on so long that a recap is forced (specification 1 §4, context decay). */
export function isRecapForced({ history, handshake }: Conversation): boolean {
  const tokens = history.reduce((n, m) => n + estimateTokens(m.text), 0);
  return contextDecay({ turnsSinceRecap: history.filter((m) => m.role === "user" && m.text.trim() !== "").length, tokensSinceRecap: tokens }, handshake.mode)
    .expired;
}

/** Where the conversation stands. `text`: the one at hand. */
export function sayRecap(conversation: Conversation, text: string | null, run: (text: string) => Analysis): Said {
  const { history, article, handshake } = conversation;
  const asked = history
    .filter((m) => m.role === "user")
    .map((m) => m.text.trim())
    .filter((t) => t.length > 0);
  const short = (s: string) => `“${escapeMarkdown(innerQuotes((s.length > 120 ? `${cutText(s, 117)} …` : s).replace(/\s+/g, " ")))}”`;
  const parts = [isRecapForced(conversation) ? "We’ve covered enough that it’s time for a recap." : "Where we are:"];
  parts.push(
    `- Handshake: ${handshake.mode}, ${handshake.stakes} stakes, nothing asserted under ${percent(handshake.min_confidence)}, citations ${handshake.cite_policy}.`,
  );
  const notes: string[] = [];
  if (article && article.text === text) parts.push(`- Article: ${article.url} (${article.text.length} characters).`);
  else if (text) parts.push(`- The text at hand: ${short(text)}`);
  if (text && isForeign(text, run(text).language)) parts.push("- Found: nothing, because it doesn’t look like English, and that’s all my rules can read.");
  else if (text) {
    const marks = passagesOf(findingsOf(run(text)).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, 3);
    notes.push(...marks.map((p) => p.frames[0]!.reflexLabel.toLowerCase()));
    parts.push(
      marks.length > 0
        ? `- Found: ${marks.map(({ words, frames }) => `${short(words.fragment)} (${frames[0]!.reflexLabel.toLowerCase()})`).join("; ")}.`
        : "- Found: no wording above our limit.",
    );
  }
  parts.push(
    asked.length > 0
      ? `- You asked:\n${asked
          .slice(-4)
          .map((q) => `  - ${short(q)}`)
          .join("\n")}`
      : "- You haven’t asked anything yet.",
  );
  parts.push("- Still open: what the text’s claims are based on. For that you have to read elsewhere; ask me which of them can be checked, and how.");
  return { text: parts.join("\n"), confidence: 0.8, notes };
}
