import { clipboard } from "./support/controls.ts";
import { open, seed, stored, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("every copy button copies its text and says so for 1.8 seconds; the handshakes carry the values of the specification", async ({ page }) => {
  const errors = watchErrors(page);
  await page.clock.install();
  await open(page, "/train");
  // Held still: on a slow machine the moments between two steps would use up what is waited for.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [name, said, part, confidence] of [
    ["Copy v0.9 codex", "Copied!", "0.9"],
    ["Copy direct handshake", "Copied!", "direct", /min_confidence: 0\.55\b/],
    ["Copy careful handshake", "Copied!", "careful", /0\.70?\b/],
    ["Copy recap handshake", "Copied!", "recap", /0\.60?\b/],
    ["Copy all three", "All Copied!", "recap"],
    ["Copy general v0.8 codex", "Copied!", "0.8.1"],
    ["Copy model-specific v0.8 codex", "Copied!", "0.8.1"],
  ] as [name: string, said: string, part: string, confidence?: RegExp][]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("button", { name: said, exact: true })).toBeVisible();
    const text = await clipboard(page);
    expect(text, name).toContain(part);
    if (confidence) {
      expect(text, name).toMatch(confidence);
      expect(text, name).toContain("0.9.0");
    }
    await page.clock.runFor(900);
    await expect(page.getByRole("button", { name: said, exact: true })).toBeVisible();
    await page.clock.runFor(900);
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("on paper what is folded is printed whole, without the lines that open it, and without the reader’s own notes", async ({ page }) => {
  await seed(page, { train_ai_experiences: [{ feedback: "It made up a source.", score: 2, timestamp: "2026-01-02T03:04:05.000Z" }] });
  await open(page, "/train");
  const texts = page.locator(".copy-row pre");
  await expect(texts.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  expect(await texts.count()).toBe(7);
  for (const text of await texts.all()) {
    // The three handshakes stand there one by one.
    if ((await text.getAttribute("aria-label")) === "All three") {
      await expect(text).toBeHidden();
      continue;
    }
    await expect(text).toBeVisible();
    expect(await text.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThanOrEqual(0);
  }
  await expect(page.getByText("Paste the v0.9 codex first")).toBeVisible();
  await expect(page.getByText("Read it", { exact: true }).filter({ visible: true })).toHaveCount(0);
  const notes = page.getByText("Read your notes");
  await expect(notes).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await notes.click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("It made up a source.")).toBeVisible();
});

test("where copying is refused, the text is selected in a field", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await open(page, "/train");
  await page.getByRole("button", { name: "Copy direct handshake" }).click();
  await expect(page.getByText(/doesn’t allow copying/)).toBeVisible();
  const field = page.getByRole("textbox", { name: "Text of: Copy direct handshake" });
  await expect(field).toBeFocused();
  expect(await field.evaluate((f: HTMLTextAreaElement) => f.selectionEnd - f.selectionStart === f.value.length && f.value.length > 50)).toBe(true);
});

test("the builder resolves floors and defaults, and the green button leads on", async ({ page }) => {
  await open(page, "/train");
  const result = page.getByLabel("The finished handshake");
  await page.getByRole("combobox", { name: "mode" }).selectOption("direct");
  await page.getByRole("combobox", { name: "stakes" }).selectOption("high");
  await expect(page.getByText(/Minimum confidence: 0\.75/)).toBeVisible();
  await expect(result).toContainText("0.75");
  await page.getByText("How to use", { exact: true }).click();
  await expect(page.getByText("Paste the v0.9 codex first")).toBeVisible();
  await page.getByRole("link", { name: "Learn AI awareness" }).click();
  await expect(page).toHaveURL(/\/educate\/ai-awareness$/);
});

test("a handshake that was chosen is there again for who comes back to it", async ({ page }) => {
  await open(page, "/train");
  const stakes = page.getByRole("combobox", { name: "stakes" });
  await stakes.selectOption("high");
  await page.getByRole("combobox", { name: "profile" }).selectOption("strict");
  await page.getByRole("link", { name: "Quotes of Wisdom" }).first().click();
  await expect(page.getByRole("heading", { name: "Quotes of Wisdom", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(stakes).toHaveValue("high");
  await expect(page.getByRole("combobox", { name: "profile" })).toHaveValue("strict");
  await expect(page.getByText(/reflex_profile: strict/).first()).toBeVisible();
});

test("feedback is kept, thanked for 3 seconds, and the form starts anew", async ({ page }) => {
  await page.clock.install();
  await open(page, "/train");
  await page.clock.pauseAt(Date.now() + 60_000);
  const text = page.getByRole("textbox", { name: "What happened when you used it?" });
  const submit = page.getByRole("button", { name: "Submit" });
  await text.fill("   ");
  await expect(submit).toBeDisabled();
  await expect(page.getByRole("slider")).toHaveValue("3");
  await expect(page.getByText("3 of 5"), "said by the slider alone").toHaveAttribute("aria-live", "off");
  await text.fill("It named two gaps.");
  await page.getByRole("slider").press("End");
  await submit.press("Enter");
  await expect(page.getByRole("button", { name: "Thank you!" })).toBeFocused();
  expect(await stored(page, "train_ai_experiences")).toMatchObject([
    { feedback: "It named two gaps.", score: 5, timestamp: expect.any(String), userAgent: expect.stringContaining("Chrom") },
  ]);
  await page.clock.runFor(1500);
  await expect(text).toHaveValue("It named two gaps.");
  await page.clock.runFor(1500);
  await expect(text).toHaveValue("");
  await expect(page.getByRole("slider")).toHaveValue("3");
  // The button has nothing to submit now, and whoever stood on it must stand somewhere.
  await expect(text).toBeFocused();
});
