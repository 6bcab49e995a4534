import type { PageReader } from "@candor/page-reader";
import { expect, it } from "vitest";
import { createPages } from "./pages.ts";

it("reads nothing for a client that left while the reader was loading", async () => {
  const read: string[] = [];
  const control = new AbortController();
  const left = new Error("left");
  const pages = createPages(() => {
    control.abort(left);
    return Promise.resolve({
      read: (url: string) => {
        read.push(url);
        return Promise.reject(new Error("read"));
      },
      close: () => Promise.resolve(),
    } satisfies PageReader);
  });
  await expect(pages.read("http://no.such.place/", control.signal)).rejects.toBe(left);
  expect(read).toEqual([]);
});

it("opens its reader anew after a failure", async () => {
  let tries = 0;
  const page = { url: "http://no.such.place/" };
  const pages = createPages(() => {
    if (++tries === 1) return Promise.reject(new Error("no thread could be started"));
    return Promise.resolve({ read: () => Promise.resolve(page), close: () => Promise.resolve() } as unknown as PageReader);
  });
  const { signal } = new AbortController();
  await expect(pages.read(page.url, signal)).rejects.toThrow("no thread could be started");
  expect(await pages.read(page.url, signal)).toBe(page);
  await pages.read(page.url, signal);
  expect(tries).toBe(2);
});
