import type { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import type { FetchUrlAnswer } from "@candor/protocol";
import { AWAY, type SharedStore } from "../store/shared-store.ts";
import { sharedCache } from "./page-cache.ts";

const URL = "https://news.example/private?of=somebody";
const pageOf = (text: string): FetchUrlAnswer => ({
  ...{ title: "A page", byline: null, siteName: null, publishedTime: null, lang: null },
  ...{ text, url: URL, charCount: text.length },
});

/** A store that keeps what it is given, and can go away. */
function storeOf() {
  const kept = new Map<string, string>();
  const redis = {
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    set: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
  } as unknown as Redis;
  const state = { up: true };
  const store = { prefix: "candor", attempt: (command: (redis: Redis) => Promise<unknown>) => (state.up ? command(redis) : Promise.resolve(AWAY)) };
  return { kept, state, store: store as unknown as SharedStore };
}

describe("pages that several servers share", () => {
  it("are kept in the store, under a name that does not tell the address", async () => {
    const { kept, store } = storeOf();
    await sharedCache(60, store).set(URL, pageOf("Words."));
    expect(await sharedCache(60, store).get(URL)).toEqual(pageOf("Words."));
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^candor:page:[\w-]{43}$/)]);
  });
  it("are kept in this process while the store is away", async () => {
    const { kept, state, store } = storeOf();
    const cache = sharedCache(60, store);
    state.up = false;
    await cache.set(URL, pageOf("Words."));
    expect(await cache.get(URL)).toEqual(pageOf("Words."));
    expect(await cache.get("https://news.example/")).toBeNull();
    expect(kept.size).toBe(0);
  });
  it.each(["no JSON", '{"text":"Words."}'])("are read anew where the store holds %s, as another version may have left it", async (left) => {
    const { kept, store } = storeOf();
    const cache = sharedCache(60, store);
    await cache.set(URL, pageOf("Words."));
    for (const key of kept.keys()) kept.set(key, left);
    expect(await cache.get(URL)).toBeNull();
  });
});
