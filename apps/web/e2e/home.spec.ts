import { complaints, expectAccessible } from "./support/axe.ts";
import { blanksAtLineEnds } from "./support/blanks.ts";
import { openSlowly } from "./support/slow-line.ts";
import { expect, test } from "./support/test.ts";

test("says what it is, leads to the pages that exist, reads its sample live with the real engine, and what the visitor makes of it, keeps the words over their marks, and hands them to the analyzer", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clarity is kindness. Truth is a team sport.");
  for (const blurb of ["VX Reflex Engine", "Scientific Paper Checks", "Agent-grade Handshake"])
    await expect(page.getByRole("heading", { name: blurb, exact: true })).toBeVisible();
  const links = await page.locator("main h2 a").evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  expect(links[0]).toBe("/analyze");
  for (const path of links) expect((await page.request.get(path)).status(), path).toBe(200);
  await page.getByRole("link", { name: "Analyze a Statement" }).click();
  await expect(page).toHaveURL(/\/analyze$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analyze a Statement");
  await test.step("the sample", async () => {
    await page.goBack();
    const field = page.getByRole("textbox", { name: "Try it: edit this statement." });
    await expect(page.locator(".live-found li").first()).toBeVisible();
    await expect(page.locator(".live-under .mark").first()).toBeVisible();
    await expect(page.locator(".live-found [role=status]"), "says nothing of the sample itself").toHaveText("");
    await page.setViewportSize({ width: 360, height: 740 });
    const blanks = await blanksAtLineEnds(page, ".live-under .mark");
    expect(blanks.length).toBeGreaterThan(0);
    expect(Math.max(...blanks), "a mark ends with the last word of a line").toBe(0);
    // The words of the field lie exactly over their marks.
    for (const text of [
      null,
      `${"Everyone knows that the long line wraps somewhere in the middle of it all. ".repeat(3)}\n\nAnd a last line.\n`,
      "Studies   show that it works, and everyone   is   talking   about it. Only   three   places   left!",
    ]) {
      if (text !== null) await field.fill(text);
      const [under, over] = await Promise.all([page.locator(".live-under").evaluate((e) => e.scrollHeight), field.evaluate((e) => e.scrollHeight)]);
      expect(Math.abs(under - over)).toBeLessThanOrEqual(2);
    }
    await expect(page.locator(".live-found [role=status]"), "says that much of a change, and not every question again").toHaveText(/^\d+ marks?$/);
    await field.fill("The library opens at nine.");
    await expect(page.getByText("Nothing marked. Plain words need no pencil.")).toBeVisible();
    await expect(page.locator(".live-under .mark")).toHaveCount(0);
    await field.fill("مرحبا بالعالم، هذا نص عربي");
    await expect(page.getByText("Nothing marked. This doesn’t look like English, and Candor only knows English wording.")).toBeVisible();
    await field.fill("https://news.example/a");
    await expect(page.getByText("This is a link. Open it in the analyzer to fetch and check its page.")).toBeVisible();
    await page.getByRole("button", { name: "Open it in the analyzer", exact: true }).click();
    await expect(page.getByText("The link is in the field. Press Run Analysis to fetch its page.")).toBeVisible();
    await page.goBack();
    await field.fill("Everyone knows that it works.");
    await expect(page.locator(".live-under .mark").first()).toHaveText(/Everyone knows/);
    await page.getByRole("button", { name: /open it in the analyzer$/i }).click();
    await expect(page).toHaveURL(/\/analyze$/);
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "A statement, or one link to an article" })).toHaveValue("Everyone knows that it works.");
  });
});

test("“Is this a scam?” leads to the chat with the question, and with the text of the field, and sends nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  const question = "Is this a scam, and what should I do?";
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.getByRole("link", { name: "Is this a scam? Ask what to do", exact: true }).click();
  await expect(page).toHaveURL(/\/analyze\?tab=chat$/);
  await expect(message).toHaveValue(`${question}\n\n`);
  const how = page.getByText("Paste the message you got below the question, then press Send. Nothing is sent until you do.");
  await expect(how).toBeInViewport({ ratio: 1 });
  await expect(message).toBeInViewport({ ratio: 1 });
  await page.goBack();
  const ask = page.getByRole("button", { name: "Ask what to do", exact: true });
  await expect(page.locator(".live-found li").first()).toBeVisible();
  await expect(ask, "the sample is no swindle").toHaveCount(0);
  await page.getByRole("textbox", { name: "Try it: edit this statement." }).fill("Confirm your password within 12 hours or your profile will be locked.");
  await ask.click();
  await expect(message).toHaveValue(`Confirm your password within 12 hours or your profile will be locked.\n\n${question}`);
  expect(asked.filter((url) => url.includes("/agent/"))).toEqual([]);
});

test("keeps what was typed before the page's code had arrived", async ({ page }) => {
  const arrive = await openSlowly(page, "/");
  const field = page.getByRole("textbox", { name: "Try it: edit this statement." });
  await field.fill("Everyone knows that it works.");
  await arrive();
  await expect(page.locator(".live-under .mark").first()).toHaveText(/Everyone knows/);
  await expect(field).toHaveValue("Everyone knows that it works.");
  await page.getByRole("button", { name: /open it in the analyzer$/i }).click();
  await expect(page.getByRole("textbox", { name: "A statement, or one link to an article" })).toHaveValue("Everyone knows that it works.");
});

test("is clean for axe and for the console in both themes, and fits a narrow screen, with its menu open too", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await expect(page.locator(".live-found li").first()).toBeVisible();
  await expectAccessible(page, "home");
  await test.step("a narrow screen", async () => {
    await page
      .getByRole("textbox", { name: "Try it: edit this statement." })
      .fill(`Act now, before it is too late: https://news.example/${"council_closes_library_".repeat(5)}`);
    await expect(page.locator(".live-under .mark").first()).toHaveText(/Act now/);
    const menu = page.getByText("Menu", { exact: true });
    const list = page.locator("details.menu > div");
    for (const width of [320, 360, 480, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      await menu.click();
      const { x, width: wide } = (await list.boundingBox())!;
      expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(x + wide, `${width} px`).toBeLessThanOrEqual(width);
      await menu.click();
      await expect(list).toBeHidden();
    }
  });
  expect(heard).toEqual([]);
});

test("the list of Menu or Tools closes when a link of it is followed, also to the page that is shown, and when the keyboard leaves it", async ({ page }) => {
  await page.goto("/omissions");
  for (const [width, name] of [
    [360, "Menu"],
    [1440, "Tools"],
  ] as const)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 740 });
      const list = page.locator("details.menu > div");
      const summary = page.getByText(name, { exact: true }).first();
      await expect(list).toBeHidden();
      await summary.click();
      await list.getByRole("link", { name: "Omission Handler" }).click();
      await expect(list).toBeHidden();
      await expect(page).toHaveURL(/\/omissions$/);
      await summary.click();
      await list.getByRole("link", { name: "All pages" }).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(list).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Paper" })).toBeFocused();
      await expect(list).toBeHidden();
    });
});

test("without scripts it draws its text, the marks of its sample and their questions", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Analyze a Statement" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "VX Reflex Engine" })).toBeVisible();
  await expect(page.locator(".live-under .mark")).toHaveCount(4);
  await expect(page.locator(".live-found li")).toHaveCount(4);
  await expect(page.getByRole("button", { name: /open it in the analyzer$/i })).toBeHidden();
  // The analyzer stood there as if it worked, with a button that never came to life.
  await page.goto("/analyze");
  await expect(page.getByText(/^JavaScript is turned off\./)).toBeVisible();
  for (const name of ["Back", "Paper"]) await expect(page.getByRole("button", { name, exact: true }), name).toBeHidden();
  // What waits for code says so, and does not wait for ever.
  for (const [path, instead] of [
    ["/educate/bullshit-patterns", "You need JavaScript"],
    ["/review", "Candor needs JavaScript to find what’s due"],
    ["/your-data", "Candor needs JavaScript to look"],
  ] as const) {
    await page.goto(path);
    expect(await page.locator("main").innerText()).toContain(instead);
    await expect(page.getByText(/^(?:Loading the patterns|Looking)/)).toBeHidden();
  }
  await context.close();
});

test("title and sample stand as high in the letters of the device as in ours", async ({ page }) => {
  let come: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/newsreader-normal*", async (route) => {
    await asked;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator(".live-found").waitFor();
  const alike = await page.evaluate(() =>
    Promise.any(["Title, Georgia", "Title, Times", "Title, Noto"].map((family) => document.fonts.load(`44px "${family}"`))).then(
      () => true,
      () => false,
    ),
  );
  // Another serif of the device may be wider or narrower: then ours only has to come.
  if (!alike) console.warn("None of the measured fonts is here (Debian: fonts-liberation): the heights are not compared.");
  const heights = () => page.evaluate(() => ["h1", ".live-field"].map((part) => document.querySelector(part)!.getBoundingClientRect().height));
  const before = new Map<number, number[]>();
  const widths = [360, 1024];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    before.set(width, await heights());
  }
  expect(await page.evaluate(() => document.fonts.check('44px "Newsreader"'))).toBe(false);
  come();
  await page.waitForFunction(() => document.fonts.check('44px "Newsreader"'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect(await heights(), `${width} px`).toEqual(alike ? before.get(width) : [expect.any(Number), expect.any(Number)]);
  }
});

test("the words of a lesson stand as wide in the letters of the device as in ours", async ({ page }) => {
  let come: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/*.woff2", async (route) => {
    await asked;
    await route.continue();
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/educate/false-urgency", { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset["alive"] !== undefined);
  const has = (...families: string[]) =>
    page.evaluate(
      (all) =>
        Promise.any(all.map((family) => document.fonts.load(`18px "${family}"`).then(({ length }) => length > 0 || Promise.reject()))).catch(() => false),
      families,
    );
  const alike = (await has("Text, Georgia", "Text, Times", "Text, Noto")) && (await has("Sans, Roboto", "Sans, Arial"));
  expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family.includes("Text, ")))).toBe(true);
  // Another serif of the device may be wider or narrower: then ours only have to come.
  if (!alike) console.warn("None of the measured fonts is here (Debian: fonts-liberation): the widths are not compared.");
  // Of paragraphs, of headings and of what is set without serifs, each over all its lines.
  const widths = () =>
    page.evaluate(() =>
      ["main p", "main :is(h1, h2, h3)", "nav a, .btn"].map((parts) =>
        [...document.querySelectorAll(parts)].reduce((sum, part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return [...range.getClientRects()].reduce((all, { width }) => all + width, sum);
        }, 0),
      ),
    );
  expect(await page.evaluate(() => document.fonts.check('18px "Newsreader"'))).toBe(false);
  const before = await widths();
  come();
  await page.waitForFunction(() => document.fonts.check('18px "Newsreader"') && document.fonts.check('15px "Libre Franklin"'));
  for (const [at, width] of (await widths()).entries()) {
    expect(width, `part ${at}`).toBeGreaterThan(0);
    expect(alike ? Math.abs(before[at]! / width - 1) : 0, `part ${at}`).toBeLessThan(0.025);
  }
});
