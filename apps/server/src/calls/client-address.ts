import ipaddr from "ipaddr.js";
import { within, type Address, type Range } from "@candor/page-reader/address";

/** Which proxies are believed (TRUST_PROXY): none, a number of hops, or ranges. */
export type ProxyTrust = { kind: "none" } | { kind: "hops"; hops: number } | { kind: "ranges"; ranges: Range[] };

const NAMED: Record<string, string[]> = { loopback: ["127.0.0.0/8", "::1/128"], private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"] };

/** Reads TRUST_PROXY: "none", "2", or ranges such as "loopback, 10.0.0.0/8". Throws an Error that says what is wrong. */
export function parseProxyTrust(text: string): ProxyTrust {
  const value = text.trim().toLowerCase();
  if (value === "" || value === "none" || value === "0") return { kind: "none" };
  if (/^\d{1,2}$/.test(value)) return { kind: "hops", hops: Number(value) };
  const parts = value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap((part) => NAMED[part] ?? [part]);
  return {
    kind: "ranges",
    ranges: parts.map((part) => {
      try {
        if (parseAddress(part.split("/")[0]) === null) throw new Error("no address");
        return withoutMapping(ipaddr.parseCIDR(part.includes("/") ? part : `${part}/${part.includes(":") ? 128 : 32}`));
      } catch {
        throw new Error(`"${part}" is not "none", a number of hops, "loopback", "private", an address or a range`);
      }
    }),
  };
}

/** IPv4 over IPv6, as a server that listens on both sees its neighbors, as the IPv4 range that it is: addresses are compared so. */
const withoutMapping = ([network, bits]: Range): Range =>
  network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96 ? [network.toIPv4Address(), bits - 96] : [network, bits];

/** An address in one spelling; IPv4 that came over IPv6 as IPv4. Null for anything else. */
function parseAddress(text: string | undefined): Address | null {
  const bare = (text ?? "")
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .split("%", 1)[0]!;
  // Short, octal and hexadecimal forms mean different addresses to different programs.
  const strict = ipaddr.IPv4.isValidFourPartDecimal(bare) || (bare.includes(":") && ipaddr.IPv6.isValid(bare));
  return strict ? ipaddr.process(bare) : null;
}

const isTrusted = (address: Address | null, trust: ProxyTrust): boolean => trust.kind === "ranges" && address !== null && within(address, trust.ranges);

/**
 * The visitor's address: the connection's, or what the believed proxies say. Entries that others wrote into X-Forwarded-For are never reached.
 * Null when even the connection has none.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trust: ProxyTrust): string | null {
  const socket = parseAddress(socketAddress);
  const said = (forwardedFor ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (trust.kind === "none" || said.length === 0) return socket?.toString() ?? null;
  if (trust.kind === "hops") return (parseAddress(said[Math.max(0, said.length - trust.hops)]) ?? socket)?.toString() ?? null;
  let current = socket;
  for (let at = said.length - 1; at >= 0 && isTrusted(current, trust); at -= 1) {
    const next = parseAddress(said[at]);
    if (next === null) break;
    current = next;
  }
  return current?.toString() ?? null;
}

/** Whether the visitor's own connection is https, as far as it can be believed. */
export function isSecure(url: string, socketAddress: string | undefined, forwardedProto: string | undefined, trust: ProxyTrust): boolean {
  if (url.startsWith("https:")) return true;
  const believed = trust.kind === "hops" || isTrusted(parseAddress(socketAddress), trust);
  return believed && (forwardedProto ?? "").split(",").at(-1)?.trim().toLowerCase() === "https";
}

/** What limits count by: an IPv4 address, or the /64 of an IPv6 address, since one household holds that many. */
export function limitKey(address: string | null): string {
  const parsed = parseAddress(address ?? undefined);
  if (parsed === null) return "unknown";
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")
    : parsed.toString();
}
