import { open, watchErrors } from "./support/education.ts";
import { openSlowly } from "./support/slow-line.ts";
import { expect, test } from "./support/test.ts";

const PATH = "/educate/bullshit-patterns";

test("all patterns are counted and drawn; typing does not lose letters or focus; filters combine and live in the address", async ({ page }) => {
  const errors = watchErrors(page);
  await open(page, PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Manipulation Pattern Taxonomy" })).toBeVisible();
  const counter = page.getByText(/^Showing \d+ of \d+ patterns$/);
  const total = Number(/of (\d+)/.exec(await counter.innerText())![1]);
  expect(total).toBeGreaterThan(300);
  await expect(counter).toHaveText(`Showing ${total} of ${total} patterns`);
  await expect.poll(() => page.locator(".pattern").count(), { timeout: 20_000 }).toBe(total);
  const search = page.getByPlaceholder("Search patterns...");
  await test.step("typing", async () => {
    // On a slow machine addresses arrive when further letters are typed already.
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await search.pressSequentially("studies show", { delay: 15 });
    await expect(search).toHaveValue("studies show");
    await expect(search).toBeFocused();
    await expect(page).toHaveURL(/q=studies\+show/);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await search.fill("");
    await expect(counter).toHaveText(`Showing ${total} of ${total} patterns`);
  });
  await page.getByRole("combobox", { name: "Category" }).selectOption("logical");
  await page.getByRole("combobox", { name: "Severity" }).selectOption("high");
  await search.fill("choice");
  await expect(page).toHaveURL(/\?q=choice&category=logical&severity=high$/);
  await expect(counter).not.toHaveText(`Showing ${total} of ${total} patterns`);
  // Cards far down are skipped while drawing and have no rendered text: textContent is there at once.
  for (const text of await page.locator(".pattern .facts").allTextContents()) expect(text).toMatch(/^Logical\s*high\s*\d+%\s*confidence$/);
  const shown = await counter.innerText();
  await page.reload();
  await expect(search).toHaveValue("choice");
  await expect(counter).toHaveText(shown);
  expect(errors).toEqual([]);
});

test("a closed row holds name, category, severity and a line, and opens to the rest; the list stays short enough to scroll", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PATH);
  const total = Number(/of (\d+)/.exec(await page.getByText(/^Showing \d+ of \d+ patterns$/).innerText())![1]);
  await expect.poll(() => page.locator(".pattern").count(), { timeout: 20_000 }).toBe(total);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(total * 120);
  const second = page.locator(".pattern").nth(1);
  await expect(second.getByText(/^\d+% confidence$/)).toBeVisible();
  await expect(second.locator(".line")).toBeVisible();
  await expect(second.getByText("Examples", { exact: true })).toHaveCount(0);
  await second.locator("summary").click();
  for (const field of ["Semantic indicators", "Examples", "A question to ask"]) await expect(second.getByText(field, { exact: true })).toBeVisible();
  await second.locator("summary").press("Enter");
  await expect(second.getByText("Examples", { exact: true })).toHaveCount(0);
});

test("nothing moves when the list comes", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const arrive = await openSlowly(page, PATH);
  const counter = page.locator(".counter");
  await counter.waitFor();
  const { y } = (await counter.boundingBox())!;
  await arrive();
  await expect.poll(() => page.locator(".jump button").count()).toBeGreaterThan(5);
  expect((await counter.boundingBox())!.y).toBeCloseTo(y, 0);
});

test("in a very narrow window each choice has a line of its own, where it can be read", async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 650 });
  await open(page, PATH);
  for (const name of ["Category", "Severity"])
    expect(await page.getByRole("combobox", { name }).evaluate((field) => field.clientWidth), name).toBeGreaterThan(200);
});

test("a category is one press away, from another one too, with the search still at hand and nothing covered", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PATH);
  const search = page.getByPlaceholder("Search patterns...");
  const bar = page.locator(".bar");
  for (const name of ["Framing", "Emotional", "Other"]) {
    await page
      .getByRole("group", { name: "Go to" })
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click();
    const heading = page.getByRole("heading", { level: 2, name, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    await expect(search).toBeInViewport({ ratio: 1 });
    const [below, above] = [(await heading.boundingBox())!.y, (await bar.boundingBox())!];
    expect(below).toBeGreaterThanOrEqual(above.y + above.height);
    expect(above.height).toBeLessThan(160);
  }
  await test.step("the keyboard meets each whole, with its ring", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const jumps = page.getByRole("group", { name: "Go to" }).getByRole("button");
    await page.getByRole("combobox", { name: "Severity" }).focus();
    for (let n = 0; n < 7; n += 1) {
      await page.keyboard.press("Tab");
      await expect(jumps.nth(n)).toBeFocused();
      await expect(jumps.nth(n)).toBeInViewport({ ratio: 0.95 });
    }
  });
  await search.fill("studies show");
  await expect(page.locator(".pattern summary").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Showing \d+ of \d+ patterns$/)).toBeInViewport({ ratio: 1 });
});

test("where a search leaves few, they stand open; an address that names a pattern opens it and leads there", async ({ page }) => {
  await open(page, `${PATH}?q=studies+show`);
  const found = page.locator(".pattern");
  await expect(found.first().getByText("Examples", { exact: true })).toBeVisible();
  await page.getByPlaceholder("Search patterns...").fill("vx-ct01-not-sorry");
  await expect(found).toHaveCount(1);
  await expect(found.getByText("Psychological mechanism", { exact: true })).toBeVisible();
  await page.goto("about:blank");
  await open(page, `${PATH}#vx-ct01-not-sorry`);
  const sought = page.locator("#vx-ct01-not-sorry");
  await expect(sought.getByText("Examples", { exact: true })).toBeInViewport({ timeout: 20_000 });
  // It comes into view once more when the rows around it are laid out.
  const below = async (): Promise<number> => {
    const [bar, card] = await Promise.all([page.locator(".bar").boundingBox(), sought.boundingBox()]);
    return card!.y - bar!.y - bar!.height;
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
});

test("nothing found says so, and one press leads back from nothing to all patterns; print holds all of what a search left; a card has all its fields, a lesson, and is tried on a text at once", async ({
  page,
}) => {
  await open(page, `${PATH}?q=qqxz+zzqq&category=logical&severity=high`);
  const search = page.getByPlaceholder("Search patterns...");
  const expectNone = async () => {
    await expect(page.getByText("No patterns found")).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filter criteria.")).toBeVisible();
    await expect(page.getByText(/^Showing 0 of \d+ patterns$/)).toBeVisible();
  };
  await expectNone();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page.getByText(/^Showing (\d+) of \1 patterns$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("all");
  await expect(page.getByText("No patterns found")).toHaveCount(0);
  await search.fill("qqxz zzqq");
  await expectNone();
  await test.step("print", async () => {
    await search.fill("choice");
    await expect(page.getByText("No patterns found")).toHaveCount(0);
    const rows = page.locator(".pattern");
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    expect(count).toBeGreaterThan(5);
    await expect(page.getByText("Examples", { exact: true })).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Examples", { exact: true })).toHaveCount(count);
    await page.emulateMedia({ media: null });
    await expect(page.getByText("Examples", { exact: true })).toHaveCount(1);
  });
  await test.step("a card", async () => {
    await search.fill("vx-os01-studies-show");
    const card = page.locator("#vx-os01-studies-show");
    for (const field of ["Semantic indicators", "Psychological mechanism", "Examples", "A question to ask", "Source"])
      await expect(card.getByText(field, { exact: true })).toBeVisible();
    await card.getByRole("button", { name: /^Try it on a text/ }).click();
    const text = card.getByRole("textbox");
    await text.fill("Studies show that it helps.");
    await card.getByRole("button", { name: "Test", exact: true }).click();
    await expect(card.getByText("Fires", { exact: true })).toBeVisible();
    await text.fill("The meeting is on Thursday.");
    await card.getByRole("button", { name: "Test", exact: true }).click();
    await expect(card.getByText("Doesn’t fire here.")).toBeVisible();
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/educate\/bullshit-types\/citation-laundering$/);
  });
});

test("the foot of the page stands below the window while the patterns load", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route(/catalogue[^/]*\.js/, () => undefined);
  await page.goto("/educate/bullshit-patterns");
  await expect(page.getByText("Loading the patterns…")).toBeVisible();
  await expect(page.locator(".foot")).not.toBeInViewport();
});
