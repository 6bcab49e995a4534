import { box, chatWith, closeAgents, idle, send } from "./support/chat.ts";
import { event, json, streamHead } from "./support/fake-agent.ts";
import { expect, test } from "./support/test.ts";

/** The window goes along with what comes, and leaves the reader alone who has gone elsewhere. */

test.afterEach(closeAgents);

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

test("on a phone the first line of a long reply is in view, for the first message and for the next", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chatWith(page, baseURL, (_, response, number) =>
    json(response, { message: Array.from({ length: 40 }, (_x, i) => `Line ${i} of reply ${number}`).join("\n\n") }),
  );
  // The field is as tall as what is written in it, and low again once it is sent.
  const question = "Is it true that everybody knows it? ".repeat(8);
  for (const number of [1, 2, 3]) {
    await send(page, number === 3 ? "And then?" : `${question}${number}`);
    await idle(page);
    await expect(page.getByText(`Line 0 of reply ${number}`, { exact: true })).toBeInViewport();
    await expect(page.getByText(`Line 39 of reply ${number}`, { exact: true })).not.toBeInViewport();
    // The last is sent from a little below the end of the talk: first the window goes up to it.
    if (number === 2)
      await page.getByRole("region", { name: "Conversation" }).evaluate((talk) => window.scrollBy(0, talk.getBoundingClientRect().bottom - innerHeight + 200));
  }
});
