import { pressAt } from "./support/controls.ts";
import { open, scrollResetsDone } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Specification 1, sections 1 and 2: the home page; the Education Hub and its lists are in acceptance-education-hub.spec.ts. Strings and numbers stand here as printed there. */

test.describe("1 and 2, home page", () => {
  test("the tagline, the large card, the three cards, each one target, the three blurbs", async ({ page }) => {
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
    for (const [path, name] of [
      ["/analyze", "Analyze a Statement"],
      ["/educate", "Education Hub"],
      ["/train", "Codex and handshakes"],
      ["/wisdom", "Quotes of Wisdom"],
    ] as const)
      await test.step(`the card '${name}' is one target, and leads to ${path}`, async () => {
        const text = page
          .locator("main article")
          .filter({ has: page.getByRole("link", { name, exact: true }) })
          .locator("p")
          .first();
        await pressAt(page, text);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clarity is kindness. Truth is a team sport.");
        await scrollResetsDone(page);
      });
  });
});
