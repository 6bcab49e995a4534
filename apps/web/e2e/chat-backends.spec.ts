import { event, json, startFakeAgent, streamHead, type ChatHandler } from "./support/fake-agent.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test, type Page } from "./support/test.ts";

/** The Chat tab with other backends behind it: JSON only, streamed, failing, slow, odd. */
const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const reply = (page: Page) => page.locator(".turn.by-assistant").last();
const idle = (page: Page) => expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();

const running: { close(): Promise<void> }[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

async function chatWith(page: Page, baseURL: string | undefined, handler: ChatHandler) {
  const fake = await startFakeAgent(baseURL!, handler);
  running.push(fake);
  await page.goto(`${fake.base}/analyze?tab=chat`);
  await expect(box(page)).toBeVisible();
  return fake;
}
async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Enter");
}

test("JSON with nothing but the specified fields is enough", async ({ page, baseURL }) => {
  const fake = await chatWith(page, baseURL, (asked, response) =>
    json(response, { message: `**You said** ${asked.body.text}`, tools: [{ name: "fetch_url", args: { url: "https://a.example/x" }, duration_ms: 1234 }] }),
  );
  await send(page, "Good day");
  await expect(reply(page).locator("strong")).toHaveText("You said");
  await expect(reply(page).locator(".tool")).toHaveText(/fetch_url.*https:\/\/a\.example\/x.*1,234 ms/);
  await expect(reply(page).locator(".failure")).toHaveCount(0);
  await idle(page);
  await send(page, "And again");
  await expect(reply(page)).toContainText("You said And again");
  expect(fake.asked[1]!.body.history).toEqual([
    { role: "user", text: "Good day" },
    { role: "assistant", text: "**You said** Good day" },
  ]);
  expect("sessionId" in fake.asked[1]!.body).toBe(false);
});

test("a reply nested too deep to be drawn stands as plain text, after a reload too, and the chat goes on", async ({ page, baseURL }) => {
  const failed: string[] = [];
  page.on("pageerror", (error) => failed.push(String(error)));
  await chatWith(page, baseURL, (asked, response) =>
    json(response, { message: asked.body.text === "deep" ? `Look: **x**\n\n${"- ".repeat(5_000)}deep down` : "**Well.**" }),
  );
  await send(page, "deep");
  await expect(reply(page)).toContainText("deep down");
  await idle(page);
  await page.waitForTimeout(600);
  await page.reload();
  await expect(reply(page)).toContainText("deep down");
  await send(page, "and now?");
  await expect(reply(page).locator("strong")).toHaveText("Well.");
  await idle(page);
  await page.getByRole("button", { name: "reset chat", exact: true }).click();
  await expect(page.locator(".turn")).toHaveCount(0);
  expect(failed).toEqual([]);
});

test("a stream is drawn while it comes, with its tools", async ({ page, baseURL }) => {
  let go: () => void = () => undefined;
  await chatWith(page, baseURL, (_, response) => {
    streamHead(response);
    event(response, { type: "tool-start", id: "1", name: "analyze_text", args: {} });
    event(response, { type: "delta", text: "Half of **it" });
    go = () => {
      event(response, { type: "tool-end", id: "1", tool: { name: "analyze_text", args: {}, duration_ms: 42 } });
      event(response, { type: "delta", text: "** and the rest" });
      event(response, {
        type: "done",
        answer: { message: "Half of **it** and the rest.", tools: [{ name: "analyze_text", args: {}, duration_ms: 42 }], confidence: 0.9, failure: null },
      });
      response.end();
    };
  });
  await send(page, "Go on");
  await expect(reply(page)).toContainText("Half of");
  await expect(reply(page).locator(".tool")).toContainText("running…");
  await expect(page.getByRole("button", { name: "Sending…", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  go();
  await expect(reply(page).locator("strong")).toHaveText("it");
  await expect(reply(page)).toContainText("and the rest.");
  await expect(reply(page).locator(".tool")).toContainText("42 ms");
  await idle(page);
  await expect(page.locator(".thread [role=status]")).toHaveText(/^The agent has answered\./);
});

test("Stop keeps what came and stops the agent; Retry asks again", async ({ page, baseURL }) => {
  const fake = await chatWith(page, baseURL, (_, response, number) => {
    if (number > 1) {
      json(response, { message: "Second try" });
      return;
    }
    streamHead(response);
    event(response, { type: "delta", text: "Slowly, " });
  });
  await send(page, "Take your time");
  await expect(reply(page)).toContainText("Slowly,");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(reply(page)).toContainText("Stopped. What had arrived is kept.");
  await expect(reply(page)).toContainText("Slowly,");
  await expect.poll(() => fake.asked[0]!.left).toBe(true);
  await idle(page);
  await page.reload();
  await expect(reply(page)).toContainText("Slowly,");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(reply(page)).toContainText("Second try");
  await expect(page.locator(".turn")).toHaveCount(2);
  expect(fake.asked[1]!.body.history).toEqual([]);
});

test("Stop before anything came says so", async ({ page, baseURL }) => {
  const fake = await chatWith(page, baseURL, () => undefined);
  await send(page, "Hello");
  await expect.poll(() => fake.asked.length).toBe(1);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(reply(page)).toContainText("Stopped before an answer came.");
  await expect.poll(() => fake.asked[0]!.left).toBe(true);
});

test("'reset chat' while a reply comes: what is brought back is stopped, and can be asked for again", async ({ page, baseURL }) => {
  await chatWith(page, baseURL, (_, response, number) => {
    if (number === 2) {
      json(response, { message: "All of it." });
      return;
    }
    streamHead(response);
    event(response, { type: "delta", text: "Half of it" });
  });
  await send(page, "Go");
  await expect(reply(page)).toContainText("Half of it");
  await page.getByRole("button", { name: "reset chat", exact: true }).click();
  await expect(page.locator(".turn")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(reply(page)).toContainText("Half of it");
  await expect(reply(page)).toContainText(/Stopped/);
  await expect(reply(page).locator("[aria-busy=true]")).toHaveCount(0);
  await reply(page).getByRole("button", { name: "Retry" }).click();
  await expect(reply(page)).toContainText("All of it.");
});

test("an answer that another try took can come back, however often that fails", async ({ page, baseURL }) => {
  const fake = await chatWith(page, baseURL, (_, response, number) =>
    json(response, { message: number === 1 ? "A good answer." : "" }, number === 1 ? 200 : 418),
  );
  await send(page, "What is it?");
  await expect(reply(page)).toContainText("A good answer.");
  for (const asked of [2, 3]) {
    await reply(page).getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => fake.asked.length).toBe(asked);
    await expect(reply(page)).toContainText("Agent HTTP 418");
    await idle(page);
  }
  await expect(page.getByText("The earlier answer was replaced.")).toBeVisible();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(reply(page)).toContainText("A good answer.");
  await expect(page.locator(".turn")).toHaveCount(2);
  await expect(box(page)).toBeFocused();
  await expect(page.getByText("The earlier answer was replaced.")).toHaveCount(0);
  await page.waitForTimeout(400);
  await page.reload();
  await expect(page.locator(".turn")).toHaveText([/What is it\?/, /A good answer\./]);
});

test("what followed a changed question can come back, also while that is being answered", async ({ page, baseURL }) => {
  await chatWith(page, baseURL, (asked, response) => {
    if (asked.body.text === "Changed") {
      streamHead(response);
      event(response, { type: "delta", text: "On its way" });
    } else json(response, { message: `To ${asked.body.text}` });
  });
  for (const text of ["One", "Two"]) {
    await send(page, text);
    await expect(reply(page)).toContainText(`To ${text}`);
    await idle(page);
  }
  await page.getByRole("button", { name: "Edit and ask again" }).first().click();
  await send(page, "Changed");
  await expect(reply(page)).toContainText("On its way");
  await expect(page.locator(".turn")).toHaveCount(2);
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect(page.locator(".turn")).toHaveText([/One/, /To One/, /Two/, /To Two/]);
  await idle(page);
  await send(page, "Three");
  await expect(reply(page)).toContainText("To Three");
  await expect(page.locator(".turn")).toHaveCount(6);
});

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

for (const [name, answer] of [
  ["an empty message", { message: "  " }],
  ["no message at all", {}],
  ["an array", []],
] as const) {
  test(`${name} is shown as (no reply)`, async ({ page, baseURL }) => {
    await chatWith(page, baseURL, (_, response) => json(response, answer));
    await send(page, "Hello");
    await expect(reply(page).getByText("(no reply)", { exact: true })).toBeVisible();
  });
}

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

for (const [answer, text, offer] of [
  [{ confidence: 0.39 }, "I’m not fully confident. Here’s what I do know—and what would increase confidence.", "What is missing from this text?"],
  [{ confidence: 0.19 }, "I can’t assist with that. Let’s choose a safer or more specific direction.", "Explain the wording of the text."],
  [{ confidence: 0.5, failure: "ask-clarify" }, "To get this right, I need a quick clarification on X/Y.", "Answer it"],
] as const) {
  test(`${JSON.stringify(answer)} shows its banner`, async ({ page, baseURL }) => {
    await chatWith(page, baseURL, (_, response) => json(response, { message: "Perhaps.", tools: [], ...answer }));
    await send(page, "Hello");
    await expect(reply(page).getByText(text, { exact: true })).toBeVisible();
    await reply(page).getByRole("button", { name: offer }).click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue(offer === "Answer it" ? "" : offer);
    await expect(reply(page)).toContainText("Unverified.");
  });
}

test("hostile Markdown stays harmless", async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await chatWith(page, baseURL, (_, response) =>
    json(response, {
      message:
        "![x](https://evil.example/p.png) <img src=https://evil.example/q.png onerror=alert(1)> [here](https://evil.example/a) [js](javascript:alert(1)) <script>alert(1)</script>\n\n# Big",
    }),
  );
  await send(page, "Hello");
  await expect(reply(page).getByRole("link", { name: "here" })).toHaveAttribute("rel", /noopener noreferrer/);
  await expect(reply(page)).toContainText("(evil.example)");
  await expect(reply(page).locator("img, script, h1, [href^='javascript']")).toHaveCount(0);
  expect(outside).toEqual([]);
});

test("a reply brings no attributes of its own, and is marked all the same", async ({ page, baseURL }) => {
  const said = "Everyone knows that this is the only way.";
  await chatWith(page, baseURL, (_, response) =>
    json(response, { message: `<p data-quote="0" class="small" id="root" aria-hidden="true" role="status" style="color:red" title="x">${said}</p>` }),
  );
  await send(page, "Hello");
  const words = reply(page).locator(".md p");
  await expect(words).toHaveText(said);
  expect(await words.evaluate((p) => p.getAttributeNames())).toEqual([]);
  await expect(words.locator(".mark").first()).toBeVisible();
});

test("a link says its host, whatever address its text names", async ({ page, baseURL }) => {
  await chatWith(page, baseURL, (_, response) =>
    json(response, { message: "[https://www.mybank.example/login?ref=evil.example](https://evil.example/phish) or <https://honest.example/a>" }),
  );
  await send(page, "Hello");
  await expect(reply(page).locator(".md")).toHaveText("https://www.mybank.example/login?ref=evil.example (evil.example) or https://honest.example/a");
});

test("quotations are checked: exact, near, not found; under the minimum everything is unverified", async ({ page, baseURL }) => {
  await page.route("**/agent-fetch-url", (route) =>
    route.fulfill({ json: { text: "The council met on Monday. It voted for the new bridge by five to four.", title: "The vote" } }),
  );
  await chatWith(page, baseURL, (_, response, number) =>
    json(response, {
      message: "It says “the council met on Monday”, then “it voted for a new bridge by five to four”, and “the mayor was bribed by builders”.",
      tools: [],
      confidence: number === 1 ? 0.9 : 0.5,
    }),
  );
  await send(page, "https://news.example/vote");
  await expect(reply(page).getByText("3 quotations looked up in the article: 1 exact, 1 near, 1 not found.")).toBeVisible();
  await expect(reply(page).getByRole("button", { name: /^in the article: show/ })).toHaveText("in the article");
  await expect(reply(page).getByRole("button", { name: /^nearly so in the article: show/ })).toBeVisible();
  await expect(reply(page).getByText("not found in the article: unverified")).toBeVisible();
  await reply(page)
    .getByRole("button", { name: /^nearly so/ })
    .click();
  await expect(page.getByRole("dialog").locator(".lit").first()).toHaveText(/It voted for the new bridge/);
  await page.getByRole("button", { name: "Close" }).click();
  await idle(page);
  await send(page, "Sure?");
  await expect(reply(page).getByText("The agent puts its confidence at 50%, under the minimum of 60% that was agreed.")).toBeVisible();
  await expect(reply(page).getByText("in the article, unverified", { exact: true })).toBeVisible();
});

test("a reply taller than the window is shown from its first line, and one who goes on to its end is taken along", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  let more: () => void = () => undefined;
  await chatWith(page, baseURL, (_, response) => {
    streamHead(response);
    const lines = (from: number, to: number) => Array.from({ length: to - from }, (_x, i) => `Line ${from + i}\n\n`).join("");
    event(response, { type: "delta", text: lines(0, 5) });
    let at = 5;
    more = () => {
      event(response, { type: "delta", text: lines(at, at + 20) });
      at += 20;
    };
  });
  const line = (n: number) => page.getByText(`Line ${n}`, { exact: true });
  const newest = page.getByRole("button", { name: "Newest" });
  await send(page, "Go on");
  await expect(line(4)).toBeInViewport();
  more();
  await expect(line(24)).toBeAttached();
  await expect(line(0)).toBeInViewport();
  await expect.poll(async () => (await line(0).boundingBox())!.y).toBeLessThan(150);
  const start = await page.evaluate(() => window.scrollY);
  more();
  await expect(line(44)).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(start);
  await expect(newest).toHaveCount(0);

  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 9000);
  await expect(line(44)).toBeInViewport();
  more();
  await expect(line(64)).toBeInViewport();
  await page.mouse.wheel(0, -900);
  await expect(line(64)).not.toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  more();
  await expect(line(84)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(newest).toHaveCount(0);
});

test("the way to the newest reply is offered where it stands out of sight, and leads to its first line", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await chatWith(page, baseURL, (_, response, number) =>
    json(response, { message: Array.from({ length: 40 }, (_x, i) => `Line ${i} of reply ${number}`).join("\n\n") }),
  );
  const newest = page.getByRole("button", { name: "Newest" });
  for (const number of [1, 2]) {
    await send(page, `Question ${number}`);
    await expect(page.getByText(`Line 0 of reply ${number}`, { exact: true })).toBeInViewport();
    await idle(page);
    await expect(newest).toHaveCount(0);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await newest.click();
  await expect(page.getByText("Line 0 of reply 2", { exact: true })).toBeInViewport();
  await expect(page.getByText("Line 39 of reply 2", { exact: true })).not.toBeInViewport();
  await expect(newest).toHaveCount(0);
});

test("enlarged to 400 % a reply is in view once it is there, and the reader is left alone below it", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await chatWith(page, baseURL, (_, response, number) => json(response, { message: `Reply ${number}, which is short.` }));
  for (const number of [1, 2]) {
    await send(page, `Question ${number}`);
    await expect(page.getByText(`Reply ${number}, which is short.`)).toBeInViewport();
  }
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 9000);
  await expect(page.getByText("Reply 2, which is short.")).not.toBeInViewport();
  await box(page).fill("A letter\nof\nseveral\nlines");
  await expect(box(page)).toBeInViewport();
});

for (const [confidence, colour] of [
  [0.9, "red"],
  [0.75, "yellow"],
] as const) {
  test(`telemetry names what fired, and no text (${colour})`, async ({ page, baseURL }) => {
    const events: Record<string, unknown>[] = [];
    page.on("console", async (message) => {
      if (message.text().startsWith("telemetry")) events.push((await message.args()[1]?.jsonValue()) as Record<string, unknown>);
    });
    await chatWith(page, baseURL, (_, response) => json(response, { message: "Everyone knows that it works.", confidence }));
    await send(page, "Everyone knows that the harbour cannot wait.");
    await expect(reply(page).getByText(/marks? in the reply$/)).toBeVisible();
    await expect.poll(() => events.filter((e) => e["event"] === "chat-message").length).toBe(2);
    const last = events.filter((e) => e["event"] === "chat-message").at(-1)!;
    expect(Object.keys(last)).toEqual(
      expect.arrayContaining(["mode", "stakes", "triggered_reflexes", "cofires", "cooldowns_applied", "context_age_turns", "tokens_since_recap"]),
    );
    expect(last["cooldowns_applied"]).not.toEqual([]);
    expect(JSON.stringify(events)).not.toContain("harbour");
  });
}

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
