import { box, chatWith, closeAgents, idle, reply, send } from "./support/chat.ts";
import { event, json, streamHead } from "./support/fake-agent.ts";
import { expect, test } from "./support/test.ts";

/** What came of a question is stopped, asked for again, changed, and brought back. */

test.afterEach(closeAgents);

test("Stop keeps what came, or says that nothing did, and stops the agent; Retry asks again", async ({ page, baseURL }) => {
  const fake = await chatWith(page, baseURL, (_, response, number) => {
    // Before anything came of the first.
    if (number === 1) return;
    if (number > 2) {
      json(response, { message: "Second try" });
      return;
    }
    streamHead(response);
    event(response, { type: "delta", text: "Slowly, " });
  });
  await send(page, "Hello");
  await expect.poll(() => fake.asked.length).toBe(1);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(reply(page)).toContainText("Stopped before an answer came.");
  await expect.poll(() => fake.asked[0]!.left).toBe(true);
  await idle(page);
  await page.getByRole("button", { name: "reset chat", exact: true }).click();
  await expect(page.locator(".turn")).toHaveCount(0);

  await send(page, "Take your time");
  await expect(reply(page)).toContainText("Slowly,");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(reply(page)).toContainText("Stopped. What arrived is kept.");
  await expect(reply(page)).toContainText("Slowly,");
  await expect.poll(() => fake.asked[1]!.left).toBe(true);
  await idle(page);
  await page.reload();
  await expect(reply(page)).toContainText("Slowly,");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(reply(page)).toContainText("Second try");
  await expect(page.locator(".turn")).toHaveCount(2);
  expect(fake.asked[2]!.body.history).toEqual([]);
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
