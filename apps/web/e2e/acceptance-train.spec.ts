import { button, clipboard } from "./support/controls.ts";
import { open, stored } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** The page of the codex: specification 2, sections 2 and 9, times with the clock held still. Strings and numbers stand here as printed there. */

test.describe("§2 /train, §9", () => {
  test.use({ reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });

  test("how-to-use is closed at first and tells the three steps, the way on is green, and what is copied carries the codex of section 9", async ({ page }) => {
    await open(page, "/train");
    const how = page.locator("details").filter({ has: page.locator("summary", { hasText: "How to use" }) });
    await expect(how).not.toHaveAttribute("open");
    await how.locator("summary").click();
    for (const step of [/v0\.9 codex first/, /handshake per task/, /recap when the thread drifts/]) await expect(how.getByText(step)).toBeVisible();
    const link = page.locator('main a[href="/educate/ai-awareness"]').first();
    const [r, g, b] = (await link.evaluate((a) => getComputedStyle(a).backgroundColor)).match(/\d+/g)!.map(Number);
    expect(g!).toBeGreaterThan(Math.max(r!, b!));
    await button(page, "Copy v0.9 codex").click();
    await expect.poll(() => clipboard(page)).toContain("2025-08-10");
    const codex = await clipboard(page);
    for (const part of [
      "v0.9",
      "0.55",
      "0.6",
      "0.7",
      "0.45",
      "0.75",
      "12 turns",
      "3500",
      "0.85",
      "I can’t assist with that. Let’s choose a safer or more specific direction.",
    ])
      expect(codex, part).toContain(part);
    for (const [mode, stakes, confidence] of [
      ["direct", "low", "0.55"],
      ["careful", "medium", "0.70"],
      ["recap", "medium", "0.60"],
    ] as const) {
      await button(page, `Copy ${mode} handshake`).click();
      await expect.poll(() => clipboard(page)).toMatch(new RegExp(`mode: ${mode}\\b`));
      const text = await clipboard(page);
      for (const line of [
        `stakes: ${stakes}`,
        `min_confidence: ${confidence}`,
        "cite_policy: auto",
        "omission_scan: auto",
        "reflex_profile: default",
        "codex_version: 0.9.0",
      ])
        expect(text, mode).toContain(line);
    }
    await button(page, "Copy all three").click();
    await expect(button(page, "All Copied!")).toBeVisible();
    const all = await clipboard(page);
    expect(all.indexOf("HANDSHAKES")).toBeLessThan(all.indexOf("DIRECT"));
    for (const label of ["DIRECT", "CAREFUL", "RECAP"]) expect(all).toMatch(new RegExp(`^=== ${label} ===$`, "m"));
    for (const mode of ["direct", "careful", "recap"]) expect(all).toContain(`HANDSHAKE --${mode}\nmode: ${mode}\n`);
    for (const name of ["Copy general v0.8 codex", "Copy model-specific v0.8 codex"]) {
      await button(page, name).click();
      await expect.poll(() => clipboard(page)).toContain(name.includes("general") ? "(general)" : "(model-specific)");
      expect(await clipboard(page)).toContain("0.8.1");
    }
  });

  test("'Copied!' stays for 1.8 seconds; feedback: 1 to 5, 3 at first; blank is blocked; kept under train_ai_experiences; thanks for 3 seconds, then anew", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/train");
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [label, said] of [
      ["Copy v0.9 codex", "Copied!"],
      ["Copy all three", "All Copied!"],
    ] as const) {
      await button(page, label).click();
      await expect(button(page, said)).toBeVisible();
      await page.clock.runFor(1790);
      await expect(button(page, said)).toBeVisible();
      await page.clock.runFor(10);
      await expect(button(page, label)).toBeVisible();
    }
    const slider = page.getByRole("slider");
    await expect(slider).toHaveAttribute("min", "1");
    await expect(slider).toHaveAttribute("max", "5");
    await expect(slider).toHaveValue("3");
    const text = page.getByRole("textbox", { name: "What happened when you used it?" });
    await text.fill(" \n ");
    await expect(button(page, "Submit")).toBeDisabled();
    await text.fill("It said what it had not checked.");
    await slider.fill("4");
    await button(page, "Submit").click();
    await expect(page.getByText("Thank you!", { exact: true })).toBeVisible();
    await expect(page.getByText("Thank you!", { exact: true })).toHaveCount(1);
    expect(await stored(page, "train_ai_experiences")).toEqual([
      { feedback: "It said what it had not checked.", score: 4, timestamp: expect.any(String), userAgent: expect.stringContaining("Mozilla") },
    ]);
    await page.clock.runFor(2990);
    await expect(page.getByText("Thank you!", { exact: true })).toBeVisible();
    await page.clock.runFor(10);
    await expect(page.getByText("Thank you!", { exact: true })).toHaveCount(0);
    await expect(text).toHaveValue("");
    await expect(slider).toHaveValue("3");
  });
});
