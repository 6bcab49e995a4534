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
        const next = document.querySelector(".checks .seen")!.firstElementChild!;
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

test("on paper a heading stays with what it is over, what can only be pressed is no part, and no page ends with a blank sheet", async ({ page }) => {
  await open(page, "/omissions");
  const examples = page.getByRole("heading", { name: "Four examples" });
  await page.emulateMedia({ media: "print" });
  await expect(examples).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Reveal Omissions" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(examples).toBeVisible();
  expect(await examples.evaluate((heading) => getComputedStyle(heading).breakAfter)).toBe("avoid");
  // A sheet more, where the last one is full to the bottom.
  expect(await page.locator("main > .page").evaluate((all) => getComputedStyle(all).paddingBottom)).toBe("0px");
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
  for (const selector of [".skip", ".live-found .link", ".blurbs a", ".theme button", ".foot a"])
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
