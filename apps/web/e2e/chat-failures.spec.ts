import { expectAccessible } from "./support/axe.ts";
import { chatWith, closeAgents, idle, reply, send } from "./support/chat.ts";
import { event, json, streamHead, type ChatHandler } from "./support/fake-agent.ts";
import { expect, test } from "./support/test.ts";

/** The Chat tab where the backend fails, is busy, or breaks off. */

test.afterEach(closeAgents);

test("429 and 500 are tried again twice, and no more, and each try is shown", async ({ page, baseURL }) => {
  let go: () => void = () => undefined;
  const fake = await chatWith(page, baseURL, (_, response, number) => {
    if (number === 1) {
      response.writeHead(429).end("wait");
      return;
    }
    if (number === 2) {
      go = () => void response.writeHead(500).end("wait");
      return;
    }
    if (number === 3) {
      json(response, { message: "At last" });
      return;
    }
    response.writeHead(500).end("no luck");
  });
  await send(page, "Hello");
  await expect(reply(page)).toContainText("It’s busy: attempt 2 of 3.");
  await expect.poll(() => fake.asked.length).toBe(2);
  go();
  await expect(reply(page)).toContainText("At last");
  await idle(page);
  expect(fake.asked).toHaveLength(3);
  await send(page, "Once more");
  await expect(page.getByText("Agent HTTP 500: no luck", { exact: true })).toBeVisible();
  expect(fake.asked).toHaveLength(6);
  await expect(page.locator(".thread [role=status]")).toHaveText(/^The agent didn’t give a complete answer\./);
});

test("other failures are told in the specified words, and the question kept; so is what came of a stream that breaks off", async ({ page, baseURL }) => {
  const failures: [name: string, handler: ChatHandler, text: string][] = [
    ["another status", (_, response) => void response.writeHead(404).end(`gone ${"x".repeat(400)}`), `Agent HTTP 404: gone ${"x".repeat(295)}`],
    [
      "our own error shape",
      (_, response) => json(response, { error: { code: "busy", message: "The server is busy. Please try again in a moment." } }, 503),
      "Agent HTTP 503: The server is busy. Please try again in a moment.",
    ],
    [
      "no JSON",
      (_, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>"),
      "Agent HTTP 200: the answer is not JSON: <h1>Sign in</h1>",
    ],
    [
      "an error event before any text",
      (_, response) => {
        streamHead(response);
        event(response, { type: "error", error: { code: "model-error", message: "The language model answered with an error." } });
        response.end();
      },
      "The language model answered with an error. (HTTP 502)",
    ],

    [
      "a stream that breaks off",
      (_, response) => {
        streamHead(response);
        event(response, { type: "delta", text: "The first half" });
        setTimeout(() => response.destroy(), 200);
      },
      "The answer was cut off. What arrived is kept.",
    ],
  ];
  const fake = await chatWith(page, baseURL, (asked, response, number) => failures[number - 1]![1](asked, response, number));
  for (const [n, [name, , text]] of failures.entries()) {
    await test.step(name, async () => {
      await send(page, `Hello ${n}`);
      await expect(page.locator(".turn.by-user")).toHaveCount(n + 1);
      await expect(reply(page)).toContainText(text);
      if (n < failures.length - 1) await expect(reply(page).getByText(text, { exact: true })).toBeVisible();
      else await expect(reply(page)).toContainText("The first half");
      await idle(page);
      expect(fake.asked).toHaveLength(n + 1);
      await expect(page.locator(".turn.by-user").last()).toContainText(`Hello ${n}`);
      await expect(reply(page).getByRole("button", { name: "Retry" })).toBeEnabled();
    });
  }
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
