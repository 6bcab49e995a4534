import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** What was once wrong to look at in the analyzer and the chat on a phone. */
const LONG = `Everyone knows that the harbour cannot wait. ${"The plan has been drawn up and revised twice by the board. ".repeat(12)}Either we build now, or we accept decline for good.`;

test("on a phone the button stays in sight under a long text, and what went wrong comes into view; after a run the folded field shows the first line, wherever the writer left off", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/analyze");
  const field = page.getByLabel("A statement, or one link to an article");
  await field.fill(LONG.repeat(20));
  expect((await field.boundingBox())!.height).toBeLessThanOrEqual(390);
  await field.fill(`${baseURL}/no-such-page`);
  await page.evaluate(() => scrollTo(0, 0));
  await field.press("Control+Enter");
  for (const line of [/^Fetch failed: /, "If the page opens in your browser, copy its text and paste it here."])
    await expect(page.locator(".lines .msg").filter({ hasText: line })).toBeInViewport({ ratio: 1 });
  await field.fill(LONG);
  await field.press("ControlOrMeta+End");
  await field.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Edit text" })).toBeVisible();
  await expect.poll(() => field.evaluate((area) => area.scrollTop)).toBe(0);
  await page.route("**/agent-summarize", (route) => route.abort());
  await page.getByRole("button", { name: "Generate Report" }).click();
  await expect(page.getByText(/^Report service unavailable\./)).toBeInViewport({ ratio: 1 });
});

test("a note that would open far below its mark comes into view with it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, "/analyze");
  await page
    .getByLabel("A statement, or one link to an article")
    .fill(
      Array.from({ length: 12 }, (_, n) => `Everyone knows that harbour ${n} cannot wait.`).join(" ") +
        ` ${"The plan has been drawn up and revised twice by the board. ".repeat(60)}`,
    );
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  const mark = page.locator(".reading [data-at]").nth(9);
  await mark.click();
  await expect(page.locator(".note.open")).toBeInViewport({ ratio: 0.9 });
  await expect(mark).toBeInViewport();
});

test("on a phone a button below the field leads back to the field, and to what it brought", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route("**/agent-fetch-url", (route) => route.fulfill({ json: { text: "The council met on Monday." } }));
  await open(page, "/analyze?tab=chat");
  const box = page.getByRole("textbox", { name: "Message" });
  for (const n of [1, 2]) {
    await box.fill(`https://news.example/${n}`);
    const button = page.getByRole("button", { name: "fetch-url", exact: true });
    await button.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await button.click();
    await expect(page.locator(".turn.by-tool")).toHaveCount(n);
    await expect(page.locator(".turn.by-tool").last().getByText("The council met on Monday.")).toBeInViewport();
    await expect(box).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("button", { name: "fetch-url", exact: true }).evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.getByRole("button", { name: "fetch-url", exact: true }).click();
  await expect(page.getByText(/^Put one link, and nothing else/)).toBeInViewport({ ratio: 1 });
  const reset = page.getByRole("button", { name: "reset chat", exact: true });
  await reset.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await reset.click();
  await expect(page.getByRole("button", { name: "Restore it" })).toBeInViewport({ ratio: 1 });
  await expect(box).toBeInViewport({ ratio: 1 });
});

test("on a phone the chat says before the first turn what it is for, nothing over its examples, its settings below; the categories of a message's marks stay within the screen, and what fetch-url needs is told in sight; over a talk the field keeps its place, what takes the focus stands above it, and a window of 400 % is not half field, lists of a reply bear the bullet of a report", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/analyze?tab=chat");
  for (const [width, height, examples] of [
    [360, 780, 3],
    [720, 450, 1],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByText(/^Send a statement, or one link to an article/)).toBeInViewport({ ratio: 1 });
      const starters = page.locator(".start button");
      const field = page.locator(".foot-of-talk");
      for (let n = 0; n < examples; n += 1) await expect(starters.nth(n)).toBeInViewport({ ratio: 1 });
      const [last, foot] = [(await starters.last().boundingBox())!, (await field.boundingBox())!];
      expect(last.y + last.height).toBeLessThan(foot.y);
      for (const name of ["Quick", "fetch-url", "reset chat"])
        expect((await page.getByRole("button", { name, exact: true }).boundingBox())!.y, name).toBeGreaterThan(foot.y + foot.height);
      const tops = await page.getByText("careful, medium stakes, confidence 60%").evaluate((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()].map(({ top }) => top);
      });
      expect(tops.at(-1), "the figure does not stand alone on a line").toBe(tops.at(-2));
      await page.getByRole("tab", { name: "Chat with Our Agent" }).focus();
      await page.keyboard.press("Tab");
      await expect(starters.first()).toBeFocused();
    });
  await test.step("a long message that is pasted leaves Send in sight, with room around it", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(() => scrollTo(0, 0));
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill(`${LONG}\n`.repeat(20));
    const send = (await page.getByRole("button", { name: "Send", exact: true }).boundingBox())!;
    expect(send.y + send.height).toBeLessThanOrEqual(780 - 8);
    await message.fill("");
  });
  await test.step("the categories of a message's marks", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page
      .getByRole("textbox", { name: "Message" })
      .fill(`${LONG} Experts agree that this is your last chance. What about the stadium? The so-called planners want to destroy us. It is 97.3% certain.`);
    await page.getByRole("textbox", { name: "Message" }).press("Enter");
    const names = page.locator(".by-user .frames summary .cat");
    await expect(names.nth(4)).toBeVisible();
    for (const box of await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))) expect(box).toBeLessThanOrEqual(340);
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  });
  await test.step("over a talk", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const field = page.locator(".foot-of-talk");
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible({ timeout: 20_000 });
    // The bullet of a report, too.
    expect(
      await page
        .locator(".say .md ul")
        .first()
        .evaluate((ul) => getComputedStyle(ul).listStyleType),
    ).toBe("disc");
    await page.evaluate(() => scrollTo(0, 0));
    await expect(field).toBeInViewport({ ratio: 1 });
    // The end of the talk is where the page ends, not its settings.
    expect((await page.getByRole("button", { name: "fetch-url", exact: true }).boundingBox())!.y).toBeLessThan(
      (await page.locator(".turn").first().boundingBox())!.y,
    );
    const edit = page.getByRole("button", { name: "Edit and ask again" });
    await edit.focus();
    expect((await edit.boundingBox())!.y).toBeLessThan((await field.boundingBox())!.y - 24);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await field.evaluate((foot) => getComputedStyle(foot).position)).toBe("relative");
  });
  await test.step("what fetch-url needs is told in sight", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.locator(".rail summary").click();
    await page.getByRole("button", { name: "fetch-url", exact: true }).click();
    await expect(page.getByText(/^Put one link, and nothing else/)).toBeInViewport({ ratio: 1 });
  });
});

test("on a phone the subjects of the hub begin in the first window, what can be tried in the laboratory comes right after its slots, and two texts are compared in two columns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/educate");
  await expect(page.getByRole("heading", { name: "Epistemic Foundations" })).toBeInViewport({ ratio: 1 });
  await open(page, "/testing");
  await expect(page.locator(".slots + .part > h2")).toHaveText("Example phrasings");
  await open(page, "/compare");
  await page.getByRole("button", { name: "Use an example" }).click();
  const rows = page.getByRole("table").first().getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const wide = (await rows.nth(1).boundingBox())!.width;
  expect((await rows.nth(1).getByRole("rowheader").boundingBox())!.width).toBe(wide);
  for (const cell of await rows.nth(1).getByRole("cell").all()) expect((await cell.boundingBox())!.width).toBeGreaterThan(wide * 0.45);
});
