import { afterEach, expect, it, vi } from "vitest";
import { dayOf } from "./take-along.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ["America/Los_Angeles", "2026-03-01T06:30:00Z", "2026-02-28"],
  ["Pacific/Auckland", "2026-12-31T20:00:00Z", "2027-01-01"],
  ["UTC", "2026-01-05T00:00:00Z", "2026-01-05"],
])("a file that is saved in %s at %s bears the day of its reader: %s", (zone, time, day) => {
  vi.stubEnv("TZ", zone);
  expect(dayOf(new Date(time))).toBe(day);
});
