import { startArticles } from "./support/articles.ts";
import { expect, test, type Page } from "./support/test.ts";

let articles: Awaited<ReturnType<typeof startArticles>>;
test.beforeAll(async () => {
  articles = await startArticles();
});
test.afterAll(() => articles.close());

const box = (page: Page) => page.getByRole("textbox", { name: "A statement, or one link to an article" });
async function run(page: Page, text: string): Promise<void> {
  await page.goto("/analyze");
  await box(page).fill(text);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
}

test("a link is fetched, its text put in the box and analysed", async ({ page }) => {
  await page.goto("/analyze");
  await box(page).fill(`  ${articles.base}/story\n`);
  await expect(
    page.getByText(/^This is a link\. Run Analysis sends the address to 127\.0\.0\.1:\d+, which fetches the page from 127\.0\.0\.1:\d+\./),
  ).toBeVisible();
  expect(articles.seen).not.toContain("GET /story");
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  await expect(box(page)).toHaveValue(/^(?:The quay that cannot wait\s+)?Everyone knows that the harbour cannot wait another decade/);
  await expect(page.locator(".source")).toContainText("The quay that cannot wait");
  await expect(page.locator(".source").getByRole("link")).toHaveAttribute("href", `${articles.base}/story`);
  await expect(page.locator(".note").filter({ hasText: "vx-pc01-" }).first()).toBeVisible();
});

test("a page that names neither title nor site is told by its host, once", async ({ page }) => {
  await page.route("**/agent-fetch-url", (route) => route.fulfill({ json: { text: "The tide came in." } }));
  await run(page, "https://news.example/a");
  await expect(page.locator(".source p")).toHaveText(/^news\.example\s*https:\/\/news\.example\/a$/);
});

test("fields that cannot be shown, from a backend of another make, are left out", async ({ page }) => {
  const odd = { title: { a: 1 }, byline: ["A", "B"], publishedTime: 1_700_000_000, url: {} };
  await page.route("**/agent-fetch-url", (route) => route.fulfill({ json: { text: "The tide came in.", ...odd } }));
  await run(page, "https://news.example/a");
  await expect(page.locator(".source p")).toHaveText(/^news\.example\s*https:\/\/news\.example\/a$/);
});

test("from an analysed link it is one step to the chat in Audit mode", async ({ page }) => {
  await run(page, `${articles.base}/story`);
  await page.getByRole("button", { name: "Discuss in Audit mode" }).click();
  await expect(page).toHaveURL(/\?tab=chat$/);
});

test("text around an address is no link", async ({ page }) => {
  const before = articles.seen.length;
  await run(page, `Everyone knows ${articles.base}/story`);
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  expect(articles.seen).toHaveLength(before);
});

for (const [path, message] of [
  ["/empty", "Fetched page didn’t contain readable text."],
  ["/refused", "That site blocks server fetches. Try copy/paste the article text."],
] as const) {
  test(`${path} says: ${message}`, async ({ page }) => {
    await run(page, articles.base + path);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(box(page)).toHaveValue(articles.base + path);
  });
}

test("other failures say what failed and how to go on, and keep the address", async ({ page }) => {
  await run(page, `${articles.base}/broken`);
  await expect(page.getByText(/^Fetch failed: Agent HTTP 50\d: .+/)).toBeVisible();
  await expect(page.getByText("If the page opens in your browser, copy its text and paste it here.")).toBeVisible();
  await expect(box(page)).toHaveValue(`${articles.base}/broken`);
});

for (const [name, answer, message] of [
  ["a 403 of the agent", { status: 403, body: "no" }, "That site blocks server fetches. Try copy/paste the article text."],
  [
    "the words of a refusal",
    { status: 502, body: JSON.stringify({ error: { code: "x", message: "It blocked server requests" } }) },
    "That site blocks server fetches. Try copy/paste the article text.",
  ],
  ["a plain error", { status: 404, body: `gone ${"x".repeat(400)}` }, `Fetch failed: Agent HTTP 404: gone ${"x".repeat(295)}`],
] as const) {
  test(`${name} is worded as specified`, async ({ page }) => {
    await page.route("**/agent-fetch-url", (route) => route.fulfill(answer));
    await run(page, "https://news.example/a");
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  });
}

test("is tried again twice on 429 and 500", async ({ page }) => {
  let tries = 0;
  await page.route("**/agent-fetch-url", (route) => {
    tries += 1;
    return tries < 3 ? route.fulfill({ status: tries === 1 ? 429 : 500, body: "wait" }) : route.fulfill({ json: { text: "Everyone knows that it works." } });
  });
  await run(page, "https://news.example/a");
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  expect(tries).toBe(3);
});

test("shows that it is working, disables the field, and can be stopped", async ({ page }) => {
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

test("a server that is down is said, and the address kept", async ({ page }) => {
  await page.route("**/agent-fetch-url", (route) => route.abort());
  await run(page, "https://news.example/a");
  await expect(page.getByText(/^Fetch failed: .+/)).toBeVisible();
  await expect(box(page)).toHaveValue("https://news.example/a");
});
