// Finds redis-server, or installs it where that is possible.
import { aptInstall, which } from "./find-browser.mjs";

export const REDIS_MISSING =
  "redis-server was not found. Install it (Debian: apt-get install redis-server; macOS: brew install redis; Windows: inside WSL), or set REDIS_SERVER to its program.";

/** Path of redis-server as it is here, "" where it is missing. */
export const installedRedis = () => which(process.env.REDIS_SERVER || "redis-server");

/** Path of redis-server. Throws an Error that says what to install when it cannot be had. */
export function findRedis() {
  const found = installedRedis() || (aptInstall("redis-server") && installedRedis());
  if (found) return found;
  throw new Error(REDIS_MISSING);
}
