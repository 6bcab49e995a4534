import { PHRASINGS } from "./phrasings.ts";

const EXAMPLES: ReadonlySet<string> = new Set(PHRASINGS.flatMap(({ leaning, plain }) => [leaning, plain]));

/** Where an example phrasing goes: the first free slot, else the first that holds another example, else the first; `own` when it holds words of the visitor's. */
export function slotFor(texts: readonly string[]): { at: number; own: boolean } {
  const free = texts.findIndex((text) => text.trim() === "");
  if (free >= 0) return { at: free, own: false };
  const example = texts.findIndex((text) => EXAMPLES.has(text.trim()));
  return example >= 0 ? { at: example, own: false } : { at: 0, own: true };
}
