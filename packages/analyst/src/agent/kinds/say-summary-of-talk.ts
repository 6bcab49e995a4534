import { escapeMarkdown } from "../../markdown.ts";
import { summarySentences } from "../../text/summary.ts";
import { voicesOf } from "../../text/voices.ts";
import type { Sentence } from "../../text/words.ts";
import { quote, type Said } from "../say.ts";

/** What a chat or an interview is about: how it begins, what most of it goes back to, and how it ends. Null of any other text. */
export function saySummaryOfTalk(text: string, brief: boolean): Said | null {
  const voices = voicesOf(text).filter(({ lines }) => lines.length > 0);
  if (voices.length < 2) return null;
  const all = voices.flatMap(({ name, lines }) => lines.map((line) => ({ name, line }))).sort((a, b) => a.line.start - b.line.start);
  const [first] = all;
  const last = all.at(-1)!;
  const said = ({ name, line }: { name: string; line: Sentence }): string => `> **${escapeMarkdown(name)}**: ${quote(line.text)}`;
  const holds = (s: Sentence, { line }: { line: Sentence }): boolean => line.start >= s.start && line.start < s.end;
  const middle = summarySentences(text, brief ? 1 : 2)
    .flatMap((s) => all.find((row) => holds(s, row)) ?? [])
    .filter((row) => row !== first && row !== last);
  const most = [...voices].sort((a, b) => b.lines.length - a.lines.length)[0]!;
  return {
    text: [
      `${voices.length} people speak: ${voices.map(({ name }) => escapeMarkdown(name)).join(", ")}. Most of it is from ${escapeMarkdown(most.name)}. It starts with this:`,
      said(first!),
      ...(middle.length > 0 ? ["Much of the rest comes back to this:", ...middle.map(said)] : []),
      "It ends with this:",
      said(last),
      ...(brief ? [] : ["Ask “who says what?”, or name one of them."]),
    ].join("\n\n"),
    confidence: 0.7,
  };
}
