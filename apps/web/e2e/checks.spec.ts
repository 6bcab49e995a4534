import { startArticles } from "./support/articles.ts";
import { open, scrollResetsDone, watchErrors } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "A text, or a link to an article" });
const check = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole("button", { name: "Check this text" }).click();
};
const PAPER = "Tests prove that it works. Roughly 14,327 people took part. HR 1.42 (95% CI 0.98 to 2.06, p = 0.049). Act now before it is too late.";

/** An example for somebody who has no text at hand. */
async function useExample(page: Page, found: string): Promise<void> {
  await expect(page.locator(found)).toHaveCount(0);
  await page.getByRole("button", { name: "Use an example" }).click();
  await expect(field(page)).not.toHaveValue("");
  await expect(page.getByRole("button", { name: "Check this text" })).toBeFocused();
  await expect(page.locator(found).first()).toBeVisible();
  expect(await page.locator(found).count()).toBeGreaterThan(1);
  await expect(page.getByRole("button", { name: "Use an example" })).toHaveCount(0);
}

test("paper: empty state, an example, then only its two families, then the figures with their questions; a text that is long and odd is read", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, "/paper");
  await expect(page.getByRole("heading", { level: 1, name: "Scientific Paper Analysis" })).toBeVisible();
  await expect(page.getByText("No paper-related reflexes found yet")).toBeVisible();
  await expect(page.getByText("Try text with numeric claims, confidence intervals or methodological assertions.")).toBeVisible();
  await test.step("an example", () => useExample(page, ".result"));
  await check(page, PAPER);
  await expect(page.locator(".claims .kind")).toHaveText(["Count", "Effect size", "Interval", "p-value"]);
  await expect(page.locator(".result").first()).toBeVisible();
  for (const id of await page.locator(".result .mono").allInnerTexts()) expect(id).toMatch(/^vx-(?:da01|fp01)-/);
  await expect(page.getByText(/It includes 1: for a ratio/)).toBeVisible();
  await check(page, "The meeting is on Thursday.");
  await expect(page.getByRole("status").getByText("No paper-related reflexes found yet")).toBeVisible();
  await expect(page.getByRole("status").getByText(/No figures found/)).toBeVisible();
  await test.step("100,000 characters, HTML, emoji and right-to-left", async () => {
    await check(page, `<img src=x onerror=alert(1)> 🙂 ${"النص هنا 37% ".repeat(8000)}`.slice(0, 100_000));
    await expect(page.getByText(/The first 200 are listed/)).toBeVisible({ timeout: 20_000 });
  });
  expect(errors).toEqual([]);
});

test("the latest text of the session is taken until another is given", async ({ page }) => {
  await open(page, "/analyze");
  await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill(PAPER);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  for (const name of ["Scientific Paper Analysis", "Bot-Like Behavior Detection", "Omission Handler"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText(/From the text you analyzed last: “Tests prove/)).toBeVisible();
    await scrollResetsDone(page);
    await page.reload();
    await expect(page.getByText(/From the text you analyzed last: “Tests prove/)).toBeVisible();
  }
});

test("what was typed is there after a reload, each page with its own; an example is not kept", async ({ page }) => {
  await open(page, "/paper");
  await field(page).fill(PAPER);
  await page.reload();
  await expect(field(page)).toHaveValue(PAPER);
  await open(page, "/bot-detection");
  await expect(field(page)).toHaveValue("");
  await page.getByRole("button", { name: "Use an example" }).click();
  await page.reload();
  await expect(field(page)).toHaveValue("");
  await open(page, "/paper");
  await field(page).fill("");
  await page.reload();
  await expect(field(page)).toHaveValue("");
});

test("an address is fetched right there; errors have their sentences and what was typed stays", async ({ page }) => {
  const articles = await startArticles();
  await open(page, "/bot-detection");
  await expect(page.getByText(/^The link goes to /)).toHaveCount(0);
  await check(page, `${articles.base}/refused`);
  await expect(page.getByText("That site blocks server fetches. Try copy/paste the article text.")).toBeVisible();
  await expect(field(page)).toHaveValue(`${articles.base}/refused`);
  await check(page, `${articles.base}/empty`);
  await expect(page.getByText("Fetched page didn’t contain readable text.")).toBeVisible();
  await expect(page.getByText("If the page opens in your browser, copy its text and paste it here.")).toBeVisible();
  await check(page, `${articles.base}/story`);
  await expect(field(page)).toHaveValue(/Everyone knows that the harbour/);
  await articles.close();
});

test("bot: an example, then repetition and jargon only, with what was counted or that nothing was", async ({ page }) => {
  await open(page, "/bot-detection");
  await expect(page.getByText("No repetition, interruption or jargon found yet", { exact: true })).toBeVisible();
  await test.step("an example", () => useExample(page, ".result"));
  await expect(page.getByText("This text was checked.")).toHaveCount(0);
  await check(page, "The meeting is on Thursday.");
  await expect(page.locator(".result")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "No repetition, interruption or jargon found yet" })).toContainText("This text was checked.");
  await check(
    page,
    "Wake up people. Wake up people. Wake up people. We leverage best-in-class synergies to operationalize holistic, scalable paradigms and unlock next-generation value-added ecosystems going forward.",
  );
  await expect(page.locator(".result").first()).toBeVisible();
  const ids = await page.locator(".result .mono").allInnerTexts();
  for (const id of ids) expect(id).toMatch(/^vx-(?:ri01|ju01)-/);
  for (const row of await page.locator(".result").all()) expect((await row.locator("p.small").first().innerText()).length).toBeGreaterThan(5);
});

test("omissions: the four examples open and close; what is missing from an example and from a text is listed", async ({ page }) => {
  await open(page, "/omissions");
  const reveal = page.getByRole("button", { name: "Reveal Omissions" });
  await expect(page.locator(".example-list")).toHaveCount(0);
  await reveal.click();
  await expect(page.locator(".example-list > li")).toHaveCount(4);
  for (const level of ["High severity", "Medium severity", "Low severity"]) await expect(page.getByText(level).first()).toBeVisible();
  await page.getByRole("button", { name: "Hide Omissions" }).click();
  await expect(page.locator(".example-list")).toHaveCount(0);
  await test.step("an example", () => useExample(page, ".example-list li"));
  await check(page, `Experts say the new plan works. ${"It is the best plan and sales rose by 40% this year. ".repeat(6)}`);
  await expect(async () => {
    const missing = await page.locator(".example-list > li").count();
    expect(missing).toBeGreaterThan(1);
    await expect(page.getByRole("status").filter({ hasText: `${missing} things a careful reader would look for` })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("on a wide window what came of a text stands beside its field, which shows all of it; on a small one below", async ({ page }) => {
  for (const [path, found] of [
    ["/paper", ".result"],
    ["/bot-detection", ".result"],
    ["/omissions", ".checked .example-list > li"],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await useExample(page, found);
    const places = async () => [(await field(page).boundingBox())!, (await page.locator(found).first().boundingBox())!] as const;
    const [written, seen] = await places();
    expect(seen.x, path).toBeGreaterThan(written.x + written.width);
    expect(seen.y, path).toBeLessThan(written.y + written.height);
    expect(await field(page).evaluate((area) => area.scrollHeight - area.clientHeight), path).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 360, height: 780 });
    const [above, below] = await places();
    expect(below.y, path).toBeGreaterThan(above.y + above.height);
  }
});

test("on a phone the results come into sight when a text is checked, and stay where they are while it is typed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  for (const path of ["/paper", "/bot-detection"]) {
    await open(page, path);
    await field(page).fill(PAPER);
    await expect(page.locator("div.outcome")).not.toBeInViewport();
    await page.getByRole("button", { name: "Check this text" }).click();
    await expect(page.locator("div.outcome")).toBeInViewport();
  }
});
