/** Where telemetry goes: to the console unless an endpoint is configured (specification README). Failures are left alone. */
export function sendTelemetry(event: Record<string, unknown>, configured: string | null = null): void {
  const endpoint = ((import.meta.env["VITE_TELEMETRY_ENDPOINT"] as string | undefined) ?? "").trim() || configured;
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
