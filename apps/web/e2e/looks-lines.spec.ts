import { idle, openChat, send } from "./support/chat.ts";
import { statement } from "./support/controls.ts";
import { goTo, open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

const LONG = `Everyone knows that the harbour cannot wait. A study found that 73 percent of people who live near masts sleep badly, and the clinic was founded in 1912 by Ada Miller.`;

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

test("what is to be looked up elsewhere stands in even lines, and each fold of the analyzer opens with the sign of all others", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/analyze");
  await statement(page).fill(LONG);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  for (const name of ["Look it up elsewhere", "Write back"]) {
    const fold = page.locator("summary").filter({ hasText: name });
    const sign = () =>
      fold.evaluate((summary) => ({ marker: getComputedStyle(summary).listStyleType, turned: getComputedStyle(summary, "::before").transform }));
    const closed = await sign();
    expect(closed.marker, name).toBe("none");
    expect(closed.turned, name).toContain("matrix");
    await fold.click();
    await expect.poll(async () => (await sign()).turned, name).not.toBe(closed.turned);
  }
  await expect(page.locator(".look-up .places").first()).toBeVisible();
  for (const one of await page.locator(".look-up .places").all()) {
    const distances = await one.evaluate(distancesOfLines);
    expect(Math.max(...distances) - Math.min(...distances), String(distances)).toBeLessThanOrEqual(1);
  }
});

test("the number of a mark stays on the line of the words that it numbers, in the chat as in the analyzer", async ({ page }) => {
  await openChat(page);
  await send(
    page,
    "Experts say this works. Every journalist is corrupt, so draw your own conclusions. 87.3% of people prefer this brand. Act now before it is too late!",
  );
  await idle(page);
  const apart = () =>
    page.locator(".turn.by-user .num").evaluateAll(
      (numbers) =>
        numbers.filter((number) => {
          const words = [...number.previousElementSibling!.getClientRects()].at(-1)!;
          return number.getBoundingClientRect().left < words.right - 2;
        }).length,
    );
  await expect(page.locator(".turn.by-user .num")).toHaveCount(4);
  for (let width = 300; width <= 400; width += 5) {
    await page.setViewportSize({ width, height: 780 });
    expect(await apart(), `${width}`).toBe(0);
  }
});
