import { expect, type Page } from "@playwright/test";

/** The narrowest screen that everything has to fit. */
export const NARROW = { width: 320, height: 700 };

/** Labels of the figures as they are drawn now that leave their figure or run into another label. */
const strayLabels = (page: Page): Promise<string[]> =>
  page.locator("figure.fig svg:visible").evaluateAll((figures) =>
    figures.flatMap((svg) => {
      const within = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll("text")].map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
      return labels.flatMap(({ text, box }, i) => {
        const leaves = box.left < within.left - 1 || box.right > within.right + 1 || box.top < within.top - 1 || box.bottom > within.bottom + 1;
        const meets = labels.slice(i + 1).filter((o) => o.box.left < box.right && o.box.right > box.left && o.box.top < box.bottom && o.box.bottom > box.top);
        return [...(leaves ? [`${text} leaves its figure`] : []), ...meets.map((o) => `${text} meets ${o.text}`)];
      });
    }),
  );

/** Nothing is wider than a narrow screen, and no label of a figure leaves its place. */
export async function expectFitsNarrow(page: Page, where: string): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), where).toBeLessThanOrEqual(0);
  expect(await strayLabels(page), where).toEqual([]);
  await page.setViewportSize(wide);
}

/** Buttons, links of lists and choices are at least 44 px high. */
export async function expectTallEnough(page: Page, where: string): Promise<void> {
  const low = await page
    .locator("main")
    .evaluate((main) =>
      [...main.querySelectorAll("button, .btn, label:has(input), summary, .cards li, .beside a")]
        .map((e) => [e.textContent?.trim().slice(0, 30), Math.round(e.getBoundingClientRect().height)])
        .filter(([, height]) => Number(height) > 0 && Number(height) < 44),
    );
  expect(low, where).toEqual([]);
}
