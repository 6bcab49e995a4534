/** Runs the built engine on some text, so that V8 compiles what a first analysis needs, and keeps that code: `write-code-cache.mjs DIR`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE_FILE, engineScript, runEngine } from "../node/load-engine.mjs";

/** Ordinary prose with a few findings: what is seldom called is compiled when it is called, and keeps the cache small. */
const TEXT =
  "Everyone knows that the council has lost its mind. Act now, before it is too late! Studies show that 97% of experts agree, and only a fool would doubt it. " +
  "The report, published on Monday, says that 12 of 40 buses were late in May. If we do nothing, there will be no town left for our children. Isn't it strange?";

const dir = process.argv[2];
const script = engineScript(dir);
const engine = runEngine(script, dir);
engine.analyze(TEXT);
writeFileSync(join(dir, CACHE_FILE), script.createCachedData());

// One file: Node pays for every module.
const loader = readFileSync(new URL("../node/load-engine.mjs", import.meta.url), "utf8").replace(/^export /gm, "");
const names = Object.keys(engine)
  .filter((name) => /^\w+$/.test(name) && name !== "default")
  .sort();
writeFileSync(
  join(dir, "index.js"),
  `${loader}\nconst dir = import.meta.dirname;\nexport const { ${names.join(", ")} } = runEngine(engineScript(dir), dir);\n`,
);
