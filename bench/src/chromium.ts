/** The engine's time in Chromium: the built browser entry, served on loopback to a real page. */
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/lib/find-browser.mjs";

/** Clocks in a page tick every 5 microseconds only where it is isolated; elsewhere every 100. */
const ISOLATED = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/**
 * Median milliseconds that a chunk takes in Chromium, all notes loaded, after as many warm-up rounds as asked for. `dist`: the built engine package.
 * Throws when no browser is found or the page fails.
 */
export async function medianInChromium(dist: string, chunks: readonly string[], rounds: number, warmUp: number): Promise<{ ms: number; version: string }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    if (path === "/") return void response.writeHead(200, { ...ISOLATED, "Content-Type": "text/html" }).end("<!doctype html><title>bench</title>");
    const file = join(dist, path);
    if (!existsSync(file)) return void response.writeHead(404, ISOLATED).end();
    response.writeHead(200, { ...ISOLATED, "Content-Type": "text/javascript" }).end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const times = await page.evaluate(
      async ({ texts, times: count, first }) => {
        const path = "/browser.js";
        const engine = (await import(path)) as { loadNotes(): Promise<void>; analyzeAsync(text: string): Promise<unknown> };
        await engine.loadNotes();
        const taken: number[] = [];
        for (let round = 0; round < count + first; round++) {
          for (const text of texts) {
            const began = performance.now();
            await engine.analyzeAsync(text);
            if (round >= first) taken.push(performance.now() - began);
          }
        }
        return taken;
      },
      { texts: [...chunks], times: rounds, first: warmUp },
    );
    times.sort((a, b) => a - b);
    return { ms: times[times.length >> 1]!, version: browser.version() };
  } finally {
    await browser.close();
    server.close();
  }
}
