import { expect, test } from "./support/test.ts";

test("the way back from a source leads to where its number was pressed, and pressing it once more to the source again", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/educate/certainty-vs-trust");
  const number = page.locator("a.ref[href^='#source-']").first();
  const source = page.locator((await number.getAttribute("href"))!);
  const top = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  for (const _ of [1, 2]) {
    await number.scrollIntoViewIfNeeded();
    const before = await top();
    await number.click();
    await expect(source).toBeInViewport();
    await expect.poll(top).toBeGreaterThan(before);
    const there = await top();
    await page.mouse.wheel(0, -300);
    await expect.poll(top).toBe(there - 300);
    await page.goBack();
    await expect(number).toBeInViewport();
    await expect.poll(top).toBe(before);
    await page.goForward();
    await expect(number).not.toBeInViewport();
    await page.goBack();
    await expect(number).toBeInViewport();
  }
});
