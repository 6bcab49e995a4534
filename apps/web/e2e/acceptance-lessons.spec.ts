import { button } from "./support/controls.ts";
import { expectAtTop, open, scrollResetsDone, stored, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Specification 2, sections 2 and 4: what lessons have in common, and the three that differ; the walk through each lesson of steps is in lessons.spec.ts, and that reveals are not kept. Strings and numbers stand here as printed there; nothing is imported from the app. */

test.use({ reducedMotion: "reduce" });

test.describe("§2 common lesson behaviour, §4", () => {
  test("Become AI Aware names its steps; Back to Education Hub goes to the hub from any step, and nothing is completed by it", async ({ page }) => {
    await open(page, "/educate/become-ai-aware");
    for (const [i, name] of [/^Mastering AI Awareness$/, /^Advanced AI Detection Techniques$/, /^Practice/, /^Strategic AI Mastery$/].entries()) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
      if (i < 3) await button(page, "Next").click();
    }
    await button(page, "Back to Education Hub").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toBeNull();
  });

  test("Clarity Signals: four signals with colour and 3 examples, sections, Back to its list", async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, "/educate/clarity-signals");
    const colours: string[] = [];
    for (const [name, colour] of [
      ["Clarity", "green"],
      ["Tone", "yellow"],
      ["Conflict", "red"],
      ["Neutral", "white"],
    ] as const) {
      const signal = page.locator(".signals > li").filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(signal.getByText(colour, { exact: true })).toBeVisible();
      await expect(signal.getByRole("listitem")).toHaveCount(3);
      colours.push(await signal.locator(".swatch").evaluate((swatch) => getComputedStyle(swatch).backgroundColor));
    }
    expect(new Set(colours).size).toBe(4);
    for (const name of ["What signals do", "What signals do not do", "Suggested uses"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByText(/This is an experimental tool/)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole("button", { name: /^Back/ }).click();
    await expect(page).toHaveURL(/\/educate\/epistemic-foundations$/);
    await expectAtTop(page);
    await page.goBack();
    await scrollResetsDone(page);
    await button(page, "Complete Lesson").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "clarity-signals": true });
    expect(errors).toEqual([]);
  });

  test("Why Certainty Sells, But Trust Wins: one page with key insights", async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, "/educate/certainty-vs-trust");
    await expect(page.getByRole("heading", { level: 1, name: "Why Certainty Sells, But Trust Wins", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Key insights" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await button(page, "Complete Lesson").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "certainty-vs-trust": true });
    expect(errors).toEqual([]);
  });
});
