import { startArticles } from "./support/articles.ts";
import { expect, test, type Page } from "./support/test.ts";

let articles: Awaited<ReturnType<typeof startArticles>>;
test.beforeAll(async () => {
  articles = await startArticles();
});
test.afterAll(() => articles.close());

const box = (page: Page) => page.getByRole("textbox", { name: "A statement, or one link to an article" });
async function run(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
}

test("a page that cannot be read says why and keeps its address; one that can has its text put in the box and analyzed", async ({ page }) => {
  await page.goto("/analyze");
  for (const [path, message] of [
    ["/empty", "Fetched page didn’t contain readable text."],
    ["/refused", "That site blocks server fetches. Try copy/paste the article text."],
    ["/broken", /^Fetch failed: Agent HTTP 50\d: .+/],
  ] as const) {
    await test.step(path, async () => {
      await run(page, articles.base + path);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(box(page)).toHaveValue(articles.base + path);
    });
  }
  await expect(page.getByText("If the page opens in your browser, copy its text and paste it here.")).toBeVisible();
  await test.step("a link is fetched", async () => {
    await box(page).fill(`  ${articles.base}/story\n`);
    await expect(
      page.getByText(/^This is a link\. When you run it, the address goes to 127\.0\.0\.1:\d+, which fetches the page from 127\.0\.0\.1:\d+\./),
    ).toBeVisible();
    expect(articles.seen).not.toContain("GET /story");
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await expect(box(page)).toHaveValue(/^(?:The quay that cannot wait\s+)?Everyone knows that the harbour cannot wait another decade/);
    await expect(page.locator(".source")).toContainText("The quay that cannot wait");
    await expect(page.locator(".source").getByRole("link")).toHaveAttribute("href", `${articles.base}/story`);
    await expect(page.locator(".note").filter({ hasText: "vx-pc01-" }).first()).toBeVisible();
    await expect(page.getByText(/could be read from this page/)).toHaveCount(0);
  });
  await test.step("of a page that its scripts draw there is a headline", async () => {
    await page.getByRole("button", { name: "Edit text" }).click();
    await run(page, `${articles.base}/scripted`);
    await expect(page.getByText("Only 5 words could be read from this page. If you see more in your browser, copy the text and paste it here.")).toBeVisible();
  });
});

test("a page is told by its host, once, where it names neither title nor site, or in a form that cannot be shown; while it is fetched that is shown, the field is disabled, and it can be stopped", async ({
  page,
}) => {
  let answer: object = {};
  await page.route("**/agent-fetch-url", (route) => route.fulfill({ json: { text: "The tide came in.", ...answer } }));
  await page.goto("/analyze");
  for (const [host, given] of [
    ["news.example", {}],
    // From a backend of another make.
    ["odd.example", { title: { a: 1 }, byline: ["A", "B"], publishedTime: 1_700_000_000, url: {} }],
  ] as const) {
    await test.step(host, async () => {
      answer = given;
      await run(page, `https://${host}/a`);
      await expect(page.locator(".source p")).toHaveText(new RegExp(`^${host.replace(".", "\\.")}\\s*https://${host.replace(".", "\\.")}/a$`));
    });
  }
  await test.step("it is fetched, and stopped", async () => {
    await page.unroute("**/agent-fetch-url");
    await page.route("**/agent-fetch-url", () => undefined);
    await run(page, "https://news.example/slow");
    const working = page.getByRole("button", { name: "Working…", exact: true });
    await expect(working).toBeDisabled();
    await expect(box(page)).toBeDisabled();
    await expect(page.getByText("Fetching the page…")).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("button", { name: "Run Analysis", exact: true })).toBeEnabled();
    await expect(box(page)).toHaveValue("https://news.example/slow");
  });
});
