import { loadedEngine, notes } from "./complete.ts";
import { finish, run } from "./run.ts";
import type { Analysis, AnalyzeOptions } from "./types.ts";

/**
 * Finds wording that misleads. Any string is accepted and nothing is thrown; offsets are UTF-16 units into `text`, confidences 0 to 1.
 * The text is not cut: callers with a limit cut it first (specification 1 §5). Handshake values left out are resolved as in specification 1 §5.
 */
export function analyze(text: string, options: AnalyzeOptions = {}): Analysis {
  const engine = loadedEngine();
  return finish(engine, run(engine, String(text ?? ""), options), notes);
}

/** How many words a text has: the `words` of its analysis, without the rest. Never throws. */
export const countWords = (text: string): number => loadedEngine().wordsIn(String(text ?? ""));
