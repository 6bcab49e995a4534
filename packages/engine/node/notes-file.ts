/** Where the texts of notes stand in their file, so that those of one family can be read without the others. */
export interface NotesIndex {
  /** Number of the first note of each family; one more entry closes the last. */
  first: Uint16Array;
  /** Where each note begins in the file, in bytes; one more entry closes the last. */
  start: Int32Array;
}

/** The file, rows as JSON in UTF-8 one behind the other, and its index. `families`: the rows of each family as JSON. */
export function writeNotes(families: readonly string[]): { file: Uint8Array; index: NotesIndex } {
  const rows = families.map((json) => (JSON.parse(json) as unknown[]).map((row) => Buffer.from(JSON.stringify(row))));
  const first = new Uint16Array(rows.length + 1);
  rows.forEach((own, family) => (first[family + 1] = first[family]! + own.length));
  const all = rows.flat();
  const start = new Int32Array(all.length + 1);
  all.forEach((row, at) => (start[at + 1] = start[at]! + row.length));
  return { file: new Uint8Array(Buffer.concat(all)), index: { first, start } };
}
