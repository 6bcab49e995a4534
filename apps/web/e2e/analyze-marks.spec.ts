import { analysed, marks, noteOf, notes, TEXT } from "./support/analysed.ts";
import { blanksAtLineEnds } from "./support/blanks.ts";
import { expectAccessible } from "./support/axe.ts";
import { statement } from "./support/controls.ts";
import { expect, test, type Page } from "./support/test.ts";

/** So many notes at least find room beside the short text before one would have to stand far below its mark. */
const NEAR = 3;

/** The next text on a page that is open already. */
async function next(page: Page, text: string, number: number): Promise<void> {
  await statement(page).fill(text);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await expect(page.getByText(new RegExp(`^Run ${number} `))).toBeVisible();
  await expect(page.locator(".note").first()).toBeVisible();
}

test.describe("wide", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("every mark is reached by keyboard; marks and notes light each other, and the note opens with the reader's question first", async ({ page }) => {
    await analysed(page);
    await test.step("every mark is reached by keyboard, and describes itself by its note", async () => {
      const total = await notes(page).count();
      await page.getByRole("button", { name: "Next mark" }).click();
      await expect(page.locator(".reading [data-at]:focus")).toHaveCount(1);
      const seen = new Set<string>();
      for (let i = 0; i < total; i += 1) {
        seen.add((await page.locator(".note.open").getAttribute("data-note")) ?? "");
        const description = await page.locator(".reading [data-at]:focus").evaluate((mark) =>
          (mark.getAttribute("aria-describedby") ?? "")
            .split(" ")
            .map((id) => document.getElementById(id)?.textContent ?? "")
            .join(" "),
        );
        expect(description.length).toBeGreaterThan(40);
        await page.keyboard.press("ArrowRight");
      }
      expect(seen.size).toBe(total);
      await page.keyboard.press("End");
      await expect(noteOf(page, total)).toHaveClass(/open/);
      await page.keyboard.press("Home");
      await expect(noteOf(page, 1)).toHaveClass(/open/);
      await page.keyboard.press("Escape");
      await expect(page.locator(".note.open")).toHaveCount(0);
    });
    await test.step("marks and notes light each other, and the note opens with the reader's question first", async () => {
      await marks(page).last().hover();
      await expect(page.locator(".note.hot")).toHaveCount(1);
      await marks(page).last().click();
      await expect(page.locator(".note.open")).toHaveCount(1);
      const open = page.locator(".note.open");
      await expect(page.locator(".reading .lit").first()).toBeVisible();
      const parts = await open.locator(".words, .why, .ask, .fair, .meta").evaluateAll((all) => all.map((e) => e.className));
      expect(parts.filter((part) => part !== "fair")).toEqual(["words", "why", "ask", "meta"]);
      await expect(open.getByText("A question to ask")).toBeVisible();
      await noteOf(page, 1).hover();
      await expect(page.locator(".reading .lit").first()).toHaveText(/Everyone knows/);
    });
  });

  test("each note stands beside its mark, in a list of the order of the profile; what unfolds moves the notes below it; the strip has a tick for every place; notes never overlap, but for one that would stand far below its mark", async ({
    page,
  }) => {
    await test.step("the list has the order of the profile, each note stands beside its mark, and numbers follow the text", async () => {
      await analysed(page, "This is your last chance to act.\n\nThe council met on Monday and read the plan aloud.\n\nStudies show that it works.");
      const listed = await notes(page).evaluateAll((all) =>
        all.map((note) => ({ id: note.querySelector(".mono")!.textContent!, n: note.querySelector(".n")!.textContent, top: note.getBoundingClientRect().top })),
      );
      expect(listed.map(({ id, n }) => [id.slice(0, 7), n])).toEqual([
        ["vx-os01", "2"],
        ["vx-mp01", "1"],
      ]);
      expect(listed[0]!.top).toBeGreaterThan(listed[1]!.top);
    });
    await test.step("what unfolds in the open note moves the notes below it, and not the page", async () => {
      await next(page, "Studies show that it works, and everyone knows it. Act now before it is too late. Experts agree that this is a disaster.", 2);
      await noteOf(page, 1).getByRole("heading").getByRole("button").click();
      const below = noteOf(page, 2).getByRole("heading").getByRole("button");
      const apart = async () => (await noteOf(page, 2).boundingBox())!.y - (await noteOf(page, 1).evaluate((note) => note.getBoundingClientRect().bottom));
      const [before, scrolled] = [await apart(), await page.evaluate(() => window.scrollY)];
      const height = (await noteOf(page, 1).boundingBox())!.height;
      await noteOf(page, 1)
        .getByText(/^Why \d+%$/)
        .click();
      await expect.poll(async () => (await noteOf(page, 1).boundingBox())!.height).toBeGreaterThan(height + 20);
      await expect.poll(async () => Math.abs((await apart()) - before)).toBeLessThan(1);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await below.click();
      await expect(noteOf(page, 2)).toHaveClass(/open/);
    });
    await test.step("an open note stands exactly at its mark where there is room", async () => {
      const calm = Array.from(
        { length: 8 },
        (_, i) =>
          `The council met in room ${i} and read the plan. Three of the members spoke about the road, two about the garden behind the library, and one about the opening hours of the bath.`,
      ).join("\n\n");
      await next(page, `Everyone knows that the harbour cannot wait.\n\n${calm}\n\nThis is your last chance to act.`, 3);
      await notes(page).last().getByRole("heading").getByRole("button").click();
      const off = await page.locator(".note.open").evaluate((note) => {
        const middle = (box: DOMRect) => box.top + box.height / 2;
        const start = /@(\d+)-/.exec(note.getAttribute("data-note") ?? "")?.[1];
        const mark = document.querySelector(`.reading [data-at="${start}"]`)!.getClientRects()[0]!;
        return Math.abs(middle(mark) - middle(note.querySelector("h3")!.getBoundingClientRect()));
      });
      expect(off).toBeLessThan(6);
    });
    await test.step("the strip has a tick for every place", async () => {
      await next(page, "Everyone knows that it works. Nothing else happened. Everyone knows that it works.", 4);
      const places = await page.locator(".reading .num").count();
      await expect(page.locator(".strip .tick")).toHaveCount(places);
    });
    await test.step("the open note stands at its mark, and notes never overlap, but for one that would stand far below its mark", async () => {
      await next(page, `${TEXT}\n\n${TEXT.replaceAll("harbour", "bridge")}`, 5);
      const count = await notes(page).count();
      for (let i = 0; i < count; i += 1) {
        await noteOf(page, i + 1)
          .getByRole("heading")
          .getByRole("button")
          .click();
        const boxes = await notes(page).evaluateAll((all) =>
          all
            .map((note) => {
              const { top, bottom } = note.getBoundingClientRect();
              return { n: Number(note.querySelector(".n")!.textContent), top, bottom, lit: note.classList.contains("open") };
            })
            .sort((a, b) => a.n - b.n),
        );
        const apart = boxes.filter(({ lit }) => !lit || i < NEAR);
        apart.slice(1).forEach((box, at) => expect(box.top, `a note with ${i + 1} open`).toBeGreaterThanOrEqual(apart[at]!.bottom - 0.5));
      }
    });
  });
});

test.describe("narrow", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("on a projector at 200 % the marked text comes into view after a run, from about the middle of the window on", async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 540 });
    await analysed(page);
    await expect.poll(async () => (await page.locator(".reading").boundingBox())!.y).toBeLessThan(0.55 * 540);
  });

  test("results come into view; a mark or a note of the list opens its note as a sheet, a mark stays in sight and gets the focus back; nothing covers the menu or is wider than the screen; decisions work from the sheet, and after one the next sheet is one step away", async ({
    page,
  }) => {
    await analysed(page);
    await test.step("what a run found comes into view, with the buttons above it", async () => {
      await expect(marks(page).first()).toBeInViewport();
      await expect(page.getByRole("button", { name: "Run Analysis", exact: true })).toBeInViewport();
      await expect(page.getByRole("group", { name: "Save or share" })).toBeVisible();
    });
    await test.step("the sheet", async () => {
      await marks(page).nth(1).click();
      const sheet = page.getByRole("dialog");
      await expect(sheet).toBeVisible();
      await expect(sheet.getByText("A question to ask")).toBeVisible();
      const where = async () => Number((await sheet.getByText(/^\d+ of \d+$/).innerText()).split(" ")[0]);
      const first = await where();
      const [markBottom, sheetTop, sheetHeight] = await Promise.all([
        marks(page)
          .nth(1)
          .evaluate((m) => m.getClientRects()[0]!.bottom),
        sheet.evaluate((s) => s.getBoundingClientRect().top),
        sheet.evaluate((s) => s.getBoundingClientRect().height),
      ]);
      expect(markBottom).toBeLessThan(sheetTop);
      expect(sheetHeight).toBeLessThanOrEqual(740 * 0.72 + 1);
      await sheet.getByRole("button", { name: "Next mark" }).click();
      expect(await where()).toBe(first + 1);
      await sheet.getByRole("button", { name: "Previous mark" }).click();
      expect(await where()).toBe(first);
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await expect(marks(page).nth(1)).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(sheet).toHaveCount(0);
      await page.keyboard.press("Enter");
      expect(await where()).toBe(first + 1);
      await sheet.getByRole("button", { name: "Close" }).click();
      await expect(sheet).toHaveCount(0);
    });
    await test.step("the menu opens over the sheet, not under it", async () => {
      await marks(page).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator(".menu summary").click();
      const list = page.locator(".menu-list");
      const { x, y, width, height } = (await list.boundingBox())!;
      const sheet = (await page.getByRole("dialog").boundingBox())!;
      expect(y + height).toBeGreaterThan(sheet.y);
      expect(
        await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.closest(".menu-list") !== null, [x + width / 2, y + height - 8]),
      ).toBe(true);
      await page.locator(".menu summary").click();
      await expect(list).toBeHidden();
    });
    await test.step("is clean for axe with the sheet open", async () => {
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, "the sheet");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
    await test.step("nothing is wider than the screen, at 360 and at 320", async () => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const tops = await page.locator(".legend .steps .btn").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
        expect(new Set(tops).size, `the way from mark to mark at ${width} px`).toBe(1);
      }
    });
    await test.step("a note of the list opens the sheet, too, and decisions work from it", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const before = await notes(page).count();
      const label = notes(page).last().getByRole("heading").getByRole("button");
      await expect(label).toHaveAttribute("aria-expanded", "false");
      await label.click();
      await expect(label).toHaveAttribute("aria-expanded", "true");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await expect(label).toHaveAttribute("aria-expanded", "false");
      await label.click();
      await page.getByRole("dialog").getByRole("button", { name: "This is fine here" }).click();
      await expect(notes(page)).toHaveCount(before - 1);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
      await test.step("after a decision the next sheet is one step away", async () => {
        await marks(page).first().click();
        const sheet = page.locator(".sheet");
        const title = sheet.getByRole("heading", { level: 2 });
        const first = await title.innerText();
        await sheet.getByRole("button", { name: "This is fine here" }).click();
        await expect(sheet).toHaveCount(0);
        await page.locator(".undo").getByRole("button", { name: "Next mark" }).click();
        await expect(title).not.toHaveText(first);
        await expect(page.locator(".undo")).toHaveCount(0);
      });
    });
  });
});

test("20,000 characters with 200 marks and more stay smooth", async ({ page }) => {
  const paragraph = (i: number) =>
    `Everyone knows that plan ${i} cannot wait. The board of district ${i} met on Monday, read the minutes and heard three reports about the roof, the heating and the garden. Studies show that month ${i} costs a fortune.\n\n`;
  let long = "";
  for (let i = 0; long.length < 20_000; i += 1) long += paragraph(i);
  await page.goto("/analyze");
  await page.evaluate(() => {
    const spent: number[] = [];
    Object.assign(window, { spent });
    new PerformanceObserver((list) => spent.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });
  });
  await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill(long.slice(0, 20_000));
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await expect(page.locator(".note").first()).toBeVisible();
  expect(await page.locator(".reading .mark").count()).toBeGreaterThan(180);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    (window as unknown as { spent: number[] }).spent.length = 0;
  });
  for (let i = 0; i < 10; i += 1) await page.getByRole("button", { name: "Next mark" }).click();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 2_000);
  await page.waitForTimeout(200);
  const spent = await page.evaluate(() => (window as unknown as { spent: number[] }).spent);
  // Generous, since test machines are busy; drawing all notes anew at every step took seconds.
  expect(Math.max(0, ...spent)).toBeLessThan(400);
});

test("a mark ends with the last word of a line, and what unfolds weak signals stands under the words of the notes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await analysed(page, `${TEXT}\n\nStudies suggest it may help some people. It is very good.`);
  // A blank with another line behind it takes no room.
  const blanks = await blanksAtLineEnds(page, ".reading .mark");
  expect(blanks.length).toBeGreaterThan(1);
  expect(Math.max(...blanks)).toBe(0);
  const left = async (within: string) => (await page.locator(within).first().boundingBox())!.x;
  expect(await left(".weak .small")).toBe(await left(".note .why"));
});
