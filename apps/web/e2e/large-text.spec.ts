import { startArticles } from "./support/articles.ts";
import { statement } from "./support/controls.ts";
import { goTo, open, seed } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Somebody who has set the letters of the browser to 130, 150 or 200 % reads on a phone, too. */
const SIZES = [130, 150, 200];
const PATHS = [
  "/",
  "/analyze",
  "/analyze?tab=chat",
  "/testing",
  "/compare",
  "/educate",
  "/educate/epistemic-foundations",
  "/educate/vagueness",
  "/educate/epistemic-sandbox",
  "/educate/bullshit-patterns",
  "/accuracy",
  "/wisdom",
  "/train",
  "/your-data",
];

/** Run in the page: words of headings that take more than one line. */
function brokenWords(): string[] {
  const lines = (node: Text, { 0: word, index }: RegExpMatchArray) => {
    const range = document.createRange();
    range.setStart(node, index!);
    range.setEnd(node, index! + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return [...document.querySelectorAll("main h2, main h2 a")]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text)
    .flatMap((node) => [...node.data.matchAll(/\p{L}{2,}/gu)].filter((word) => lines(node, word) > 1).map(([word]) => word));
}

test("large letters on a phone widen no page, cut no title, break no word of a heading and leave the theme switch within reach", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/map");
  for (const path of PATHS) {
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    // The page index leads to all but a tab.
    await (path.includes("?") ? open : goTo)(page, path);
    for (const size of SIZES) {
      const seen = await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
        const rights = [...document.querySelectorAll("h1, .theme button, .menu summary")].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map((box) => box.right);
        });
        return { page: document.documentElement.scrollWidth, parts: Math.max(...rights), screen: window.innerWidth };
      }, size);
      expect(await page.evaluate(brokenWords), `words of headings of ${path} at ${size} %`).toEqual([]);
      expect(seen.page, `${path} at ${size} %`).toBeLessThanOrEqual(seen.screen);
      expect(seen.parts, `title and header of ${path} at ${size} %`).toBeLessThanOrEqual(seen.screen);
    }
  }
});

test("at 200 % no word of a heading breaks on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/train", "/educate/mental-models", "/educate/epistemic-sandbox", "/educate/advanced-practice", "/your-data", "/accuracy"]) {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await page.evaluate(brokenWords), path).toEqual([]);
  }
});

test("an address that leads nowhere widens no page, however long it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/analyze-t=${"JY9BbgMx".repeat(40)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("on a phone header, footer and the links of the home page are at least 44 px high, and the menu leads to the tools", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  await page.locator(".menu summary").click();
  const low = await page.evaluate(() =>
    [...document.querySelectorAll(".mast :is(a, button, summary), .foot a, .blurbs a")]
      .map((e) => [e.textContent, Math.round(e.getBoundingClientRect().height)] as const)
      .filter(([, height]) => height > 0 && height < 44),
  );
  expect(low).toEqual([]);
  const tools = page.getByRole("group", { name: "Tools" });
  await tools.getByRole("link", { name: "Language Testing Laboratory" }).click();
  await expect(page).toHaveURL(/\/testing$/);
  await expect(tools).toBeHidden();
});

test("large letters push no button out of its column, keep the words of one within it, and widen no results either", async ({ page }) => {
  await seed(page, { "candor-place-v1": { steelman: { step: 2, steps: 4, at: 1 } } });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/educate", "/analyze"]) {
    await open(page, path);
    await expect(page.locator("main :is(.continue .btn, .bookmark)")).toBeVisible();
    const strays = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      const edge = (element: Element) => Math.floor(element.getBoundingClientRect().right);
      return [...document.querySelectorAll<HTMLElement>("main :is(.continue .btn, .bookmark, .way-act .btn)")]
        .filter((button) => edge(button) > edge(button.parentElement!))
        .map((button) => button.textContent);
    });
    expect(strays, path).toEqual([]);
  }
  const room = await page.getByRole("button", { name: "Open a file" }).evaluate((button) => parseFloat(getComputedStyle(button).paddingTop));
  expect(room, "above words of two lines").toBeGreaterThan(0);
  await test.step("results", async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await page
      .getByRole("textbox")
      .first()
      .fill("Everyone knows the system is broken. Either we act now, or we lose our country forever. I alone can fix this.");
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(page.locator(".note").first()).toBeVisible();
    for (const size of SIZES) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${size} %`).toBeLessThanOrEqual(360);
    }
  });
});

test("at 200 % the chat’s tabs and presets stay within the page, and the text of an article is there to read below its title", async ({ page }) => {
  const articles = await startArticles();
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/analyze?tab=chat");
  const field = page.getByRole("textbox", { name: "Message", exact: true });
  await field.fill(`${articles.base}/story`);
  await field.press("Enter");
  await expect(page.getByText("Article context active")).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const part of [page.getByRole("tab", { name: "Chat with Our Agent" }), page.getByRole("button", { name: "Audit", exact: true })]) {
    const box = (await part.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(300);
  }
  await page.getByRole("button", { name: "Read it" }).first().click();
  const dialog = page.getByRole("dialog");
  const [title, text] = [await dialog.getByRole("heading").boundingBox(), await dialog.getByRole("region").boundingBox()];
  expect(title!.width).toBeGreaterThan(120);
  expect(text!.height).toBeGreaterThan(200);
  await articles.close();
});

test("at 200 % the headings and the detectors of the laboratory break between words, not within them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/testing");
  await page.getByRole("textbox").first().fill("Everyone knows that this is the last chance.");
  await page.getByRole("button", { name: "Test", exact: true }).first().click();
  await expect(page.locator(".slot .badge")).toBeVisible();
  const broken = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const words = [...document.querySelectorAll(".slot h2, .detectors span")].flatMap((element) => {
      const text = element.firstChild as Text;
      return [...text.data.matchAll(/\p{L}{4,}/gu)].map((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return [word[0], range.getClientRects().length] as const;
      });
    });
    return words.filter(([, lines]) => lines > 1);
  });
  expect(broken).toEqual([]);
});

test("at 200 % on the narrowest phone no word of a detector or of a pattern’s name breaks", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, names] of [
    ["/testing", ".detectors span"],
    ["/educate/bullshit-patterns", ".pattern h3"],
  ] as const) {
    await open(page, path);
    await expect(page.locator(names).nth(40)).toBeAttached();
    const broken = await page.evaluate((selector) => {
      document.documentElement.style.fontSize = "200%";
      return [...document.querySelectorAll(selector)].flatMap(({ firstChild }) =>
        [...(firstChild as Text).data.matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild!, index);
          range.setEnd(firstChild!, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
        }),
      );
    }, names);
    expect(broken, path).toEqual([]);
  }
});

for (const { at, size, width, height } of [
  { at: "a projector, with letters at 200 %", size: 200, width: 1920, height: 1080 },
  { at: "a low window", size: 100, width: 1024, height: 600 },
])
  test(`the marked text comes into view after a run: ${at}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/analyze");
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
    await statement(page).fill(
      "Act now! Everyone knows this is the only way. Experts say that it is proven beyond doubt, and only a fool would disagree. ".repeat(6),
    );
    await page.getByRole("button", { name: "Run Analysis" }).click();
    await expect.poll(async () => (await page.locator(".desk .mark").first().boundingBox())?.y ?? height).toBeLessThan((height * 2) / 3);
  });

test("at 200 % a phone gives its room to the text: narrow edges, and the name and the menu on one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/educate");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const [word, menu, title] = await Promise.all([page.locator(".word"), page.locator(".menu summary"), page.locator("h1")].map((part) => part.boundingBox()));
  expect(title!.x).toBeLessThan(24);
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
  expect(Math.abs(middle(word!) - middle(menu!))).toBeLessThan(8);
});

test("at 200 % the way from mark to mark is one row of the sheet, and no word of it leaves the window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/analyze");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await statement(page).fill("Everyone knows that it works. Act now before it is too late!");
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await page.locator(".reading .mark").first().click();
  const steps = page.locator(".sheet .steps > *");
  await expect(steps).toHaveCount(3);
  const boxes = await steps.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
  );
  expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(Math.min(...boxes.map(({ bottom }) => bottom)));
  for (const [at, { left, right }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(at === 0 ? 0 : boxes[at - 1]!.right);
    expect(right).toBeLessThanOrEqual(360);
  }
});

test("at 200 % the chat's field is as wide as the talk, and its button stands under it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/analyze?tab=chat");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const field = (await page.getByRole("textbox", { name: "Message", exact: true }).boundingBox())!;
  const send = (await page.getByRole("button", { name: "Send", exact: true }).boundingBox())!;
  expect(field.width).toBeGreaterThan(300);
  expect(send.y).toBeGreaterThanOrEqual(field.y + field.height);
  expect(send.x + send.width).toBeLessThanOrEqual(360);
});

test("at 200 % the page of the calls stays within the narrowest phone, and its tables slide by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/api");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const table = page.getByRole("group", { name: "Fields of ChatRequest" });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((fields) => fields.scrollLeft)).toBeGreaterThan(0);
});

test("at 200 % the list of decisions breaks no word on a phone, and a link to be fetched widens no page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fine = { reflexId: "vx-os01-experts-say", label: "Quotes experts nobody can look up", words: "Experts say this works", before: "", after: "" };
  await seed(page, { "candor-judgements-v1": { dismissed: [fine], muted: [], hideMarks: false } });
  await open(page, "/analyze");
  await statement(page).fill("Experts say this works. Act now before it is too late!");
  await statement(page).press("Control+Enter");
  await page.getByRole("button", { name: "Your decisions (1)" }).click();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const dialog = page.getByRole("dialog", { name: "Your decisions" });
  const words = dialog.locator("b");
  await expect(words).toHaveText(fine.words);
  expect(await words.evaluate((bold) => bold.getClientRects().length)).toBeLessThanOrEqual(4);
  expect(await dialog.getByRole("heading", { level: 2 }).evaluate((title) => title.scrollWidth - title.clientWidth)).toBeLessThanOrEqual(0);
  for (const path of ["/bot-detection", "/compare"]) {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.getByRole("textbox").first().fill("https://news.example/a-story");
    await expect(page.getByText(/^The link goes to /)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
