import { open, seed, stored } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Specification 1, the Chat tab: sections 2 to 5 and 7 to 9. Strings and numbers stand here as printed there; the agent is played by the test. */

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const turn = (page: Page, role: "user" | "assistant" | "tool") => page.locator(`.turn.by-${role}`).last();
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const TEXT = "The council met on Monday. Everyone knows that the harbour cannot wait, and experts agree.";

interface Asked {
  text: string;
  history: { role: string; text: string }[];
  [field: string]: unknown;
}
type Answer = { status?: number; contentType?: string; body?: string; json?: unknown } | "abort";
/** Plays the agent: what was asked, with the headers of each call. */
async function agent(page: Page, answer: Answer | ((n: number) => Answer | Promise<Answer>) = { json: { message: "A reply.", tools: [] } }) {
  const asked: { body: Asked; headers: Record<string, string>; at: number }[] = [];
  await page.route("**/.netlify/functions/agent-chat", async (route) => {
    asked.push({ body: route.request().postDataJSON() as Asked, headers: route.request().headers(), at: Date.now() });
    const now = typeof answer === "function" ? await answer(asked.length) : answer;
    return now === "abort" ? route.abort() : route.fulfill(now);
  });
  return asked;
}
const pages = (page: Page, text: string) => page.route("**/.netlify/functions/agent-fetch-url", (route) => route.fulfill({ json: { text } }));
async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await sendButton(page).click();
}
const done = (page: Page) => expect(sendButton(page)).toBeVisible();
async function chat(page: Page): Promise<void> {
  await open(page, "/analyze?tab=chat");
  await expect(sendButton(page)).toBeVisible();
}

test.describe("2 and 4, the tab", () => {
  test("presets, selectors, buttons, thread, field and Send", async ({ page }) => {
    await chat(page);
    for (const name of ["Quick", "Careful", "Audit", "fetch-url", "reset chat", "Send"])
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    for (const [name, values] of [
      ["mode", ["direct", "careful", "recap"]],
      ["stakes", ["low", "medium", "high"]],
      ["cite", ["auto", "force", "off"]],
      ["omission", ["auto", "true", "false"]],
      ["profile", ["default", "strict", "lenient"]],
    ] as const) {
      await expect(page.getByRole("combobox", { name, exact: true }).locator("option")).toHaveText([...values]);
    }
    const slider = page.getByRole("slider", { name: "minimum confidence", exact: true });
    expect(await slider.evaluate((e: HTMLInputElement) => [e.min, e.max, e.step])).toEqual(["0.45", "0.95", "0.05"]);
    await slider.focus();
    await page.keyboard.press("End");
    await expect(slider).toHaveValue("0.95");
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0.45");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("0.5");
  });

  for (const width of [360, 768, 1024]) {
    test(`presets and buttons are in sight at ${width} pixels, the selectors too from 1024`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await chat(page);
      for (const name of ["Quick", "Careful", "Audit", "fetch-url", "reset chat", "Send"])
        await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
      if (width < 1024) await page.getByText("Change", { exact: true }).click();
      for (const name of ["mode", "stakes", "cite", "omission", "profile"]) await expect(page.getByRole("combobox", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("slider", { name: "minimum confidence", exact: true })).toBeVisible();
    });
  }

  for (const [preset, values] of [
    ["Quick", { mode: "direct", stakes: "low", min_confidence: 0.55, cite_policy: "off", omission_scan: false, reflex_profile: "lenient" }],
    ["Careful", { mode: "careful", stakes: "medium", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", reflex_profile: "default" }],
    ["Audit", { mode: "careful", stakes: "high", min_confidence: 0.75, cite_policy: "force", omission_scan: true, reflex_profile: "strict" }],
  ] as const) {
    test(`${preset} is sent as specified`, async ({ page }) => {
      const asked = await agent(page);
      await chat(page);
      await page.getByRole("button", { name: preset, exact: true }).click();
      await send(page, "Hello");
      await expect(turn(page, "assistant")).toContainText("A reply.");
      expect(asked[0]!.body).toEqual({ text: "Hello", history: [], ...values, codex_version: "0.9.0" });
    });
  }

  test("an untouched Chat tab starts with Careful", async ({ page }) => {
    await chat(page);
    await expect(page.getByRole("button", { name: "Careful", exact: true })).toHaveAttribute("aria-pressed", "true");
  });

  for (const [stakes, floor] of [
    ["low", 0.45],
    ["medium", 0.6],
    ["high", 0.75],
  ] as const) {
    test(`the larger of the floor of ${stakes} stakes (${floor}) and the slider is sent`, async ({ page }) => {
      const asked = await agent(page);
      await chat(page);
      await page.getByRole("combobox", { name: "stakes", exact: true }).selectOption(stakes);
      await page.getByRole("slider", { name: "minimum confidence", exact: true }).fill("0.45");
      await send(page, "One");
      await done(page);
      await page.getByRole("slider", { name: "minimum confidence", exact: true }).fill("0.9");
      await send(page, "Two");
      await done(page);
      expect(asked.map(({ body }) => body["min_confidence"])).toEqual([floor, 0.9]);
    });
  }
});

test.describe("4 and 5, sending", () => {
  test("Send is disabled while the field is blank or a message is on its way; the field is cleared, the message and its reply stand with their frames", async ({
    page,
  }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await agent(page, async () => {
      await held;
      return { json: { message: "Everyone knows that this is so.", tools: [{ name: "lookup", args: { url: "https://a.example/" }, duration_ms: 12 }] } };
    });
    await chat(page);
    await expect(sendButton(page)).toBeDisabled();
    await box(page).fill("  \n ");
    await expect(sendButton(page)).toBeDisabled();
    await send(page, "Everyone knows that it works.");
    await expect(page.getByRole("button", { name: "Sending…", exact: true })).toBeDisabled();
    await expect(box(page)).toHaveValue("");
    await expect(turn(page, "user")).toContainText("1 mark in your message");
    await box(page).fill("Next");
    await expect(page.getByRole("button", { name: "Sending…", exact: true })).toBeDisabled();
    answer();
    await expect(turn(page, "assistant")).toContainText("1 mark in the reply");
    await expect(turn(page, "assistant")).toContainText(/lookup.*https:\/\/a\.example\/.*12 ms/s);
    await expect(sendButton(page)).toBeEnabled();
    await expect
      .poll(() => stored(page, "candor-chat-v1"))
      .toMatchObject({
        messages: [
          { role: "user", text: "Everyone knows that it works.", frames: [{ reflexId: expect.stringMatching(/^vx-pc01-[a-z-]+$/) }] },
          {
            role: "assistant",
            text: "Everyone knows that this is so.",
            tools: [{ name: "lookup", args: { url: "https://a.example/" }, duration_ms: 12 }],
            frames: [{ reflexId: expect.stringMatching(/^vx-pc01-[a-z-]+$/) }],
          },
        ],
      });
  });

  test("history goes along as role and text; the session of the agent comes back to it", async ({ page }) => {
    const asked = await agent(page, (n) => ({ json: { message: `Reply ${n}.`, tools: [], sessionId: "s-1" } }));
    await chat(page);
    for (const text of ["One", "Two"]) {
      await send(page, text);
      await done(page);
    }
    expect("sessionId" in asked[0]!.body).toBe(false);
    expect(asked[1]!.body).toMatchObject({
      sessionId: "s-1",
      history: [
        { role: "user", text: "One" },
        { role: "assistant", text: "Reply 1." },
      ],
    });
  });

  test("headers: Content-Type, Accept and the client key, for chat and fetch", async ({ page }) => {
    await page.route("**/config.json", (route) => route.fulfill({ json: { clientKey: { name: "x-key", value: "k" }, model: {} } }));
    const asked = await agent(page);
    let fetchHeaders: Record<string, string> = {};
    await page.route("**/agent-fetch-url", (route) => {
      fetchHeaders = route.request().headers();
      return route.fulfill({ json: { text: TEXT } });
    });
    await chat(page);
    await send(page, "https://news.example/a");
    await done(page);
    expect(asked[0]!.headers).toMatchObject({ "content-type": "application/json", accept: expect.stringContaining("application/json"), "x-key": "k" });
    expect(fetchHeaders).toMatchObject({ "content-type": "application/json", accept: "application/json", "x-key": "k" });
  });
});

test.describe("4 and 5, article context", () => {
  test("a link makes it active; later questions are wrapped with the article; Reset and 'reset chat' end it", async ({ page }) => {
    const asked = await agent(page);
    await pages(page, TEXT);
    await chat(page);
    for (const button of ["Reset", "reset chat"]) {
      await send(page, "https://news.example/a");
      await done(page);
      await says(page, "Article context active");
      await expect(turn(page, "tool")).toContainText("fetch-url");
      expect(asked.at(-1)!.body.text).toContain(TEXT);
      await send(page, "Who says so?");
      await done(page);
      expect(asked.at(-1)!.body.text).toContain(TEXT);
      expect(asked.at(-1)!.body.text).toContain("Who says so?");
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByText("Article context active", { exact: true })).toHaveCount(0);
      await send(page, "And now?");
      await done(page);
      expect(asked.at(-1)!.body.text).toBe("And now?");
    }
  });

  test("4000 characters in the tool message, 20000 in the context; url, textBlock and charCount", async ({ page }) => {
    const asked = await agent(page);
    await pages(page, "z".repeat(25_000));
    await chat(page);
    await send(page, "https://news.example/long");
    await done(page);
    await expect
      .poll(() => stored(page, "candor-chat-v1"))
      .toMatchObject({ article: { url: "https://news.example/long", textBlock: "z".repeat(20_000), charCount: 20_000 } });
    const { messages } = (await stored(page, "candor-chat-v1")) as { messages: { role: string; text: string }[] };
    expect(messages.find((message) => message.role === "tool")!.text).toBe("z".repeat(4_000));
    expect(/z+/.exec(asked[0]!.body.text)![0]).toHaveLength(20_000);
    await expect(turn(page, "tool").getByText("z".repeat(4_000), { exact: true })).toBeVisible();
  });

  test("a link without readable text is sent as it is, and said", async ({ page }) => {
    const asked = await agent(page);
    await pages(page, " ");
    await chat(page);
    await send(page, "https://news.example/empty");
    await says(page, "Fetched page had no readable text; sending URL as-is.");
    await done(page);
    expect(asked[0]!.body.text).toBe("https://news.example/empty");
    await expect(page.getByText("Article context active", { exact: true })).toHaveCount(0);
  });
});

test.describe("2, cluster box", () => {
  const frame = (confidence: number, n: number) => ({
    reflexId: `vx-vg01-test-${n}`,
    reflexLabel: `Test ${n}`,
    family: "vx-vg01",
    category: "distraction",
    technique: "vagueness",
    rationale: "A reason.",
    question: "Why?",
    confidence,
    severity: "high",
    priority: 2,
    tags: [],
    start: n,
    end: n + 1,
    spans: [[n, n + 1]],
    fragment: "abcdefgh"[n],
    adjustments: [],
    stance: "plain",
  });
  for (const [confidences, colour] of [
    [[0.85, 0.85], "red"],
    [[0.95, 0.75], "red"],
    [[0.95, 0.74], "yellow"],
    [[0.8, 0.8, 0.3, 0.5], "yellow"],
    [[0.71, 0.71, 0.4, 0.4], "green"],
    [[0.75, 0.75, 0.3, 0.3, 0.3], "green"],
    [[0.95, 0.7], null],
    [[0.9], null],
  ] as const) {
    test(`${confidences.join(", ")}: ${colour ?? "none"}`, async ({ page }) => {
      await seed(page, {
        "candor-chat-v1": {
          messages: [{ id: "a", role: "user", text: "abcdefgh", at: 1, frames: confidences.map(frame) }],
          article: null,
          age: {},
          sessionId: null,
        },
      });
      await chat(page);
      // Under 0.4 they are folded away, and count for the average all the same.
      await expect(turn(page, "user")).toContainText(`${confidences.filter((confidence) => confidence >= 0.4).length} mark`);
      const cluster = page.getByRole("group", { name: "Cluster in your message" });
      if (colour === null) {
        await expect(cluster).toHaveCount(0);
        return;
      }
      await expect(cluster.getByRole("heading")).toHaveText(`Cluster: ${colour}`);
    });
  }
});

test.describe("7 and 8, failures", () => {
  test("429 and 500 are tried two more times, after 300 and 600 ms", async ({ page }) => {
    const asked = await agent(page, (n) => ({ status: n % 2 ? 500 : 429, body: "later" }));
    await chat(page);
    await send(page, "Hello");
    await says(page, "Agent HTTP 500: later");
    expect(asked).toHaveLength(3);
    const [first, second, third] = asked.map(({ at }) => at);
    expect(second! - first!).toBeGreaterThanOrEqual(295);
    expect(second! - first!).toBeLessThan(900);
    expect(third! - second!).toBeGreaterThanOrEqual(595);
  });

  for (const [name, answer, text] of [
    ["another status, cut to 300 characters", { status: 404, body: "x".repeat(301) }, `Agent HTTP 404: ${"x".repeat(300)}`],
    ["no JSON", { status: 200, contentType: "text/html", body: "<p>Sign in" }, "Agent HTTP 200: the answer is not JSON: <p>Sign in"],
    ["no network", "abort", "Failed to fetch (Tip: open the app through the local dev server or the live site so the /agent functions work.)"],
  ] as const) {
    test(`${name}: one try, and the words`, async ({ page }) => {
      const asked = await agent(page, answer);
      await chat(page);
      await send(page, "Hello");
      await says(page, text);
      await done(page);
      expect(asked).toHaveLength(1);
    });
  }

  test("a tool of which the agent does not say how long it took has ended with the reply, and stays with it", async ({ page }) => {
    await agent(page, { json: { message: "A reply.", tools: [{ name: "lookup", args: { url: "https://a.example/" } }] } });
    await chat(page);
    await send(page, "Hello");
    await expect(turn(page, "assistant")).toContainText("A reply.");
    const tool = turn(page, "assistant").locator(".tool");
    await expect(tool).toHaveText("lookuphttps://a.example/");
    await page.reload();
    await expect(tool).toHaveText("lookuphttps://a.example/");
  });

  for (const json of [{ message: "", tools: [] }, { tools: [] }, { message: " \n" }]) {
    test(`${JSON.stringify(json)} is shown as (no reply)`, async ({ page }) => {
      await agent(page, { json });
      await chat(page);
      await send(page, "Hello");
      await expect(turn(page, "assistant").getByText("(no reply)", { exact: true })).toBeVisible();
    });
  }

  for (const [answer, text] of [
    [{ confidence: 0.39 }, "I’m not fully confident. Here’s what I do know—and what would increase confidence."],
    [{ confidence: 0.2 }, "I’m not fully confident. Here’s what I do know—and what would increase confidence."],
    [{ confidence: 0.19 }, "I can’t assist with that. Let’s choose a safer or more specific direction."],
    [{ failure: "ask-clarify" }, "To get this right, I need a quick clarification on X/Y."],
    [{ confidence: 0.4 }, null],
    [{}, null],
  ] as const) {
    test(`${JSON.stringify(answer)}: ${text ?? "no banner"}`, async ({ page }) => {
      await agent(page, { json: { message: "A reply.", tools: [], ...answer } });
      await chat(page);
      await send(page, "Hello");
      await expect(turn(page, "assistant")).toContainText("A reply.");
      if (text) await says(page, text);
      else await expect(page.locator(".failure")).toHaveCount(0);
    });
  }
});

test.describe("4 and 9, context decay", () => {
  for (const [turns, tokens, mode] of [
    [11, 3_499, "careful"],
    [12, 0, "recap"],
    [0, 3_500, "recap"],
  ] as const) {
    test(`${turns} turns and ${tokens} tokens without a recap: the next mode is ${mode}`, async ({ page }) => {
      const asked = await agent(page);
      await seed(page, {
        "candor-chat-v1": {
          messages: [{ id: "a", role: "user", text: "Before", at: 1 }],
          article: null,
          age: { turnsSinceRecap: turns, tokensSinceRecap: tokens },
          sessionId: null,
        },
      });
      await chat(page);
      await send(page, "Hello");
      await done(page);
      expect(asked[0]!.body["mode"]).toBe(mode);
      if (mode === "recap") await expect(page.getByText(/^Since the last recap: 0 of 12 turns, 0 of 3,500 tokens\./)).toBeVisible();
    });
  }
});
