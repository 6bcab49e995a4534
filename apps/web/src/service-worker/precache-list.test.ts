import { describe, expect, it } from "vitest";
import { filesToKeep, precacheList } from "./precache-list.ts";

const file = (name: string) => ({ name, sha256: "0123456789abcdef0123", bytes: 2, gzipBytes: 1 });
const REVISION = "0123456789abcdef";

describe("the files that work without a network", () => {
  it.each(["index.html", "educate/straw-man.html", "assets/index-AbC.js", "assets/serif-x.woff2", "assets/index-x.css", "theme.js", "icon.svg"])(
    "%s is kept",
    (name) => expect(filesToKeep([file(name)])).toHaveLength(1),
  );
  it.each([
    "share/home.png",
    "icon-512.png",
    "apple-touch-icon.png",
    "robots.txt",
    "sitemap.xml",
    ".vite/manifest.json",
    "educate/.DS_Store",
    "404.html",
    "sw.js",
  ])("%s is not", (name) => expect(filesToKeep([file(name)])).toEqual([]));
  it("a page of that name elsewhere is kept", () => expect(filesToKeep([file("educate/404.html")])).toHaveLength(1));

  it("pages stand under the addresses of readers; a name that holds its content needs no revision", () =>
    expect(precacheList(["index.html", "analyze.html", "educate/straw-man.html", "theme.js", "assets/index-AbC.js"].map(file))).toEqual([
      { url: "/", revision: REVISION },
      { url: "/analyze", revision: REVISION },
      { url: "/educate/straw-man", revision: REVISION },
      { url: "/theme.js", revision: REVISION },
      { url: "/assets/index-AbC.js", revision: null },
    ]));
  it("headers that change renew the pages and nothing else", () => {
    const names = ["analyze.html", "theme.js", "assets/index-AbC.js"];
    const [page, ...others] = precacheList(names.map(file), "a");
    expect(page!.revision).not.toBe(precacheList(names.map(file), "b")[0]!.revision);
    expect(others).toEqual(precacheList(names.map(file), "b").slice(1));
  });
});
