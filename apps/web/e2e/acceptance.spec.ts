import { expect, test, type Page } from "@playwright/test";
import { live, open, stored } from "./support/education.ts";

/** Rules of the specification that hold across pages; strings stand here as printed there. */

const ROUTES = [
  "/", "/analyze", "/wisdom", "/train", "/paper", "/bot-detection", "/omissions", "/testing", "/educate",
  ...["epistemic-foundations", "bullshit-detection", "logical-fallacies", "ai-awareness", "advanced-practice"].map((id) => `/educate/${id}`),
  ...[
    "vagueness", "emotional-framing", "speculative-authority", "how-llms-bullshit", "ai-aware", "bullshit-types/citation-laundering", "epistemic-sandbox", "clarity-signals", "certainty-vs-trust",
    "cognitive-dissonance", "confirmation-bias", "epistemic-humility", "mental-models", "narrative-framing", "why-certainty-sells", "detect-bullshit", "jargon-overload", "false-urgency",
    "appeal-to-authority", "appeal-to-emotion", "fallacies-overview", "false-dichotomy", "false-dilemma", "red-herring", "straw-man", "steelman", "ad-hominem", "circular-reasoning",
    "become-ai-aware", "narrative-framing-analysis", "ai-behavior-patterns", "bullshit-patterns",
  ].map((id) => `/educate/${id}`),
];

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });
const statement = (page: Page) => page.getByRole("textbox", { name: "A statement, or one link to an article" });

test("46 routes answer 200, whatever the case and with a slash at the end, each with a title and heading of its own", async ({ request }) => {
  expect(new Set(ROUTES).size).toBe(46);
  const titles = new Set<string>();
  for (const route of ROUTES) {
    for (const path of [route, route.toUpperCase(), route === "/" ? route : `${route}/`]) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
    const html = await (await request.get(route)).text();
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "");
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1);
  }
  expect(titles.size).toBe(46);
});

test.describe("scroll", () => {
  test("a link to another page goes to the top and releases the focus; back returns", async ({ page }) => {
    await open(page, "/educate/logical-fallacies");
    await scrollTo(page, 300);
    await page.getByRole("link", { name: "Steelman", exact: true }).evaluate((link: HTMLElement) => { link.focus({ preventScroll: true }); link.click(); });
    await expect(page).toHaveURL(/steelman$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  test("choosing a tab is no navigation: it replaces the entry and leaves the page where it is", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: "Analyze a Statement" }).click();
    await expect(page.getByRole("tab", { name: "Analyze", exact: true })).toBeVisible();
    await scrollTo(page, 20);
    await page.getByRole("tab", { name: "Chat with Our Agent" }).evaluate((tab: HTMLElement) => tab.click());
    await expect(page).toHaveURL(/\/analyze\?tab=chat$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(20);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("the Back control", () => {
  for (const path of ["/analyze", "/wisdom", "/train", "/paper", "/bot-detection", "/omissions", "/testing"]) {
    test(`${path}: home, where there is no history`, async ({ page }) => {
      await open(page, path);
      await back(page).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }

  test("one step back in history, also over a page that was loaded in full", async ({ page }) => {
    await open(page, "/educate");
    await open(page, "/analyze");
    await back(page).click();
    await expect(page).toHaveURL(/\/educate$/);
    await live(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes of Wisdom" }).click();
    await expect(page).toHaveURL(/\/wisdom$/);
    await back(page).click();
    await expect(page).toHaveURL(/\/educate$/);
  });
});

test.describe("Analyze", () => {
  test("two characters are skipped, and what was said before does not stay", async ({ page }) => {
    await open(page, "/analyze");
    await statement(page).press("Control+Enter");
    await expect(page.getByText("Nothing to analyze.", { exact: true })).toBeVisible();
    await statement(page).fill("ab");
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(page.getByText("Nothing to analyze.", { exact: true })).toHaveCount(0);
    await expect(page.getByText(/^Run \d/)).toHaveCount(0);
  });

  for (const body of ["null", "{}", '{"text":7}', '{"text":"  "}']) {
    test(`a fetch that answers ${body} has no readable text`, async ({ page }) => {
      await page.route(/agent(?:-|\/)fetch-url$/, (route) => route.fulfill({ contentType: "application/json", body }));
      await open(page, "/analyze");
      await statement(page).fill("https://example.org/article");
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      await expect(page.getByText("Fetched page didn’t contain readable text.", { exact: true })).toBeVisible();
      await expect(statement(page)).toHaveValue("https://example.org/article");
    });
  }
});

test("the feedback form of the codex page says 'Thank you!' once, and is empty again after 3 seconds", async ({ page }) => {
  await open(page, "/train");
  const field = page.getByRole("textbox", { name: "What happened when you used it?" });
  const slider = page.getByRole("slider");
  await expect(slider).toHaveValue("3");
  await field.fill("   ");
  await expect(page.getByRole("button", { name: "Submit feedback" })).toBeDisabled();
  await field.fill("It said that it was not sure.");
  await slider.fill("5");
  await page.getByRole("button", { name: "Submit feedback" }).click();
  await expect(page.getByText("Thank you!", { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue("");
  await expect(slider).toHaveValue("3");
  expect(await stored(page, "train_ai_experiences")).toEqual([{ feedback: "It said that it was not sure.", score: 5, timestamp: expect.any(String), userAgent: expect.any(String) }]);
});

test("the codex page shows 'Copied!' for 1.8 seconds, and 'All Copied!' on the button for all three", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/train");
  for (const [label, said] of [["Copy v0.9 codex", "Copied!"], ["Copy all three", "All Copied!"]] as const) {
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect(page.getByRole("button", { name: said, exact: true })).toBeVisible();
    const begun = Date.now();
    await expect(page.getByRole("button", { name: label, exact: true })).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThan(1_200);
  }
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const mode of ["--direct", "--careful", "--recap"]) expect(copied).toContain(`mode: ${mode}`);
});

test("learning is stored with the history of each detector", async ({ page }) => {
  await open(page, "/testing");
  const slot = page.getByRole("region", { name: "Statement 1" });
  await slot.getByRole("textbox").fill("Everyone knows that it works.");
  await slot.getByRole("button", { name: "Test", exact: true }).click();
  await slot.getByRole("textbox", { name: /^Feedback/ }).fill("This is wrong");
  await slot.getByRole("button", { name: "Submit", exact: true }).click();
  await expect.poll(() => stored(page, "vx-adaptive-learning")).toMatchObject({
    adjustments: [{ reflexId: expect.stringMatching(/^vx-/), baseConfidence: expect.any(Number), adjustmentFactor: -0.05, lastUpdated: expect.any(Number), learningHistory: [{ userFeedback: "This is wrong", feedbackType: "false_positive", adjustmentApplied: -0.05, context: "Everyone knows that it works." }] }],
    history: [{ feedbackType: "false_positive" }],
  });
});

test("hydration makes the same ids as the prerendered page", async ({ page }) => {
  for (const path of ["/", "/analyze", "/testing", "/train", "/educate/epistemic-sandbox"]) {
    await open(page, path);
    const different = await page.evaluate(() => [...document.querySelectorAll("[id]")].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      const made = key ? (element as unknown as Record<string, { id?: string }>)[key]?.id : undefined;
      return made !== undefined && made !== element.id ? [`${element.id} is ${made}`] : [];
    }));
    expect(different, path).toEqual([]);
  }
});
