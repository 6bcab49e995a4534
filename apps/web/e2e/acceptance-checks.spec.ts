import { button } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Specification 2, section 2: the checks for papers, repetition and omissions, and the taxonomy. Strings and numbers stand here as printed there; nothing is imported from the app. */

test.use({ reducedMotion: "reduce" });

test.describe("§2 paper, bot and omission pages", () => {
  test("/paper: empty state; it shows data-less claims and false precision alone, /bot-detection repetition and jargon alone", async ({ page }) => {
    const text =
      "Tests prove that it works. Roughly 14,327 people took part. Act now before it is too late. Wake up people. Wake up people. Wake up people. We leverage best-in-class synergies to operationalize holistic, scalable paradigms and unlock next-generation value-added ecosystems going forward. Everyone knows that.";
    for (const [route, ids] of [
      ["/paper", /^vx-(?:da01|fp01)\b/],
      ["/bot-detection", /^vx-(?:ri01|ju01)\b/],
    ] as const) {
      await open(page, route);
      if (route === "/paper") {
        await expect(page.getByText("No paper-related reflexes found yet", { exact: true })).toBeVisible();
        await expect(page.getByText(/numeric claims, confidence intervals or methodological assertions/)).toBeVisible();
      }
      await page.locator("main textarea").fill(text);
      await page.getByRole("button", { name: "Check this text" }).click();
      // The engine’s worker starts here; on a busy machine that takes its time.
      await expect(page.locator(".result").first()).toBeVisible({ timeout: 20_000 });
      for (const id of await page.locator(".result .mono").allInnerTexts()) expect(id).toMatch(ids);
    }
  });

  test("/omissions: four examples behind a toggle, each with its fields and a coloured severity", async ({ page }) => {
    await open(page, "/omissions");
    await expect(button(page, "Hide Omissions")).toHaveCount(0);
    await button(page, "Reveal Omissions").click();
    const examples = page.locator(".example-list > li");
    await expect(examples).toHaveCount(4);
    const seen = new Map<string, string>();
    for (const example of await examples.all()) {
      await expect(example.locator("dt")).toHaveText(["Context", "Omitted", "Why it matters"]);
      const severity = example.locator(".sev");
      seen.set(
        /high|medium|low/i.exec(await severity.innerText())![0].toLowerCase(),
        await severity.evaluate((s) => getComputedStyle(s).borderInlineStartColor),
      );
    }
    expect([...seen.keys()].sort()).toEqual(["high", "low", "medium"]);
    expect(new Set(seen.values()).size).toBe(3);
    await button(page, "Hide Omissions").click();
    await expect(examples).toHaveCount(0);
    await button(page, "Reveal Omissions").click();
  });
});

test("§2 taxonomy: search, dropdowns, counter, cards, empty state", async ({ page }) => {
  await open(page, "/educate/bullshit-patterns");
  const counter = page.getByText(/^Showing \d+ of \d+ patterns$/);
  const total = Number(/of (\d+)/.exec(await counter.innerText())![1]);
  await expect(counter).toHaveText(`Showing ${total} of ${total} patterns`);
  const severity = page.getByRole("combobox", { name: "Severity" });
  expect(await severity.locator("option").evaluateAll((options) => options.map((o) => (o as HTMLOptionElement).value))).toEqual([
    "all",
    "low",
    "medium",
    "high",
    "critical",
  ]);
  expect(
    (
      await page
        .getByRole("combobox", { name: "Category" })
        .locator("option")
        .evaluateAll((options) => options.map((o) => (o as HTMLOptionElement).value))
    ).sort(),
  ).toEqual(["all", "authority", "consensus", "distraction", "emotional", "framing", "logical", "other"]);
  const card = page.locator(".pattern").first();
  await expect(card.getByText(/^\d+% confidence$/)).toBeVisible();
  for (const field of ["Semantic indicators", "Examples"]) await expect(card.getByText(field, { exact: true })).toBeVisible();
  let sum = 0;
  for (const level of ["low", "medium", "high", "critical"]) {
    await severity.selectOption(level);
    await expect(page.locator(".pattern .sev").first()).toHaveText(level);
    sum += Number(/Showing (\d+)/.exec(await counter.innerText())![1]);
  }
  expect(sum).toBe(total);
  await page.getByPlaceholder("Search patterns...", { exact: true }).fill("no such thing anywhere");
  await expect(page.getByText("No patterns found", { exact: true })).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filter criteria.", { exact: true })).toBeVisible();
  await expect(counter).toHaveText(`Showing 0 of ${total} patterns`);
});
