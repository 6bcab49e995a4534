import { isIP } from "node:net";
import { isPublicAddress } from "./address.ts";
import { PageError } from "./errors.ts";

export interface GuardPolicy {
  /** Development and tests on one's own machine only: private addresses and any port. */
  allowPrivate: boolean;
}

const ALLOWED_PORTS: ReadonlySet<string> = new Set(["", "80", "443"]);
/** Names that never belong to the public internet (RFC 6761, 6762, 8375, 7686 and common use inside houses). */
const PRIVATE_SUFFIXES = [
  "localhost",
  "local",
  "internal",
  "intranet",
  "lan",
  "home",
  "corp",
  "private",
  "home.arpa",
  "onion",
  "test",
  "invalid",
  "example",
  "alt",
];
const URL_MAX_CHARS = 2_048;

const refused = (message: string) => new PageError("address-refused", message);

/** Host without brackets and without the dots a resolver ignores at the end. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/(?<!\.)\.+$/, "");

/** Whether a bare host name belongs to a house or a machine: a single label, or one of the endings kept for that. */
export function isPrivateName(host: string): boolean {
  const name = host.toLowerCase();
  return !name.includes(".") || PRIVATE_SUFFIXES.some((suffix) => `.${name}`.endsWith(`.${suffix}`));
}

/**
 * Parses an address and judges everything that can be judged before a lookup: scheme, credentials, port, literal addresses, private names.
 * The parser normalises octal, hexadecimal, short and full-width forms of IPv4, so that the judged form is the one connected to.
 * Throws PageError "invalid-url" or "address-refused".
 */
export function parseTarget(input: string, policy: GuardPolicy, base?: URL): URL {
  const text = input.trim();
  if (text.length > URL_MAX_CHARS) throw new PageError("invalid-url", "That address is too long.");
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    throw new PageError("invalid-url", "That’s not a web address Candor can read. It must start with http:// or https://.");
  }
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new PageError("invalid-url", "Only addresses that start with http:// or https:// can be read.");
  if (url.username !== "" || url.password !== "") throw refused("Addresses with a user name or password can’t be read.");
  const host = bareHost(url);
  if (host === "") throw new PageError("invalid-url", "That address has no host name.");
  url.hash = "";
  if (policy.allowPrivate) return url;
  if (!ALLOWED_PORTS.has(url.port)) throw refused("Only the standard web ports, 80 and 443, can be read.");
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw refused("That address isn’t on the public internet, so it can’t be read.");
    return url;
  }
  if (isPrivateName(host)) throw refused("That name isn’t on the public internet, so it can’t be read.");
  return url;
}

/** Judges every record of a lookup: one that is not public refuses the whole. Throws PageError "address-refused". */
export function judgeAddresses(addresses: readonly string[], policy: GuardPolicy): void {
  if (policy.allowPrivate) {
    if (addresses.some((address) => isIP(address) === 0)) throw refused("That name doesn’t lead to an address.");
    return;
  }
  if (!addresses.every(isPublicAddress)) throw refused("That name leads to an address that isn’t on the public internet, so it can’t be read.");
}
