import { chatWith, closeAgents, idle, reply, send } from "./support/chat.ts";
import { event, json, streamHead } from "./support/fake-agent.ts";
import { expect, test } from "./support/test.ts";

/** The Chat tab with other backends behind it: JSON only, streamed, odd. */

test.afterEach(closeAgents);

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

test("“Waiting for the agent…” stands in the line of the name beside it", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await chatWith(page, baseURL, () => undefined);
  await send(page, "Good day");
  const middle = (part: string) =>
    reply(page)
      .locator(part)
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const lines = [...words.getClientRects()].filter((box) => box.width > 20);
        return (lines.at(-1)!.top + lines.at(-1)!.bottom) / 2;
      });
  await expect(reply(page).locator(".wait")).toBeVisible();
  expect(Math.abs((await middle(".wait")) - (await middle(".who")))).toBeLessThan(1.5);
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
