import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asDrawn, headOf, siteOrigin, linksOf, withChat } from "./html.mjs";

describe("the public origin of a build", () => {
  it.each([
    ["https://c.example", "https://c.example"],
    ["https://c.example/", "https://c.example"],
    [" http://c.example:8080 ", "http://c.example:8080"],
    ["", ""],
    [undefined, ""],
  ])("%j is %j", (given, expected) => expect(siteOrigin(given)).toBe(expected));
  it.each(["c.example", "https://c.example/candor", "https://c.example//", "https://c.example?a", "ftp://c.example", "https://C.example"])(
    "%s is refused",
    (given) => expect(() => siteOrigin(given)).toThrow(/^SITE_URL must be an origin/),
  );
  it("stands before the addresses of a page", () => {
    const head = headOf({ title: "Analyze", description: "d" }, "/analyze", siteOrigin("https://c.example/"));
    expect([...head.matchAll(/https:[^"]+/g)].map(String)).toEqual([
      "https://c.example/analyze",
      "https://c.example/analyze",
      "https://c.example/share/analyze.png",
    ]);
  });
});

it("the share image is as large as the head says", () => {
  const head = headOf({ title: "Analyze", description: "d" }, "/analyze", "");
  const said = ["width", "height"].map((side) => Number(new RegExp(`og:image:${side}" content="(\\d+)"`).exec(head)?.[1]));
  const picture = readFileSync(new URL("../public/share/analyze.png", import.meta.url));
  expect(said).toEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)]);
});

it("a page that is not to be found has no address of its own for search engines, and no picture", () => {
  const head = headOf({ title: "Not found", description: "d", noindex: true }, "/404", "https://c.example");
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toContain("https:");
});

it("asks browsers to leave controls as they were drawn, where they do not say themselves what to do", () => {
  expect(asDrawn('<button type="button" disabled="">Previous</button><textarea>a</textarea><select name="s"></select>')).toBe(
    '<button autocomplete="off" type="button" disabled="">Previous</button><textarea autocomplete="off">a</textarea><select autocomplete="off" name="s"></select>',
  );
  const ours = '<textarea class="field" autoComplete="on">a</textarea><buttons><p>button</p>';
  expect(asDrawn(ours)).toBe(ours);
});

describe("what a page is styled and hydrated by", () => {
  const manifest = {
    "index.html": { file: "index.js", css: ["index.css"] },
    "src/features/lessons/lesson-page.tsx": { file: "page.js", css: ["page.css"], imports: ["index.html", "_parts.js"] },
    "_parts.js": { file: "parts.js", css: ["parts.css"], imports: ["_base.js", "index.html"] },
    "_base.js": { file: "base.js" },
    "../../packages/content/src/lessons/index.ts": { file: "lessons.js" },
    "../../packages/content/src/lessons/vagueness.ts": { file: "vagueness.js", imports: ["_base.js"] },
  };
  const links = (page: Parameters<typeof linksOf>[1]) =>
    [...linksOf(manifest, page, '<script src="/index.js"><link href="/index.css">').matchAll(/rel="(\w+)" href="([^"]+)"/g)].map(([, rel, href]) => [
      rel,
      href,
    ]);

  it("is asked for by its HTML, each file once, without what the template asks for", () => {
    expect(links({ file: "lessons/lesson-page", content: ["lessons/index", "lessons/vagueness"] })).toEqual([
      ["stylesheet", "/page.css"],
      ["stylesheet", "/parts.css"],
      ...["page", "parts", "base", "lessons", "vagueness"].map((name) => ["modulepreload", `/${name}.js`]),
    ]);
  });
  it("names the files of its chat for the script that knows whether the address wants it, and none that the page loads anyway", () => {
    const html = '<script src="/theme.js"></script>';
    const all = {
      ...manifest,
      "src/features/a/chat.tsx": { file: "chat.js", css: ["chat.css", "parts.css"], imports: ["_parts.js", "_quotes.js"] },
      "_quotes.js": { file: "quotes.js" },
    };
    expect(withChat(html, all, { file: "lessons/lesson-page", chat: "a/chat" })).toBe(
      '<script src="/theme.js" data-chat="/chat.css /chat.js /quotes.js"></script>',
    );
    expect(withChat(html, all, { file: "lessons/lesson-page" })).toBe(html);
  });
  it("is nothing for a page without a module", () => expect(links({})).toEqual([]));
});
