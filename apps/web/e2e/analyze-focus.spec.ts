import { button, statement } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { openSlowly } from "./support/slow-line.ts";
import { expect, test, type Page } from "./support/test.ts";

/** The keyboard stays where the reader is: what is disabled or gone after it was pressed does not drop the focus to the top of the page. */

const LEANING = "Everyone knows that the harbour cannot wait. This is your last chance to act: either we build it now, or we accept decline for good.";
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });

test("in the Analyze tab a run, its report, a text to try, also in the place of the reader's own, and a decision that is taken back leave the focus where the reader was", async ({
  page,
}) => {
  await open(page, "/analyze");
  await test.step("a text to try: on the button, the report: on its own", async () => {
    await button(page, "A campaign speech").press("Enter");
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await expect(button(page, "Run Analysis")).toBeFocused();
    await page.route("**/agent-summarize", async (route) => {
      await new Promise((go) => setTimeout(go, 300));
      await route.fulfill({ json: { reportText: "Done." } });
    });
    await button(page, "Generate Report").press("Enter");
    await expect(page.getByText("Done.", { exact: true })).toBeVisible();
    await expect(button(page, "Generate Report")).toBeFocused();
  });
  await test.step("words kept of HTML source: in the field", async () => {
    await statement(page).fill("<p>One</p><p>Two</p>");
    await button(page, "Keep only the words").press("Enter");
    await expect(statement(page)).toBeFocused();
    await expect(statement(page)).toHaveValue("One\n\nTwo");
  });
  await test.step("a run: in the field or on the button", async () => {
    await statement(page).fill(LEANING);
    await statement(page).press("Control+Enter");
    await expect(page.getByText(/^Run 2/)).toBeVisible();
    await expect(statement(page)).toBeFocused();
    await button(page, "Run Analysis").press("Enter");
    await expect(page.getByText(/^Run 3/)).toBeVisible();
    await expect(button(page, "Run Analysis")).toBeFocused();
  });
  await test.step("what is taken back: where decisions stand", async () => {
    await page.locator(".note h3 button").first().press("Enter");
    await page.getByRole("button", { name: "This is fine here" }).press("Enter");
    await expect(button(page, "Undo")).toBeFocused();
    await button(page, "Undo").press("Enter");
    await expect(page.getByRole("button", { name: "Hide marks" })).toBeFocused();
  });
  await test.step("a text to try in the place of the reader's own: on the button, too", async () => {
    for (const run of [4, 5]) {
      await statement(page).fill("My own words stand here.");
      await button(page, "A campaign speech").press("Enter");
      await expect(page.getByText(new RegExp(`^Run ${run}`))).toBeVisible();
      await expect(button(page, "Run Analysis")).toBeFocused();
    }
  });
});

test("a link run leaves it on the button when it fails or is stopped; while a page is fetched Stop has it, also for who ran from the field", async ({
  page,
}) => {
  let answers = true;
  await page.route("**/agent-fetch-url", async (route) => {
    if (!answers) return;
    await new Promise((go) => setTimeout(go, 300));
    await route.fulfill({ json: { text: "" } });
  });
  await open(page, "/analyze");
  await test.step("it fails", async () => {
    await statement(page).fill("https://news.example/a");
    await button(page, "Run Analysis").press("Enter");
    await expect(page.getByText("Fetched page didn’t contain readable text.")).toBeVisible();
    await expect(button(page, "Run Analysis")).toBeFocused();
  });
  answers = false;
  await test.step("it is stopped", async () => {
    await button(page, "Run Analysis").press("Enter");
    await button(page, "Stop").press("Enter");
    await expect(button(page, "Run Analysis")).toBeFocused();
  });
  await test.step("it was run from the field", async () => {
    await statement(page).fill("");
    await statement(page).pressSequentially("https://news.example/a");
    await statement(page).press("Control+Enter");
    await expect(button(page, "Stop")).toBeFocused();
    // As the keyboard repeats the key that began the run, while it is held.
    await button(page, "Stop").evaluate((stop) => {
      const held = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, repeat: true, bubbles: true, cancelable: true });
      if (stop.dispatchEvent(held)) (stop as HTMLElement).click();
    });
    await expect(button(page, "Stop")).toBeFocused();
    await button(page, "Stop").press("Enter");
    await expect(statement(page)).toBeFocused();
    await expect(statement(page)).toHaveValue("https://news.example/a");
  });
});

test("in the Chat tab Send, Retry, reset chat, Restore it, Stop, Reset of the article and Cancel leave it in the message field", async ({ page }) => {
  let answers = true;
  await page.route("**/agent-chat", (route) => (answers ? route.fulfill({ json: { message: "A reply." } }) : undefined));
  await page.route("**/agent-fetch-url", (route) => route.fulfill({ json: { text: LEANING } }));
  await open(page, "/analyze?tab=chat");
  await message(page).fill("What is a straw man?");
  for (const name of ["Send", "Retry", "reset chat", "Restore it"]) {
    await button(page, name).press("Enter");
    await expect(message(page), name).toBeFocused();
    if (name !== "reset chat") await expect(page.getByText("A reply.")).toBeVisible();
  }
  await message(page).fill("https://news.example/a");
  await button(page, "fetch-url").press("Enter");
  await expect(page.getByText("Article context active")).toBeVisible();
  await expect(message(page)).toBeFocused();
  await page.getByRole("link", { name: "Reset" }).press("Enter");
  await expect(message(page)).toBeFocused();
  answers = false;
  await message(page).fill("And now?");
  await message(page).press("Enter");
  await button(page, "Stop").press("Enter");
  await expect(message(page)).toBeFocused();
  await page.getByRole("button", { name: "Edit and ask again" }).last().press("Enter");
  await button(page, "Cancel").press("Enter");
  await expect(message(page)).toBeFocused();
});

test("what is told of a run is told in a live region that was there before: one mark is one mark, and what is folded away is not counted", async ({ page }) => {
  await open(page, "/analyze");
  const told = page.locator(".bar [role=status]");
  await expect(told).toHaveText("");
  await told.evaluate((element) => {
    element.setAttribute("data-first", "");
  });
  await statement(page).fill("Everyone knows that this works.");
  await statement(page).press("Control+Enter");
  await expect(page.locator(".bar [role=status][data-first]")).toHaveText("Run 1 · 5 words · 1 mark");
  await expect(page.getByText("1 marks")).toHaveCount(0);
  await statement(page).fill("Alle wissen, dass das stimmt. Handeln Sie jetzt, bevor es zu spät ist!");
  await statement(page).press("Control+Enter");
  await expect(page.locator(".bar [role=status][data-first]")).toHaveText("Run 2 · 13 words · 0 marks");
  await expect(page.locator(".reading .mark")).toHaveCount(0);
});

test("each paragraph has its own direction, and a text far beyond the limit one for all", async ({ page }) => {
  const bidi = (box: ReturnType<typeof statement>) => box.evaluate((element) => `${element.getAttribute("dir")} ${getComputedStyle(element).unicodeBidi}`);
  await open(page, "/analyze");
  for (const box of [statement(page), message(page)]) {
    if (!(await box.isVisible())) await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
    await box.fill("שלום.\nHello.");
    expect(await bidi(box)).toBe("rtl plaintext");
    await box.fill("The tide came in. ".repeat(1_200));
    expect(await bidi(box)).toBe("ltr isolate");
    await box.fill("");
    expect(await bidi(box)).toBe("ltr isolate");
  }
});

test("Control+Enter that was pressed before the page's code had arrived is answered", async ({ page }) => {
  for (const [text, said] of [
    ["", /^Nothing to analyze\.$/],
    ["Everyone knows that this works.", /^Run 1 · 5 words · 1 mark$/],
  ] as const) {
    await test.step(text || "an empty field", async () => {
      const arrive = await openSlowly(page, "/analyze");
      await statement(page).fill(text);
      await statement(page).press("Control+Enter");
      await expect(page.getByText(said)).toHaveCount(0);
      await arrive();
      await expect(page.getByText(said)).toBeVisible();
    });
  }
});
