import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SOURCE_DIR } from "./load-patterns.ts";

/** Folders whose code decides findings. */
const DECIDING = ["text", "match", "score", "detectors", "policy"];
const HASH_CHARS = 12;

/** Hash of the tables and of the code that decides findings, without comments and spacing. */
export function ruleHash(tables: string): string {
  const hash = createHash("sha256").update(tables);
  for (const folder of DECIDING) {
    const dir = join(SOURCE_DIR, folder);
    for (const name of readdirSync(dir).sort()) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      hash.update(name).update(
        readFileSync(join(dir, name), "utf8")
          .replace(/\/\*\*[\s\S]*?\*\//g, "")
          .replace(/^\s*\/\/.*$/gm, "")
          .replace(/\s+/g, ""),
      );
    }
  }
  return hash.digest("hex").slice(0, HASH_CHARS);
}
