import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** What the page on privacy says of the notes that telemetry makes, and that it holds. */
for (const endpoint of [null, "/notes-here"]) {
  test(`the notes of telemetry are told as they are, ${endpoint ? "sent" : "in the console"}`, async ({ page }) => {
    const secret = "Everyone knows that the heron-canary works.";
    const sent: Record<string, unknown>[] = [];
    await page.route("**/config.json", (route) => route.fulfill({ json: { telemetryEndpoint: endpoint, model: {} } }));
    await page.route("**/notes-here", (route) => {
      sent.push(route.request().postDataJSON() as Record<string, unknown>);
      return route.fulfill({ status: 204 });
    });
    await page.route("**/agent-chat", (route) => route.fulfill({ json: { message: "A reply." } }));
    await open(page, "/about");
    await expect(
      page.getByText(endpoint ? "These records go to an address the owner has set up." : "These records stay in your browser’s console and go nowhere."),
    ).toBeVisible();
    await expect(
      page.getByText("For each chat message it records the same, plus which rules fired and how long ago the last recap was, but never a word of the text."),
    ).toBeVisible();
    await open(page, "/analyze?tab=chat");
    await page.getByRole("textbox", { name: "Message" }).fill(secret);
    await page.getByRole("textbox", { name: "Message" }).press("Enter");
    await expect(page.getByText("A reply.")).toBeVisible();
    if (endpoint) await expect.poll(() => sent.filter((note) => note["event"] === "chat-message").length).toBe(2);
    for (const note of sent.filter(({ event }) => event === "chat-message"))
      expect(Object.keys(note).sort()).toEqual([
        "codex_version",
        "cofires",
        "context_age_turns",
        "cooldowns_applied",
        "event",
        "mode",
        "role",
        "stakes",
        "tokens_since_recap",
        "triggered_reflexes",
      ]);
    expect(JSON.stringify(sent)).not.toContain("heron-canary");
    if (!endpoint) expect(sent).toEqual([]);
  });
}

test("a long address of the owner widens no page on a phone", async ({ page }) => {
  const ownerEmail = "questions@criticalthinkingfoundation.example";
  await page.route("**/config.json", (route) => route.fulfill({ json: { ownerEmail, model: {} } }));
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/about");
  await expect(page.getByRole("link", { name: ownerEmail })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
