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
async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await sendButton(page).click();
}
const done = (page: Page) => expect(sendButton(page)).toBeVisible();
/** The thread begins anew, so that nothing of it goes along with what is asked next. */
async function emptied(page: Page): Promise<void> {
  await page.getByRole("button", { name: "reset chat", exact: true }).click();
  await expect(page.locator(".turn")).toHaveCount(0);
}
async function chat(page: Page): Promise<void> {
  await open(page, "/analyze?tab=chat");
  await expect(sendButton(page)).toBeVisible();
}

test.describe("2 and 4, the tab", () => {
  test("presets, selectors, buttons, thread, field and Send; from 360 pixels on presets and buttons are in sight, the selectors too from 1024", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await chat(page);
    const inSight = async () => {
      for (const name of ["Quick", "Careful", "Audit", "fetch-url", "reset chat", "Send"])
        await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    };
    await inSight();
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
    await expect(page.locator(".slider-head output"), "said by the slider alone").toHaveAttribute("aria-live", "off");
    await slider.focus();
    await page.keyboard.press("End");
    await expect(slider).toHaveValue("0.95");
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0.45");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("0.5");

    for (const width of [1024, 768, 360]) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await inSight();
        const change = page.getByText("Change", { exact: true });
        if (width < 1024) {
          await expect(slider).toBeHidden();
          await change.click();
        }
        for (const name of ["mode", "stakes", "cite", "omission", "profile"]) await expect(page.getByRole("combobox", { name, exact: true })).toBeVisible();
        await expect(slider).toBeVisible();
        // Folded again, for the next width begins with it.
        if (width < 1024) await change.click();
      });
    }
  });

  test("an untouched Chat tab starts with Careful; each preset is sent as specified; of the floor of the stakes and the slider, the larger", async ({
    page,
  }) => {
    const asked = await agent(page);
    await chat(page);
    await expect(page.getByRole("button", { name: "Careful", exact: true })).toHaveAttribute("aria-pressed", "true");
    const slider = page.getByRole("slider", { name: "minimum confidence", exact: true });
    for (const [n, [preset, values]] of (
      [
        ["Quick", { mode: "direct", stakes: "low", min_confidence: 0.55, cite_policy: "off", omission_scan: false, reflex_profile: "lenient" }],
        ["Careful", { mode: "careful", stakes: "medium", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", reflex_profile: "default" }],
        ["Audit", { mode: "careful", stakes: "high", min_confidence: 0.75, cite_policy: "force", omission_scan: true, reflex_profile: "strict" }],
      ] as const
    ).entries()) {
      await test.step(preset, async () => {
        await page.getByRole("button", { name: preset, exact: true }).click();
        for (const [name, value] of [
          ["mode", values.mode],
          ["stakes", values.stakes],
          ["cite", values.cite_policy],
          ["omission", String(values.omission_scan)],
          ["profile", values.reflex_profile],
        ] as const)
          await expect(page.getByRole("combobox", { name, exact: true })).toHaveValue(value);
        await expect(slider).toHaveValue(String(values.min_confidence));
        await expect(page.getByRole("button", { name: preset, exact: true })).toHaveAttribute("aria-pressed", "true");
        await send(page, "Hello");
        await expect(turn(page, "assistant")).toContainText("A reply.");
        await done(page);
        expect(asked).toHaveLength(n + 1);
        expect(asked[n]!.body).toEqual({ text: "Hello", history: [], ...values, codex_version: "0.9.0" });
        await emptied(page);
      });
    }

    await slider.fill("0.45");
    await expect(page.getByRole("button", { name: "Audit", exact: true })).toHaveAttribute("aria-pressed", "false");
    for (const [stakes, floor] of [
      ["low", 0.45],
      ["medium", 0.6],
      ["high", 0.75],
    ] as const) {
      await test.step(`${stakes} stakes: ${floor}`, async () => {
        asked.length = 0;
        await page.getByRole("combobox", { name: "stakes", exact: true }).selectOption(stakes);
        for (const confidence of ["0.45", "0.9"]) {
          await slider.fill(confidence);
          await send(page, confidence);
          await done(page);
        }
        expect(asked.map(({ body }) => body["min_confidence"])).toEqual([floor, 0.9]);
      });
    }
    await page.reload();
    await expect(page.getByRole("combobox", { name: "stakes", exact: true })).toHaveValue("high");
  });
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

  test("history goes along as role and text, and the session of the agent; headers: Content-Type, Accept and the client key, for chat and fetch", async ({
    page,
  }) => {
    await page.route("**/config.json", (route) => route.fulfill({ json: { clientKey: { name: "x-key", value: "k" }, model: {} } }));
    const asked = await agent(page, (n) => ({ json: { message: `Reply ${n}.`, tools: [], sessionId: "s-1" } }));
    let fetchHeaders: Record<string, string> = {};
    await page.route("**/agent-fetch-url", (route) => {
      fetchHeaders = route.request().headers();
      return route.fulfill({ json: { text: TEXT } });
    });
    await chat(page);
    for (const text of ["One", "Two", "https://news.example/a"]) {
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
    for (const { headers } of asked)
      expect(headers).toMatchObject({ "content-type": "application/json", accept: expect.stringContaining("application/json"), "x-key": "k" });
    expect(fetchHeaders).toMatchObject({ "content-type": "application/json", accept: "application/json", "x-key": "k" });
  });
});

test("4 and 5, article context: a link makes it active, later questions are wrapped with the article; Reset and 'reset chat' end it", async ({ page }) => {
  const asked = await agent(page);
  await page.route("**/.netlify/functions/agent-fetch-url", (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    return route.fulfill({ json: { text: url.endsWith("/empty") ? " " : url.endsWith("/long") ? "z".repeat(25_000) : TEXT } });
  });
  await chat(page);
  const active = page.getByText("Article context active", { exact: true });
  await test.step("a link without readable text is sent as it is, and said", async () => {
    await send(page, "https://news.example/empty");
    await says(page, "Fetched page had no readable text; sending URL as-is.");
    await done(page);
    expect(asked[0]!.body.text).toBe("https://news.example/empty");
    await expect(active).toHaveCount(0);
  });
  for (const [role, name] of [
    ["link", "Reset"],
    ["button", "reset chat"],
  ] as const) {
    await test.step(`until ${name}`, async () => {
      await send(page, "https://news.example/a");
      await expect(active).toBeVisible();
      await done(page);
      await expect(turn(page, "tool")).toContainText("fetch-url");
      expect(asked.at(-1)!.body.text).toContain(TEXT);
      await send(page, "Who says so?");
      await done(page);
      expect(asked.at(-1)!.body.text).toContain(TEXT);
      expect(asked.at(-1)!.body.text).toContain("Who says so?");
      await page.getByRole(role, { name }).click();
      await expect(active).toHaveCount(0);
      await send(page, "And now?");
      await done(page);
      expect(asked.at(-1)!.body.text).toBe("And now?");
    });
  }
  await test.step("4000 characters in the tool message, 20000 in the context; url, textBlock and charCount", async () => {
    await emptied(page);
    await send(page, "https://news.example/long");
    await expect(active).toBeVisible();
    await done(page);
    await expect
      .poll(() => stored(page, "candor-chat-v1"))
      .toMatchObject({ article: { url: "https://news.example/long", textBlock: "z".repeat(20_000), charCount: 20_000 } });
    const { messages } = (await stored(page, "candor-chat-v1")) as { messages: { role: string; text: string }[] };
    expect(messages.find((message) => message.role === "tool")!.text).toBe("z".repeat(4_000));
    expect(/z+/.exec(asked.at(-1)!.body.text)![0]).toHaveLength(20_000);
    await expect(turn(page, "tool").getByText("z".repeat(4_000), { exact: true })).toBeVisible();
    await says(page, "The first 4,000 characters are shown here.");
    await says(page, "The article was cut: the first 20,000 characters were kept and 5,000 left out.");
  });
});

test("2, cluster box: 2 or more frames of a message over 0.7, in the color of the average over all its frames", async ({ page }) => {
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
  const cases = [
    [[0.85, 0.85], "red"],
    [[0.95, 0.75], "red"],
    [[0.95, 0.74], "yellow"],
    [[0.8, 0.8, 0.3, 0.5], "yellow"],
    [[0.71, 0.71, 0.4, 0.4], "green"],
    [[0.75, 0.75, 0.3, 0.3, 0.3], "green"],
    [[0.95, 0.7], null],
    [[0.9], null],
  ] as const;
  await seed(page, {
    "candor-chat-v1": {
      messages: cases.map(([confidences], n) => ({ id: `m${n}`, role: "user", text: "abcdefgh", at: n + 1, frames: confidences.map(frame) })),
      article: null,
      age: {},
      sessionId: null,
    },
  });
  await chat(page);
  const messages = page.locator(".turn.by-user");
  await expect(messages).toHaveCount(cases.length);
  for (const [n, [confidences, colour]] of cases.entries()) {
    await test.step(`${confidences.join(", ")}: ${colour ?? "none"}`, async () => {
      // Under 0.4 they are folded away, and count for the average all the same.
      await expect(messages.nth(n)).toContainText(`${confidences.filter((confidence) => confidence >= 0.4).length} mark`);
      const cluster = messages.nth(n).getByRole("group", { name: "Cluster in your message" });
      if (colour === null) await expect(cluster).toHaveCount(0);
      else await expect(cluster.getByRole("heading")).toHaveText(`Cluster: ${colour}`);
    });
  }
});

test.describe("7 and 8, failures", () => {
  test("429 and 500 are tried two more times, after 300 and 600 ms; other failures once; the words of each", async ({ page }) => {
    let answer: (n: number) => Answer = (n) => ({ status: n % 2 ? 500 : 429, body: "later" });
    const asked = await agent(page, (n) => answer(n));
    await chat(page);
    await send(page, "Hello");
    await says(page, "Agent HTTP 500: later");
    await done(page);
    expect(asked).toHaveLength(3);
    const [first, second, third] = asked.map(({ at }) => at);
    expect(second! - first!).toBeGreaterThanOrEqual(295);
    expect(second! - first!).toBeLessThan(900);
    expect(third! - second!).toBeGreaterThanOrEqual(595);

    for (const [n, [name, given, text]] of (
      [
        ["another status, cut to 300 characters", { status: 404, body: "x".repeat(301) }, `Agent HTTP 404: ${"x".repeat(300)}`],
        ["no JSON", { status: 200, contentType: "text/html", body: "<p>Sign in" }, "Agent HTTP 200: the answer is not JSON: <p>Sign in"],
        ["no network", "abort", "Failed to fetch (Tip: open the app through the local dev server or the live site so the /agent functions work.)"],
      ] as const
    ).entries()) {
      await test.step(name, async () => {
        answer = () => given;
        await send(page, "Hello");
        await expect(page.locator(".turn.by-assistant")).toHaveCount(n + 2);
        await expect(turn(page, "assistant").getByText(text, { exact: true })).toBeVisible();
        await done(page);
        expect(asked).toHaveLength(n + 4);
      });
    }
  });

  test("a reply without words is shown as (no reply); the banner comes by the confidence of a reply, or by the failure that it names; a tool stays with its reply", async ({
    page,
  }) => {
    let json: unknown;
    let replies = 0;
    await agent(page, () => ({ json }));
    await chat(page);
    const answered = async (given: unknown) => {
      json = given;
      await send(page, "Hello");
      await expect(page.locator(".turn.by-assistant")).toHaveCount(++replies);
      await done(page);
    };
    for (const given of [{ message: "", tools: [] }, { tools: [] }, { message: " \n" }, { message: "  " }, {}, []])
      await test.step(JSON.stringify(given), async () => {
        await answered(given);
        await expect(turn(page, "assistant").getByText("(no reply)", { exact: true })).toBeVisible();
      });
    for (const [given, text] of [
      [{ confidence: 0.39 }, "I’m not fully confident. Here’s what I do know—and what would increase confidence."],
      [{ confidence: 0.2 }, "I’m not fully confident. Here’s what I do know—and what would increase confidence."],
      [{ confidence: 0.19 }, "I can’t assist with that. Let’s choose a safer or more specific direction."],
      [{ failure: "ask-clarify" }, "To get this right, I need a quick clarification on X/Y."],
      [{ confidence: 0.4 }, null],
      [{}, null],
    ] as const)
      await test.step(`${JSON.stringify(given)}: ${text ?? "no banner"}`, async () => {
        await answered({ message: `Reply ${replies}.`, tools: [], ...given });
        await expect(turn(page, "assistant")).toContainText(`Reply ${replies - 1}.`);
        if (text) await expect(turn(page, "assistant").getByText(text, { exact: true })).toBeVisible();
        else await expect(turn(page, "assistant").locator(".failure")).toHaveCount(0);
      });
    await test.step("a reply that is the text of the banner and nothing else does not say it again", async () => {
      const text = "I can’t assist with that. Let’s choose a safer or more specific direction.";
      await answered({ message: text, confidence: 0.1 });
      await expect(turn(page, "assistant").getByText(text)).toHaveCount(1);
    });
    await test.step("a tool of which the agent does not say how long it took has ended with the reply, and stays with it", async () => {
      await answered({ message: "A reply.", tools: [{ name: "lookup", args: { url: "https://a.example/" } }] });
      await expect(turn(page, "assistant")).toContainText("A reply.");
      const tool = turn(page, "assistant").locator(".tool");
      await expect(tool).toHaveText("lookuphttps://a.example/");
      await page.reload();
      await expect(tool).toHaveText("lookuphttps://a.example/");
    });
  });
});

test("4 and 9, context decay: after 12 turns or 3,500 tokens without a recap the next mode is recap", async ({ page }) => {
  const asked = await agent(page);
  for (const [turns, tokens, mode] of [
    [11, 3_499, "careful"],
    [12, 0, "recap"],
    [0, 3_500, "recap"],
  ] as const)
    await test.step(`${turns} turns and ${tokens} tokens: ${mode}`, async () => {
      asked.length = 0;
      // Each as for who comes back with this conversation: the last one that is seeded stands.
      await page.addInitScript(
        (kept) => localStorage.setItem("candor-chat-v1", kept),
        JSON.stringify({
          messages: [{ id: "a", role: "user", text: `After ${turns} turns`, at: 1 }],
          article: null,
          age: { turnsSinceRecap: turns, tokensSinceRecap: tokens },
          sessionId: null,
        }),
      );
      await chat(page);
      await expect(turn(page, "user")).toContainText(`After ${turns} turns`);
      await send(page, "Hello");
      await done(page);
      expect(asked[0]!.body["mode"]).toBe(mode);
      if (mode === "recap") await expect(page.getByText(/^Since the last recap: 0 of 12 turns, 0 of 3,500 tokens\./)).toBeVisible();
    });
});
