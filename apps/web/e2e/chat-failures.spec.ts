import { expectAccessible } from "./support/axe.ts";
import { chatWith, closeAgents, idle, reply, send } from "./support/chat.ts";
import { event, json, streamHead, type ChatHandler } from "./support/fake-agent.ts";
import { expect, test } from "./support/test.ts";

/** The Chat tab where the backend fails, is busy, or breaks off. */

test.afterEach(closeAgents);

test("429 and 500 are tried again twice, and no more", async ({ page, baseURL }) => {
  const fake = await chatWith(page, baseURL, (_, response, number) => {
    if (number <= 2) {
      response.writeHead(number === 1 ? 429 : 500).end("wait");
      return;
    }
    if (number === 3) {
      json(response, { message: "At last" });
      return;
    }
    response.writeHead(500).end("no luck");
  });
  await send(page, "Hello");
  await expect(reply(page)).toContainText("At last");
  await idle(page);
  expect(fake.asked).toHaveLength(3);
  await send(page, "Once more");
  await expect(page.getByText("Agent HTTP 500: no luck", { exact: true })).toBeVisible();
  expect(fake.asked).toHaveLength(6);
  await expect(page.locator(".thread [role=status]")).toHaveText(/^The agent gave no complete answer\./);
});

for (const [name, handler, text] of [
  [
    "another status",
    (_: unknown, response: Parameters<ChatHandler>[1]) => void response.writeHead(404).end(`gone ${"x".repeat(400)}`),
    `Agent HTTP 404: gone ${"x".repeat(295)}`,
  ],
  [
    "our own error shape",
    (_: unknown, response: Parameters<ChatHandler>[1]) =>
      json(response, { error: { code: "busy", message: "The server is busy. Please try again in a moment." } }, 503),
    "Agent HTTP 503: The server is busy. Please try again in a moment.",
  ],
  [
    "no JSON",
    (_: unknown, response: Parameters<ChatHandler>[1]) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>"),
    "Agent HTTP 200: the answer is not JSON: <h1>Sign in</h1>",
  ],
  [
    "an error event before any text",
    (_: unknown, response: Parameters<ChatHandler>[1]) => {
      streamHead(response);
      event(response, { type: "error", error: { code: "model-error", message: "The language model answered with an error." } });
      response.end();
    },
    "The language model answered with an error. (HTTP 502)",
  ],
] as const) {
  test(`${name} is told in the specified words, and the question kept`, async ({ page, baseURL }) => {
    const fake = await chatWith(page, baseURL, handler as ChatHandler);
    await send(page, "Hello there");
    await expect(reply(page).getByText(text, { exact: true })).toBeVisible();
    expect(fake.asked).toHaveLength(1);
    await expect(page.locator(".turn.by-user")).toContainText("Hello there");
    await expect(page.getByRole("button", { name: "Retry" })).toBeEnabled();
  });
}

test("a network failure comes with the tip", async ({ page }) => {
  await page.route("**/agent-chat", (route) => route.abort());
  await page.goto("/analyze?tab=chat");
  await send(page, "Hello");
  await expect(
    page.getByText(/^Failed to fetch \(Tip: open the app through the local dev server or the live site so the \/agent functions work\.\)$/),
  ).toBeVisible();
});

test("a link that cannot be fetched is told, sent to nobody, and can be tried again", async ({ page, baseURL }) => {
  let tries = 0;
  await page.route("**/agent-fetch-url", (route) => {
    tries += 1;
    return tries === 1 ? route.fulfill({ status: 404, body: "no such page" }) : route.fulfill({ json: { text: "Everyone knows that it works." } });
  });
  const fake = await chatWith(page, baseURL, (_, response) => json(response, { message: "Read it." }));
  await send(page, "https://news.example/a");
  await expect(page.getByText("Agent HTTP 404: no such page", { exact: true })).toBeVisible();
  await expect(page.locator(".turn.by-tool")).toContainText("failed");
  expect(fake.asked).toHaveLength(0);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(reply(page)).toContainText("Read it.");
  await expect(page.locator(".turn")).toHaveCount(3);
  expect(fake.asked[0]!.body.text).toContain("Everyone knows that it works.");
});

test("each try on a busy agent is shown", async ({ page, baseURL }) => {
  await chatWith(page, baseURL, (_, response, number) => (number === 1 ? void response.writeHead(429).end("wait") : undefined));
  await send(page, "Hello");
  await expect(reply(page)).toContainText("It is busy: try 2 of 3.");
});

test("a stream that breaks off is kept, and said", async ({ page, baseURL }) => {
  const fake = await chatWith(page, baseURL, (_, response) => {
    streamHead(response);
    event(response, { type: "delta", text: "The first half" });
    setTimeout(() => response.destroy(), 200);
  });
  await send(page, "Hello");
  await expect(reply(page)).toContainText("The answer was cut off. What had arrived is kept.");
  await expect(reply(page)).toContainText("The first half");
  expect(fake.asked).toHaveLength(1);
});

test("axe finds nothing in errors and banners", async ({ page, baseURL }) => {
  await chatWith(page, baseURL, (_, response, number) => {
    if (number === 1) json(response, { message: "Perhaps.", confidence: 0.1 });
    else if (number === 2) response.writeHead(404).end("gone");
    else {
      streamHead(response);
      event(response, { type: "delta", text: "Half" });
    }
  });
  for (const text of ["One", "Two"]) {
    await send(page, text);
    await idle(page);
  }
  await expectAccessible(page, "a banner and an error");
  await send(page, "Three");
  await expect(reply(page)).toContainText("Half");
  await expectAccessible(page, "while it streams");
});
