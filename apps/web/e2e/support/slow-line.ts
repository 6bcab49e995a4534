import type { Page } from "@playwright/test";
import { live } from "./education.ts";

/** Opens a page as over a slow line, where it can be read and written into long before its code is there; the code comes when the returned function is called. */
export async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    arrive();
    await live(page);
  };
}
