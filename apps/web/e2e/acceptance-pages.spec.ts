import { complaints } from "./support/axe.ts";
import { changedIds, open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Every page: specification 1, section 2, and how it comes to life. */

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
  ...["epistemic-foundations", "bullshit-detection", "logical-fallacies", "ai-awareness", "advanced-practice"].map((id) => `/educate/${id}`),
  ...[
    "vagueness",
    "emotional-framing",
    "speculative-authority",
    "how-llms-bullshit",
    "ai-aware",
    "bullshit-types/citation-laundering",
    "epistemic-sandbox",
    "clarity-signals",
    "certainty-vs-trust",
    "cognitive-dissonance",
    "confirmation-bias",
    "epistemic-humility",
    "mental-models",
    "narrative-framing",
    "why-certainty-sells",
    "detect-bullshit",
    "jargon-overload",
    "false-urgency",
    "appeal-to-authority",
    "appeal-to-emotion",
    "fallacies-overview",
    "false-dichotomy",
    "false-dilemma",
    "red-herring",
    "straw-man",
    "steelman",
    "ad-hominem",
    "circular-reasoning",
    "become-ai-aware",
    "narrative-framing-analysis",
    "ai-behavior-patterns",
    "bullshit-patterns",
  ].map((id) => `/educate/${id}`),
];

test("46 routes answer 200, whatever the case and with a slash at the end, each with a title and heading of its own", async ({ request }) => {
  expect(new Set(ROUTES).size).toBe(46);
  const titles = new Set<string>();
  for (const route of ROUTES) {
    const paths = route === "/" ? [route] : [route, route.toUpperCase(), `${route}/`];
    const answers = await Promise.all(paths.map((path) => request.get(path, { maxRedirects: 0 })));
    expect(
      answers.map((answer) => answer.status()),
      route,
    ).toEqual(paths.map(() => 200));
    const html = await answers[0]!.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(title, route).toMatch(/ · Candor$/);
    expect(titles, `${route}: ${title}`).not.toContain(title);
    titles.add(title);
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1);
  }
  expect(titles.size).toBe(46);
  expect((await request.get("/no-such-page")).status()).toBe(404);
});

test("paths match whatever the case, the page comes to life under any, and hydration makes the same ids as the prerendered page", async ({ page }) => {
  const heard = complaints(page);
  for (const [path, heading] of [
    ["/", "Clarity is kindness. Truth is a team sport."],
    ["/ANALYZE", "Analyze a Statement"],
    ["/Wisdom", "Quotes of Wisdom"],
    ["/Educate", "Education Hub"],
    ["/Educate/Logical-Fallacies", "Logical Fallacies"],
    ["/educate/Bullshit-Types/CITATION-Laundering", "Citation Laundering"],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    // Those of education and practice are asked in acceptance-education-hub.spec.ts.
    expect(await changedIds(page), path).toEqual([]);
  }
  expect(heard).toEqual([]);
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
