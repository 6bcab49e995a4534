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

/** What of a page is looked at, one after the other: as it opens, unless something is done first. */
interface Visit {
  path: string;
  looks?: readonly { as: string; prepare?: (page: Page) => Promise<void> }[];
}
const GROUPS: Readonly<Record<string, readonly Visit[]>> = {
  "the home page and the analyzer": [
    { path: "/" },
    {
      path: "/analyze",
      looks: [
        { as: "it opens" },
        {
          as: "analyzed, with a note open and a report",
          prepare: async (page) => {
            await page.getByLabel("A statement, or one link to an article").fill(FLAWED);
            await press(page, "Run Analysis");
            await expect(page.locator(".note").first()).toBeVisible();
            await page.locator(".note h3 button").first().click();
            await press(page, "Generate Report");
            // Until what draws Markdown has come, the report stands there as plain text.
            await expect(page.locator(".report .md blockquote").first()).toBeVisible();
          },
        },
      ],
    },
  ],
  "the chat": [
    {
      path: "/analyze?tab=chat",
      looks: [
        {
          as: "a conversation about an article",
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
      ],
    },
  ],
  "the lists of lessons and the lessons": [
    { path: "/educate" },
    { path: "/educate/logical-fallacies" },
    {
      path: "/educate/false-urgency?step=3",
      looks: [
        {
          as: "an item of step 3, answered",
          prepare: async (page) => {
            await page.getByRole("radio", { name: "Misleading" }).first().check();
            await page
              .getByRole("button", { name: /^Show E/ })
              .first()
              .click();
          },
        },
        {
          as: "step 4",
          prepare: async (page) => {
            await press(page, "Next");
            await expect(page.getByText("4 of 4", { exact: true })).toBeVisible();
          },
        },
      ],
    },
    { path: "/educate/clarity-signals" },
    { path: "/educate/why-certainty-sells" },
  ],
  "the lessons of other kinds and the taxonomy": [
    { path: "/educate/narrative-framing-analysis" },
    {
      path: "/educate/epistemic-sandbox",
      looks: [
        {
          as: "an answer, assessed",
          prepare: async (page) => {
            await page.getByRole("textbox").first().fill("I do not know yet. I would look for a second source before I decide.");
            await press(page, "Submit for AI Assessment");
            await expect(page.locator(".assessed .expert")).toBeVisible({ timeout: 20_000 });
          },
        },
      ],
    },
    { path: "/educate/ai-behavior-patterns", looks: [{ as: "the form of a story", prepare: (page) => press(page, "Add Your Story") }] },
    {
      path: "/educate/bullshit-patterns?q=vx-os01-studies-show",
      looks: [
        {
          as: "a pattern, tried",
          prepare: async (page) => {
            await page
              .getByRole("button", { name: /^Try it on a text/ })
              .first()
              .click();
            await expect(page.locator(".pattern .try")).toBeVisible();
          },
        },
      ],
    },
  ],
  "the checks and the laboratory": [
    {
      path: "/testing",
      looks: [
        {
          as: "a statement, tested",
          prepare: async (page) => {
            await page.getByRole("textbox", { name: "Statement 1" }).fill(FLAWED);
            await press(page, "Run All Tests");
            await expect(page.locator(".found > li").first()).toBeVisible();
          },
        },
      ],
    },
    {
      path: "/paper",
      looks: [
        {
          as: "a text, checked",
          prepare: async (page) => {
            await page.getByRole("textbox").first().fill(`${FLAWED} Tests prove that it works. Roughly 14,327 people took part (p = 0.04).`);
            await press(page, "Check this text");
            await expect(page.locator(".claims li").first()).toBeVisible();
          },
        },
      ],
    },
    { path: "/omissions", looks: [{ as: "the examples", prepare: (page) => press(page, "Reveal Omissions") }] },
    {
      path: "/compare",
      looks: [
        {
          as: "the example, compared",
          prepare: async (page) => {
            await press(page, "Use an example");
            await expect(page.getByRole("heading", { name: "What differs" })).toBeVisible();
          },
        },
      ],
    },
    { path: "/bot-detection" },
    { path: "/train" },
  ],
  "the other pages": [
    { path: "/wisdom", looks: [{ as: "the form of a quote", prepare: (page) => press(page, "Add Quote") }] },
    { path: "/review" },
    { path: "/accuracy" },
    { path: "/your-data" },
    { path: "/about" },
    { path: "/map" },
  ],
};

/** Differences in the computed style of everything in the page, with all sheets of other pages loaded after, and before, its own. */
async function changes(page: Page): Promise<string[]> {
  return page.evaluate(async (sheets) => {
    // What follows from the room an element gets is left out: the cause shows elsewhere.
    const derived = /^(?:perspective-origin|transform-origin|inline-size|block-size|width|height|-webkit-locale|--)/;
    // Asked by a list made once: to list them for every element takes five times as long.
    const properties = [...getComputedStyle(document.body)].filter((property) => !derived.test(property));
    const look = () =>
      [...document.querySelectorAll("main *")].map((element) => {
        const style = getComputedStyle(element);
        return {
          name: `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").replace(/ /g, ".")}`,
          values: properties.map((property) => style.getPropertyValue(property)),
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
        const old = before[at];
        if (old?.name !== name) continue;
        for (const [n, value] of values.entries()) if (old.values[n] !== value) found.add(`${name} ${properties[n]}: ${old.values[n]} > ${value}`);
      }
      for (const link of links) link.remove();
    }
    return [...found].slice(0, 12);
  }, SHEETS);
}

/** What moves, changes its color or is still being written has come to its end, also what begins with the next picture. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let changed = true;
    const watcher = new MutationObserver(() => (changed = true));
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    const finite = () => document.getAnimations().filter((a) => a.playState === "running" && a.effect?.getComputedTiming().endTime !== Infinity);
    while (changed || finite().length > 0) {
      changed = false;
      await Promise.all(finite().map((a) => a.finished.catch(() => undefined)));
      await new Promise((quiet) => setTimeout(quiet, 100));
    }
    watcher.disconnect();
  });

for (const [subject, visits] of Object.entries(GROUPS))
  test(`nothing looks different after every other page was visited: ${subject}`, async ({ page }) => {
    // Each page as on a first visit, with no draft of the one before.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const { path, looks = [{ as: "it opens" }] } of visits) {
      await open(page, path);
      for (const { as, prepare } of looks)
        await test.step(`${path}: ${as}`, async () => {
          await prepare?.(page);
          await page.mouse.move(0, 0);
          await settled(page);
          expect(await changes(page), `${path}: ${as}`).toEqual([]);
        });
    }
  });
