import { startArticles } from "./support/articles.ts";
import { complaints, expectAccessible } from "./support/axe.ts";
import { box, idle, openChat as open, send } from "./support/chat.ts";
import { expect, test, type Page } from "./support/test.ts";

/** The Chat tab against the real server, where the built-in analyst answers. */
let articles: Awaited<ReturnType<typeof startArticles>>;
test.beforeAll(async () => {
  articles = await startArticles();
});
test.afterAll(() => articles.close());

const replies = (page: Page) => page.locator(".turn.by-assistant");
async function ask(page: Page, text: string): Promise<void> {
  const before = await replies(page).count();
  await send(page, text);
  await expect(replies(page)).toHaveCount(before + 1);
  await idle(page);
  await expect(replies(page).last().getByRole("button", { name: "Copy" })).toBeVisible();
}

test("who gets what is said; Shift+Enter starts a new line; a question is answered, the field cleared, and everything kept over a reload", async ({ page }) => {
  const heard = complaints(page);
  await open(page);
  await expect(
    page.getByText(
      /Send shares your message, this conversation and the handshake with 127\.0\.0\.1:\d+\. The built-in analyst answers, using rules and no language model\./,
    ),
  ).toBeVisible();
  await box(page).fill("One");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("Two");
  await expect(box(page)).toHaveValue("One\nTwo");
  await expect(replies(page)).toHaveCount(0);
  await box(page).fill("");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await box(page).fill("   ");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await ask(page, "What is a false dilemma?");
  await expect(box(page)).toHaveValue("");
  await expect(replies(page)).toContainText("built-in analyst");
  await box(page).fill("A draft");
  await page.reload();
  await expect(box(page)).toHaveValue("A draft");
  await expect(page.locator(".turn.by-user")).toContainText("What is a false dilemma?");
  await expect(replies(page)).toContainText("built-in analyst");
  expect(heard).toEqual([]);
});

test("frames are attached to the visitor's message, with a cluster box; the chat is saved as Markdown and JSON", async ({ page }) => {
  await open(page);
  await ask(page, "Everyone knows that the old bridge is finished. Experts agree: either we act tonight, or we lose the town for good.");
  const mine = page.locator(".turn.by-user");
  await expect(mine.getByText(/^\d+ marks in your message$/)).toBeVisible();
  await expect(mine.locator(".mark").first()).toBeVisible();
  await expect(mine.getByRole("heading", { name: /^Cluster: (?:red|yellow|green)$/ })).toBeVisible();
  await expect(mine.getByRole("img", { name: /^Average confidence \d\d%, / })).toBeVisible();
  await mine.locator(".frames > summary").click();
  await expect(mine.getByText("A question to ask").first()).toBeVisible();
  const line = () =>
    mine
      .locator(".words-said .mark")
      .first()
      .evaluate((mark) => getComputedStyle(mark).textDecorationLine);
  await page.getByRole("button", { name: "Hide marks" }).click();
  expect(await line()).toBe("none");
  await expect(mine.locator(".words-said .num").first()).toBeHidden();
  await expect(mine.getByText("A question to ask").first()).toBeVisible();
  await page.getByRole("button", { name: "Hide marks" }).click();
  expect(await line()).not.toBe("none");
  for (const [name, ending] of [
    ["Markdown", "md"],
    ["JSON", "json"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).and(page.locator(".rail button")).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^candor-chat-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
    await expect(page.getByRole("status").filter({ hasText: new RegExp(`^Saved as candor-chat-.+\\.${ending}\\.$`) })).toHaveCount(1);
  }
});

test("a link is fetched, becomes the context, and later questions are about it; one without readable text is sent as it is", async ({ page }) => {
  const sent: { text: string; history: unknown[] }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("agent-chat")) sent.push(request.postDataJSON() as (typeof sent)[number]);
  });
  await open(page);
  await ask(page, `${articles.base}/story`);
  const tool = page.locator(".turn.by-tool");
  await expect(tool).toContainText("fetch-url");
  await expect(tool).toContainText(`${articles.base}/story`);
  await expect(tool).toContainText(/\d+ ms/);
  await expect(page.getByText("Article context active", { exact: true })).toBeVisible();
  await expect(tool.getByText(/^\d+ marks in the article$/)).toBeVisible();
  await ask(page, "Which claims can be checked?");
  expect(sent[1]!.text).toContain("Everyone knows that the harbour cannot wait");
  expect(sent[1]!.text).toContain("Which claims can be checked?");
  expect(sent[1]!.history).toHaveLength(2);

  const quote = replies(page)
    .last()
    .getByRole("button", { name: /^in the article/ })
    .first();
  await expect(quote).toBeVisible();
  await quote.click();
  const dialog = page.getByRole("dialog", { name: "The quay that cannot wait" });
  await expect(dialog.locator(".lit").first()).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(quote).toBeFocused();

  await page.getByRole("link", { name: "Reset" }).click();
  await expect(page.getByText("Article context active", { exact: true })).toBeHidden();
  await ask(page, "Hello");
  expect(sent[2]!.text).toBe("Hello");
  await test.step("a link without readable text", async () => {
    await ask(page, `${articles.base}/empty`);
    await expect(page.getByText("Fetched page had no readable text; sending URL as-is.", { exact: true })).toBeVisible();
    expect(sent[3]!.text).toBe(`${articles.base}/empty`);
    await expect(page.getByText("Article context active", { exact: true })).toBeHidden();
  });
});

test("fetch-url reads a page without asking; without an address it says what it needs", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "fetch-url", exact: true }).click();
  await expect(page.getByText(/^Put one link, and nothing else/)).toBeVisible();
  await box(page).fill(`${articles.base}/story`);
  await page.getByRole("button", { name: "fetch-url", exact: true }).click();
  await expect(page.getByText("Article context active", { exact: true })).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("");

  // What is asked for now stands before what went wrong earlier.
  await box(page).fill(`${articles.base}/refused`);
  await page.getByRole("button", { name: "fetch-url", exact: true }).click();
  const why = page
    .locator(".turn.by-tool")
    .last()
    .getByText(/The site blocked server requests/);
  await expect(why).toBeVisible();
  await expect(box(page)).toHaveValue(`${articles.base}/refused`);
  await box(page).fill("");
  await page.getByRole("button", { name: "fetch-url", exact: true }).click();
  await expect(page.getByText(/^Put one link, and nothing else/)).toBeVisible();
  await page.reload();
  await expect(why).toBeVisible();
});

test("words of ours in quotation marks are not looked up in the article, and a reply leads to its lesson", async ({ page }) => {
  await open(page);
  await ask(page, `${articles.base}/story`);
  await ask(page, "Explain the second mark");
  await expect(replies(page).last()).toContainText(/how to say it fairly:.*“/i);
  await expect(replies(page).last()).not.toContainText("not found in the article");
  await ask(page, "What is a straw man? Give me an example");
  await expect(replies(page).last()).toContainText("It looks like this");
  await expect(replies(page).last()).not.toContainText("in the article");
  await replies(page).last().getByRole("link", { name: "Straw Man" }).click();
  await expect(page).toHaveURL(/\/educate\/straw-man$/);
});

test("edit and resend replaces what follows; reset chat empties and can be taken back", async ({ page }) => {
  await open(page);
  await ask(page, "Hello");
  await ask(page, "What is a straw man?");
  await page.locator(".turn.by-user").first().getByRole("button", { name: "Edit and ask again" }).click();
  await expect(box(page)).toHaveValue("Hello");
  await expect(page.getByText(/You’re editing an earlier message/)).toBeVisible();
  await box(page).fill("What is a red herring?");
  await box(page).press("Enter");
  await expect(page.locator(".turn.by-user")).toHaveText(/What is a red herring\?/);
  await expect(replies(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "reset chat", exact: true }).click();
  await expect(page.locator(".turn")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(page.locator(".turn")).toHaveCount(2);
});

test("an unsent draft comes back after an offered question, and after an earlier message was changed and sent, after a reload too", async ({ page }) => {
  await open(page);
  await box(page).fill("A long thought of mine");
  await page.getByRole("button", { name: "What is a false dilemma?" }).click();
  await expect(box(page)).toHaveValue("What is a false dilemma?");
  await page.getByRole("button", { name: "Go back to it now" }).click();
  await expect(box(page)).toHaveValue("A long thought of mine");
  await expect(box(page)).toBeFocused();
  await page.getByRole("button", { name: "What is a false dilemma?" }).click();
  await box(page).press("Enter");
  await expect(page.locator(".turn.by-user")).toHaveText(/What is a false dilemma\?/);
  await expect(box(page)).toHaveValue("A long thought of mine");
  await idle(page);

  await page.locator(".turn.by-user").getByRole("button", { name: "Edit and ask again" }).click();
  await expect(box(page)).toHaveValue("What is a false dilemma?");
  await page.reload();
  await expect(page.getByText("Your draft will come back after you send this.")).toBeVisible();
  await page.locator(".turn.by-user").getByRole("button", { name: "Edit and ask again" }).click();
  await box(page).fill("Good day");
  await box(page).press("Enter");
  await expect(page.locator(".turn.by-user")).toHaveText(/Good day/);
  await expect(box(page)).toHaveValue("A long thought of mine");
  await expect(box(page)).toBeFocused();
  await expect(page.getByText(/draft will come back/)).toHaveCount(0);
});

test("after 12 turns a recap is forced, shown, and the count starts again", async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "1");
    localStorage.setItem(
      "candor-chat-v1",
      JSON.stringify({
        messages: [
          { id: "a", role: "user", text: "Hello", at: 1 },
          { id: "b", role: "assistant", text: "Hello.", at: 2 },
        ],
        article: null,
        age: { turnsSinceRecap: 11, tokensSinceRecap: 100 },
        sessionId: null,
      }),
    );
  });
  const modes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("agent-chat")) modes.push((request.postDataJSON() as { mode: string }).mode);
  });
  await open(page);
  await expect(page.getByText(/^Since the last recap: 11 of 12 turns, 100 of 3,500 tokens\./)).toBeVisible();
  await ask(page, "Hello");
  await expect(page.getByText(/The next reply will be a recap\.$/)).toBeVisible();
  await ask(page, "And now?");
  await expect(page.getByText("Recap: 12 turns or 3,500 tokens went by without one. The count starts over.")).toBeVisible();
  await expect(page.getByText(/^Since the last recap: 0 of 12 turns, 0 of 3,500 tokens\./)).toBeVisible();
  await ask(page, "Hello");
  expect(modes).toEqual(["careful", "recap", "careful"]);
});

test("hand-over from the analyzer: Audit, with the article in context", async ({ page }) => {
  await page.goto("/analyze");
  await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill(`${articles.base}/story`);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await page.getByRole("button", { name: "Discuss in Audit mode" }).click();
  await expect(page).toHaveURL(/\?tab=chat$/);
  await expect(page.getByText("Article context active", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Audit", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".turn.by-tool")).toContainText("The quay that cannot wait");
  await ask(page, "Summarize it");
  await expect(
    replies(page)
      .last()
      .getByRole("button", { name: /^in the article/ })
      .first(),
  ).toBeVisible();
});

test("axe finds nothing in both themes", async ({ page }) => {
  await open(page);
  await expectAccessible(page, "the empty chat");
  await ask(page, `${articles.base}/story`);
  await ask(page, "Everyone knows that the old bridge is finished. Experts agree: either we act tonight, or we lose the town for good.");
  await ask(page, "Act now, before it is too late! Everyone knows that only a fool would doubt it, and studies show that 97.3% of experts agree.");
  await page.locator(".frames > summary").first().click();
  await expectAccessible(page, "a conversation");
  await page.getByRole("button", { name: "Read it" }).click();
  await expectAccessible(page, "the article");
});

test("fits 320 pixels, with wide code, tables and words without a break too", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  // An article with marks of six categories, which are named in one line.
  await ask(page, `${baseURL}/demo/article`);
  await ask(page, "Which claims can be checked?");
  await page.getByText("Change", { exact: true }).click();
  await expect(page.getByRole("combobox", { name: "mode", exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const word = "Donaudampfschifffahrt".repeat(12);
  await page.route("**/agent-fetch-url", (route) =>
    route.fulfill({ json: { text: `The ${word} came in.`, title: word, url: `https://news.example/${word}` } }),
  );
  await page.route("**/agent-chat", (route) =>
    route.fulfill({
      json: {
        message: `# ${word}\n\n\`\`\`\n${"code ".repeat(40)}\n\`\`\`\n\n| ${word} | b |\n|-|-|\n| 1 | 2 |\n\n> ${word}`,
        tools: [{ name: word, args: { url: `https://news.example/${word}` }, duration_ms: 1 }],
      },
    }),
  );
  await ask(page, "https://news.example/a");
  await expect(page.locator(".md pre")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Read it" }).click();
  expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});
