/** For the browser: tables and engine load with this module, the texts of notes family by family when a finding needs them. */
import { FAMILIES } from "./policy/families.ts";
import { LAZY_NOTES } from "./generated/notes-lazy.ts";
import { loadedEngine } from "./loaded.ts";
import { noteSource } from "./notes.ts";
import { finish, run } from "./run.ts";
import type { Analysis, AnalyzeOptions } from "./types.ts";

export { ENGINE_VERSION } from "./version.ts";
export { RULE_HASH } from "./generated/rule-hash.ts";
export type * from "./types.ts";

const loaded = new Map<string, string>();
const notes = noteSource((prefix) => loaded.get(prefix));

/**
 * Like `analyze`, and loads the texts of the families it needs. Rejects only when such a chunk cannot be loaded. Calls may overlap: the text is
 * read twice when chunks had to be fetched in between.
 */
export async function analyzeAsync(text: string, options: AnalyzeOptions = {}): Promise<Analysis> {
  const engine = loadedEngine();
  const input = String(text ?? "");
  const first = run(engine, input, options);
  const needed = new Set(first.scored.findings.map((finding) => FAMILIES[engine.patterns.family[finding.pattern]!]!.prefix));
  const missing = [...needed].filter((prefix) => !loaded.has(prefix));
  if (missing.length === 0) return finish(engine, first, notes);
  await Promise.all(missing.map(loadFamily));
  return finish(engine, run(engine, input, options), notes);
}

/** Loads the notes of every family ahead of need, so that later texts are answered without a connection. Rejects when a chunk cannot be loaded. */
export async function loadNotes(): Promise<void> {
  for (const { prefix } of FAMILIES) if (!loaded.has(prefix)) await loadFamily(prefix);
}

async function loadFamily(prefix: string): Promise<void> {
  const load = LAZY_NOTES[prefix];
  if (load) loaded.set(prefix, (await load()).NOTES);
}
