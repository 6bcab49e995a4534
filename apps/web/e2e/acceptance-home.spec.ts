import { LISTS } from "./support/curriculum.ts";
import { open } from "./support/education.ts";
import { expect, test, type Locator, type Page } from "./support/test.ts";

/** Specification 1, sections 1 and 2: the home page, the Education Hub and its lists. Strings and numbers stand here as printed there. */

const HUB_CARDS = [
  ["Epistemic Foundations", "/educate/epistemic-foundations"],
  ["Bullshit Detection", "/educate/bullshit-detection"],
  ["Logical Fallacies", "/educate/logical-fallacies"],
  ["AI Awareness", "/educate/ai-awareness"],
  ["Advanced Practice", "/educate/advanced-practice"],
] as const;

/** A pointer on the words, whatever lies above them: the whole card is the link. */
async function pressAt(page: Page, words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const box = (await words.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe("1 and 2, home page", () => {
  test("the tagline, the large card, the three cards, the three blurbs", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clarity is kindness. Truth is a team sport.");
    const cards = await page.locator("main article").evaluateAll((all) =>
      all.map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return { to: card.querySelector("h2 a")?.getAttribute("href"), area: width * height };
      }),
    );
    expect(cards.map((card) => card.to)).toEqual(["/analyze", "/educate", "/train", "/wisdom"]);
    for (const card of cards.slice(1)) expect(cards[0]!.area).toBeGreaterThan(card.area * 1.5);
    const train = page.locator("main article").filter({ has: page.locator('a[href="/train"]') });
    for (const words of ["codex", "v0.8", "v0.9", "handshake"]) await expect(train).toContainText(words);
    await expect(page.locator("main h3")).toHaveText(["VX Reflex Engine", "Scientific Paper Checks", "Agent-grade Handshake"]);
  });

  for (const [path, name] of [
    ["/analyze", "Analyze a Statement"],
    ["/educate", "Education Hub"],
    ["/train", "Codex and handshakes"],
    ["/wisdom", "Quotes of Wisdom"],
  ] as const) {
    test(`the card '${name}' is one target, and leads to ${path}`, async ({ page }) => {
      await open(page, "/");
      const text = page
        .locator("main article")
        .filter({ has: page.getByRole("link", { name, exact: true }) })
        .locator("p")
        .first();
      await pressAt(page, text);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});

test.describe("2, Education Hub and category lists", () => {
  test("the hub: title, Back to Home, floating phrases, explainer, five cards to their routes", async ({ page }) => {
    await open(page, "/educate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education Hub");
    expect(await page.locator('[aria-hidden="true"] > [data-phrase]').count()).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole("region", { name: "How Candor teaches" })).toContainText("Candor");
    expect(await page.locator("ul.cards h2 a").evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]))).toEqual(
      HUB_CARDS.map((card) => [...card]),
    );
    await page.getByRole("button", { name: "Back to Home", exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  for (const [path, , items, footer] of LISTS) {
    test(`${path}: its items in order, all available, the footer, and the way back`, async ({ page }) => {
      await open(page, path);
      const list = page.locator("ul.cards > li");
      expect(await list.locator("h2 a").evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(items.map((id) => `/educate/${id}`));
      for (const item of await list.all()) {
        await expect(item.locator("h2")).not.toBeEmpty();
        await expect(item.locator("p")).not.toBeEmpty();
      }
      await expect(page.getByText("Coming Soon")).toHaveCount(0);
      await expect(page.getByText(/activated as content is integrated$/)).toHaveCount(footer ? 1 : 0);
      if (footer) await expect(page.getByText(footer, { exact: true })).toBeVisible();
      if (path.endsWith("advanced-practice")) await expect(list.locator(".type")).toHaveText([/^practice$/i, /^assessment$/i]);
      await pressAt(page, list.last().locator("p"));
      await expect(page).toHaveURL(new RegExp(`/educate/${items.at(-1)!}$`));
      await page.goBack();
      // The address changes first; the lesson stands, with a control of the same name, until the list is drawn again.
      await expect(list.last().locator("p")).toBeVisible();
      await page.getByRole("button", { name: /^Back/ }).click();
      await expect(page).toHaveURL(/\/educate$/);
    });
  }

  test("Advanced Practice has a hero with 'Enter Practice Sandbox' to /testing", async ({ page }) => {
    await open(page, "/educate/advanced-practice");
    await page.getByRole("button", { name: "Enter Practice Sandbox", exact: true }).click();
    await expect(page).toHaveURL(/\/testing$/);
  });
});
