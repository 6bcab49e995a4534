import type { Context } from "hono";

/** Where the connection comes from: Node's socket, or what a serverless host says. */
export function socketAddress(c: Context): string | undefined {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } }; context?: { ip?: string } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? env?.context?.ip;
}
