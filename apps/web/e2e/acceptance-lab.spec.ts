import { button, slot } from "./support/controls.ts";
import { buttonOnceSaid, open, seed, stored, watchErrors } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Specification 2, sections 2, 4, 5, 8 and 9: the laboratory and what it learns. Strings and numbers stand here as printed there; nothing is imported from the app. */

test.describe("§2 Language Testing Laboratory, §4, §5, §9", () => {
  test.use({ reducedMotion: "reduce" });

  const STRONG = "Everyone knows that this works. Studies show it. Act now before it is too late, or lose everything.";
  const KEY = "vx-adaptive-learning";
  interface Kept {
    adjustments: { reflexId: string; adjustmentFactor: number; baseConfidence: number; lastUpdated: number; learningHistory: unknown[] }[];
    history: {
      reflexId: string;
      originalConfidence: number;
      feedbackType: string;
      adjustmentApplied: number;
      context: string;
      userFeedback: string;
      timestamp: number;
    }[];
  }
  const kept = (page: Page) => stored(page, KEY) as Promise<Kept | null>;
  const tested = async (page: Page, n: number, text: string) => {
    await slot(page, n).locator("textarea").fill(text);
    await button(slot(page, n), "Test").click();
    await expect(slot(page, n).locator(".risk")).toBeVisible();
  };

  test("four slots, the top buttons, log, phrasings, tips and the beta card with detector ids; Run All Tests: non-empty slots one after another with 200 ms between", async ({
    page,
  }) => {
    await open(page, "/testing");
    await expect(page.getByPlaceholder("Paste your statement here to test for manipulation patterns...", { exact: true })).toHaveCount(4);
    for (const n of [1, 2, 3, 4]) {
      await slot(page, n).locator("textarea").fill("  \n ");
      await expect(button(slot(page, n), "Test")).toBeDisabled();
    }
    await expect(button(page, "Run All Tests")).toBeDisabled();
    await expect(button(page, "Reset All Learning")).toBeEnabled();
    const card = page.getByRole("region", { name: /Adaptive Learning/ });
    await expect(card).toContainText("beta");
    for (const id of ["vx-ri01", "vx-ju01", "vx-da01", "vx-fp01", "vx-co01", "vx-nf01", "vx-vg01", "vx-so01"]) await expect(card).toContainText(id);
    await expect(page.getByRole("heading", { name: "Tips" })).toBeVisible();
    const running = buttonOnceSaid(page, "Running Learning Test...");
    await button(page, "Test Adaptive Learning").click();
    expect(await running).toBe(true);
    await expect(button(page, "Test Adaptive Learning")).toBeEnabled();
    await expect(page.getByText(/^6 of 6 as expected/)).toBeVisible();
    await expect(page.locator(".log li")).toHaveCount(6);
    expect(await kept(page)).toBeNull();
    for (const line of await page.locator(".log li p:first-of-type").allInnerTexts())
      expect(/“(.*)”/.exec(line)![1]!.replace(/…$/, "").length).toBeLessThanOrEqual(50);
    await test.step("Run All Tests", async () => {
      await slot(page, 3).locator("textarea").fill("");
      for (const n of [1, 2, 4]) await slot(page, n).locator("textarea").fill(`Number ${n}. ${STRONG}`);
      await page.evaluate(() => {
        const at: number[] = [];
        (window as unknown as { at: number[] }).at = at;
        const seen = new Set<Element>();
        new MutationObserver(() => {
          for (const risk of document.querySelectorAll(".risk"))
            if (!seen.has(risk)) {
              seen.add(risk);
              at.push(performance.now());
            }
        }).observe(document.body, { childList: true, subtree: true });
      });
      const running = buttonOnceSaid(page, "Running All Tests...");
      await button(page, "Run All Tests").click();
      expect(await running).toBe(true);
      await expect(button(page, "Run All Tests")).toBeEnabled();
      const at = await page.evaluate(() => (window as unknown as { at: number[] }).at);
      expect(at).toHaveLength(3);
      // When each is drawn, not when it was begun: the first one also waits for the engine to load.
      for (const [i, time] of at.entries()) if (i > 0) expect(time - at[i - 1]!).toBeGreaterThanOrEqual(150);
      await expect(slot(page, 3).locator(".risk")).toHaveCount(0);
      for (const n of [1, 2, 4]) await expect(slot(page, n).locator(".risk")).toBeVisible();
    });
  });

  test("the risk summary follows from the counts, in words and colour", async ({ page }) => {
    await open(page, "/testing");
    const hues = new Map<string, string>();
    for (const text of [
      "We moved the meeting to Thursday because the room is taken.",
      STRONG,
      "Studies show that it helps.",
      "It is perhaps somewhat better, going forward.",
      "Everyone knows that. You must be blind not to see it.",
      "The plan is a disaster and you are either with us or against us.",
    ]) {
      await tested(page, 1, text);
      const [, count, high] = /(\d+) detections?, (\d+) with high confidence/.exec(await slot(page, 1).locator(".risk").innerText())!.map(Number);
      const said = await slot(page, 1).locator(".risk .level").innerText();
      const expected =
        count === 0 ? "Clean - No manipulation detected" : high! >= 2 ? "HIGH RISK" : high === 1 ? "MODERATE RISK" : "LOW RISK - Weak detections only";
      expect([expected, ...(count! > 0 ? ["CLUSTER ALERT - Multiple high-confidence detections"] : [])], text).toContain(said);
      hues.set(
        said,
        await slot(page, 1)
          .locator(".risk")
          .evaluate((risk) => getComputedStyle(risk).borderTopColor),
      );
      expect(await slot(page, 1).locator(".found > li").count()).toBe(Math.min(3, count!));
      if (count! > 3) await expect(slot(page, 1).getByText(`${count! - 3} more`, { exact: true })).toBeVisible();
      for (const risk of await slot(page, 1).locator(".found > li").allInnerTexts()) expect(risk).toMatch(/\b\d{1,2}%/);
    }
    expect(new Set(hues.values()).size).toBe(hues.size);
    const rgb = (said: string) => hues.get(said)!.match(/\d+/g)!.map(Number) as [number, number, number];
    const [cleanR, cleanG] = rgb("Clean - No manipulation detected");
    expect(cleanG).toBeGreaterThan(cleanR);
    const [alertR, alertG] = rgb("CLUSTER ALERT - Multiple high-confidence detections");
    expect(alertR).toBeGreaterThan(2 * alertG);
    await slot(page, 1).locator("textarea").press("End");
    await slot(page, 1).locator("textarea").pressSequentially(".");
    await expect(slot(page, 1).locator(".risk")).toHaveCount(0);
  });

  test("feedback: what is not accepted is logged and stays, and nothing is learned of it; what it is taken for, what it changes, and how it is kept", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await open(page, "/testing");
    await slot(page, 1).locator("textarea").fill(STRONG);
    const testing = buttonOnceSaid(page, "Testing...");
    await button(slot(page, 1), "Test").click();
    expect(await testing).toBe(true);
    await expect(slot(page, 1).locator(".risk")).toBeVisible();
    const input = slot(page, 1).locator("input");
    await test.step("what is not accepted", async () => {
      let n = 0;
      for (const feedback of ["ok", "aaaaa", "aaaaaaa", "wrooooong wrong", "12345", "lol", "haha", "wtf", "omg", "I like turtles", "fucking wrong"]) {
        await input.fill(feedback);
        await button(slot(page, 1), "Submit").click();
        n++;
        await expect.poll(() => logged.filter((line) => line.startsWith("Invalid feedback rejected")).length, feedback).toBe(n);
        await expect(input).toHaveValue(feedback);
      }
      expect(await kept(page)).toBeNull();
    });
    for (const [feedback, type, change] of [
      ["This is a false positive", "false_positive", -0.05],
      ["wrong", "false_positive", -0.05],
      ["that is incorrect", "false_positive", -0.05],
      ["you missed some", "false_negative", 0.05],
      ["It should detect more", "false_negative", 0.05],
      ["false negative", "false_negative", 0.05],
      ["correct", "correct", 0],
      ["right", "correct", 0],
      ["accurate", "correct", 0],
      ["I disagree", "disputed", -0.025],
      ["good", "disputed", -0.025],
      ["completely wrong", "false_positive", -0.1],
      ["totally incorrect", "false_positive", -0.1],
      ["very wrong", "false_positive", -0.075],
      ["clearly incorrect", "false_positive", -0.075],
      ["somewhat wrong", "false_positive", -0.025],
      ["maybe missed", "false_negative", 0.025],
      ["maybe, I disagree", "disputed", -0.0125],
    ] as const) {
      await page.evaluate((key) => localStorage.removeItem(key), KEY);
      await input.fill(feedback);
      await input.press("Enter");
      await expect
        .poll(async () => (await kept(page))?.history[0], feedback)
        .toMatchObject({ userFeedback: feedback, feedbackType: type, adjustmentApplied: change });
      expect((await kept(page))!.adjustments[0]!.adjustmentFactor).toBe(change);
    }
    // Each detector with its history.
    await page.evaluate((key) => localStorage.removeItem(key), KEY);
    await tested(page, 1, "Everyone knows that it works.");
    await input.fill("This is wrong");
    await button(slot(page, 1), "Submit").click();
    const record = { userFeedback: "This is wrong", feedbackType: "false_positive", adjustmentApplied: -0.05, context: "Everyone knows that it works." };
    await expect
      .poll(() => kept(page))
      .toMatchObject({
        adjustments: [
          {
            reflexId: expect.stringMatching(/^vx-/),
            baseConfidence: expect.any(Number),
            adjustmentFactor: -0.05,
            lastUpdated: expect.any(Number),
            learningHistory: [record],
          },
        ],
        history: [{ feedbackType: "false_positive" }],
      });
  });

  test("the sum stops at 0.3, the confidence between 0.05 and 0.95, the context at 100 characters, storage at 500 records", async ({ page }) => {
    const old = Array.from({ length: 500 }, (_, i) => ({
      reflexId: "vx-ju01-none",
      originalConfidence: 0.6,
      userFeedback: "correct",
      feedbackType: "correct",
      timestamp: 1_700_000_000_000 + i,
      context: "x",
      adjustmentApplied: 0,
    }));
    await seed(page, {
      [KEY]: { adjustments: [{ reflexId: "vx-ju01-none", baseConfidence: 0.6, adjustmentFactor: 0, lastUpdated: 1_700_000_000_000 }], history: old },
    });
    await open(page, "/testing");
    const long = `${STRONG} ${"And the meeting is on Thursday. ".repeat(5)}`;
    await tested(page, 1, long);
    await slot(page, 1).locator("input").fill("totally incorrect");
    for (let n = 0; n < 5; n++) {
      await slot(page, 1).locator("input").fill("totally incorrect");
      await button(slot(page, 1), "Submit").click();
      await expect(slot(page, 1).locator("input")).toHaveValue("");
    }
    const learning = (await kept(page))!;
    expect(learning.history).toHaveLength(500);
    expect(Math.min(...learning.adjustments.map((a) => a.adjustmentFactor))).toBe(-0.3);
    expect(learning.history.at(-1)!.context).toBe(long.slice(0, 100));
    expect(Object.keys(learning.adjustments[0]!).sort()).toEqual(["adjustmentFactor", "baseConfidence", "lastUpdated", "learningHistory", "reflexId"]);
  });

  test("§8 learning that cannot be read or saved: a warning in the console, and the page goes on", async ({ page }) => {
    const warned: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning" && !message.text().startsWith("The agent base setting")) warned.push(message.text());
    });
    const errors = watchErrors(page);
    await seed(page, { [KEY]: "{broken" });
    await open(page, "/testing");
    await expect.poll(() => warned.length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await tested(page, 1, STRONG);
    const before = warned.length;
    await slot(page, 1).locator("input").fill("wrong");
    await button(slot(page, 1), "Submit").click();
    await expect.poll(() => warned.length).toBeGreaterThan(before);
    await expect(slot(page, 1).locator(".risk")).toBeVisible();
  });
});
