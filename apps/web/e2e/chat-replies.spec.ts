import { expectAccessible } from "./support/axe.ts";
import { box, chatWith, closeAgents, idle, openChat, reply, send } from "./support/chat.ts";
import { event, json, streamHead } from "./support/fake-agent.ts";
import { expect, test } from "./support/test.ts";

/** What a reply holds: banners, Markdown that is hostile until it is cleaned, quotations that are looked up. */

test.afterEach(closeAgents);

test("a reply nested too deep to be drawn stands as plain text, after a reload too, and the chat goes on", async ({ page, baseURL }) => {
  const failed: string[] = [];
  page.on("pageerror", (error) => failed.push(String(error)));
  await chatWith(page, baseURL, (asked, response) =>
    json(response, { message: asked.body.text === "deep" ? `Look: **x**\n\n${"- ".repeat(5_000)}deep down` : "**Well.**" }),
  );
  await send(page, "deep");
  await expect(reply(page)).toContainText("deep down");
  await idle(page);
  await page.reload();
  await expect(reply(page)).toContainText("deep down");
  await send(page, "and now?");
  await expect(reply(page).locator("strong")).toHaveText("Well.");
  await idle(page);
  await page.getByRole("button", { name: "reset chat", exact: true }).click();
  await expect(page.locator(".turn")).toHaveCount(0);
  expect(failed).toEqual([]);
});

test("each banner offers the way on, and what stands under it is unverified", async ({ page, baseURL }) => {
  const cases = [
    [{ confidence: 0.39 }, "I’m not fully confident. Here’s what I do know—and what would increase confidence.", "What is missing from this text?"],
    [{ confidence: 0.19 }, "I can’t assist with that. Let’s choose a safer or more specific direction.", "Explain the wording of the text."],
    [{ confidence: 0.5, failure: "ask-clarify" }, "To get this right, I need a quick clarification on X/Y.", "Answer it"],
  ] as const;
  await chatWith(page, baseURL, (_, response, number) => json(response, { message: "Perhaps.", tools: [], ...cases[number - 1]![0] }));
  for (const [n, [answer, text, offer]] of cases.entries()) {
    await test.step(JSON.stringify(answer), async () => {
      await send(page, "Hello");
      await expect(page.locator(".turn.by-assistant")).toHaveCount(n + 1);
      await expect(reply(page).getByText(text, { exact: true })).toBeVisible();
      await idle(page);
      await reply(page).getByRole("button", { name: offer }).click();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue(offer === "Answer it" ? "" : offer);
      await expect(reply(page)).toContainText("Unverified.");
    });
  }
});

test("hostile Markdown stays harmless: nothing is fetched or run, no attributes are brought along, and a link says its host", async ({ page, baseURL }) => {
  const said = "Everyone knows that this is the only way.";
  const messages = [
    "![x](https://evil.example/p.png) <img src=https://evil.example/q.png onerror=alert(1)> [here](https://evil.example/a) [js](javascript:alert(1)) <script>alert(1)</script>\n\n# Big",
    `<p data-quote="0" class="small" id="root" aria-hidden="true" role="status" style="color:red" title="x">${said}</p>`,
    "[https://www.mybank.example/login?ref=evil.example](https://evil.example/phish) or <https://honest.example/a>",
  ];
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await chatWith(page, baseURL, (_, response, number) => json(response, { message: messages[number - 1] }));
  await send(page, "Hello");
  await expect(reply(page).getByRole("link", { name: "here" })).toHaveAttribute("rel", /noopener noreferrer/);
  await expect(reply(page)).toContainText("(evil.example)");
  await expect(reply(page).locator("img, script, h1, [href^='javascript']")).toHaveCount(0);
  await idle(page);
  await test.step("a reply brings no attributes of its own, and is marked all the same", async () => {
    await send(page, "Hello");
    const words = reply(page).locator(".md p");
    await expect(words).toHaveText(said);
    expect(await words.evaluate((p) => p.getAttributeNames())).toEqual([]);
    await expect(words.locator(".mark").first()).toBeVisible();
    await idle(page);
  });
  await test.step("a link says its host, whatever address its text names", async () => {
    await send(page, "Hello");
    await expect(reply(page).locator(".md")).toHaveText("https://www.mybank.example/login?ref=evil.example (evil.example) or https://honest.example/a");
  });
  expect(outside).toEqual([]);
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
  await expect(reply(page).getByText("3 quotations checked against the article: 1 exact, 1 near, 1 not found.")).toBeVisible();
  await expect(reply(page).getByRole("button", { name: /^in the article: show/ })).toHaveText("in the article");
  await expect(reply(page).getByRole("button", { name: /^nearly the same in the article: show/ })).toBeVisible();
  await expect(reply(page).getByText("not found in the article: unverified")).toBeVisible();
  await reply(page)
    .getByRole("button", { name: /^nearly the same/ })
    .click();
  await expect(page.getByRole("dialog").locator(".lit").first()).toHaveText(/It voted for the new bridge/);
  await page.getByRole("button", { name: "Close" }).click();
  await idle(page);
  await send(page, "Sure?");
  await expect(reply(page).getByText("The agent’s confidence is 50%, below the agreed minimum of 60%.")).toBeVisible();
  await expect(reply(page).getByText("in the article, unverified", { exact: true })).toBeVisible();
});

test("while a reply is written its caret stands behind the last words, in a list, a quotation and a table too", async ({ page, baseURL }) => {
  const cases = [
    ["Plain **words**", "p"],
    ["So:\n\n1. a bus\n2. a *later* plan", "li"],
    ["- a bus\n  - in the morning", "ul ul li"],
    ["> Either we build it", "blockquote p"],
    ["| Claim | Source |\n|-|-|\n| a poll | none |", "tbody td:last-child"],
  ] as const;
  await chatWith(page, baseURL, (_, response, number) => event(streamHead(response), { type: "delta", text: cases[number - 1]![0] }));
  for (const [text, at] of cases)
    await test.step(text, async () => {
      await send(page, "Hello");
      const drawn = reply(page).locator(".md.streaming");
      const carets = (selector: string) =>
        drawn.locator(selector).evaluateAll((all) => all.filter((one) => getComputedStyle(one, "::after").content !== "none").length);
      await expect.poll(() => carets(at)).toBe(1);
      expect(await carets("*"), text).toBe(1);
      await page.getByRole("button", { name: "Stop", exact: true }).click();
      await idle(page);
      await expect(reply(page).locator(".md.streaming")).toHaveCount(0);
    });
});

test("on a phone the words and figures of a table in a reply stay whole, and the table alone scrolls", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await chatWith(page, baseURL, (_, response) =>
    json(response, {
      message:
        "| Claim | Source named | What to ask | Strength |\n|-|-|-|-|\n| 87.4 percent would ride | a poll on the paper’s website | How many answered, and who? | 0.77 |",
    }),
  );
  await send(page, "Hello");
  const table = reply(page).getByRole("table");
  for (const words of ["Strength", "0.77"]) {
    const cell = table.getByText(words, { exact: true });
    const lines = () =>
      cell.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
      });
    // A cell that is drawn anew while it is asked has none.
    await expect.poll(lines, words).toBe(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("the address of a source breaks in a table, and leaves the other columns their room", async ({ page, baseURL }) => {
  const row =
    "| Deadline without a reason | Presses for a quick decision | What happens tomorrow? | https://news.example/a/very/long/address/of/an/article-that-breaks-nowhere-at-all |";
  await chatWith(page, baseURL, (_, response) => json(response, { message: `| Technique | What it does | What to ask | Source |\n|-|-|-|-|\n${row}` }));
  await send(page, "Hello");
  const table = reply(page).getByRole("table");
  await expect(table.getByRole("link")).toBeVisible();
  const [inner, outer] = await table.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inner).toBeLessThanOrEqual(outer! + 1);
  await page.setViewportSize({ width: 360, height: 780 });
  expect((await table.getByRole("cell").last().boundingBox())!.width).toBeGreaterThan(90);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("what scrolls sideways in a reply is a stop for the keyboard, and what stands whole is none", async ({ page, baseURL }) => {
  const wide = `${"code ".repeat(60)}\n`;
  await chatWith(page, baseURL, (_, response) =>
    json(response, {
      message: `\`\`\`\n${wide}\`\`\`\n\n\`\`\`\nshort\n\`\`\`\n\n| a | b |\n|-|-|\n| 1 | 2 |\n\n| ${"Donaudampfschifffahrt".repeat(6)} |\n|-|\n| 1 |`,
    }),
  );
  await send(page, "Hello");
  const code = reply(page).locator("pre");
  const tables = reply(page).getByRole("table");
  await expect(reply(page).getByRole("group", { name: "Code" })).toHaveCount(1);
  await expect(code.first()).toHaveAttribute("tabindex", "0");
  await expect(tables.last()).toHaveAttribute("tabindex", "0");
  for (const whole of [code.last(), tables.first()]) await expect(whole).not.toHaveAttribute("tabindex");
  await expectAccessible(page, "a reply with code and tables");
});

test("of the window with the article only the text scrolls: what scrolls is a stop of the Tab key", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 768, height: 640 });
  await openChat(page);
  await send(page, `${baseURL}/demo/article`);
  await page.getByRole("button", { name: "Read it" }).click();
  const dialog = page.getByRole("dialog");
  const [around, text] = [dialog, dialog.getByRole("region")].map((part) => part.evaluate((box) => box.scrollHeight - box.clientHeight));
  expect(await text).toBeGreaterThan(0);
  expect(await around).toBe(0);
});
