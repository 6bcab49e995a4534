import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/education.ts";

test.use({ reducedMotion: "reduce" });

const LIST_PATHS = ["/educate", "/review", ...CATEGORIES.map((c) => c.route)];
const LESSON_PATHS = CATALOG.filter((row) => row.kind !== "stories").map((row) => row.route);

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`)).toEqual([]);
}
const themed = (page: Page, theme: string) => page.addInitScript((t) => localStorage.setItem("candor-theme", t), theme);

for (const theme of ["paper", "ink"]) {
  test(`axe finds nothing on hub, lists and review in ${theme}`, async ({ page }) => {
    test.slow();
    await themed(page, theme);
    for (const path of LIST_PATHS) { await open(page, path); await expectClean(page); }
  });

  for (const path of LESSON_PATHS) {
    test(`axe finds nothing on ${path} in ${theme}`, async ({ page }) => {
      await themed(page, theme);
      await open(page, path);
      await expectClean(page);
      const next = page.getByRole("button", { name: /^Next/ });
      while (await next.isVisible()) {
        await next.click();
        for (const reveal of await page.getByRole("button", { name: /^Show E/ }).all()) {
          const choice = page.getByRole("radio", { name: "Misleading" }).first();
          if (await choice.isVisible()) await choice.check();
          await page.getByRole("button", { name: /^Show E/ }).first().click();
          void reveal;
        }
        await expectClean(page);
      }
    });
  }
}

test("nothing is cut off at 320 px", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [...LIST_PATHS, ...LESSON_PATHS]) {
    await open(page, path);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wide(), path).toBeLessThanOrEqual(0);
    const next = page.getByRole("button", { name: /^Next/ });
    while (await next.isVisible()) {
      await next.click();
      expect(await wide(), path).toBeLessThanOrEqual(0);
    }
  }
});

test("buttons, links of lists and choices are at least 44 px high", async ({ page }) => {
  for (const path of ["/educate", "/educate/false-urgency?step=3", "/educate/epistemic-sandbox", "/educate/logical-fallacies"]) {
    await open(page, path);
    const low = await page.locator("main").evaluate((main) => [...main.querySelectorAll("button, .btn, label:has(input), summary, .cards li, .beside a")].map((e) => [e.textContent?.trim().slice(0, 30), Math.round(e.getBoundingClientRect().height)]).filter(([, height]) => Number(height) > 0 && Number(height) < 44));
    expect(low, path).toEqual([]);
  }
});

test("a lesson prints as a handout of two pages, with the answers on the third", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium makes PDF files");
  test.slow();
  for (const row of CATALOG.filter((r) => r.kind === "steps")) {
    await open(page, row.route);
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [], `${row.id} on ${format}`).toHaveLength(3);
    }
    await expect(page.locator(".handout")).toHaveCount(0);
  }
});
