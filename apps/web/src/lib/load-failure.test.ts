import { expect, it } from "vitest";
import { isLoadFailure } from "./load-failure.ts";

it.each<[string, unknown, boolean]>([
  ["Chrome", new TypeError("Failed to fetch dynamically imported module: https://candor.example/assets/a.js"), true],
  ["Firefox", new TypeError("error loading dynamically imported module: https://candor.example/assets/a.js"), true],
  ["Safari", new TypeError("Importing a module script failed."), true],
  ["Vite", new Error("Unable to preload CSS for /assets/a.css"), true],
  ["a call that failed", new TypeError("Failed to fetch"), false],
  ["a fault of ours", new TypeError("Cannot read properties of null"), false],
  ["no error", "Importing a module script failed.", false],
])("%s", (_, error, expected) => expect(isLoadFailure(error)).toBe(expected));
