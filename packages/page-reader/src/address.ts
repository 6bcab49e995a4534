import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** A network and how many of its first bits an address must share. */
export type Range = [network: Address, bits: number];
const ranges = (...list: string[]): Range[] => list.map((cidr) => ipaddr.parseCIDR(cidr) as Range);

/** IPv4 that is not reachable on the public internet, or that means something inside a data centre. */
const REFUSED_V4 = ranges(
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // shared by carriers; also some clouds' metadata
  "127.0.0.0/8", // loopback
  "168.63.129.16/32", // a cloud's host agent on an address that looks public
  "169.254.0.0/16", // link-local; metadata services
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.31.196.0/24", // AS112
  "192.52.193.0/24", // AMT
  "192.88.99.0/24", // 6to4 relays
  "192.168.0.0/16", // private
  "192.175.48.0/24", // AS112
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, broadcast
);

/** Of IPv6 only the part in use for the public internet is allowed; that leaves out mapped, compatible, NAT64, ULA, link-local, loopback, multicast. */
const PUBLIC_V6 = ranges("2000::/3");
const REFUSED_V6 = ranges(
  "2001::/23", // protocol assignments: Teredo, benchmarks, ORCHID, AMT, AS112
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4: carries an IPv4 address
  "2620:4f:8000::/48", // AS112
  "3fff::/20", // documentation
);

/** Whether one of the ranges holds the address. Ranges of the other protocol hold none: IPv4 over IPv6 is not taken apart. */
export const within = (address: Address, list: readonly Range[]): boolean =>
  list.some(([network, bits]) => network.kind() === address.kind() && (address as ipaddr.IPv4).match(network as ipaddr.IPv4, bits));

/** ISATAP: a public prefix with an IPv4 address behind 0000:5efe or 0200:5efe. */
const isIsatap = (address: ipaddr.IPv6): boolean => address.parts[5] === 0x5efe && (address.parts[4] === 0 || address.parts[4] === 0x0200);

/**
 * Whether an IP address, as a resolver or a literal gives it, is globally routable. Fails closed: what cannot be parsed strictly is not.
 * No zone ids, no octal or short forms (a URL parser has normalised those before).
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return !within(ipaddr.IPv4.parse(text), REFUSED_V4);
  if (text.includes("%") || !text.includes(":") || !ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return within(address, PUBLIC_V6) && !within(address, REFUSED_V6) && !isIsatap(address);
}
