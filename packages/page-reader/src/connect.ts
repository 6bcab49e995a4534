import { isIP, type Socket } from "node:net";
import { buildConnector } from "undici";
import { orAborted } from "./abortable.ts";
import { PageError, tooLarge } from "./errors.ts";
import type { ReadLimits } from "./limits.ts";
import type { Resolve } from "./resolve.ts";
import { bareHost, judgeAddresses, type GuardPolicy } from "./url-guard.ts";

/** Where to open the socket for a judged address. The identity, but for tests that stand a loopback server in for a public one. */
export type Dial = (address: string, port: number) => { host: string; port: number };

const NO_SITE = "No site was found with that name.";
/** What a name server says of a name that leads nowhere. Anything else says that it could not be asked: it is silent, out of reach or refuses, and the name may be right. */
const LEADS_NOWHERE: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);
const notFound = (cause: unknown): PageError =>
  new PageError(
    "page-unreachable",
    LEADS_NOWHERE.has((cause as { code?: unknown } | null)?.code) ? NO_SITE : "That site’s name couldn’t be looked up. Please try again in a moment.",
    { cause },
  );

/** Judged addresses of a target, literal or looked up once. Throws PageError. */
export async function judgedAddresses(url: URL, policy: GuardPolicy, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  const host = bareHost(url);
  let addresses: string[];
  signal.throwIfAborted();
  if (isIP(host) !== 0) addresses = [host];
  else {
    try {
      addresses = await orAborted(resolve(host, signal), signal);
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw notFound(cause);
    }
  }
  if (addresses.length === 0) throw new PageError("page-unreachable", NO_SITE);
  judgeAddresses(addresses, policy);
  return addresses;
}

/**
 * A connector for undici that opens sockets to the judged addresses only, one after the other, and never looks a name up again.
 * TLS still proves the certificate against the name.
 */
export function judgedConnector(
  url: URL,
  addresses: readonly string[],
  dial: Dial,
  limits: Pick<ReadLimits, "connectMs" | "wireBytes">,
  signal: AbortSignal,
): buildConnector.connector {
  const connect = buildConnector({ timeout: limits.connectMs, allowH2: false, maxCachedSessions: 0 });
  const host = bareHost(url);
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  return (options, callback) => {
    const attempt = (index: number, last: Error | null): void => {
      const address = addresses[index];
      if (signal.aborted) return callback(signal.reason as Error, null);
      if (address === undefined) return callback(last ?? new Error("no address"), null);
      const to = dial(address, port);
      // undici types its connector as returning nothing, but it gives the socket: the only way to end an attempt early.
      const opening = connect(
        { ...options, hostname: to.host, host: url.host, port: String(to.port), servername: isIP(host) === 0 ? host : undefined },
        (...result: buildConnector.CallbackArgs) => {
          signal.removeEventListener("abort", end);
          const [error, socket] = result;
          if (error) return attempt(index + 1, error);
          if (!connectedTo(socket as Socket, to.host)) {
            socket?.destroy();
            return callback(new PageError("address-refused", "The connection did not lead to the judged address."), null);
          }
          callback(null, socket as Socket);
          endWhenOver(socket as Socket, limits.wireBytes * WIRE_PER_BODY);
        },
      ) as unknown as Socket;
      const end = () => opening.destroy(signal.reason as Error);
      signal.addEventListener("abort", end, { once: true });
    };
    attempt(0, null);
  };
}

/** What may come over a connection, as a multiple of the body's limit: small chunks are mostly frame. */
const WIRE_PER_BODY = 2;

/** Heads, interim answers and what is written between chunks are no body, and without an end of their own. */
function endWhenOver(socket: Socket, bytes: number): void {
  socket.on("readable", () => {
    if (socket.bytesRead > bytes) socket.destroy(tooLarge());
  });
}

const canonical = (address: string): string => {
  try {
    return new URL(isIP(address) === 6 ? `http://[${address}]` : `http://${address}`).hostname;
  } catch {
    return "";
  }
};

/** Last check, on the open socket: its other end is the address that was judged. */
const connectedTo = (socket: Socket, address: string): boolean => canonical(socket.remoteAddress ?? "") === canonical(address);
