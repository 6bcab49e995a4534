import { type CDPSession, type Page, test as base } from "@playwright/test";

export { expect, type Locator, type Page } from "@playwright/test";

/** Ways to speak to the browser about a page, kept as long as the page is. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * One page for all tests of a worker: what the one before has stored, routed or set is cleared by `reuseContext`, and what that leaves, here. The browser
 * keeps its process and its cache. Why: decision 0099.
 */
export const test = base.extend({
  page: async ({ page, context, reuseContext }, use) => {
    if (reuseContext) {
      await context.setOffline(false);
      let session = sessions.get(page);
      if (!session) sessions.set(page, (session = await context.newCDPSession(page)));
      // Back must not lead into the test before.
      await session.send("Page.resetNavigationHistory");
    }
    await use(page);
  },
});
