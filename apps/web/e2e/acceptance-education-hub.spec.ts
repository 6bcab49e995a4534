import { button, pressAt } from "./support/controls.ts";
import { FOUR_STEPS, LISTS, PROGRESS_KEYS } from "./support/curriculum.ts";
import { expectAtTop, open, scrollResetsDone, seed, stored, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Specification 2, sections 2 and 3: routes, hub and lists, and the record of progress. Strings and numbers stand here as printed there; nothing is imported from the app. */

test.use({ reducedMotion: "reduce" });

test.describe("§2 routes", () => {
  const TOOLS = [
    "/educate/epistemic-sandbox",
    "/educate/clarity-signals",
    "/educate/certainty-vs-trust",
    "/educate/narrative-framing-analysis",
    "/educate/ai-behavior-patterns",
    "/educate/bullshit-patterns",
    "/train",
    "/paper",
    "/bot-detection",
    "/omissions",
    "/testing",
  ];
  const ALL = ["/educate", ...LISTS.map(([route]) => route), ...FOUR_STEPS.map(([route]) => route), ...TOOLS];

  test("all 43 of this area open by address, complain about nothing and start at the top", async ({ page }) => {
    test.setTimeout(120_000);
    expect(new Set(ALL).size).toBe(43);
    const errors = watchErrors(page);
    for (const route of ALL) {
      expect((await open(page, route))?.status(), route).toBe(200);
      await expect(page.locator("h1"), route).toHaveCount(1);
      expect(await page.evaluate(() => window.scrollY), route).toBe(0);
    }
    expect(errors).toEqual([]);
  });
});

test.describe("§2 Education Hub and lists (specification 1 §2, too)", () => {
  test("the hub: floating phrases, explainer, five cards in order, Back to Home", async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, "/educate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education Hub");
    await expect(page.locator(".drift [data-phrase]").first()).toBeAttached();
    expect(await page.locator('[aria-hidden="true"] > [data-phrase]').count()).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole("region", { name: "How Candor teaches" })).toContainText("Candor");
    await expect(page.getByRole("heading", { name: "How Candor teaches" })).toBeVisible();
    const cards = page.locator("main ul.cards > li");
    await expect(cards.locator("h2")).toHaveText(["Epistemic Foundations", "Bullshit Detection", "Logical Fallacies", "AI Awareness", "Advanced Practice"]);
    await expect(page.locator("ul.cards h2 a")).toHaveCount(5);
    for (const [i, [route]] of LISTS.entries()) await expect(cards.nth(i).getByRole("link")).toHaveAttribute("href", route);
    await button(page, "Back to Home").click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expectAtTop(page);
    expect(errors).toEqual([]);
  });

  test("from the hub to each list and back: items in order, each with name and description, all Available, the whole item a link, the footer", async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const hub = page.getByRole("heading", { level: 1, name: "Education Hub", exact: true });
    await open(page, "/educate");
    for (const [n, [route, heading, ids, footer]] of LISTS.entries())
      await test.step(route, async () => {
        await page.locator("main ul.cards > li").nth(n).getByRole("link").click();
        await expect(page).toHaveURL(new RegExp(`${route}$`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expectAtTop(page);
        const items = page.locator("main ul.list > li");
        await expect(items).toHaveCount(ids.length);
        expect(await page.locator("main ul.cards > li h2 a").evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
          ids.map((id) => `/educate/${id}`),
        );
        for (const [i, id] of ids.entries()) {
          await expect(items.nth(i).getByRole("link")).toHaveAttribute("href", `/educate/${id}`);
          await expect(items.nth(i).locator("h2")).not.toBeEmpty();
          await expect(items.nth(i)).toContainText("Available");
          expect((await items.nth(i).locator("p").first().innerText()).length, id).toBeGreaterThan(15);
        }
        await expect(page.getByText("Coming Soon")).toHaveCount(0);
        await expect(page.getByText(/activated as content is integrated$/)).toHaveCount(footer ? 1 : 0);
        if (footer) await expect(page.getByText(footer, { exact: true })).toBeVisible();
        for (const end of [0, ids.length - 1]) {
          await pressAt(page, items.nth(end).locator("p").first());
          await expect(page).toHaveURL(new RegExp(`/educate/${ids[end]!}$`));
          await page.goBack();
          // The address changes first; the lesson stands, with a control of the same name, until the list is drawn again.
          await expect(items.nth(end).locator("p").first()).toBeVisible();
          await scrollResetsDone(page);
        }
        if (route.endsWith("advanced-practice")) await expect(items.locator(".type")).toHaveText([/^practice$/i, /^assessment$/i]);
        await page.getByRole("button", { name: /^Back/ }).first().click();
        await expect(page).toHaveURL(/\/educate$/);
        // The address changes first: a click into the page that is about to go would be lost.
        await expect(hub).toBeVisible();
        await expectAtTop(page);
        await scrollResetsDone(page);
      });
    expect(errors).toEqual([]);
  });

  test("Advanced Practice: hero button to /testing", async ({ page }) => {
    await open(page, "/educate/advanced-practice");
    await button(page, "Enter Practice Sandbox").click();
    await expect(page).toHaveURL(/\/testing$/);
    await expectAtTop(page);
  });
});

test("§3 one object under education-progress takes every lesson's key", async ({ page }) => {
  test.setTimeout(120_000);
  expect(PROGRESS_KEYS).toHaveLength(30);
  const left = PROGRESS_KEYS.filter((key) => key !== "ad-hominem");
  await seed(page, { "education-progress": Object.fromEntries(left.map((key) => [key, true])) });
  await open(page, "/educate/ad-hominem?step=4");
  await button(page, "Complete Lesson").click();
  await expect(page).toHaveURL(/\/educate$/);
  expect(await stored(page, "education-progress")).toEqual(Object.fromEntries(PROGRESS_KEYS.map((key) => [key, true])));
  for (const words of ["8 of 8 done", "9 of 9 done", "3 of 3 done", "2 of 2 done"]) await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
});
