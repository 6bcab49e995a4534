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
