import { canonicalId, catalogue } from "@candor/engine/catalogue";

/** Edits (insert, delete, replace) that turn one word into the other. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length]!;
}

/** What of an id says its pattern, without family: "vx-fo01-act-now" gives "act-now". */
const tail = (id: string): string => id.replace(/^vx-[a-z]{2}\d{2}-?/, "");

/** The `most` ids nearest to one that does not exist: those of its family and those that hold its words in id, name or technique come first, then by edits. */
export function nearIds(id: string, most: number): string[] {
  const asked = canonicalId(id).replace(/[\s_]+/g, "-");
  const family = /^vx-[a-z]{2}\d{2}/.exec(asked)?.[0];
  const words = new Set(tail(asked).split("-").filter(Boolean));
  return catalogue()
    .map((note) => {
      const own = tail(note.reflexId);
      const held = new Set(`${own} ${note.name} ${note.technique}`.toLowerCase().split(/[^a-z0-9]+/));
      const shared = [...words].filter((word) => held.has(word)).length;
      return { id: note.reflexId, far: edits(tail(asked), own) - 4 * shared - (note.family === family ? 3 : 0) };
    })
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map((near) => near.id);
}
