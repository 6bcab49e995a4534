import { expect, test, type Locator, type Page } from "@playwright/test";
import { complaints } from "./support/axe.ts";
import { live, open, stored } from "./support/education.ts";

/** Specification 1, sections 1 and 2, and what holds across pages: routes, scroll, home, hub, lists, Back. Strings and numbers stand here as printed there. */

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
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** Presses a link with the focus on it, without scrolling to it first. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => { element.focus({ preventScroll: true }); element.click(); });
/** A pointer on the words, whatever lies above them: the whole card is the link. */
async function pressAt(page: Page, words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const box = (await words.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
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

test("paths match whatever the case, and the page comes to life under any", async ({ page }) => {
  const heard = complaints(page);
  for (const [path, heading] of [["/ANALYZE", "Analyze a Statement"], ["/Wisdom", "Quotes of Wisdom"], ["/Educate", "Education Hub"], ["/educate/Bullshit-Types/CITATION-Laundering", "Citation Laundering"]] as const) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  expect(heard).toEqual([]);
});

test.describe("2, routing rules", () => {
  test("a link to another page goes to the top and releases the focus; back and forward return to entries already seen", async ({ page }) => {
    await open(page, "/educate/logical-fallacies");
    await scrollTo(page, 300);
    await follow(page.getByRole("link", { name: "Steelman", exact: true }));
    await expect(page).toHaveURL(/steelman$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(0);
    expect(await focused(page)).toBe("BODY");
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    await follow(page.getByRole("link", { name: "Ad Hominem", exact: true }));
    await expect(page).toHaveURL(/ad-hominem$/);
    await page.goBack();
    await expect(page).toHaveURL(/logical-fallacies$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(300);
  });

  test("the scroll is reset at once and again after about 80 and 140 ms", async ({ page }) => {
    await open(page, "/educate/logical-fallacies");
    await page.evaluate(() => {
      const calls: number[] = [];
      const original = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      Object.assign(window, { calls, scrollTo: (options: ScrollToOptions) => { calls.push(performance.now()); original(options); } });
    });
    await page.getByRole("link", { name: "All pages" }).click();
    await expect(page).toHaveURL(/\/map$/);
    await page.waitForTimeout(400);
    const [first, ...later] = await page.evaluate(() => (window as unknown as { calls: number[] }).calls);
    const after = later.map((at) => at - first!);
    expect(after).toHaveLength(2);
    // Timers are never early; on a busy machine they are late.
    expect(after[0]).toBeGreaterThanOrEqual(79);
    expect(after[1]).toBeGreaterThanOrEqual(139);
    expect(after[1]).toBeLessThan(400);
  });

  test("a link to the page that is shown goes to the top and releases the focus too", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    for (const [path, name] of [["/analyze", "Analyze"], ["/analyze?tab=chat", "Analyze"], ["/train", "Codex and handshakes"]] as const) {
      await open(page, path);
      if (path.includes("chat")) await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
      await scrollTo(page, 200);
      await follow(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }));
      await expect.poll(() => scrolled(page), path).toBe(0);
      expect(await focused(page), path).toBe("BODY");
    }
  });

  test("going back over such a link returns to where the reader was", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await open(page, "/analyze?tab=chat");
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
    await scrollTo(page, 150);
    await follow(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Analyze", exact: true }));
    await expect(page).toHaveURL(/\/analyze$/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/tab=chat$/);
    await expect.poll(() => scrolled(page)).toBe(150);
  });

  test("an entry that was not seen in this visit begins at the top, also by way of back", async ({ page }) => {
    await open(page, "/map");
    await follow(page.getByRole("link", { name: "Quotes of Wisdom", exact: true }).last());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes of Wisdom");
    await page.reload();
    await live(page);
    await page.setViewportSize({ width: 1000, height: 400 });
    await scrollTo(page, 200);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All pages");
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(0);
  });

  test("choosing a tab is no navigation: it replaces the entry, leaves the page where it is, and the focus where the keyboard put it", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: "Analyze a Statement" }).click();
    const [analyze, chat] = [page.getByRole("tab", { name: "Analyze", exact: true }), page.getByRole("tab", { name: "Chat with Our Agent", exact: true })];
    await expect(analyze).toBeVisible();
    // The resets of the navigation are over.
    await page.waitForTimeout(250);
    await scrollTo(page, 20);
    await chat.evaluate((tab: HTMLElement) => tab.click());
    await expect(page).toHaveURL(/\/analyze\?tab=chat$/);
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(20);
    await chat.focus();
    for (const [key, tab, query] of [["ArrowRight", analyze, "analyze"], ["ArrowRight", chat, "chat"], ["ArrowLeft", analyze, "analyze"], ["End", chat, "chat"], ["Home", analyze, "analyze"]] as const) {
      await page.keyboard.press(key);
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(new RegExp(`\\?tab=${query}$`));
    }
    // One stop for both tabs, then into the panel.
    await page.keyboard.press("Tab");
    await expect(statement(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(analyze).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test("choosing the tab that is chosen changes nothing", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await open(page, "/analyze?tab=analyze");
    await scrollTo(page, 60);
    const tab = page.getByRole("tab", { name: "Analyze", exact: true });
    await tab.evaluate((element: HTMLElement) => { element.focus({ preventScroll: true }); element.click(); });
    await page.waitForTimeout(250);
    expect(await scrolled(page)).toBe(60);
    await expect(tab).toBeFocused();
  });

  test("the skip link leads into the page and is no navigation", async ({ page }) => {
    await open(page, "/educate");
    await page.getByRole("link", { name: "All pages" }).click();
    await expect(page).toHaveURL(/\/map$/);
    await page.waitForTimeout(200);
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  for (const [path, away] of [["/educate", "Logical Fallacies"], ["/wisdom", "All pages"], ["/educate/steelman", "All pages"]] as const) {
    test(`${path} scrolls to the top on entry, also when one comes back to it`, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 400 });
      await open(page, path);
      await scrollTo(page, 250);
      await follow(page.getByRole("link", { name: away, exact: true }).first());
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(away);
      await page.waitForTimeout(200);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.waitForTimeout(300);
      expect(await scrolled(page)).toBe(0);
    });
  }
});

test.describe("1 and 2, home page", () => {
  test("the tagline, the large card, the three cards, the three blurbs", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clarity is kindness. Truth is a team sport.");
    const cards = await page.locator("main article").evaluateAll((all) => all.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return { to: card.querySelector("h2 a")?.getAttribute("href"), area: width * height };
    }));
    expect(cards.map((card) => card.to)).toEqual(["/analyze", "/educate", "/train", "/wisdom"]);
    for (const card of cards.slice(1)) expect(cards[0]!.area).toBeGreaterThan(card.area * 1.5);
    const train = page.locator("main article").filter({ has: page.locator('a[href="/train"]') });
    for (const words of ["codex", "v0.8", "v0.9", "handshake"]) await expect(train).toContainText(words);
    await expect(page.locator("main h3")).toHaveText(["VX Reflex Engine", "Scientific Paper Checks", "Agent-grade Handshake"]);
  });

  for (const [path, name] of [["/analyze", "Analyze a Statement"], ["/educate", "Education Hub"], ["/train", "Codex and handshakes"], ["/wisdom", "Quotes of Wisdom"]] as const) {
    test(`the card '${name}' is one target, and leads to ${path}`, async ({ page }) => {
      await open(page, "/");
      const text = page.locator("main article").filter({ has: page.getByRole("link", { name, exact: true }) }).locator("p").first();
      await pressAt(page, text);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});

const HUB_CARDS = [["Epistemic Foundations", "/educate/epistemic-foundations"], ["Bullshit Detection", "/educate/bullshit-detection"], ["Logical Fallacies", "/educate/logical-fallacies"], ["AI Awareness", "/educate/ai-awareness"], ["Advanced Practice", "/educate/advanced-practice"]] as const;
const LISTS: readonly [path: string, items: string[], footer: string | null][] = [
  ["/educate/epistemic-foundations", ["clarity-signals", "certainty-vs-trust", "cognitive-dissonance", "confirmation-bias", "epistemic-humility", "mental-models", "narrative-framing", "why-certainty-sells"], "Lessons will be activated as content is integrated"],
  ["/educate/bullshit-detection", ["detect-bullshit", "vagueness", "emotional-framing", "speculative-authority", "bullshit-types/citation-laundering", "jargon-overload", "false-urgency", "appeal-to-authority", "appeal-to-emotion"], null],
  ["/educate/logical-fallacies", ["fallacies-overview", "false-dichotomy", "false-dilemma", "red-herring", "straw-man", "steelman", "ad-hominem", "circular-reasoning"], null],
  ["/educate/ai-awareness", ["ai-aware", "how-llms-bullshit", "become-ai-aware", "ai-behavior-patterns"], null],
  ["/educate/advanced-practice", ["epistemic-sandbox", "narrative-framing-analysis"], "Advanced lessons will be activated as content is integrated"],
];

test.describe("2, Education Hub and category lists", () => {
  test("the hub: title, Back to Home, floating phrases, explainer, five cards to their routes", async ({ page }) => {
    await open(page, "/educate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education Hub");
    expect(await page.locator('[aria-hidden="true"] > [data-phrase]').count()).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole("region", { name: "How Candor teaches" })).toContainText("Candor");
    expect(await page.locator("ul.cards h2 a").evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]))).toEqual(HUB_CARDS.map((card) => [...card]));
    await page.getByRole("button", { name: "Back to Home", exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  for (const [path, items, footer] of LISTS) {
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

test.describe("2, Back control", () => {
  for (const path of ["/analyze", "/wisdom", "/train", "/paper", "/bot-detection", "/omissions", "/testing"]) {
    test(`${path}: home, where there is no history`, async ({ page }) => {
      await open(page, path);
      await back(page).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }

  test("one step back in history, then to the top after 100 ms, also of a page that was left further down", async ({ page }) => {
    await open(page, "/map");
    await scrollTo(page, 400);
    await follow(page.getByRole("link", { name: "Quotes of Wisdom", exact: true }).last());
    await expect(page).toHaveURL(/\/wisdom$/);
    await page.evaluate(() => {
      const log: [number, number][] = [];
      const original = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      document.addEventListener("click", () => log.push([performance.now(), -1]), { capture: true });
      Object.assign(window, { log, scrollTo: (options: ScrollToOptions) => { log.push([performance.now(), options.top ?? 0]); original(options); } });
    });
    await back(page).click();
    await expect(page).toHaveURL(/\/map$/);
    await page.waitForTimeout(400);
    expect(await scrolled(page)).toBe(0);
    const log = await page.evaluate(() => (window as unknown as { log: [number, number][] }).log);
    const pressed = log.find(([, top]) => top === -1)![0];
    expect(log.some(([at, top]) => top === 0 && at - pressed >= 99)).toBe(true);
    expect(log.every(([, top]) => top <= 0)).toBe(true);
  });

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

test.describe("5 and 8, Analyze", () => {
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
