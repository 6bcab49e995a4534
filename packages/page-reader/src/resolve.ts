import { lookup, Resolver } from "node:dns/promises";
import { hostsFile } from "./hosts-file.ts";
import { isPrivateName } from "./url-guard.ts";

/** All addresses of a name. Throws when there are none. Should give up when the signal aborts; nobody waits for it then. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<string[]>;

/** One question to one name server; the second round waits twice as long. Leaves time to connect within the limit for the whole. */
const QUERY_MS = 1_500;
const QUERY_TRIES = 2;

export interface ResolveOptions {
  /** Name servers, as address or address:port. Those of the system by default. */
  servers?: readonly string[];
  queryMs?: number;
  /** Addresses from the hosts file; none when the name does not stand there. */
  hosts?: (hostname: string) => Promise<string[]>;
  /** What the system makes of a name by all its means: its name servers, search domains, names of the house. */
  system?: (hostname: string) => Promise<string[]>;
}

async function ask(hostname: string, servers: readonly string[] | undefined, queryMs: number, signal: AbortSignal): Promise<string[]> {
  // One for each name, since it can only cancel all that it was asked.
  const resolver = new Resolver({ timeout: queryMs, tries: QUERY_TRIES });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === "rejected" && six.status === "rejected") throw four.reason;
    // The old protocol first: a machine without a way to the new one would lose time with it.
    return [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/**
 * Looks names up by sockets of our own, which can be cancelled. The system's lookup cannot, and holds one of the few threads of the process while a name server
 * is silent: a stranger's names could stop every lookup. It is left for names that only a private network knows, which the guard lets through on one's own machine alone, and one at a time.
 */
export function createResolve({
  servers,
  queryMs = QUERY_MS,
  hosts = hostsFile(),
  system = async (hostname) => (await lookup(hostname, { all: true, verbatim: true })).map((record) => record.address),
}: ResolveOptions = {}): Resolve {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (hostname: string, signal: AbortSignal): Promise<string[]> => {
    const mine = last.then(() => {
      signal.throwIfAborted();
      return system(hostname);
    });
    last = mine.catch(() => undefined);
    return mine;
  };
  return async (hostname, signal) => {
    const listed = await hosts(hostname);
    signal.throwIfAborted();
    if (listed.length > 0) return listed;
    return isPrivateName(hostname) ? inTurn(hostname, signal) : ask(hostname, servers, queryMs, signal);
  };
}
