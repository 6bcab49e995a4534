// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepApp } from "./kept-app.ts";

const MINUTE_MS = 60_000;
const CACHE = "candor-precache-v2";
let files: number;
let isUnregistered: boolean;
let answer: ((loaded: boolean) => void) | null;

/** A worker that is at work and holds no files; it says nothing until `answer` is called. */
const active = { postMessage: (_word: string, [port]: MessagePort[]) => (answer = (loaded) => port!.postMessage(loaded)) };
beforeEach(() => {
  [files, isUnregistered, answer] = [0, false, null];
  const registration = { active, unregister: () => Promise.resolve((isUnregistered = true)) };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve(files > 0 ? [CACHE] : []),
    open: () => Promise.resolve({ keys: () => Promise.resolve(Array.from({ length: files })) }),
    delete: () => Promise.resolve((files = 0)),
  });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration), register: () => Promise.resolve(registration) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives up a worker that does not answer once no more files come, and not before", async () => {
  const told = vi.fn();
  let end: unknown = "none";
  void keepApp(told).then((problem) => (end = problem));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  for (let minute = 1; minute <= 5; minute += 1) {
    files = minute;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
  expect([end, told.mock.lastCall]).toEqual(["none", [5]]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect([end, files, isUnregistered]).toEqual(["network", 0, true]);
});

it("takes a worker at its word", async () => {
  let end: unknown = "none";
  void keepApp().then((problem) => (end = problem));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  files = 5;
  answer!(true);
  await vi.waitUntil(() => end !== "none");
  expect([end, files, isUnregistered]).toEqual([null, 5, false]);
});
