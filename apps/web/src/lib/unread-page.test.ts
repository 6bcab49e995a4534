import { analysisFailed, fetchErrorText, NO_DETECTIONS, NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { expect, it } from "vitest";
import { wayOnFrom } from "./unread-page.ts";

it.each([NO_READABLE_TEXT, fetchErrorText("Agent HTTP 502: The site could not be reached."), fetchErrorText("Failed to fetch")])(
  "says how to go on after: %s",
  (message) => {
    expect(wayOnFrom(message)).toMatch(/paste it here/);
  },
);

it.each([null, "", NO_DETECTIONS, analysisFailed("Fetch failed: no"), fetchErrorText("Agent HTTP 403: no")])("has nothing to add after: %s", (message) => {
  expect(wayOnFrom(message)).toBeNull();
});
