import { readFile, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";

const HOSTS_FILE = process.platform === "win32" ? join(process.env["SystemRoot"] ?? "C:\\Windows", "System32", "drivers", "etc", "hosts") : "/etc/hosts";

/** Names in small letters with their addresses. An address with a zone is left out: it is no place on the web. */
function parse(source: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of source.split("\n")) {
    const [address = "", ...aliases] = line.replace(/#.*/, "").trim().split(/\s+/);
    if (isIP(address) === 0 || address.includes("%")) continue;
    for (const alias of aliases) {
      const name = alias.toLowerCase();
      names.set(name, [...(names.get(name) ?? []), address]);
    }
  }
  return names;
}

/** Looks names up in the hosts file, which is read again when it changed: some hold lists of a hundred thousand names. A file that cannot be read names nothing. */
export function hostsFile(path = HOSTS_FILE): (hostname: string) => Promise<string[]> {
  let names = new Map<string, string[]>();
  let version = "";
  return async (hostname) => {
    try {
      const { mtimeMs, size } = await stat(path);
      if (version !== `${mtimeMs} ${size}`) {
        names = parse(await readFile(path, "utf8"));
        version = `${mtimeMs} ${size}`;
      }
    } catch {
      return [];
    }
    return names.get(hostname.toLowerCase()) ?? [];
  };
}
