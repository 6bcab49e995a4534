/** Where telemetry goes: what the build says, else what the server says; null for the console alone (specification README). */
export const telemetryEndpoint = (configured: string | null): string | null =>
  ((import.meta.env["VITE_TELEMETRY_ENDPOINT"] as string | undefined) ?? "").trim() || configured;

/** Sends an event to the endpoint, or writes it to the console where there is none. Failures are left alone. */
export function sendTelemetry(event: Record<string, unknown>, configured: string | null): void {
  const endpoint = telemetryEndpoint(configured);
  if (!endpoint) {
    console.info("telemetry", event);
    return;
  }
  void fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(event),
    keepalive: true,
    credentials: "omit",
  }).catch(() => undefined);
}
