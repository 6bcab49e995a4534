import { statement } from "./support/controls.ts";
import { live, open, scrollResetsDone } from "./support/education.ts";
import { expect, test, type Locator, type Page } from "./support/test.ts";

/** Specification 1, section 2: where a navigation ends, and the Back control. Strings and numbers stand here as printed there. */

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** Presses a link with the focus on it, without scrolling to it first. */
const follow = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.click();
  });
const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });

test.describe("2, routing rules", () => {
  test("a link to another page goes to the top, at once and again after about 80 and 140 ms, and releases the focus; back and forward return to entries already seen; the skip link leads into the page and is no navigation", async ({
    page,
  }) => {
    await open(page, "/educate/logical-fallacies");
    await scrollTo(page, 300);
    await follow(page.getByRole("link", { name: "Steelman", exact: true }));
    await expect(page).toHaveURL(/steelman$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(0);
    expect(await focused(page)).toBe("BODY");
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    await follow(page.getByRole("link", { name: "Ad Hominem", exact: true }));
    await expect(page).toHaveURL(/ad-hominem$/);
    await page.goBack();
    await expect(page).toHaveURL(/logical-fallacies$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(300);
    await test.step("the scroll is reset at once and again after about 80 and 140 ms; the skip link", async () => {
      await page.evaluate(() => {
        const calls: number[] = [];
        const original = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
        Object.assign(window, {
          calls,
          scrollTo: (options: ScrollToOptions) => {
            calls.push(performance.now());
            original(options);
          },
        });
      });
      await page.getByRole("link", { name: "All pages" }).click();
      await expect(page).toHaveURL(/\/map$/);
      await page.waitForTimeout(400);
      const [first, ...later] = await page.evaluate(() => (window as unknown as { calls: number[] }).calls);
      const after = later.map((at) => at - first!);
      expect(after).toHaveLength(2);
      // Timers are never early; on a busy machine they are late.
      expect(after[0]).toBeGreaterThanOrEqual(79);
      expect(after[1]).toBeGreaterThanOrEqual(139);
      expect(after[1]).toBeLessThan(400);
      // A fragment of the page is no navigation.
      await page.getByRole("link", { name: "Skip to content" }).press("Enter");
      await page.waitForTimeout(250);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    });
  });

  test("back returns to an entry already seen also over a reload and over full loads; a full load of the same address begins at the top", async ({ page }) => {
    await open(page, "/educate/logical-fallacies");
    await scrollTo(page, 300);
    await follow(page.getByRole("link", { name: "Steelman", exact: true }));
    await expect(page).toHaveURL(/steelman$/);
    await page.reload();
    await live(page);
    await page.goBack();
    await expect(page).toHaveURL(/logical-fallacies$/);
    await expect.poll(() => scrolled(page)).toBe(300);
    await open(page, "/wisdom");
    await page.goBack();
    await live(page);
    await expect.poll(() => scrolled(page)).toBe(300);
    await open(page, "/educate/logical-fallacies");
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(0);
  });

  test("a link to the page that is shown goes to the top and releases the focus too; going back over it returns to where the reader was", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    for (const [path, name] of [
      ["/analyze", "Analyze"],
      ["/train", "Codex and handshakes"],
      ["/analyze?tab=chat", "Analyze"],
    ] as const)
      await test.step(path, async () => {
        await open(page, path);
        if (path.includes("chat")) await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
        await scrollTo(page, 150);
        expect(await scrolled(page)).toBe(150);
        await follow(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }));
        await expect.poll(() => scrolled(page), path).toBe(0);
        expect(await focused(page), path).toBe("BODY");
      });
    await expect(page).toHaveURL(/\/analyze$/);
    await page.goBack();
    await expect(page).toHaveURL(/tab=chat$/);
    await expect.poll(() => scrolled(page)).toBe(150);
  });

  test("who scrolls on right after coming back is left alone; an entry of which no place is known begins at the top, also by way of back", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await open(page, "/map");
    await scrollTo(page, 400);
    await follow(page.getByRole("link", { name: "Quotes of Wisdom", exact: true }).last());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes of Wisdom");
    // As soon as the place is there again: before the repeats at 80 and 140 ms.
    await page.evaluate(() => {
      const on = (): void => {
        if (window.scrollY < 400) return;
        window.removeEventListener("scroll", on);
        window.scrollTo({ top: 30, behavior: "instant" });
      };
      window.addEventListener("scroll", on);
    });
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All pages");
    await expect.poll(() => scrolled(page)).toBe(30);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(30);
    await test.step("an entry of which no place is known", async () => {
      await page.addInitScript(() => sessionStorage.removeItem("candor-positions"));
      await follow(page.getByRole("link", { name: "Quotes of Wisdom", exact: true }).last());
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes of Wisdom");
      await page.reload();
      await live(page);
      await page.setViewportSize({ width: 1000, height: 400 });
      await scrollTo(page, 200);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("All pages");
      await page.waitForTimeout(250);
      expect(await scrolled(page)).toBe(0);
    });
  });

  test("choosing a tab is no navigation: it replaces the entry, leaves the page where it is, and the focus where the keyboard put it; choosing the one that is chosen changes nothing", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("link", { name: "Analyze a Statement" }).click();
    const [analyze, chat] = [page.getByRole("tab", { name: "Analyze", exact: true }), page.getByRole("tab", { name: "Chat with Our Agent", exact: true })];
    await expect(analyze).toBeVisible();
    await scrollResetsDone(page);
    await scrollTo(page, 20);
    await chat.evaluate((tab: HTMLElement) => tab.click());
    await expect(page).toHaveURL(/\/analyze\?tab=chat$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(20);
    await chat.focus();
    for (const [key, tab, query] of [
      ["ArrowRight", analyze, "analyze"],
      ["ArrowRight", chat, "chat"],
      ["ArrowLeft", analyze, "analyze"],
      ["End", chat, "chat"],
      ["Home", analyze, "analyze"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(new RegExp(`\\?tab=${query}$`));
    }
    // One stop for both tabs, then into the panel.
    await page.keyboard.press("Tab");
    await expect(statement(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(analyze).toBeFocused();
    await test.step("the tab that is chosen", async () => {
      await page.setViewportSize({ width: 1000, height: 500 });
      await expect(page).toHaveURL(/\?tab=analyze$/);
      await scrollTo(page, 60);
      await analyze.evaluate((element: HTMLElement) => {
        element.focus({ preventScroll: true });
        element.click();
      });
      await page.waitForTimeout(250);
      expect(await scrolled(page)).toBe(60);
      await expect(analyze).toBeFocused();
    });
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test("a page begins at the top on entry, and back returns to where it was left", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 400 });
    await open(page, "/map");
    for (const [path, away, place] of [
      ["/educate", "Logical Fallacies", 250],
      ["/wisdom", "All pages", 250],
      // A lesson begins at its first step however one comes to it, and so at its top.
      ["/educate/steelman", "All pages", 0],
    ] as const)
      await test.step(`${path}: ${place}`, async () => {
        await scrollTo(page, 200);
        expect(await scrolled(page)).toBe(200);
        await follow(page.locator(`main a[href="${path}"]`).first());
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("All pages");
        await scrollResetsDone(page);
        expect(await scrolled(page)).toBe(0);
        await scrollTo(page, 250);
        await follow(page.getByRole("link", { name: away, exact: true }).first());
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(away);
        await scrollResetsDone(page);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(away);
        await scrollResetsDone(page);
        expect(await scrolled(page)).toBe(place);
        await follow(page.getByRole("contentinfo").getByRole("link", { name: "All pages" }));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("All pages");
        await scrollResetsDone(page);
      });
  });
});

test.describe("2, Back control", () => {
  test("home, where there is no history", async ({ page }) => {
    for (const path of ["/analyze", "/wisdom", "/train", "/paper", "/bot-detection", "/omissions", "/testing"])
      await test.step(path, async () => {
        // What lies behind a page of another origin is no history of this site.
        await page.goto("about:blank");
        await open(page, path);
        await back(page).click();
        await expect(page).toHaveURL(/:\d+\/$/);
      });
  });

  test("one step back in history, then to the top after 100 ms, also of a page that was left further down", async ({ page }) => {
    await open(page, "/map");
    await scrollTo(page, 400);
    await follow(page.getByRole("link", { name: "Quotes of Wisdom", exact: true }).last());
    await expect(page).toHaveURL(/\/wisdom$/);
    await page.evaluate(() => {
      const log: [number, number][] = [];
      const original = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      document.addEventListener("click", () => log.push([performance.now(), -1]), { capture: true });
      Object.assign(window, {
        log,
        scrollTo: (options: ScrollToOptions) => {
          log.push([performance.now(), options.top ?? 0]);
          original(options);
        },
      });
    });
    await back(page).click();
    await expect(page).toHaveURL(/\/map$/);
    await page.waitForTimeout(400);
    expect(await scrolled(page)).toBe(0);
    const log = await page.evaluate(() => (window as unknown as { log: [number, number][] }).log);
    const pressed = log.find(([, top]) => top === -1)![0];
    expect(log.some(([at, top]) => top === 0 && at - pressed >= 99)).toBe(true);
    expect(log.every(([, top]) => top <= 0)).toBe(true);
  });

  test("one step back in history, also over a page that was loaded in full", async ({ page }) => {
    await open(page, "/educate");
    await open(page, "/analyze");
    await back(page).click();
    await expect(page).toHaveURL(/\/educate$/);
    await live(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes of Wisdom" }).click();
    await expect(page).toHaveURL(/\/wisdom$/);
    await back(page).click();
    await expect(page).toHaveURL(/\/educate$/);
  });
});
