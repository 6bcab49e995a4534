/**
 * Loads the built engine from `dir` with the code that V8 made of it when the package was built, so that a new process compiles next to nothing. Where
 * the cache is missing or of another V8, the code is compiled as usual. Node only.
 */
const { readFileSync } = process.getBuiltinModule("node:fs");
const { Script } = process.getBuiltinModule("node:vm");

export const CODE_FILE = "engine.cjs";
export const CACHE_FILE = "engine.cache";

/** The compiled engine, not yet run. */
export function engineScript(dir) {
  const filename = `${dir}/${CODE_FILE}`;
  let cachedData;
  try {
    cachedData = readFileSync(`${dir}/${CACHE_FILE}`);
  } catch {
    cachedData = undefined;
  }
  return new Script(`(function (exports, __dirname) {${readFileSync(filename, "utf8")}\n})`, { filename, cachedData });
}

/** Runs it once; returns what it exports. */
export function runEngine(script, dir) {
  const exports = {};
  script.runInThisContext()(exports, dir);
  return exports;
}
