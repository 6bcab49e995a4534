import { canonicalId, catalogue } from "@candor/engine/catalogue";
import { editsBetween } from "./edits.ts";

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
      return { id: note.reflexId, far: editsBetween(tail(asked), own) - 4 * shared - (note.family === family ? 3 : 0) };
    })
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map((near) => near.id);
}
