// What is tried in each browser: the main job of every tool, as a visitor does it. Each takes a hand (hand.mjs), the driver, the site and whether to be short, and throws where something is wrong.
import { pause } from "./hand.mjs";

const WORDS = "Everyone knows that this works. Act now, before it is too late!";
const STATEMENT = "main textarea[data-reads-early]";
const WIDE = [1440, 900];
/** As narrow as a window of MiniBrowser gets. */
const NARROW = [450, 800];

const valueOf = (selector) => document.querySelector(selector)?.value ?? "";
const countOf = (selector) => document.querySelectorAll(selector).length;
const must = (good, what) => {
  if (!good) throw new Error(what);
};

async function analyze({ open, click, type, press, until }, { size }, site, [width, height]) {
  await size(width, height);
  await open(`${site}/analyze`);
  await click(STATEMENT);
  await press("Control", "a");
  await press("Backspace");
  await type(WORDS);
  await press("Control", "Enter");
  await until("marks", (selector) => document.querySelectorAll(selector).length >= 2, ".reading .mark");
}

export const JOBS = [
  [
    "a typed text is marked, with notes beside it; what unfolds in a note leaves the page where it is",
    async (hand, driver, site) => {
      await analyze(hand, driver, site, WIDE);
      await hand.click(".note h3 button");
      const top = () => driver.evaluate(() => document.querySelector(".note.open").getBoundingClientRect().top);
      await hand.until("“Why …%”", () => document.querySelector(".note.open summary")?.scrollIntoView({ block: "center", behavior: "instant" }) === undefined);
      await pause(300);
      const before = await top();
      await hand.click(".note.open summary");
      await pause(400);
      must(Math.abs((await top()) - before) < 3, `the open note went from ${Math.round(before)} to ${Math.round(await top())} px`);
    },
  ],
  [
    "on a narrow window a mark opens a sheet that Escape closes; what was typed stays over a reload",
    async (hand, driver, site) => {
      await analyze(hand, driver, site, NARROW);
      await hand.click(".reading .mark");
      await hand.until("the sheet", () => document.querySelector(".sheet, dialog[open], [role=dialog]") !== null);
      await hand.press("Escape");
      await hand.until("the sheet closed", () => document.querySelector(".sheet, dialog[open], [role=dialog]") === null);
      const wide = await driver.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      must(wide <= 0, `the page is ${wide} px wider than the window`);
      await hand.reload();
      await hand.until("the text again", (selector, words) => document.querySelector(selector)?.value === words, STATEMENT, WORDS);
    },
  ],
  [
    "a link is read by the server and its text marked",
    async (hand, driver, site) => {
      await driver.size(...WIDE);
      await hand.open(`${site}/analyze`);
      await hand.click(STATEMENT);
      await hand.press("Control", "a");
      await hand.type(`${site}/demo/article`);
      await hand.click("main form button[type=submit]", "Run Analysis");
      await hand.until("the marks of the article", (selector) => document.querySelectorAll(selector).length > 0, ".reading .mark");
      must((await driver.evaluate(valueOf, STATEMENT)).length > 200, "the text of the page did not come into the field");
    },
  ],
  [
    "a field grows with its text and shrinks with it, but not when it is folded, and the page stays where it is",
    async (hand, driver, site) => {
      await driver.size(...WIDE);
      await hand.open(`${site}/analyze?tab=chat`);
      await hand.click(".talk textarea");
      const low = await driver.evaluate(() => document.querySelector(".talk textarea").getBoundingClientRect().height);
      for (let line = 1; line <= 6; line++) {
        await hand.type(`Line ${line}`);
        await hand.press("Shift", "Enter");
      }
      await hand.until("the field grown", (than) => document.querySelector(".talk textarea").getBoundingClientRect().height > than * 1.5, low);
      must(
        await driver.evaluate(() => document.querySelector(".talk textarea").scrollHeight - document.querySelector(".talk textarea").clientHeight < 3),
        "not all of the text is seen",
      );
      const from = await driver.evaluate(() => (scrollTo(0, document.documentElement.scrollHeight), scrollY));
      await hand.type(".");
      must(Math.abs((await driver.evaluate(() => scrollY)) - from) < 3, "the page moved");
      await hand.press("Control", "a");
      await hand.press("Backspace");
      await hand.until("the field low again", (than) => document.querySelector(".talk textarea").getBoundingClientRect().height < than + 3, low);
      await analyze(hand, driver, site, NARROW);
      const folded = await driver.evaluate((selector) => document.querySelector(selector).getBoundingClientRect().height, STATEMENT);
      must(folded < 60, `folded, the field is ${folded} px high`);
    },
  ],
  [
    "the report is written",
    async (hand, driver, site) => {
      await analyze(hand, driver, site, WIDE);
      await hand.click("button", "Generate Report");
      await hand.until("the report", () => document.querySelector(".report .md, .report .body")?.innerText.length > 100);
    },
  ],
  [
    "the built-in analyst answers in the chat, which a reload keeps",
    async (hand, driver, site) => {
      await driver.size(...WIDE);
      await hand.open(`${site}/analyze?tab=chat`);
      await hand.click(".talk textarea");
      await hand.type("What is a false dilemma?");
      await hand.press("Enter");
      await hand.until("an answer", () => document.querySelector(".turn.by-assistant")?.innerText.length > 80);
      await hand.until("“Send” again", () => [...document.querySelectorAll("button")].some((one) => one.innerText.trim() === "Send"));
      await hand.reload();
      await hand.until("the answer again", () => document.querySelector(".turn.by-assistant")?.innerText.length > 80);
    },
  ],
  [
    "two texts are compared",
    async (hand, driver, site) => {
      await driver.size(...WIDE);
      await hand.open(`${site}/compare`);
      for (const [at, words] of [WORDS, "The council met on Monday and read the plan aloud."].entries()) {
        await driver.evaluate((index) => document.querySelectorAll("main textarea")[index].focus(), at);
        await hand.press("Control", "a");
        await hand.type(words);
      }
      await hand.click("button", "Compare the texts");
      await hand.sees("What differs");
    },
  ],
  [
    "a link holds a text, and gives it to who opens it",
    async (hand, driver, site) => {
      await hand.open(`${site}/analyze#s=${encodeURIComponent("Studies show that everyone agrees.")}`);
      await hand.until("the text of the link", (selector) => document.querySelector(selector)?.value.startsWith("Studies show"), STATEMENT);
    },
  ],
  [
    "Back leads one step back, also over a page that was loaded in full",
    async (hand, driver, site) => {
      await hand.open(`${site}/educate`);
      await hand.open(`${site}/wisdom`);
      await hand.click("button.back");
      await hand.until("the page before", () => location.pathname === "/educate");
    },
  ],
  [
    "no button is left as it was before a reload",
    async (hand, driver, site) => {
      await hand.open(`${site}/educate/vagueness`);
      await hand.click("main button", "Next");
      await hand.until("the second step", () =>
        [...document.querySelectorAll("main button")].some((one) => one.innerText.trim() === "Previous" && !one.disabled),
      );
      await hand.reload();
      await hand.until("“Previous” being off at the first step", () =>
        [...document.querySelectorAll("main button")].every((one) => one.innerText.trim() !== "Previous" || one.disabled),
      );
    },
  ],
  [
    "the theme is changed, and kept",
    async (hand, driver, site) => {
      await hand.open(`${site}/`);
      const ground = () => driver.evaluate(() => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.documentElement).backgroundColor);
      const seen = new Set();
      for (const theme of ["paper", "ink"]) {
        await driver.evaluate((name) => localStorage.setItem("candor-theme", name), theme);
        await hand.reload();
        seen.add(await ground());
      }
      await driver.evaluate(() => localStorage.removeItem("candor-theme"));
      must(seen.size === 2, "both themes have one ground");
    },
  ],
  [
    "title and sample ask for letters of the device that are as wide as ours",
    async (hand, driver, site) => {
      await hand.open(`${site}/`);
      await hand.until("the fonts of the device", () =>
        ["Title", "Sample"].every((use) => [...document.fonts].some(({ family, status }) => family.includes(`${use}`) && status !== "unloaded")),
      );
    },
  ],
  [
    "each button that jumps to a category is one press of Tab behind the one before",
    async (hand, driver, site) => {
      await driver.size(...NARROW);
      await hand.open(`${site}/educate/bullshit-patterns`);
      await hand.until("the buttons", () => document.querySelectorAll(".jump button").length > 5);
      await driver.evaluate(() => document.querySelectorAll(".bar select")[1].focus());
      for (let n = 0; n < 3; n++) {
        await hand.press("Tab");
        await hand.until(`the focus on button ${n + 1}`, (at) => document.activeElement === document.querySelectorAll(".jump button")[at], n);
      }
    },
  ],
  ["every page comes to life, and none is too wide", routes],
  // The last: from then on a worker of ours answers.
  [
    "all of Candor is kept on the device",
    async (hand, driver, site) => {
      await hand.open(`${site}/your-data`);
      await hand.click("button", "Keep Candor on this device");
      await hand.sees("Candor is kept on this device and opens offline.");
      must((await driver.evaluate(countOf, "main h1")) === 1, "the page has gone");
    },
  ],
];

/** Each address of the sitemap, or of the lessons every eighth: it comes to life with a heading and a title, and is no wider than a narrow window. */
async function routes({ open, until }, driver, site, short = false) {
  await driver.size(...NARROW);
  const paths = [...(await (await fetch(`${site}/sitemap.xml`)).text()).matchAll(/<loc>([^<]*)/g)].map(([, at]) => new URL(at, site).pathname);
  must(paths.length > 40, `the sitemap has ${paths.length} addresses`);
  const wrong = [];
  for (const path of paths.filter((one, at) => !short || !one.startsWith("/educate/") || at % 8 === 0)) {
    await open(site + path);
    await until(`a heading on ${path}`, () => document.querySelector("h1")?.innerText.trim().length > 0 && document.title.endsWith("Candor"));
    const wider = await driver.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) wrong.push(`${path} is ${wider} px wider than the window`);
  }
  must(wrong.length === 0, wrong.join("\n"));
  return paths.length;
}
