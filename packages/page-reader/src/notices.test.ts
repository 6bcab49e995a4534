import { describe, expect, it } from "vitest";
import { extract } from "./extract.ts";

const LIMITS = { depth: 200, elements: 100_000 };
const page = (inside: string, title = "A headline - The Paper") =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${inside}</body></html>`;
const read = (inside: string, title?: string) => extract(page(inside, title), LIMITS).text;
const failed = (inside: string, title?: string): unknown => {
  try {
    return read(inside, title);
  } catch (error) {
    return error;
  }
};
const LONG = `<p>${"The town keeps a list of every bus stop, and it is open to all. ".repeat(12)}</p>`;

describe("a page that only says why it shows nothing", () => {
  it.each([
    ["scripts", `<div id="root"><p>You need to enable JavaScript to run this app.</p></div>`],
    ["scripts, in other words", `<p>JavaScript is not available.</p><p>We’ve detected that JavaScript is disabled in this browser. Please enable it.</p>`],
    ["waiting", `<div class="spinner">Loading…</div>`],
    ["waiting, with its name", `<h1>The Paper</h1><p>Please wait...</p>`],
    ["another address", `<p>If you are not redirected automatically, <a href="/x">click here</a>.</p>`],
    [
      "cookies",
      `<h1>Before you continue</h1><p>We and our 812 partners store and access information on your device, such as cookies and unique identifiers, to show you personalised adverts.</p><p>You may accept or manage your choices below. Your choices will be passed on to our partners.</p><button>Accept all</button>`,
    ],
  ])("has no text of its own: %s", (_case, html) => expect(failed(html)).toBe(""));
  it.each([
    ["a check for robots", `<h1>paper.example</h1><p>Checking if the site connection is secure</p>`, "Just a moment..."],
    ["a riddle", `<p>Please verify you are a human to continue.</p>`, undefined],
    ["a suspicion", `<p>Our systems have detected unusual traffic from your computer network.</p>`, undefined],
  ])("lets no servers in: %s", (_case, html, title) =>
    expect(failed(html, title)).toMatchObject({ code: "page-blocked", message: "The site blocked server requests with a bot check." }),
  );
  it("asks who one is", () =>
    expect(failed(`<h1>Log in</h1><form><label>Name</label><input><input type="password"></form><p>You must log in to continue.</p>`, "Log in")).toMatchObject({
      code: "page-error",
      message: "That page requires a login. Copy and paste the text instead.",
    }));
  it.each(["Page not found", "404 - Nothing here", "Error 404"])("is not the page that was meant: %s", (title) =>
    expect(failed(`<h1>${title}</h1><p>Sorry, the page that you are looking for has been moved.</p>`, `${title} - The Paper`)).toMatchObject({
      code: "page-missing",
      message: "The site says this page doesn’t exist.",
    }),
  );
});

describe("but a page is read", () => {
  it.each([
    ["that speaks of scripts at length", `<h1>How to enable JavaScript</h1>${LONG}`],
    ["that has a form to log in beside its text", `${LONG}<form><input type="password"></form>`],
    ["that asks for scripts besides", `<p>Please enable JavaScript to see the comments.</p>${LONG}`],
    ["about cookies", `<h1>Cookies</h1><p>We use cookies and share them with our partners.</p>${LONG}`],
    ["about robots", `<p>Please verify you are a human: that is what the door asks.</p>${LONG}`],
    ["that was loading once", `<p>The town was loading its buses all day long, and please wait was all that anyone heard there on Monday.</p>`],
    ["about a lost page", `<h1>Page not found in the archive</h1>${LONG}`],
  ])("%s", (_case, html) => expect(String(failed(html))).toMatch(/town|door|buses/));
  it.each([
    ["a short statement about cookies", `<p>The best cookies are baked at home, and every partner of the shop knows it.</p>`],
    ["a short statement about logging in", `<p>The council voted on Monday. Log in to comment.</p>`],
  ])("%s", (_case, html) => expect(String(failed(html))).toMatch(/cookies|council/));
});
