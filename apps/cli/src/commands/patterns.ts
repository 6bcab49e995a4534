import { catalogue, explain, type PatternNote } from "@candor/engine/catalogue";
import { createColors } from "picocolors";
import pc from "picocolors";
import { percent } from "../percent.ts";
import { UsageError } from "../usage-error.ts";

function page(note: PatternNote, paint: ReturnType<typeof createColors>): string {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${paint.bold(title)}\n${items.map((item) => `  - ${item}`).join("\n")}`];
  return [
    `${paint.bold(note.name)}  ${paint.dim(note.reflexId)}`,
    `${note.familyName} · ${note.category} · ${note.technique} · severity ${note.severity} · starts at ${percent(note.confidence)}${note.sophistication ? ` · ${note.sophistication}` : ""}`,
    note.description,
    `${paint.bold("Why it can mislead")}\n  ${note.rationale}`,
    `${paint.bold("Ask")}\n  ${note.question}`,
    ...(note.rewording ? [`${paint.bold("How to say it fairly")}\n  ${note.rewording}`] : []),
    `${paint.bold("How it works")}\n  ${note.mechanism}`,
    ...list("Wordings", note.indicators),
    ...list("Likelier beside", note.contextClues),
    ...list("Examples", note.examples),
    ...list("Fine", note.fine),
    paint.dim(`Source: ${note.source}`),
  ].join("\n\n");
}

export function patternsCommand(id: string | undefined, flags: { json?: boolean; color: boolean }): void {
  const paint = createColors(flags.color && pc.isColorSupported);
  const all = catalogue();
  const one = id === undefined ? undefined : explain(id);
  const asked = id?.toLowerCase();
  const notes = one
    ? [one]
    : asked === undefined
      ? all
      : all.filter(
          (n) =>
            n.family === asked ||
            n.familyName.toLowerCase() === asked ||
            n.technique === asked ||
            n.name.toLowerCase().includes(asked) ||
            n.reflexId.includes(asked),
        );
  if (notes.length === 0) throw new UsageError(`no pattern is called ${id}; candor patterns lists them all`);
  if (flags.json) {
    process.stdout.write(`${JSON.stringify(notes, null, 2)}\n`);
    return;
  }
  if (notes.length === 1) {
    process.stdout.write(`${page(notes[0]!, paint)}\n`);
    return;
  }
  const rows: string[] = [];
  let family = "";
  for (const note of notes) {
    if (note.family !== family) {
      family = note.family;
      rows.push(`${rows.length > 0 ? "\n" : ""}${paint.bold(note.familyName)} ${paint.dim(note.family)}`);
    }
    rows.push(`  ${note.reflexId.padEnd(38)} ${percent(note.confidence).padStart(4)}  ${note.name}`);
  }
  process.stdout.write(`${rows.join("\n")}\n\n${notes.length} patterns. candor patterns ID explains one.\n`);
}
