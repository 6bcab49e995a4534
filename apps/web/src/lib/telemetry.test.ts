import { afterEach, expect, it, vi } from "vitest";
import { sendTelemetry } from "./telemetry.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[string | undefined, string | null, string | null]>([
  [undefined, null, null],
  [undefined, "/events", "/events"],
  ["https://build.example/events", "/events", "https://build.example/events"],
  // Blank is as good as unset, as everywhere in the settings.
  ["", "/events", "/events"],
  [" ", "/events", "/events"],
  ["", null, null],
])("an event goes where the build (%j) or else the server (%j) says: %j", (built, configured, to) => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    sent.push(address);
    return new Response();
  });
  const told = vi.spyOn(console, "info").mockImplementation(() => undefined);
  if (built !== undefined) vi.stubEnv("VITE_TELEMETRY_ENDPOINT", built);
  sendTelemetry({ event: "boot" }, configured);
  expect(sent).toEqual(to === null ? [] : [to]);
  expect(told).toHaveBeenCalledTimes(to === null ? 1 : 0);
});
