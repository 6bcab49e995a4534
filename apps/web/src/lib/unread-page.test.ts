import { analysisFailed, fetchErrorText, NO_DETECTIONS, NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { littleReadOf, wayOnBeside, wayOnFrom } from "./unread-page.ts";

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

it.each([NO_READABLE_TEXT, fetchErrorText("Agent HTTP 502: The site couldn’t be reached.")])("says how to go on after: %s", (message) => {
  expect(wayOnFrom(message)).toMatch(/paste it here/);
});

const IS_PDF = "Agent HTTP 422: That address is a PDF, which can’t be read here. Open it, then copy and paste its text.";

it.each([null, "", NO_DETECTIONS, analysisFailed("Fetch failed: no"), fetchErrorText("Agent HTTP 403: no"), fetchErrorText(IS_PDF)])(
  "has nothing to add after: %s",
  (message) => {
    expect(wayOnFrom(message)).toBeNull();
  },
);

it("does not send somebody to the page where nobody could be asked for it", () => {
  expect(wayOnFrom(fetchErrorText("Failed to fetch"))).toMatch(/^The server that fetches pages can’t be reached right now\. Your link is still here/);
});

it("does not send somebody without a connection to the page, who can still paste a text", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(wayOnFrom(fetchErrorText("Failed to fetch"))).toMatch(/^You’re offline/);
  expect(wayOnFrom(fetchErrorText("Agent HTTP 502: The site couldn’t be reached."))).toMatch(/opens in your browser/);
  expect(wayOnFrom(NO_READABLE_TEXT)).toMatch(/opens in your browser/);
});

it.each([
  ["The site blocked server requests (HTTP 403).", "That site blocks server fetches. Try copy/paste the article text."],
  ["Agent HTTP 502: No such page.", "If the page opens in your browser, copy its text and paste it here."],
  [IS_PDF, null],
])("beside a reason it says only what to do: %s", (reason, way) => expect(wayOnBeside(reason)).toBe(way));

it("says of a page that gave a headline alone how little was read, and nothing of one that gave a paragraph", () => {
  expect(littleReadOf(1)).toMatch(/^Only 1 word could be read from this page\./);
  expect(littleReadOf(9)).toMatch(/^Only 9 words could be read .* paste it here\.$/);
  expect(littleReadOf(40)).toBeNull();
  expect(littleReadOf(0)).toBeNull();
});
