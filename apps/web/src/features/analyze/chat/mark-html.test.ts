// @vitest-environment happy-dom
import { checkQuotes } from "@candor/analyst/quotes";
import type { Frame } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { markFrames, markQuotes } from "./mark-html.ts";

const ARTICLE = "Everyone knows that the harbour cannot wait. Officials say that there are other routes.";
function page(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}
const badges = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-quote]")].map((badge) => `${badge.tagName} ${badge.textContent}`);
const check = (html: string, reply: string, options = { linked: true, sure: true }): HTMLElement => {
  const root = page(html);
  markQuotes(root, checkQuotes(reply, ARTICLE), options);
  return root;
};

describe("quotations", () => {
  it.each<[string, string, string]>([
    ["exact", "He writes “Everyone knows that the harbour cannot wait.” So.", "BUTTON in the article"],
    ["near", "He writes “everyone knows the harbour cannot wait” here.", "BUTTON nearly the same in the article"],
    ["invented", "He writes “the mayor took the money” here.", "SPAN not found in the article: unverified"],
  ])("%s", (_, reply, badge) => {
    const root = check(`<p>${reply}</p>`, reply);
    expect(badges(root)).toEqual([badge]);
    expect(root.textContent).toMatch(/[”.] ?(?:in|nearly|not)/);
  });
  it("in the order of the reply, when one stands twice", () => {
    const reply = "“cannot wait any longer now” and “the harbour cannot wait” and “the harbour cannot wait”";
    expect(badges(check(`<p>${reply}</p>`, reply))).toEqual(["SPAN not found in the article: unverified", "BUTTON in the article", "BUTTON in the article"]);
  });
  it("whose words carry Markdown of their own", () => {
    expect(badges(check("<p>“Everyone <strong>knows</strong> that the harbour” he says</p>", "“Everyone **knows** that the harbour” he says"))).toEqual([
      "BUTTON in the article",
    ]);
  });
  it("names its button by the words' beginning, cut between characters", () => {
    const words = `${"so very long a day by the sea and the hills beyond the town ".slice(0, 59)}🌊 and more`;
    const root = page(`<p>“${words}”</p>`);
    markQuotes(root, checkQuotes(`“${words}”`, words), { linked: true, sure: true });
    expect(root.querySelector("button")!.getAttribute("aria-label")).toBe(`in the article: show “${words.slice(0, 59)}”`);
  });
  it("in an element that only looks like one of ours are found too", () => {
    const reply = "He writes “Everyone knows that the harbour cannot wait.” So.";
    const root = page(`<p data-quote="0" class="small">${reply}</p>`);
    markQuotes(root, checkQuotes(reply, ARTICLE), { linked: true, sure: true });
    markFrames(root, [{ reflexId: "vx-pc01-a", fragment: "He writes", start: 0, end: 9, category: "consensus" } as Frame]);
    expect(root.querySelectorAll("button.quote-check")).toHaveLength(1);
    expect(root.querySelectorAll(".mark")).toHaveLength(1);
  });
  it("of a whole page are looked for all the same", () => {
    const page = "Everyone knows that the harbour cannot wait any longer, they said. ".repeat(800).trim();
    const root = check(`<blockquote><p>${page}</p></blockquote>`, `> ${page}`);
    expect(badges(root)).toHaveLength(1);
  });
  it.each([
    ["a part of a word", "It was “uncertain times ahead” there.", "certain times ahe", "certain times ahe"],
    ["one word", "All of it unclear.", "clear", "clear"],
    ["another case", "EVERYONE knows.", "everyone Knows", "EVERYONE knows"],
  ])("and wordings are found at %s", (_, text, fragment, marked) => {
    const root = page(`<p>${text}</p>`);
    markFrames(root, [{ reflexId: "vx-pc01-a", fragment, start: 0, end: fragment.length, category: "consensus" } as Frame]);
    expect(root.querySelector(".mark")?.textContent).toBe(marked);
  });
  it.each([
    ["However, it is the worst ever, whoever says so.", "ever", "the worst "],
    ["They call knowingly for what all know.", "all know", "for what "],
  ])("are whole words where there are any: “%s”", (text, fragment, before) => {
    const root = page(`<p>${text}</p>`);
    markFrames(root, [{ reflexId: "vx-pc01-a", fragment, start: 0, end: fragment.length, category: "consensus" } as Frame]);
    expect(root.querySelector(".mark")?.textContent).toBe(fragment);
    expect(root.querySelector(".mark")?.previousSibling?.textContent?.endsWith(before)).toBe(true);
  });
  it("lead nowhere once the article is gone, and are unverified under the minimum confidence", () => {
    const reply = "“Everyone knows that the harbour”";
    expect(badges(check(`<p>${reply}</p>`, reply, { linked: false, sure: true }))).toEqual(["SPAN in the article"]);
    expect(badges(check(`<p>${reply}</p>`, reply, { linked: true, sure: false }))).toEqual(["BUTTON in the article, unverified"]);
  });
});

describe("frames of a reply", () => {
  const frame = (fragment: string, start: number, reflexId = "vx-pc01-a"): Frame =>
    ({ reflexId, fragment, start, end: start + fragment.length, category: "consensus" }) as Frame;
  it("are drawn under their words, across the elements that these span", () => {
    const root = page("<p>We saw that <em>everyone</em> knows it.</p><p>Not this.</p>");
    markFrames(root, [frame("everyone knows", 12), frame("nowhere", 40), frame("Not this", 30, "cluster-alert")]);
    expect([...root.querySelectorAll(".mark.c-consensus")].map((mark) => mark.textContent)).toEqual(["everyone", " knows"]);
    expect(root.textContent).toBe("We saw that everyone knows it.Not this.");
  });
  it.each(["**Says it** (74", "wording: “all is", "line\nline"])("%j runs across the reply's structure and is left to its note", (fragment) => {
    const root = page("<p><strong>Says it</strong> (74%) wording: “all is lost” line</p><p>line</p>");
    markFrames(root, [frame(fragment, 0)]);
    expect(root.querySelectorAll(".mark")).toHaveLength(0);
  });
  it("mark the second place for the second frame", () => {
    const root = page("<p>All agree. And all agree.</p>");
    markFrames(root, [frame("All agree", 0), frame("all agree", 15)]);
    expect(root.querySelectorAll(".mark")).toHaveLength(2);
    expect(root.querySelectorAll(".mark .mark")).toHaveLength(0);
  });
  it("mark the place that each means, though they come in the order of their weight", () => {
    const root = page("<p>It is clear. All agree. It is clear.</p>");
    markFrames(root, [frame("clear", 30), frame("All agree", 13)]);
    const marks = [...root.querySelectorAll(".mark")].map((mark) => `${mark.previousSibling?.textContent}|${mark.textContent}`);
    expect(marks).toEqual(["It is clear. |All agree", ". It is |clear"]);
  });
});
