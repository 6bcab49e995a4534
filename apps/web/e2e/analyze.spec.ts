import { complaints, expectAccessible } from "./support/axe.ts";
import { live } from "./support/education.ts";
import { openSlowly } from "./support/slow-line.ts";
import { expect, test, type Page } from "./support/test.ts";

const LEANING =
  "Everyone knows that the harbour cannot wait. Studies show that each month of delay costs a fortune.\n\nThis is your last chance to act: either we build it now, or we accept decline for good.";
const SWINDLE = "Your parcel is held by customs. Pay a fee of $2 now through this link, or it goes back to the sender today.";
const PLAIN = "The library opens at nine on Tuesday. The reading room is on the second floor.";

const box = (page: Page) => page.getByRole("textbox", { name: "A statement, or one link to an article" });
const button = (page: Page) => page.getByRole("button", { name: "Run Analysis", exact: true });
async function run(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await button(page).click();
}

test.describe("a run", () => {
  test("is counted, lists results and where they gather, keeps them while the other tab is shown, and leads on from a text without marks to what it leaves out", async ({
    page,
  }) => {
    await page.goto("/analyze");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analyze a Statement");
    await run(page, LEANING);
    await expect(page.getByText(/^Run 1 · 35 words · \d+ marks?$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Results", exact: true })).toBeVisible();
    const note = page.locator(".note").filter({ hasText: "vx-pc01-" }).first();
    await expect(note.getByRole("heading")).not.toBeEmpty();
    await expect(note.locator(".why")).not.toBeEmpty();
    await expect(note.getByText("local", { exact: true })).toBeVisible();
    await expect(note.getByText(/^\d{1,3}%$/)).toBeVisible();
    await expect(note.getByText(/^vx-pc01-[a-z-]+$/)).toBeVisible();
    const cluster = page.getByRole("region", { name: "Cluster alert" });
    await expect(cluster).toBeVisible();
    await expect(cluster.getByText("cluster-alert", { exact: true })).toBeVisible();
    await expect(cluster.getByText(/highest confidence/)).toBeVisible();
    await test.step("two tabs that keep what is in them, and a query that is replaced, not pushed", async () => {
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
      await expect(box(page)).toHaveValue(LEANING);
      await expect(page.locator(".note").first()).toBeVisible();
    });
    await run(page, PLAIN);
    await expect(page.getByText(/^Run 2 · 15 words · 0 marks$/)).toBeVisible();
    await test.step("a text without marks can be asked about, without being copied", async () => {
      await page.getByRole("button", { name: "ask the agent what it wants from you" }).click();
      const chat = page.getByRole("tab", { name: "Chat with Our Agent", exact: true });
      await expect(chat).toHaveAttribute("aria-selected", "true");
      const message = page.getByRole("textbox", { name: "Message" });
      await expect(message).toHaveValue(`${PLAIN}\n\nWhat does it want from me?`);
      await expect(message).toBeFocused();
      await expect(page.locator(".turn")).toHaveCount(0);
      await message.fill("");
      await chat.press("ArrowLeft");
    });
    await test.step("and the question is in sight, also behind a long text", async () => {
      await run(page, `${PLAIN} `.repeat(60));
      await page.getByRole("tab", { name: "Chat with Our Agent", exact: true }).click();
      await page.getByRole("button", { name: "What should I check first?" }).click();
      const message = page.getByRole("textbox", { name: "Message" });
      await expect(message).toHaveValue(/\n\nWhat should I check first\?$/);
      await expect.poll(() => message.evaluate((field) => Math.round(field.scrollHeight - field.clientHeight - field.scrollTop))).toBe(0);
      expect(await message.evaluate((field) => field.scrollTop)).toBeGreaterThan(0);
      await message.fill("");
      await page.getByRole("tab", { name: "Analyze", exact: true }).click();
    });
    await test.step("a message like those of swindlers can be asked about at once, and is sent by its reader only", async () => {
      await run(page, SWINDLE);
      await page.getByRole("button", { name: "Ask what to do", exact: true }).click();
      const message = page.getByRole("textbox", { name: "Message", exact: true });
      await expect(message).toHaveValue(`${SWINDLE}\n\nIs this a scam, and what should I do?`);
      await expect(message).toBeFocused();
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".turn")).toHaveCount(0);
      await message.press("Enter");
      await expect(page.locator(".turn.by-assistant")).toContainText("What it has in common with many scams");
      await page.getByRole("tab", { name: "Analyze", exact: true }).click();
      await run(page, PLAIN);
    });
    await page.getByRole("link", { name: "Check what it leaves out" }).click();
    await expect(page.getByRole("heading", { name: "Omission Handler", level: 1 })).toBeVisible();
    await expect(page.getByText(`From the text you analyzed last: “${PLAIN.slice(0, 20)}`)).toBeVisible();
  });

  test("works in the page when the worker cannot be loaded, and keeps its results when the chat cannot", async ({ page }) => {
    await page.route(/\/assets\/(?:analysis\.worker|chat-panel)-.*\.js$/, (route) => route.abort());
    await page.goto("/analyze");
    await run(page, LEANING);
    await expect(page.locator(".note").first()).toBeVisible();
    await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
    await expect(page.getByText("The chat didn’t load.")).toBeVisible();
    await page.getByRole("tab", { name: "Analyze" }).click();
    await expect(page.locator(".note").first()).toBeVisible();
  });

  test("works when the connection goes after the page was opened, and so does the other tab", async ({ page, context }) => {
    const had: string[] = [];
    page.on("requestfinished", (request) => had.push(request.url()));
    await page.goto("/analyze");
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
});

test.describe("odd input", () => {
  test("that is no single link is put right by a button", async ({ page }) => {
    await page.goto("/analyze");
    for (const [n, [text, says, press, then]] of (
      [
        ["www.example.com/news/article", "This looks like a link, but its https:// is missing", "Add https://", "https://www.example.com/news/article"],
        ["https://a.example/1 https://b.example/2", "To fetch a page, enter one link", "Keep only the first", "https://a.example/1"],
      ] as const
    ).entries()) {
      await test.step(text, async () => {
        await box(page).fill(text);
        await expect(page.getByText(says)).toBeVisible();
        await expect(page.getByText(/^This is a link\./)).toHaveCount(0);
        await button(page).click();
        await expect(page.getByText(new RegExp(`^Run ${n + 1}`))).toBeVisible();
        // It was read as it stands and is an empty run like any other (specification README).
        await expect(page.getByText(/^No detections found/)).toBeVisible();
        await expect(page.getByText(/^No reflexes detected/)).toBeVisible();
        await page.getByRole("button", { name: press }).click();
        await expect(box(page)).toHaveValue(then);
        await expect(box(page)).toBeFocused();
        await expect(page.getByText(/^This is a link\./)).toBeVisible();
      });
    }
  });

  test("that is a link with a remark: its page was not read, and a press leaves the link alone in the field, without fetching it", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(...(request.url().includes("fetch-url") ? [request.url()] : [])));
    await page.goto("/analyze");
    await run(page, "Is this true? https://news.example/a");
    await expect(page.getByText(/^Only your words were read, not the linked page/)).toBeVisible();
    await page.getByRole("button", { name: "Keep only the link" }).click();
    await expect(box(page)).toHaveValue("https://news.example/a");
    await expect(box(page)).toBeFocused();
    await expect(page.getByText("The link is in the field. Press Run Analysis to fetch its page.")).toBeVisible();
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(box(page)).toHaveValue("Is this true? https://news.example/a");
    expect(fetched).toEqual([]);
    await run(page, `${LEANING} https://news.example/a`);
    await expect(page.locator(".note").first()).toBeVisible();
    await expect(page.getByText(/^Only your words were read/)).toBeHidden();
  });

  test("in another language or script, out of a file, or as HTML source, is read without a fault, with a word about it", async ({ page }) => {
    const heard = complaints(page);
    await page.goto("/analyze");
    for (const [n, [name, text, says]] of (
      [
        [
          "another language",
          "Der Hafen öffnet um neun Uhr. Die Bibliothek liegt im zweiten Stock und ist auch am Sonntag für alle Besucher geöffnet.",
          /^This doesn’t look like English\. .* most of it wasn’t checked\. You can paste an English translation/,
        ],
        ["binary", `PNG\u0001\u0002\u0003 everyone knows \u0004\u0005 ${"\u0006".repeat(20)}`, /^This looks like the contents of a file/],
        ["lone surrogates", "Everyone knows \uD800 that \uDC00 works.", null],
        ["right to left and emoji", "כולם יודעים \u{1F600} everyone knows \u{1F468}\u200D\u{1F469}\u200D\u{1F467} that it works.", null],
      ] as const
    ).entries()) {
      await test.step(name, async () => {
        await run(page, text);
        await expect(page.getByText(new RegExp(`^Run ${n + 1}`))).toBeVisible();
        if (says) await expect(page.getByText(says)).toBeVisible();
        expect(heard).toEqual([]);
      });
    }
    await box(page).fill("<html><body><p>Everyone knows that it works.</p><p>Fish &amp; chips</p></body></html>");
    await expect(page.getByText(/^This looks like HTML source\./)).toBeVisible();
    await page.getByRole("button", { name: "Keep only the words" }).click();
    await expect(box(page)).toHaveValue("Everyone knows that it works.\n\nFish & chips");
  });
});

test.describe("what was typed", () => {
  const draft = (page: Page) => page.evaluate(() => localStorage.getItem("candor-analyze-draft-v1"));

  test("is kept and survives a reload, also what came before the page's code had", async ({ page }) => {
    const arrive = await openSlowly(page, "/analyze");
    await box(page).fill("Typed early.");
    await arrive();
    await expect(page.getByText("12 of 20,000 characters")).toBeVisible();
    await expect(box(page)).toHaveValue("Typed early.");
    await expect(button(page)).toBeEnabled();
    await expect.poll(() => draft(page)).toContain("Typed early.");
    await page.reload();
    await expect(box(page)).toHaveValue("Typed early.");

    await box(page).fill("A draft that nobody has read yet.");
    await expect.poll(() => draft(page)).toContain("A draft that nobody has read yet.");
    await page.reload();
    await expect(box(page)).toHaveValue("A draft that nobody has read yet.");
  });

  test("can be cleared or set aside by an example, and comes back", async ({ page }) => {
    await page.goto("/analyze");
    await box(page).fill("My own words.");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(box(page)).toHaveValue("");
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(box(page)).toHaveValue("My own words.");

    await page.getByRole("button", { name: "A letter to the editor" }).click();
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(box(page)).toHaveValue("My own words.");
    await expect(page.getByText("You’ve changed the text since these results.")).toBeVisible();
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

test("a press on a tab shows its panel in the same task, so that what is typed next goes there", async ({ page }) => {
  await page.goto("/analyze");
  await live(page);
  const shown = await page.getByRole("tab", { name: "Chat with Our Agent" }).evaluate(async (tab: HTMLElement) => {
    tab.click();
    for (let turn = 0; turn < 100; turn += 1) await null;
    return [tab.ariaSelected, document.getElementById(tab.getAttribute("aria-controls")!)!.hidden];
  });
  expect(shown).toEqual(["true", false]);
});
