import { test as base } from "@playwright/test";

export { expect, type Locator, type Page } from "@playwright/test";

/**
 * A page of its own for each test, with a history of its own, in a context that the tests of a worker share: what the one before has stored, routed or set
 * is cleared (`reuseContext`), while the browser keeps its process and its cache. Why: decision 0099.
 */
export const test = base.extend({
  page: async ({ context, reuseContext }, use) => {
    // One stays open throughout: the process ends with its last page.
    if (reuseContext && context.pages().length === 0) await (await context.newPage()).goto("/healthz");
    // The one thing that is not cleared.
    await context.setOffline(false);
    await use(await context.newPage());
  },
});
