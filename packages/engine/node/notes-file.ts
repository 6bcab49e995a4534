import { type Plain, writeArraysFile } from "./arrays-file.ts";

/** Texts of all notes, each a row of its own, so that one can be read without the others. */
export interface NotesFile {
  /** Number of the first note of each family, by prefix. */
  first: { readonly [prefix: string]: number };
  /** Where each note begins in `text`; one more entry closes the last. */
  start: Int32Array;
  /** Rows as JSON in UTF-8, one behind the other. */
  text: Uint8Array;
}

/** `json`: the rows of each family as JSON, by prefix. */
export function writeNotes(json: Readonly<Record<string, string>>): Uint8Array {
  const first: Record<string, number> = {};
  const rows: Buffer[] = [];
  for (const [prefix, all] of Object.entries(json)) {
    first[prefix] = rows.length;
    for (const row of JSON.parse(all) as unknown[]) rows.push(Buffer.from(JSON.stringify(row)));
  }
  const start = new Int32Array(rows.length + 1);
  rows.forEach((row, at) => (start[at + 1] = start[at]! + row.length));
  return writeArraysFile({ first, start, text: new Uint8Array(Buffer.concat(rows)) } satisfies NotesFile as unknown as Plain);
}
