// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";

/** A load of a page, in a browser that does not tell what lies behind. */
async function load(kind: string, length: number): Promise<boolean> {
  vi.resetModules();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: kind } as unknown as PerformanceEntry]);
  vi.spyOn(window.history, "length", "get").mockReturnValue(length);
  window.history.replaceState({ idx: 0 }, "");
  const { isPageBehind, watchEntryBehind } = await import("./entry-behind.ts");
  watchEntryBehind();
  return isPageBehind();
}
const leave = (): unknown => window.dispatchEvent(new Event("pagehide"));

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

describe("the entry behind", () => {
  it("is ours when a full load directly followed a page of ours, also after a reload", async () => {
    expect(await load("navigate", 4)).toBe(false);
    leave();
    expect(await load("navigate", 5)).toBe(true);
    leave();
    expect(await load("reload", 5)).toBe(true);
  });
  it("is not known on a fresh visit, by way of another site, from an entry in the middle and by Back", async () => {
    expect(await load("navigate", 1)).toBe(false);
    leave();
    expect(await load("navigate", 3)).toBe(false);
    leave();
    expect(await load("navigate", 3)).toBe(false);
    leave();
    expect(await load("back_forward", 4)).toBe(false);
  });
  it("is what the browser says, where it tells", async () => {
    await load("navigate", 1);
    const { isPageBehind } = await import("./entry-behind.ts");
    vi.stubGlobal("navigation", { canGoBack: true });
    expect(isPageBehind()).toBe(true);
    vi.unstubAllGlobals();
  });
  it("is one that the router made", async () => {
    await load("navigate", 1);
    const { isPageBehind } = await import("./entry-behind.ts");
    window.history.replaceState({ idx: 1 }, "");
    expect(isPageBehind()).toBe(true);
    window.history.replaceState(null, "");
  });
  it("is not known where storage is forbidden", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(await load("navigate", 2)).toBe(false);
  });
});
