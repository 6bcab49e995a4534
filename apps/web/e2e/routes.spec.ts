import { expect, test } from "./support/test.ts";

/** The route table of specification 1 §2, as it stands there. */
const LESSONS =
  "vagueness, emotional-framing, speculative-authority, how-llms-bullshit, ai-aware, bullshit-types/citation-laundering, epistemic-sandbox, clarity-signals, certainty-vs-trust, cognitive-dissonance, confirmation-bias, epistemic-humility, mental-models, narrative-framing, why-certainty-sells, detect-bullshit, jargon-overload, false-urgency, appeal-to-authority, appeal-to-emotion, fallacies-overview, false-dichotomy, false-dilemma, red-herring, straw-man, steelman, ad-hominem, circular-reasoning, become-ai-aware, narrative-framing-analysis, ai-behavior-patterns, bullshit-patterns";
const ROUTES = [
  "/",
  "/analyze",
  "/wisdom",
  "/train",
  "/paper",
  "/bot-detection",
  "/omissions",
  "/testing",
  "/educate",
  "/educate/epistemic-foundations",
  "/educate/bullshit-detection",
  "/educate/logical-fallacies",
  "/educate/ai-awareness",
  "/educate/advanced-practice",
  ...LESSONS.split(", ").map((slug) => `/educate/${slug}`),
];

test("all 46 routes answer with a page and a title of their own, whatever the case", async ({ request }) => {
  expect(ROUTES).toHaveLength(46);
  const titles = new Map<string, string>();
  for (const route of ROUTES) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(title, route).toMatch(/ · Candor$/);
    expect([...titles.values()], `${route}: ${title}`).not.toContain(title);
    titles.set(route, title);
    expect((html.match(/<h1[\s>]/g) ?? []).length, `${route} has one h1`).toBe(1);
  }
  for (const route of ["/PAPER", "/Educate/Bullshit-Patterns", "/testing/"]) expect((await request.get(route)).status(), route).toBe(200);
  expect((await request.get("/no-such-page")).status()).toBe(404);
});

test("the page index lists every specified route, and about says what leaves", async ({ page }) => {
  await page.goto("/map");
  const listed = await page.locator(".map li a").evaluateAll((links) => links.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
  expect(ROUTES.filter((route) => !listed.includes(route))).toEqual([]);
  await page.getByRole("searchbox", { name: "Find a page" }).fill("handshake");
  await expect(page.locator(".map li")).toHaveCount(1);
  await page.getByRole("link", { name: "About and privacy" }).first().click();
  await expect(page.getByRole("heading", { name: "What leaves your browser, and when" })).toBeVisible();
  for (const press of ["Send in the chat", "Generate Report", "Submit for AI Assessment"])
    await expect(page.getByRole("rowheader", { name: press })).toBeVisible();
});
