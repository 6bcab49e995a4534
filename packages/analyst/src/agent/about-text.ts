import type { Analysis, Handshake } from "@candor/engine";
import { sentencesOf, topicStems, type Sentence } from "../text/words.ts";
import { findingsOf, innerQuotes, sayFindings, type Said } from "./say.ts";

function sentencesWith(text: string, asked: ReadonlySet<string>): Sentence[] {
  return sentencesOf(text)
    .map((s) => ({ s, n: [...topicStems(s.text)].filter((w) => asked.has(w)).length }))
    .filter((row) => row.n > 0)
    .sort((a, b) => b.n - a.n || a.s.start - b.s.start)
    .slice(0, 3)
    .map((row) => row.s)
    .sort((a, b) => a.start - b.start);
}

/** A question about the text that no rule knows: the sentences that speak of its words, then what is marked there. */
export function sayAboutText(question: string, text: string, analysis: Analysis, handshake: Handshake, can: string): Said {
  const asked = topicStems(question);
  const rows = sentencesWith(text, asked);
  if (rows.length === 0) {
    const said = sayFindings(text, analysis, { ...handshake, mode: "direct" });
    return { text: `No sentence of the text shares a word with your question, and the text is all that I have. ${can}\n\nMeanwhile, this is what stands out in it:\n\n${said.text}`, confidence: 0.35, ...(said.notes ? { notes: said.notes } : {}) };
  }
  const marked = findingsOf(analysis).filter((f) => rows.some((r) => f.start < r.end && f.end > r.start)).slice(0, 2);
  return {
    text: `This is what the text says to that:\n\n${rows.map((r) => `> “${innerQuotes(r.text.replace(/\s*\n\s*/g, " "))}”`).join("\n\n")}${marked.length > 0 ? `\n\nMind the wording: ${marked.map((f) => `“${innerQuotes(f.fragment)}” (${f.reflexLabel.toLowerCase()}). ${f.question}`).join(" ")}` : ""}\n\nMore than that I cannot say without reading elsewhere.`,
    confidence: 0.55,
    notes: marked.flatMap((f) => [f.reflexLabel.toLowerCase(), f.question]),
  };
}
