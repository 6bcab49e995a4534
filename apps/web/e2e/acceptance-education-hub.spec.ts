import { button, pressAt } from "./support/controls.ts";
import { FOUR_STEPS, LISTS, PROGRESS_KEYS } from "./support/curriculum.ts";
import { changedIds, expectAtTop, open, scrollResetsDone, seed, stored, watchErrors } from "./support/education.ts";
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

  test("all 43 of this area open by address, complain about nothing, start at the top and keep the ids of the prerendered page", async ({ page }) => {
    test.setTimeout(120_000);
    expect(new Set(ALL).size).toBe(43);
    const errors = watchErrors(page);
    for (const route of ALL) {
      expect((await open(page, route))?.status(), route).toBe(200);
      expect(await page.evaluate(() => [document.querySelectorAll("h1").length, window.scrollY]), route).toEqual([1, 0]);
      expect(await changedIds(page), route).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});

test.describe("§2 Education Hub and lists (specification 1 §2, too)", () => {
  test("the hub: floating phrases, explainer, five cards in order, Back to Home; from it to each list and back: items in order, each with name and description, all Available, the whole item a link, the footer; Advanced Practice leads to /testing, too", async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const hub = page.getByRole("heading", { level: 1, name: "Education Hub", exact: true });
    const cards = page.locator("main ul.cards > li");
    await open(page, "/educate");
    await test.step("the hub", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education Hub");
      await expect(page.locator(".drift [data-phrase]").first()).toBeAttached();
      expect(await page.locator('[aria-hidden="true"] > [data-phrase]').count()).toBeGreaterThanOrEqual(3);
      await expect(page.getByRole("region", { name: "How Candor teaches" })).toContainText("Candor");
      await expect(page.getByRole("heading", { name: "How Candor teaches" })).toBeVisible();
      await expect(cards.locator("h2")).toHaveText(["Epistemic Foundations", "Bullshit Detection", "Logical Fallacies", "AI Awareness", "Advanced Practice"]);
      await expect(page.locator("ul.cards h2 a")).toHaveCount(5);
      for (const [i, [route]] of LISTS.entries()) await expect(cards.nth(i).getByRole("link")).toHaveAttribute("href", route);
    });
    for (const [n, [route, heading, ids, footer]] of LISTS.entries())
      await test.step(route, async () => {
        await cards.nth(n).getByRole("link").click();
        await expect(page).toHaveURL(new RegExp(`${route}$`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expectAtTop(page);
        const items = page.locator("main ul.list > li");
        await expect(items).toHaveCount(ids.length);
        expect(await page.locator("main ul.cards > li h2 a").evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
          ids.map((id) => `/educate/${id}`),
        );
        const read = await items.evaluateAll((all) =>
          all.map((item) => ({
            links: [...item.querySelectorAll("a, [role=link]")].map((link) => link.getAttribute("href")),
            named: item.querySelector("h2")!.innerText.trim() !== "",
            available: item.textContent.includes("Available"),
            described: item.querySelector("p")!.innerText.length > 15,
          })),
        );
        expect(read).toEqual(ids.map((id) => ({ links: [`/educate/${id}`], named: true, available: true, described: true })));
        await expect(page.getByText("Coming Soon")).toHaveCount(0);
        await expect(page.getByText(/activated as content is integrated$/)).toHaveCount(footer ? 1 : 0);
        if (footer) await expect(page.getByText(footer, { exact: true })).toBeVisible();
        /** The address changes first; the other page stands, with a control of the same name, until the list is drawn again. */
        const backToList = async (end: number) => {
          await page.goBack();
          await expect(items.nth(end).locator("p").first()).toBeVisible();
          await scrollResetsDone(page);
        };
        for (const end of [0, ids.length - 1]) {
          await pressAt(page, items.nth(end).locator("p").first());
          await expect(page).toHaveURL(new RegExp(`/educate/${ids[end]!}$`));
          await backToList(end);
        }
        if (route.endsWith("advanced-practice")) {
          await expect(items.locator(".type")).toHaveText([/^practice$/i, /^assessment$/i]);
          await button(page, "Enter Practice Sandbox").click();
          await expect(page).toHaveURL(/\/testing$/);
          await expectAtTop(page);
          await backToList(0);
        }
        await page.getByRole("button", { name: /^Back/ }).first().click();
        await expect(page).toHaveURL(/\/educate$/);
        // The address changes first: a click into the page that is about to go would be lost.
        await expect(hub).toBeVisible();
        await expectAtTop(page);
        await scrollResetsDone(page);
      });
    await test.step("Back to Home", async () => {
      await button(page, "Back to Home").click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expectAtTop(page);
    });
    expect(errors).toEqual([]);
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
