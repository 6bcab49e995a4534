import { contextDecay, estimateTokens, type Analysis, type Handshake } from "@candor/engine";
import { endsInQuestion, materialOf } from "./material.ts";
import { findingsOf, passagesOf } from "./passages.ts";
import { innerQuotes, type Said } from "./say.ts";

export interface Conversation {
  history: readonly { role: "user" | "assistant" | "tool"; text: string }[];
  article: { url: string; text: string } | null;
  handshake: Handshake;
}

/** The last text that was talked about: a message of the visitor long enough to be one. */
export function lastText(history: Conversation["history"]): string | null {
  for (let i = history.length - 1; i >= 0; i--) {
    const message = history[i]!;
    if (message.role !== "user") continue;
    const text =
      materialOf(message.text).text ??
      endsInQuestion(message.text)?.text ??
      (message.text.split(/\s+/).length >= 12 && !/\?\s*$/.test(message.text) ? message.text : null);
    if (text) return text;
  }
  return null;
}

export function sayRecap({ history, article, handshake }: Conversation, run: (text: string) => Analysis): Said {
  const asked = history
    .filter((m) => m.role === "user")
    .map((m) => m.text.trim())
    .filter((t) => t.length > 0);
  const tokens = history.reduce((n, m) => n + estimateTokens(m.text), 0);
  const expired = contextDecay({ turnsSinceRecap: asked.length, tokensSinceRecap: tokens }, handshake.mode).expired;
  const short = (s: string) => (s.length > 120 ? `${s.slice(0, 117)} …` : s).replace(/\s+/g, " ");
  const parts = [expired ? "We have come far enough that a recap is due." : "Where we are:"];
  parts.push(
    `- Handshake: ${handshake.mode}, ${handshake.stakes} stakes, nothing asserted under ${Math.round(handshake.min_confidence * 100)}%, citations ${handshake.cite_policy}.`,
  );
  const text = article?.text ?? lastText(history);
  const notes: string[] = [];
  if (article) parts.push(`- Article: ${article.url} (${article.text.length} characters).`);
  if (text) {
    const marks = passagesOf(findingsOf(run(text)).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, 3);
    notes.push(...marks.map((p) => p.frames[0]!.reflexLabel.toLowerCase()));
    parts.push(
      marks.length > 0
        ? `- Found: ${marks.map(({ words, frames }) => `“${innerQuotes(short(words.fragment))}” (${frames[0]!.reflexLabel.toLowerCase()})`).join("; ")}.`
        : "- Found: no wording above our limit.",
    );
  }
  parts.push(
    asked.length > 0
      ? `- You asked:\n${asked
          .slice(-4)
          .map((q) => `  - “${innerQuotes(short(q))}”`)
          .join("\n")}`
      : "- You have not asked anything yet.",
  );
  parts.push("- Open: what the text’s claims rest on. That takes reading elsewhere; ask me which of them can be checked, and how.");
  return { text: parts.join("\n"), confidence: 0.8, notes };
}
