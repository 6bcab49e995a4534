/**
 * Makes the built engine ready to be loaded (node/load-engine.mjs): its code as it is run, in ASCII; what V8 compiles of it in a first analysis; and the
 * loader, `index.js`. Comes after the tables: `write-code-cache.mjs DIR`.
 */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE_FILE, CODE_BEGINS, CODE_ENDS, CODE_FILE, engineScript, runEngine, startMemory } from "../node/load-engine.mjs";

/** Ordinary prose with a few findings, quotations, line breaks and abbreviations: what is seldom called is compiled when it is called, and keeps the cache small. */
const TEXT =
  "Everyone knows that the council has lost its mind. Act now, before it is too late! Studies show that 97% of experts agree, and only a fool would doubt it. " +
  "The report, published on Monday, says that 12 of 40 buses were late in May. If we do nothing, there will be no town left for our children. Isn't it strange?\n\n" +
  '“We can’t go on like this,” said Ms. Orban (58), who drives line 4.\nThe mayor, e.g. in his letter of 3 May, had called it a "minor delay" of 7.5 minutes: see https://town.example/buses.';
const ENOUGH_BYTES = 1 << 26;

const dir = process.argv[2];
const built = readFileSync(join(dir, CODE_FILE), "utf8");
if (/\\[^\0-\x7f]/.test(built)) throw new Error("The code has a backslash before a sign that is not ASCII: it cannot be escaped.");
const escaped = built.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
/**
 * V8 keeps a string of more than 128 kB apart from its young generation, whose first clean-up otherwise comes in the middle of the start and takes a tenth
 * of it.
 */
const LARGE_CHARS = 1 << 17;
const code = `${CODE_BEGINS}${escaped}${CODE_ENDS}`.padEnd(LARGE_CHARS + 1);
writeFileSync(join(dir, CODE_FILE), code);

const read = startMemory(dir, ENOUGH_BYTES);
const script = engineScript(dir, read);
const engine = runEngine(script, dir, read);
engine.analyze(TEXT);
const cache = script.createCachedData();
writeFileSync(join(dir, CACHE_FILE), cache);

// One file: Node pays for every module.
const loader = readFileSync(new URL("../node/load-engine.mjs", import.meta.url), "utf8").replace(/^export /gm, "");
const names = Object.keys(engine)
  .filter((name) => /^\w+$/.test(name) && name !== "default")
  .sort();
const bytes = Math.max(code.length + cache.length, statSync(join(dir, "tables.bin")).size);
writeFileSync(
  join(dir, "index.js"),
  `${loader}\nconst dir = import.meta.dirname;\nconst read = startMemory(dir, ${bytes});\nexport const { ${names.join(", ")} } = runEngine(engineScript(dir, read), dir, read);\n`,
);
