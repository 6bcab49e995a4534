import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { orAborted, orAfter } from "./abortable.ts";
import { createPageReader } from "./index.ts";

const left = new Error("left");
/** Rejections that nothing handled while `work` ran and shortly after: any of them ends a process. */
async function unhandledIn(work: () => Promise<void>): Promise<unknown[]> {
  const seen: unknown[] = [];
  const note = (reason: unknown) => seen.push(reason);
  process.on("unhandledRejection", note);
  try {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    process.off("unhandledRejection", note);
  }
  return seen;
}
const failing = (afterMs: number) => new Promise<never>((_, reject) => setTimeout(() => reject(new Error("failed")), afterMs));

describe("orAborted", () => {
  it("settles like the promise", async () => {
    const { signal } = new AbortController();
    expect(await orAborted(Promise.resolve(7), signal)).toBe(7);
    await expect(orAborted(failing(1), signal)).rejects.toThrow("failed");
  });
  it.each(["before", "after"])("rejects with the reason when aborted %s the call, and leaves no failure unhandled", async (when) => {
    const unhandled = await unhandledIn(async () => {
      const control = new AbortController();
      if (when === "before") control.abort(left);
      const waiting = orAborted(failing(5), control.signal);
      control.abort(left);
      await expect(waiting).rejects.toBe(left);
    });
    expect(unhandled).toEqual([]);
  });
});

describe("orAfter", () => {
  it("aborts with the signal, or when the time is over", async () => {
    const control = new AbortController();
    const [first, second] = [orAfter(control.signal, 60_000), orAfter(new AbortController().signal, 20)];
    control.abort(left);
    expect(first.reason).toBe(left);
    await new Promise((resolve) => second.addEventListener("abort", resolve));
    expect(second.reason).toMatchObject({ name: "TimeoutError" });
  });
  it("keeps its time when garbage is collected meanwhile", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const signal = orAfter(new AbortController().signal, 200);
    const aborted = new Promise((resolve) => signal.addEventListener("abort", () => resolve("aborted")));
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      collectGarbage();
    }
    expect(await aborted).toBe("aborted");
  });
});

describe("a caller who left before the reading began", () => {
  it("starts no lookup", async () => {
    const looked: string[] = [];
    const reader = createPageReader({
      resolve: (host) => {
        looked.push(host);
        return failing(5);
      },
    });
    const unhandled = await unhandledIn(async () => {
      await expect(reader.read("http://no.such.place/", { signal: AbortSignal.abort(left) })).rejects.toBe(left);
    });
    await reader.close();
    expect([looked, unhandled]).toEqual([[], []]);
  });
});
