import { goTo, open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Distances of the lines of a paragraph, in whole pixels. */
function distancesOfLines(element: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const middles: number[] = [];
  for (const { top, bottom } of range.getClientRects()) {
    const middle = (top + bottom) / 2;
    if (!middles.some((other) => Math.abs(other - middle) < size / 2)) middles.push(middle);
  }
  middles.sort((a, b) => a - b);
  return middles.slice(1).map((middle, i) => Math.round(middle - middles[i]!));
}

test("a link that is large enough to press moves no line of its sentence away from the others", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/map");
  for (const [path, sentence] of [
    ["/", ".scam"],
    ["/educate", ".aside-link"],
    ["/educate/bullshit-detection", ".aside-link"],
  ] as const) {
    await goTo(page, path);
    const sentences = page.locator(`main ${sentence}`);
    for (const one of await sentences.all()) {
      const distances = await one.evaluate(distancesOfLines);
      expect(distances.length, path).toBeGreaterThan(0);
      expect(Math.max(...distances), `${path}: ${distances}`).toBeLessThanOrEqual(25);
    }
    for (const height of await sentences.getByRole("link").evaluateAll((links) => links.map((link) => link.getClientRects()[0]!.height)))
      expect(height, path).toBeGreaterThanOrEqual(44);
  }
});
