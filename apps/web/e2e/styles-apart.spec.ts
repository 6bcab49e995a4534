import { readdirSync } from "node:fs";
import { startArticles } from "./support/articles.ts";
import { open } from "./support/education.ts";
import { expect, type Page, test } from "./support/test.ts";

/**
 * A page keeps the styles of every page visited before it: style sheets stay when the router moves on.
 * So no sheet of one page may change how another one looks, wherever in the order it stands.
 */
const SHEETS = readdirSync(new URL("../dist/assets", import.meta.url)).filter((name) => name.endsWith(".css"));
const FLAWED = "Everyone knows that the harbour cannot wait. Studies show that each month drains money. Either we build now, or we accept decline for good.";

let articles: Awaited<ReturnType<typeof startArticles>>;
test.beforeAll(async () => {
  articles = await startArticles();
});
test.afterAll(() => articles.close());
test.use({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

const STATES: readonly { path: string; prepare?: (page: Page) => Promise<void> }[] = [
  { path: "/" },
  { path: "/analyze" },
  {
    path: "/analyze",
    prepare: async (page) => {
      await page.getByLabel("A statement, or one link to an article").fill(FLAWED);
      await press(page, "Run Analysis");
      await expect(page.locator(".note").first()).toBeVisible();
      await page.locator(".note h3 button").first().click();
      await press(page, "Generate Report");
      await expect(page.locator(".report .md").first()).toBeVisible();
    },
  },
  {
    path: "/analyze?tab=chat",
    prepare: async (page) => {
      const box = page.getByRole("textbox", { name: "Message", exact: true });
      for (const text of [`${articles.base}/story`, FLAWED]) {
        await box.fill(text);
        await box.press("Enter");
        await expect(page.locator(".turn.by-assistant").last().getByRole("button", { name: "Copy" })).toBeVisible();
      }
      for (const fold of await page.locator(".frames > summary").all()) await fold.click();
    },
  },
  { path: "/educate" },
  { path: "/educate/logical-fallacies" },
  {
    path: "/educate/false-urgency?step=3",
    prepare: async (page) => {
      await page.getByRole("radio", { name: "Misleading" }).first().check();
      await page
        .getByRole("button", { name: /^Show E/ })
        .first()
        .click();
    },
  },
  { path: "/educate/false-urgency?step=4" },
  { path: "/educate/clarity-signals" },
  { path: "/educate/why-certainty-sells" },
  { path: "/educate/narrative-framing-analysis" },
  {
    path: "/educate/epistemic-sandbox",
    prepare: async (page) => {
      await page.getByRole("textbox").first().fill("I do not know yet. I would look for a second source before I decide.");
      await press(page, "Submit for AI Assessment");
      await expect(page.locator(".assessed .expert")).toBeVisible({ timeout: 20_000 });
    },
  },
  { path: "/educate/ai-behavior-patterns", prepare: (page) => press(page, "Add Your Story") },
  {
    path: "/educate/bullshit-patterns?q=vx-os01-studies-show",
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /^Try it on a text/ })
        .first()
        .click();
      await expect(page.locator(".pattern .try")).toBeVisible();
    },
  },
  {
    path: "/testing",
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "Statement 1" }).fill(FLAWED);
      await press(page, "Run All Tests");
      await expect(page.locator(".found > li").first()).toBeVisible();
    },
  },
  {
    path: "/paper",
    prepare: async (page) => {
      await page.getByRole("textbox").first().fill(`${FLAWED} Tests prove that it works. Roughly 14,327 people took part (p = 0.04).`);
      await press(page, "Check this text");
      await expect(page.locator(".claims li").first()).toBeVisible();
    },
  },
  { path: "/omissions", prepare: (page) => press(page, "Reveal Omissions") },
  { path: "/wisdom", prepare: (page) => press(page, "Add Quote") },
  { path: "/bot-detection" },
  { path: "/train" },
  { path: "/review" },
  { path: "/accuracy" },
  { path: "/your-data" },
  { path: "/about" },
  { path: "/map" },
];

/** Differences in the computed style of everything in the page, with all sheets of other pages loaded after, and before, its own. */
async function changes(page: Page): Promise<string[]> {
  return page.evaluate(async (sheets) => {
    // What follows from the room an element gets is left out: the cause shows elsewhere.
    const derived = /^(?:perspective-origin|transform-origin|inline-size|block-size|width|height|-webkit-locale|--)/;
    const look = () =>
      [...document.querySelectorAll("main *")].map((element) => {
        const style = getComputedStyle(element);
        return {
          name: `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").replace(/ /g, ".")}`,
          values: new Map([...style].filter((p) => !derived.test(p)).map((p) => [p, style.getPropertyValue(p)])),
        };
      });
    const own = new Set([...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map((link) => link.href.split("/").pop()));
    const before = look();
    const found = new Set<string>();
    for (const place of ["append", "prepend"] as const) {
      const links = await Promise.all(
        sheets
          .filter((name) => !own.has(name))
          .map(
            (name) =>
              new Promise<HTMLLinkElement>((resolve, reject) => {
                const link = document.createElement("link");
                link.rel = "stylesheet";
                link.href = `/assets/${name}`;
                link.onload = () => resolve(link);
                link.onerror = () => reject(new Error(name));
                document.head[place](link);
              }),
          ),
      );
      for (const [at, { name, values }] of look().entries()) {
        for (const [property, value] of values) {
          const old = before[at]?.values.get(property);
          if (before[at]?.name === name && old !== value) found.add(`${name} ${property}: ${old} > ${value}`);
        }
      }
      for (const link of links) link.remove();
    }
    return [...found].slice(0, 12);
  }, SHEETS);
}

for (const [at, { path, prepare }] of STATES.entries()) {
  test(`${path} (${at + 1}) looks the same after every other page was visited`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await prepare?.(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    expect(await changes(page)).toEqual([]);
  });
}
