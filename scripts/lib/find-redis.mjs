// Finds redis-server, or installs it where that is possible.
import { aptInstall, which } from "./find-browser.mjs";

/** Path of redis-server. Throws an Error that says what to install when it cannot be had. */
export function findRedis() {
  const found = which("redis-server");
  if (found) return found;
  if (aptInstall("redis-server")) {
    const now = which("redis-server");
    if (now) return now;
  }
  throw new Error("redis-server was not found. Install it (Debian: apt-get install redis-server; macOS: brew install redis; Windows: inside WSL).");
}
