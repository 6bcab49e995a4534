import { complaints, expectAccessible } from "./support/axe.ts";
import { openSlowly } from "./support/slow-line.ts";
import { expect, test, type Page } from "./support/test.ts";

const LEANING =
  "Everyone knows that the harbour cannot wait. Studies show that each month of delay costs a fortune.\n\nThis is your last chance to act: either we build it now, or we accept decline for good.";
const PLAIN = "The library opens at nine on Tuesday. The reading room is on the second floor.";

const box = (page: Page) => page.getByRole("textbox", { name: "A statement, or one link to an article" });
const button = (page: Page) => page.getByRole("button", { name: "Run Analysis", exact: true });
async function run(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await button(page).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto("/analyze");
});

test.describe("the page", () => {
  test("has its title, two tabs and a query that is replaced, not pushed", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analyze a Statement");
    const [analyze, chat] = [page.getByRole("tab", { name: "Analyze", exact: true }), page.getByRole("tab", { name: "Chat with Our Agent", exact: true })];
    await expect(analyze).toHaveAttribute("aria-selected", "true");
    const before = await page.evaluate(() => history.length);
    await chat.click();
    await expect(page).toHaveURL(/\/analyze\?tab=chat$/);
    await expect(chat).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toBeHidden();
    await chat.press("ArrowLeft");
    await expect(page).toHaveURL(/\?tab=analyze$/);
    await expect(analyze).toHaveAttribute("aria-selected", "true");
    await expect(analyze).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test("opens at the tab of the address, and at Analyze for anything else", async ({ page }) => {
    await page.goto("/analyze?tab=chat");
    await expect(page.getByRole("tab", { name: "Chat with Our Agent" })).toHaveAttribute("aria-selected", "true");
    await page.goto("/ANALYZE/?tab=nonsense");
    await expect(page.getByRole("tab", { name: "Analyze", exact: true })).toHaveAttribute("aria-selected", "true");
  });

  test("keeps the text and the results while the other tab is shown", async ({ page }) => {
    await run(page, LEANING);
    await expect(page.getByText(/^Run 1 ·/)).toBeVisible();
    await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
    await page.getByRole("tab", { name: "Analyze", exact: true }).click();
    await expect(box(page)).toHaveValue(LEANING);
    await expect(page.locator(".note").first()).toBeVisible();
  });
});

test.describe("a run", () => {
  test("is offered for text that is not blank, and counted", async ({ page }) => {
    await expect(button(page)).toBeDisabled();
    await expect(page.getByText(/^Run \d/)).toHaveCount(0);
    await box(page).fill("   \n ");
    await expect(button(page)).toBeDisabled();
    await run(page, LEANING);
    await expect(page.getByText(/^Run 1 · 35 words · \d+ marks?$/)).toBeVisible();
    await run(page, PLAIN);
    await expect(page.getByText(/^Run 2 · 15 words · 0 marks$/)).toBeVisible();
  });

  test("lists results with label, rationale, badge, percentage and id", async ({ page }) => {
    await run(page, LEANING);
    await expect(page.getByRole("heading", { name: "Results", exact: true })).toBeVisible();
    const note = page.locator(".note").filter({ hasText: "vx-pc01-" }).first();
    await expect(note.getByRole("heading")).not.toBeEmpty();
    await expect(note.locator(".why")).not.toBeEmpty();
    await expect(note.getByText("local", { exact: true })).toBeVisible();
    await expect(note.getByText(/^\d{1,3}%$/)).toBeVisible();
    await expect(note.getByText(/^vx-pc01-[a-z-]+$/)).toBeVisible();
  });

  test("shows the cluster alert when marks gather", async ({ page }) => {
    await run(page, LEANING);
    const box = page.getByRole("region", { name: "Cluster alert" });
    await expect(box).toBeVisible();
    await expect(box.getByText("cluster-alert", { exact: true })).toBeVisible();
    await expect(box.getByText(/highest confidence/)).toBeVisible();
  });

  test("says when nothing was found, in the message line and in the list", async ({ page }) => {
    await run(page, PLAIN);
    await expect(
      page.getByText("No detections found. Try stronger certainty claims, unnamed authorities, or sweeping generalizations.", { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText("No reflexes detected. Try text with strong certainty, unnamed authorities, or sweeping claims—then see how the engine responds.", {
        exact: true,
      }),
    ).toBeVisible();
  });

  test("leads on from a text without marks to what it leaves out, and carries the text along", async ({ page }) => {
    await run(page, PLAIN);
    await page.getByRole("link", { name: "Look for what it leaves out" }).click();
    await expect(page.getByRole("heading", { name: "Omission Handler", level: 1 })).toBeVisible();
    await expect(page.getByText(`Shown for the text you analyzed last: “${PLAIN.slice(0, 20)}`)).toBeVisible();
  });

  test("clears the previous results when it starts", async ({ page }) => {
    await run(page, PLAIN);
    await expect(page.getByText(/^No detections found/)).toBeVisible();
    await run(page, LEANING);
    await expect(page.getByText(/^No detections found/)).toHaveCount(0);
    await expect(page.locator(".note").first()).toBeVisible();
  });

  test("answers the keyboard shortcut, also on an empty field", async ({ page }) => {
    await box(page).press("Control+Enter");
    await expect(page.getByText("Nothing to analyze.", { exact: true })).toBeVisible();
    await box(page).fill(LEANING);
    await box(page).press("Control+Enter");
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await expect(page.getByText("Nothing to analyze.")).toHaveCount(0);
  });

  test("is skipped under 3 characters, with a quiet hint", async ({ page }) => {
    await box(page).fill(" ab ");
    await expect(page.getByText("At least 3 characters.")).toBeVisible();
    await button(page).click();
    await expect(page.getByText(/^Run \d/)).toHaveCount(0);
    await expect(page.locator(".lines .msg")).toHaveCount(0);
    await box(page).fill("abc");
    await button(page).click();
    await expect(page.getByText(/^Run 1 · 1 word · 0 marks$/)).toBeVisible();
  });

  test("works in the page when the worker cannot be loaded", async ({ page }) => {
    await page.route("**/analysis.worker-*.js", (route) => route.abort());
    await run(page, LEANING);
    await expect(page.locator(".note").first()).toBeVisible();
  });

  test("works when the connection goes after the page was opened, and so does the other tab", async ({ page, context }) => {
    const had: string[] = [];
    page.on("requestfinished", (request) => had.push(request.url()));
    await page.reload();
    // The notes of the families come last.
    await expect.poll(() => ["chat-panel", "vx-pc01", "vx-vg01"].filter((part) => !had.some((url) => url.includes(part)))).toEqual([]);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(500);
    await context.setOffline(true);
    await run(page, LEANING);
    await expect(page.locator(".note").first()).toBeVisible();
    await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  });

  test("keeps its results when the chat cannot be loaded", async ({ page }) => {
    await page.route(/\/assets\/chat-panel-.*\.js$/, (route) => route.abort());
    await page.reload();
    await run(page, LEANING);
    await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
    await expect(page.getByText("The chat could not be loaded.")).toBeVisible();
    await page.getByRole("tab", { name: "Analyze" }).click();
    await expect(page.locator(".note").first()).toBeVisible();
  });

  test("says so when the engine fails, and keeps the text", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.route(/\/assets\/(analysis\.worker|browser)-.*\.js$/, (route) => route.abort());
    // The page may have fetched the engine ahead of need by now.
    await page.reload();
    await run(page, LEANING);
    await expect(page.getByText(/^Analysis failed: .+\. Check console for details\.$/)).toBeVisible();
    await expect(box(page)).toHaveValue(LEANING);
    expect(errors.join("\n")).toContain("The analysis failed");
  });
});

test.describe("odd input", () => {
  for (const [text, says, press, then] of [
    ["www.example.com/news/article", "This looks like a link without its beginning", "Add https://", "https://www.example.com/news/article"],
    ["https://a.example/1 https://b.example/2", "One link at a time", "Keep only the first", "https://a.example/1"],
  ] as const)
    test(`that is no single link is put right by a button: ${text}`, async ({ page }) => {
      await box(page).fill(text);
      await expect(page.getByText(says)).toBeVisible();
      await button(page).click();
      await expect(page.getByText(/^Run 1/)).toBeVisible();
      // It was read as it stands and is an empty run like any other (specification README).
      await expect(page.getByText(/^No detections found/)).toBeVisible();
      await expect(page.getByText(/^No reflexes detected/)).toBeVisible();
      await page.getByRole("button", { name: press }).click();
      await expect(box(page)).toHaveValue(then);
      await expect(box(page)).toBeFocused();
      await expect(page.getByText(/^This is a link\./)).toBeVisible();
    });

  test("is cut at 20,000 characters, and said", async ({ page }) => {
    const long = Array.from({ length: 1_000 }, (_, i) => `The tide came in at ${i % 12}. `)
      .join("")
      .padEnd(21_700, "x")
      .slice(0, 21_700);
    await box(page).fill(long);
    await expect(page.getByText("Only the first 20,000 characters are read; 1,700 stay out.")).toBeVisible();
    await button(page).click();
    await expect(page.getByText("The text was cut: the first 20,000 characters were read, 1,700 characters left out.")).toBeVisible();
    await expect(box(page)).toHaveValue(long);
    const read = await page.locator(".reading").evaluate((text) => {
      const copy = text.cloneNode(true) as HTMLElement;
      for (const number of copy.querySelectorAll(".num")) number.remove();
      return copy.textContent;
    });
    expect(read).toBe(long.slice(0, 20_000));
  });

  test("is never cut inside a character, and the notices before and after agree", async ({ page }) => {
    const text = `${"The tide came in. ".repeat(1_111).padEnd(19_999, "x")}😀c`;
    await box(page).fill(text);
    await expect(page.getByText("Only the first 19,999 characters are read; 3 stay out.")).toBeVisible();
    await button(page).click();
    await expect(page.getByText("The text was cut: the first 19,999 characters were read, 3 characters left out.")).toBeVisible();
  });

  test("in another language is read, with a word about it", async ({ page }) => {
    await run(page, "Der Hafen öffnet um neun Uhr. Die Bibliothek liegt im zweiten Stock und ist auch am Sonntag für alle Besucher geöffnet.");
    await expect(page.getByText("This does not look like English. Candor’s patterns are English, so most of it was not checked.")).toBeVisible();
  });

  test("that is HTML source can be reduced to its words", async ({ page }) => {
    await box(page).fill("<html><body><p>Everyone knows that it works.</p><p>Fish &amp; chips</p></body></html>");
    await expect(page.getByText(/^This looks like HTML source\./)).toBeVisible();
    await page.getByRole("button", { name: "Keep only its words" }).click();
    await expect(box(page)).toHaveValue("Everyone knows that it works.\n\nFish & chips");
  });

  for (const [name, text] of [
    ["binary", `PNG\u0001\u0002\u0003 everyone knows \u0004\u0005 ${"\u0006".repeat(20)}`],
    ["lone surrogates", "Everyone knows \uD800 that \uDC00 works."],
    ["right to left and emoji", "כולם יודעים \u{1F600} everyone knows \u{1F468}\u200D\u{1F469}\u200D\u{1F467} that it works."],
  ] as const) {
    test(`${name} is read without a fault`, async ({ page }) => {
      const heard = complaints(page);
      await run(page, text);
      await expect(page.getByText(/^Run 1/)).toBeVisible();
      if (name === "binary") await expect(page.getByText(/^This looks like the inside of a file/)).toBeVisible();
      expect(heard).toEqual([]);
    });
  }
});

test.describe("what was typed", () => {
  test("survives a reload", async ({ page }) => {
    await box(page).fill("A draft that nobody has read yet.");
    await page.waitForTimeout(400);
    await page.reload();
    await expect(box(page)).toHaveValue("A draft that nobody has read yet.");
  });

  test("before the page's code has arrived is kept", async ({ page }) => {
    const arrive = await openSlowly(page, "/analyze");
    await box(page).fill("Typed early.");
    await arrive();
    await expect(page.getByText("12 of 20,000 characters")).toBeVisible();
    await expect(box(page)).toHaveValue("Typed early.");
    await expect(button(page)).toBeEnabled();
  });

  test("can be cleared, and the clearing taken back", async ({ page }) => {
    await box(page).fill("My own words.");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(box(page)).toHaveValue("");
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(box(page)).toHaveValue("My own words.");
  });

  test("is set aside by an example, and comes back", async ({ page }) => {
    await box(page).fill("My own words.");
    await page.getByRole("button", { name: "A letter to the editor" }).click();
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(box(page)).toHaveValue("My own words.");
    await expect(page.getByText("The results belong to the text before your changes.")).toBeVisible();
  });
});

test("is clean for axe and for the console, empty and with results", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/analyze");
  await expectAccessible(page, "empty");
  await run(page, LEANING);
  await page.locator(".note h3 button").first().click();
  await expect(page.locator(".note.open")).toHaveCount(1);
  await expectAccessible(page, "results");
  expect(heard).toEqual([]);
});
