import { FAMILIES } from "./policy/families.ts";
import type { NoteRow, NoteSource } from "./score/frames.ts";

/** Notes by family, parsed at the first use of each. */
export function noteSource(json: (prefix: string) => string | undefined): NoteSource {
  const parsed = new Map<number, readonly NoteRow[]>();
  return (family, index) => {
    let rows = parsed.get(family);
    if (!rows) {
      rows = JSON.parse(json(FAMILIES[family]!.prefix) ?? "[]") as NoteRow[];
      parsed.set(family, rows);
    }
    return rows[index]!;
  };
}
