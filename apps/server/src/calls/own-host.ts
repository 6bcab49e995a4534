import { isIP } from "node:net";

/** Names that nobody can have on the public internet: without a dot, and reserved for a machine or a network of one's own (RFC 6761 and 6762, ICANN). */
const OWN_NAME = /^[^.]+\.?$|\.(?:localhost|local|internal|test)\.?$/;

/**
 * Whether a request was sent to this machine under a name of its own: an address, a name of this network, or the site's. Under any other name stands a page of a stranger
 * who lets that name lead here (DNS rebinding): to the browser it is of one origin with this server, and may send it anything and read the answers.
 */
export function isOwnHost(requestUrl: string, siteUrl: string | undefined): boolean {
  const { hostname } = new URL(requestUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || OWN_NAME.test(hostname)) return true;
  return siteUrl !== undefined && new URL(siteUrl).hostname === hostname;
}
