import { analysed, marks, noteOf, notes, TEXT } from "./support/analysed.ts";
import { expectAccessible } from "./support/axe.ts";
import { statement } from "./support/controls.ts";
import { expect, test } from "./support/test.ts";

test.describe("decisions", () => {
  test("a finding can be dismissed and brought back; both outlive a reload", async ({ page }) => {
    await analysed(page);
    const before = await notes(page).count();
    const id = await notes(page).first().locator(".mono").innerText();
    await notes(page).first().getByRole("heading").getByRole("button").click();
    await page.getByRole("button", { name: "This is fine here" }).click();
    await expect(notes(page)).toHaveCount(before - 1);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await expect(undo, "read out with the button").toHaveAccessibleDescription(/^“.+” is fine here\.$/);
    await undo.click();
    await expect(notes(page)).toHaveCount(before);

    await notes(page).first().getByRole("heading").getByRole("button").click();
    await page.getByRole("button", { name: "This is fine here" }).click();
    await analysed(page);
    await expect(notes(page)).toHaveCount(before - 1);
    await page.getByRole("button", { name: "Your decisions (1)" }).click();
    const dialog = page.getByRole("dialog", { name: "Your decisions" });
    await expect(dialog.getByText(id)).toBeVisible();
    await expectAccessible(page, "settings");
    await dialog.getByRole("button", { name: /^Restore/ }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(notes(page)).toHaveCount(before);
  });

  test("after a decision the way goes on to the next mark, and the text keeps its tab stop; the offer to undo goes when the reader turns to another mark, or to the text field", async ({
    page,
  }) => {
    await analysed(page);
    const before = await notes(page).count();
    const third = (await noteOf(page, 3).getAttribute("data-note"))!;
    await noteOf(page, 2).getByRole("heading").getByRole("button").click();
    await page.getByRole("button", { name: "This is fine here" }).click();
    await expect(notes(page)).toHaveCount(before - 1);
    await expect(page.locator(".reading [data-at][tabindex='0']")).toHaveCount(1);
    const undo = page.locator(".undo");
    await undo.getByRole("button", { name: "Next mark" }).press("Enter");
    await expect(undo).toHaveCount(0);
    await expect(page.locator(".note.open")).toHaveAttribute("data-note", third);
    await expect(page.locator(".reading [data-at]:focus")).toHaveCount(1);
    await test.step("the offer to undo goes", async () => {
      await statement(page).fill(`${TEXT}\n\n${TEXT.replaceAll("harbour", "bridge")}`);
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      await expect(page.getByText(/^Run 2\b/)).toBeVisible();
      await expect(page.locator(".note.open")).toHaveCount(0);
      const decide = async () => {
        await notes(page).first().getByRole("heading").getByRole("button").click();
        await page.getByRole("button", { name: "This is fine here" }).click();
        await expect(page.locator(".undo")).toBeVisible();
      };
      await decide();
      await notes(page).last().getByRole("heading").getByRole("button").click();
      await expect(page.locator(".undo")).toHaveCount(0);
      await decide();
      await page.getByRole("button", { name: "Edit text" }).click();
      await expect(page.locator(".undo")).toHaveCount(0);
    });
  });

  test("Enter leads from a mark to its note and Escape back; marks can be hidden, and filtered by category and confidence", async ({ page }) => {
    await analysed(page);
    await test.step("Enter leads from a mark to its note, Escape back, and then closes it", async () => {
      await page.getByRole("button", { name: "Next mark" }).click();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(page.locator(".note.open h3 button")).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest(".note.open") !== null)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(page.locator(".reading [data-at]:focus")).toHaveCount(1);
      await expect(page.locator(".note.open")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.locator(".note.open")).toHaveCount(0);
    });
    await test.step("all marks can be hidden, and their notes with them", async () => {
      await expect(page.getByRole("button", { name: /^Your decisions/ })).toHaveCount(0);
      const before = await notes(page).count();
      await page.getByRole("button", { name: "Hide marks" }).click();
      await expect(marks(page)).toHaveCount(0);
      await expect(notes(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Show them" }).click();
      await expect(marks(page).first()).toBeVisible();
      await expect(notes(page)).toHaveCount(before);
    });
    await test.step("filters by category and confidence hide and show", async () => {
      const before = await notes(page).count();
      const consensus = page.getByRole("list", { name: "Marks by category" }).getByRole("button", { name: /^Consensus \d/ });
      await consensus.click();
      await expect(consensus).toHaveAttribute("aria-pressed", "false");
      await expect(page.locator(".note.c-consensus")).toHaveCount(0);
      await expect(page.locator(".reading .mark.c-consensus")).toHaveCount(0);
      const told = page.getByRole("status").filter({ hasText: /^\d+ of \d+ marks shown$/ });
      await expect(told).toHaveText(`${await notes(page).count()} of ${before} marks shown`);
      await consensus.click();
      await expect(told).toHaveCount(0);
      await expect(notes(page)).toHaveCount(before);
      await page.getByRole("combobox", { name: "Confidence shown" }).selectOption({ label: "75% and over" });
      for (const value of await page.locator(".note .pct").allInnerTexts()) expect(Number.parseInt(value, 10)).toBeGreaterThanOrEqual(75);
    });
  });

  test("in a long text the buttons to the next mark stay in place", async ({ page }) => {
    const calm = Array.from(
      { length: 14 },
      (_, i) =>
        `The council met in room ${i} and read the plan. Three of the members spoke about the road, two about the garden behind the library, and one about the opening hours of the bath.`,
    ).join("\n\n");
    await analysed(
      page,
      `Everyone knows that the harbour cannot wait.\n\n${calm}\n\nThis is your last chance to act.\n\n${calm}\n\nStudies show that it is so.`,
    );
    const next = page.getByRole("button", { name: "Next mark" });
    const total = await notes(page).count();
    expect(total).toBeGreaterThan(2);
    for (let i = 0; i < total; i += 1) {
      await next.click();
      await expect(noteOf(page, i + 1)).toHaveClass(/open/);
      await expect(page.locator(".reading [data-at]:focus")).toBeInViewport();
      await expect(next).toBeInViewport();
      const [head, title] = await page.evaluate(() => [
        document.querySelector(".desk-head")!.getBoundingClientRect().bottom,
        document.querySelector(".note.open h3")!.getBoundingClientRect().top,
      ]);
      expect(title).toBeGreaterThanOrEqual(head!);
    }
  });

  test("a pattern can be muted everywhere", async ({ page }) => {
    await analysed(page);
    const id = await notes(page).first().locator(".mono").innerText();
    await notes(page).first().getByRole("heading").getByRole("button").click();
    await page.getByRole("button", { name: "Mute this pattern" }).click();
    await expect(notes(page).filter({ hasText: id })).toHaveCount(0);
    await analysed(page, `${TEXT} And everyone knows why.`);
    await expect(notes(page).filter({ hasText: id })).toHaveCount(0);
    await page.getByRole("button", { name: "Your decisions (1)" }).click();
    await page.getByRole("button", { name: /^Unmute/ }).click();
    await page.keyboard.press("Escape");
    await expect(notes(page).filter({ hasText: id }).first()).toBeVisible();
  });
});
