import { afterAll, vi } from "vitest";

/*
 * Test files share a process, and those with a page the page (vitest.config.ts). None finds what another left: globals in the place of others, a clock
 * that stands still, stores and a document with something in it, timers that ask for a window when it is gone.
 */

const { setTimeout: start, clearTimeout: stop } = globalThis;
const waiting = new Set<NodeJS.Timeout>();
const remembered = (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): NodeJS.Timeout => {
  const timer = start(() => {
    waiting.delete(timer);
    work(...args);
  }, ms);
  waiting.add(timer);
  return timer;
};
const hasPage = typeof document !== "undefined";
// As a browser does, which forgets the timers of a page that is closed.
if (hasPage) globalThis.setTimeout = Object.assign(remembered, start) as typeof setTimeout;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!hasPage) return;
  globalThis.setTimeout = start;
  for (const timer of waiting) stop(timer);
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
