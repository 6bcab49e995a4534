import type { ServerConfig } from "./config.ts";

/** Two years. For this host alone: what else runs under its domain is not ours to decide. */
const HSTS_S = 63_072_000;

const originOf = (address: string | null): string[] => (address && /^https?:/.test(address) ? [new URL(address).origin] : []);

/** The Content-Security-Policy of every answer (design: security). No inline script or style, Trusted Types, no third party but configured ones. */
export function contentSecurityPolicy(config: Pick<ServerConfig, "agentBase" | "telemetryEndpoint">): string {
  const connect = [...new Set(["'self'", ...originOf(config.agentBase), ...originOf(config.telemetryEndpoint)])];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connect.join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types candor dompurify",
  ].join("; ");
}

/** Scripts that read pictures (docs/decisions/0105): workers, which have the policy of their own answer. */
const PICTURE_READER = "/ocr/";
/** They compile WebAssembly, start a worker of their own and fetch its parts. Nothing else, and nothing from elsewhere. */
const PICTURE_READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of an answer by its path where that is another than the pages have; else null. */
export const policyOfPath = (path: string): string | null => (path.startsWith(PICTURE_READER) ? PICTURE_READER_POLICY : null);

/** Features that the app never uses. Clipboard writing is used by the copy buttons. */
const PERMISSIONS_POLICY = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Headers of every answer. `secure`: the visitor's connection is https. */
export function securityHeaders(config: Pick<ServerConfig, "agentBase" | "telemetryEndpoint">, secure: boolean): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(config),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    // On pages without https browsers look up the hosts of links before anybody follows one; a reply that a hostile article has steered could write words of the conversation into one.
    "x-dns-prefetch-control": "off",
    "permissions-policy": PERMISSIONS_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(secure ? { "strict-transport-security": `max-age=${HSTS_S}` } : {}),
  };
}
