import { expect, it } from "vitest";
import { isPicture } from "./is-picture.ts";

it.each([
  ["image/png", true],
  ["image/heic", true],
  ["image/svg+xml", false],
  ["text/plain", false],
  ["", false],
])("%s", (type, is) => expect(isPicture(new File(["x"], "x", { type }))).toBe(is));
