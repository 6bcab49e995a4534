import { expect, test } from "@playwright/test";
import { button } from "./support/controls.ts";
import { FOUR_STEPS, PROGRESS_KEYS } from "./support/curriculum.ts";
import { barShare, expectAtTop, live, open, stored } from "./support/education.ts";

/** Specification 2, sections 2 and 4: what lessons have in common, and the three that differ. Strings and numbers stand here as printed there; nothing is imported from the app. */

test.use({ reducedMotion: "reduce" });

test.describe("§2 common lesson behaviour, §4", () => {
  for (const [route, title, ownKey] of FOUR_STEPS) {
    test(`${route}: 4 steps, 3 examples, reveal, Complete Lesson`, async ({ page }) => {
      const id = route.split("/").at(-1)!;
      await open(page, route);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(button(page, "Previous")).toBeDisabled();
      let practised = 0;
      for (const n of [1, 2, 3, 4]) {
        await expect(page.getByText(`${n} of 4`, { exact: true })).toBeVisible();
        expect(await barShare(page)).toBeCloseTo(n / 4, 1);
        await expect(page.locator("main .step h2").first()).toBeVisible();
        const items = page.locator("main .step section.item");
        if ((await items.count()) > 0) {
          practised++;
          await expect(items).toHaveCount(3);
          const show = id === "steelman" ? "Show Expert Steelman" : id === "epistemic-humility" ? "Show Example Response" : "Show Expert Analysis";
          for (const item of await items.all()) {
            if (id === "detect-bullshit") {
              await expect(item.locator("textarea")).toHaveAttribute("rows", "3");
              await expect(item.getByRole("button")).toHaveCount(0);
              continue;
            }
            await expect(item.getByText(/^Why This (Matters|Works)$/)).toHaveCount(0);
            await button(item, show).click();
            await expect(button(item, "Answer Revealed")).toBeDisabled();
            await expect(item.getByText(id === "steelman" ? "Why This Works" : "Why This Matters", { exact: true })).toBeVisible();
            if (id === "narrative-framing") await expect(item.getByText("Alternative Framing", { exact: true })).toBeVisible();
          }
        }
        if (n < 4) {
          await expect(button(page, "Complete Lesson")).toHaveCount(0);
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          await button(page, "Next").click();
          await expectAtTop(page);
        }
      }
      expect(practised).toBe(1);
      await expect(button(page, "Next")).toHaveCount(0);
      if (id !== "detect-bullshit") {
        await button(page, "Previous").click();
        await expect(button(page, "Answer Revealed")).toHaveCount(3);
        await button(page, "Next").click();
      }
      await button(page, "Complete Lesson").click();
      await expect(page).toHaveURL(/\/educate$/);
      expect(PROGRESS_KEYS).toContain(ownKey ?? id);
      expect(await stored(page, "education-progress")).toEqual({ [ownKey ?? id]: true });
    });
  }

  test("Back to Education Hub goes to the hub from any step, and nothing is completed by it", async ({ page }) => {
    await open(page, "/educate/straw-man");
    await button(page, "Next").click();
    await button(page, "Back to Education Hub").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toBeNull();
  });

  test("reveals are not kept across visits", async ({ page }) => {
    await open(page, "/educate/straw-man?step=3");
    await button(page, "Show Expert Analysis").first().click();
    await expect(button(page, "Answer Revealed")).toHaveCount(1);
    await page.reload();
    await live(page);
    await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
    await button(page, "Next").click();
    await button(page, "Next").click();
    await expect(button(page, "Show Expert Analysis")).toHaveCount(3);
  });

  test("Become AI Aware names its steps", async ({ page }) => {
    await open(page, "/educate/become-ai-aware");
    for (const [i, name] of [/^Mastering AI Awareness$/, /^Advanced AI Detection Techniques$/, /^Practice/, /^Strategic AI Mastery$/].entries()) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
      if (i < 3) await button(page, "Next").click();
    }
  });

  test("Clarity Signals: four signals with colour and 3 examples, sections, Back to its list", async ({ page }) => {
    await open(page, "/educate/clarity-signals");
    const colours: string[] = [];
    for (const [name, colour] of [
      ["Clarity", "green"],
      ["Tone", "yellow"],
      ["Conflict", "red"],
      ["Neutral", "white"],
    ] as const) {
      const signal = page.locator(".signals > li").filter({ has: page.getByRole("heading", { name: `${name} ${colour}`, exact: true }) });
      await expect(signal.getByRole("listitem")).toHaveCount(3);
      colours.push(await signal.locator(".swatch").evaluate((swatch) => getComputedStyle(swatch).backgroundColor));
    }
    expect(new Set(colours).size).toBe(4);
    await expect(page.getByText(/experimental tool/)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.getByRole("button", { name: /^Back/ }).click();
    await expect(page).toHaveURL(/\/educate\/epistemic-foundations$/);
    await expectAtTop(page);
    await page.goBack();
    await button(page, "Complete Lesson").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "clarity-signals": true });
  });

  test("Why Certainty Sells, But Trust Wins: one page with key insights", async ({ page }) => {
    await open(page, "/educate/certainty-vs-trust");
    await expect(page.getByRole("heading", { level: 1, name: "Why Certainty Sells, But Trust Wins", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: /key insights/i })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await button(page, "Complete Lesson").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "certainty-vs-trust": true });
  });
});
