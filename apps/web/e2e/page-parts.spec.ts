import { goTo, open, scrollResetsDone } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

const LONG_PAGES = ["/about", "/accuracy", "/train", "/testing"];

test("a long page names its parts under its title, in their order, and leads to each, by keyboard too; Back then leaves the page at once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/map");
  for (const path of LONG_PAGES)
    await test.step(path, async () => {
      await goTo(page, path);
      await scrollResetsDone(page);
      const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
      const titles = await links.allTextContents();
      const headings = await page.locator("main section.part > h2").allTextContents();
      expect(titles.length).toBeGreaterThan(2);
      expect(headings.map((heading) => heading.replace(/ beta$/, ""))).toEqual(titles);
      for (const height of await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))) expect(height).toBeGreaterThanOrEqual(44);
      const lefts = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
      expect(new Set(lefts).size, "one a line on a phone").toBe(1);
      const link = links.nth(titles.length - 2);
      const heading = page.getByRole("heading", { level: 2, name: titles.at(-2)! });
      // A second press finds the address as the first one left it.
      for (const _press of ["first", "second"]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await link.focus();
        await page.keyboard.press("Enter");
        await expect(heading).toBeFocused();
        await scrollResetsDone(page);
        const { y } = (await heading.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(200);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/map$/);
    });
});
