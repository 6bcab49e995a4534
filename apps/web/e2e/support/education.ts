import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Errors that the page reports: a violated Content-Security-Policy, a failed hydration, an exception. Expected ones are named by the test. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

export const stored = (page: Page, key: string): Promise<unknown> => page.evaluate((k) => JSON.parse(localStorage.getItem(k) ?? "null") as unknown, key);

/** Puts values into localStorage before the page's own code runs, once for the whole test. */
export async function seed(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "1");
    for (const [key, value] of entries) localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  }, Object.entries(values));
}

/** Share of the bar that is filled, 0 to 1. */
export async function barShare(page: Page): Promise<number> {
  return page.getByRole("progressbar").evaluate((bar) => (bar.firstElementChild as HTMLElement).offsetWidth / bar.clientWidth);
}

export async function expectAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

/**
 * A navigation scrolls to the top again after 80 and 140 ms: a press sooner than any reader's, on something that had to be scrolled to, would miss it. The
 * page's own clock is asked, so that a slow machine waits as long as its page does.
 */
export async function scrollResetsDone(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
}

/** Goes to a page and waits until its buttons work: the prerendered HTML is there before the code is. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await live(page);
  return response;
}

/** After a reload, too. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["alive"]);
}

/** Elements whose id was made anew when the prerendered page came to life. */
export const changedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[id]")].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      const made = key ? (element as unknown as Record<string, { id?: string }>)[key]?.id : undefined;
      return made !== undefined && made !== element.id ? [`${element.id} is ${made}`] : [];
    }),
  );

/** The text of the content as it stands on the page: without its markup, references as bare numbers. */
export const plain = (text: string): string =>
  text
    .replace(/\s?\[(\d)\]/g, "$1")
    .replace(/\*\*/g, "")
    .replace(/(^|[^\p{L}\p{N}])_([^_]+)_/gu, "$1$2");

/** Hears of a button that bears a name for a moment only, and whether it was disabled then. Call it before what makes the button say so. */
export function buttonOnceSaid(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (said) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const button = [...document.querySelectorAll("button")].find((b) => b.textContent?.trim() === said);
          if (!button) return;
          watcher.disconnect();
          resolve(button.disabled);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    name,
  );
}

/** Pressed where it stands, without scrolling to it first: after a navigation the page scrolls itself for a moment. */
const press = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click());

/**
 * To another page by the page index, as a reader goes: nothing is loaded anew, so what was put into the page stays. Axe is; its first run in a document
 * takes several times as long as the ones after it.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await press(page.locator('.foot a[href="/map"]'));
  await expect(heading).toHaveText("All pages");
  if (path === "/map") return;
  await press(page.locator(`main a[href="${path}"]`).first());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(heading).not.toHaveText("All pages");
}
