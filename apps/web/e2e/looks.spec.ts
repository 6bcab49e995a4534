import { goTo, open, seed } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** What was once wrong to look at. */
const LONG = `Everyone knows that the harbour cannot wait. ${"The plan has been drawn up and revised twice by the board. ".repeat(12)}Either we build now, or we accept decline for good.`;

test("nothing of a result of a tool stands against the control above it, and buttons side by side are of one height, on a phone, too", async ({ page }) => {
  await seed(page, { "candor-answers-v1": [{ lesson: "vagueness", item: "example1", verdict: "sound", choice: "sound", sureness: 70, at: 1 }] });
  for (const path of ["/bot-detection", "/paper"]) {
    await open(page, path);
    const gap = () =>
      page.evaluate(() => {
        const row = document.querySelector(".checks .feedback")!;
        // The live region between them is empty until something goes wrong.
        let next = row.nextElementSibling!;
        while (next.textContent === "") next = next.nextElementSibling!;
        return next.getBoundingClientRect().top - row.getBoundingClientRect().bottom;
      });
    const heights = await page.locator("form .row .btn").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(heights, path).toHaveLength(2);
    expect(heights[0], path).toBe(heights[1]);
    await page.setViewportSize({ width: 360, height: 780 });
    const tops = await page.locator("form .row .btn").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops[0], `${path}, on a phone, too`).toBe(tops[1]);
    expect(await gap(), `${path}, empty`).toBeGreaterThanOrEqual(16);
    await page
      .getByRole("textbox")
      .first()
      .fill(
        "We leverage best-in-class synergies to operationalize holistic, scalable paradigms. Answer the question. Answer the question. Answer the question.",
      );
    await page.getByRole("button", { name: "Check this text" }).click();
    await expect(
      page
        .locator(".checks .part")
        .first()
        .getByText(/^\d+ results?$|^No /)
        .first(),
    ).toBeVisible();
    expect(await gap(), `${path}, with results`).toBeGreaterThanOrEqual(16);
  }
});

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

test("what is printed is dark on light, whatever the theme on screen, and a printed note has no arrow to open it with", async ({ page }) => {
  await seed(page, { "candor-theme": "ink" });
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/analyze");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await page.getByLabel("A statement, or one link to an article").fill(LONG);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  const arrow = page.locator(".note h3 .icon").first();
  await expect(arrow).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await scheme()).toBe("light");
  const [ground, letters] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.querySelector("h1")!).color,
  ]);
  expect(ground).toBe("rgb(247, 247, 244)");
  expect(letters).toBe("rgb(21, 24, 28)");
  await expect(arrow).toBeHidden();
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
  await expect(page.getByText(/^Put the address of one page/)).toBeInViewport({ ratio: 1 });
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
    await expect(page.getByText(/^Put the address of one page/)).toBeInViewport({ ratio: 1 });
  });
});

test("on one visit: the masthead underlines Tools on a tool alone, and never the menu that holds all pages; fields, blanks, rows, columns, bars and the entries of the menu look as they should", async ({
  page,
}) => {
  const line = () => page.locator(".menu summary").evaluate((summary) => getComputedStyle(summary).borderBottomColor);
  const none = "rgba(0, 0, 0, 0)";
  await open(page, "/map");
  for (const [path, lit] of [
    ["/testing", true],
    ["/your-data", false],
    ["/about", false],
    ["/accuracy", false],
  ] as const)
    await test.step(`${path}: Tools is ${lit ? "" : "not "}underlined, the menu never`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goTo(page, path);
      expect((await line()) !== none, path).toBe(lit);
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await line(), path).toBe(none);
    });
  await test.step("on a phone the figures of one row of a table stand on one line, also under a label of two lines", async () => {
    const feet = await page
      .locator("tr", { has: page.getByRole("rowheader", { name: "Emotional manipulation" }) })
      .locator("td")
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().bottom)));
    expect(feet).toHaveLength(3);
    expect(new Set(feet).size).toBe(1);
  });
  await test.step("a blank is as wide after a full stop or quotation mark, and before a W, as between two words", async () => {
    await goTo(page, "/about");
    const narrow = await page.evaluate(async () => {
      const probe = document.body.appendChild(document.createElement("span"));
      const width = (text: string) => {
        probe.textContent = text;
        return probe.getBoundingClientRect().width;
      };
      const found: string[] = [];
      for (const style of ["normal", "italic"]) {
        // Large, so that advances in whole pixels do not hide the difference.
        await document.fonts.load(`${style} 400 100px Newsreader`);
        probe.style.cssText = `font: ${style} 400 100px Newsreader; white-space: pre; word-spacing: 0; position: absolute`;
        const blank = width("a a") - width("a") - width("a");
        for (const before of [".", ",", "”", "?", "y", "T"])
          for (const after of ["W", "T", "A", "“", "i"]) {
            const gap = width(`${before} ${after}`) - width(before) - width(after);
            if (Math.abs(gap - blank) > 1) found.push(`${style} ${before}_${after} ${Math.round(gap)} of ${Math.round(blank)}`);
          }
      }
      return found;
    });
    expect(narrow).toEqual([]);
  });
  await test.step("buttons that copy stand in one column on a tablet, too", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await goTo(page, "/train");
    const lefts = await page.locator(".copy-row > .btn").evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().left)));
    expect(lefts.length).toBeGreaterThan(4);
    expect(new Set(lefts).size).toBe(1);
  });
  await test.step("the bars of a signal have the color and the outline of its swatch, in both themes", async () => {
    await goTo(page, "/educate/clarity-signals");
    for (const theme of ["Ink", "Paper"]) {
      await page.getByRole("button", { name: theme, exact: true }).click();
      const pairs = await page.locator(".signals > li").evaluateAll((signals) =>
        signals.map((signal) => {
          const look = ({ backgroundColor, borderTopColor, borderTopWidth }: CSSStyleDeclaration) => `${backgroundColor} ${borderTopColor} ${borderTopWidth}`;
          return [look(getComputedStyle(signal.querySelector(".swatch")!)), look(getComputedStyle(signal.querySelector("ul li")!, "::before"))];
        }),
      );
      expect(pairs).toHaveLength(4);
      for (const [swatch, bar] of pairs) expect(bar).toBe(swatch);
      expect(pairs[3]![0]).toMatch(/^rgb\(255, 255, 255\) /);
    }
  });
  await test.step("the rule of the next part ends the list of what brings somebody here, and no other right above it", async () => {
    await goTo(page, "/educate");
    for (const [width, closing] of [
      [360, 1],
      [1440, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator(".starts a").evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth));
      expect(lines, `${width} px`).toEqual(lines.map((_, at) => (at < lines.length - closing ? "1px" : "0px")));
    }
  });
  await test.step("a menu entry says under the pointer that it can be chosen, and where one is", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await goTo(page, "/educate");
    await page.locator(".menu summary").click();
    const entry = page.locator(".menu").getByRole("link", { name: "Analyze" });
    const before = await entry.evaluate((link) => getComputedStyle(link).backgroundColor);
    await entry.hover();
    expect(await entry.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe(before);
    expect(
      await page
        .locator(".menu")
        .getByRole("link", { name: "Education Hub" })
        .evaluate((link) => getComputedStyle(link).boxShadow),
    ).not.toBe("none");
  });
  await test.step("a field is printed with all that stands in it", async () => {
    await goTo(page, "/testing");
    const field = page.getByRole("textbox").first();
    await field.fill("One more line.\n".repeat(40));
    await page.emulateMedia({ media: "print" });
    expect(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  });
});

test("on a wide screen, too, a target is 44 pixels high, and the line of the footer stands on its first row, a mark of the home page under its words; forced colours keep the strokes of the tally, draw the marks of the home page and no plate over them, and underline the page in hand only", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  for (const selector of [".blurbs a", ".theme button", ".foot a"])
    for (const height of await page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
      expect(height, selector).toBeGreaterThanOrEqual(44);
  const middle = async (selector: string) => {
    const { y, height } = (await page.locator(selector).first().boundingBox())!;
    return y + height / 2;
  };
  expect(Math.abs((await middle(".foot p")) - (await middle(".foot a")))).toBeLessThan(4);
  // A mark of the home page lies under its own words to the end of a line.
  const shapes = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { font, letterSpacing, wordSpacing, fontKerning, textTransform, tabSize, whiteSpace, padding } = getComputedStyle(element);
      return { font, letterSpacing, wordSpacing, fontKerning, textTransform, tabSize, whiteSpace, padding };
    });
  expect(await shapes(".live-under")).toEqual(await shapes(".live-field textarea"));
  await page.emulateMedia({ forcedColors: "active" });
  await test.step("forced colours: the home page", async () => {
    const seen = await page
      .locator(".tally i")
      .first()
      .evaluate((stroke) => getComputedStyle(stroke).backgroundColor !== getComputedStyle(document.documentElement).backgroundColor);
    expect(seen).toBe(true);
    // The marks of the home page, and no plate over them.
    await expect(page.locator(".live-under .mark").first()).toBeAttached();
    const [plate, stroke, letters] = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return [style(".live-field textarea").forcedColorAdjust, style(".live-under .mark").textDecorationColor, style(".live-field textarea").color];
    });
    expect(plate).toBe("none");
    expect(stroke).toBe(letters);
  });
  await test.step("forced colours: the page in hand", async () => {
    await goTo(page, "/educate");
    const line = (name: string) =>
      page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name })
        .evaluate((link) => {
          const { borderBottomColor, borderTopColor } = getComputedStyle(link);
          const paper = getComputedStyle(document.documentElement).backgroundColor;
          return [borderTopColor === paper, borderBottomColor === paper];
        });
    expect(await line("Analyze")).toEqual([true, true]);
    expect(await line("Education Hub")).toEqual([true, false]);
    const tools = () =>
      page.locator(".menu summary").evaluate((summary) => {
        const { borderBottomColor, borderTopColor } = getComputedStyle(summary);
        const paper = getComputedStyle(document.documentElement).backgroundColor;
        return [borderTopColor === paper, borderBottomColor === paper];
      });
    expect(await tools()).toEqual([true, true]);
    await goTo(page, "/about");
    expect(await tools()).toEqual([true, true]);
    await goTo(page, "/analyze");
    const tab = page.getByRole("tab", { name: "Chat with Our Agent" });
    expect(await tab.evaluate((other) => getComputedStyle(other).borderBottomWidth), "nothing of a tab lies over the rule below it").toBe("0px");
    expect((await tab.boundingBox())!.height).toBe((await page.getByRole("tab", { name: "Analyze" }).boundingBox())!.height);
    await goTo(page, "/testing");
    expect(await tools()).toEqual([true, false]);
  });
});
