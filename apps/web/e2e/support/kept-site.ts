import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { open } from "./education.ts";
import { expect, type Page } from "./test.ts";

/** Candor kept on the device, and a site whose worker keeps a few files alone. */

export const keepButton = (page: Page) => page.getByRole("button", { name: "Keep Candor on this device" });

export async function keep(page: Page, site = ""): Promise<void> {
  await open(page, `${site}/your-data`);
  await keepButton(page).click();
  await expect(page.getByText("Candor is kept on this device and opens offline.")).toBeVisible({ timeout: 30_000 });
}

export interface Site {
  url: string;
  /** How many files its worker keeps. */
  files: number;
  /** What its worker says from now on; the browser's own look for a newer one cannot be intercepted. */
  worker: string;
  /** Addresses to which the line is broken. */
  broken: Set<string>;
  close(): void;
}
const sites: Site[] = [];
/** To be called after each test. */
export function closeSites(): void {
  for (const site of sites.splice(0)) site.close();
}

const FEW = /^\/(?:about|analyze|educate\/straw-man|your-data|theme\.js)?$|^\/assets\/(?:wisdom|analyze)-page-[\w-]+\.js$/;
/** The list of the worker, with these files of it alone. */
function shortened(script: string): { worker: string; files: number } {
  let files = 0;
  const worker = script.replace(/\[(?:\{url:`[^`]*`,revision:(?:null|`[^`]*`)\},?)+\]/, (list) => {
    const kept = [...list.matchAll(/\{url:`([^`]*)`[^}]*\}/g)].filter(([, url]) => FEW.test(url!));
    files = kept.length;
    return `[${kept.map(([entry]) => entry).join()}]`;
  });
  return { worker, files };
}

/**
 * The site as it is, but for its worker, which keeps a few files only: all two hundred of them take a slow machine seven seconds, and one test is about
 * them.
 */
export async function siteThatKeepsFew(baseURL: string): Promise<Site> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (site.broken.has(path)) {
      asked.socket.destroy();
      return;
    }
    if (path === "/sw.js") {
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(site.worker);
      return;
    }
    const onward = request(new URL(path, baseURL), { agent, method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const site: Site = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...shortened(await (await fetch(`${baseURL}/sw.js`)).text()),
    broken: new Set(),
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
  expect(site.files).toBe(8);
  sites.push(site);
  return site;
}
