/**
 * Loads the built engine from `dir` with the code that V8 made of it when the package was built, so that a new process compiles next to nothing. Where
 * the cache is missing or of another V8, the code is compiled as usual. Node only.
 */
const { closeSync, openSync, readSync } = process.getBuiltinModule("node:fs");
const { Script } = process.getBuiltinModule("node:vm");

export const CODE_FILE = "engine.cjs";
export const CACHE_FILE = "engine.cache";
/** What the code is wrapped in, so that it is read as it is run. */
export const CODE_BEGINS = "(function (exports, __dirname, readTables) {";
export const CODE_ENDS = "\n})";

/**
 * Memory for the files of a start, read one after the other into the same place: memory that is new to a process costs more than reading does. `bytes`: the
 * largest of them, and at least what two of them take that are wanted together. Throws what node:fs throws for a file that cannot be read, and a RangeError
 * for one that has no room.
 */
export function startMemory(dir, bytes) {
  const memory = Buffer.allocUnsafeSlow(bytes + 1);
  return (file, at = 0) => {
    const fd = openSync(`${dir}/${file}`, "r");
    try {
      let end = at;
      for (let read = -1; read !== 0; end += read) read = readSync(fd, memory, end, memory.length - end);
      if (end === memory.length) throw new RangeError(`${file} is larger than it was when the package was built. Build the package again.`);
      return memory.subarray(at, end);
    } finally {
      closeSync(fd);
    }
  };
}

/** The compiled engine, not yet run. `read` is of `startMemory`. */
export function engineScript(dir, read) {
  let cachedData;
  try {
    cachedData = read(CACHE_FILE);
  } catch {
    cachedData = undefined;
  }
  // Plain ASCII (scripts/build.mjs): a character takes one byte of memory, and nothing is decoded.
  return new Script(read(CODE_FILE, cachedData?.length).latin1Slice(), { filename: `${dir}/${CODE_FILE}`, cachedData });
}

/** Runs it once; returns what it exports. The memory of `read` goes to the tables: nothing else may be read into it afterwards. */
export function runEngine(script, dir, read) {
  const exports = {};
  script.runInThisContext()(exports, dir, read);
  return exports;
}
