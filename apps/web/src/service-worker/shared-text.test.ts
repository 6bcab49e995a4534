import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromFragment, MAX_SHARED_CHARS } from "../lib/share-link.ts";
import { addressOfShared, fileOfShared, SHARE_PATH } from "./shared-text.ts";

function shared(fields: Record<string, string>): URL {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new URL(addressOfShared(form), "https://candor.example");
}

describe("what is shared from another app", () => {
  it.each([
    ["a text", { title: "A page", text: "Everyone knows this.", url: "https://example.org/" }, "Everyone knows this."],
    ["a text with its address", { text: "“Everyone knows.” https://example.org/#a" }, "“Everyone knows.” https://example.org/#a"],
    ["an address in the place of the text", { title: "A page", text: "https://example.org/a?b=c&d" }, "https://example.org/a?b=c&d"],
    ["an address", { title: "A page", text: "  ", url: "https://example.org/" }, "https://example.org/"],
    ["a title alone", { title: "Everyone knows this." }, "Everyone knows this."],
    ["signs that have a meaning in addresses", { text: "100% & #1 + “ü” 😀\nnext" }, "100% & #1 + “ü” 😀\nnext"],
  ])("%s comes to the analyzer behind the #", async (_case, fields, text) => {
    const address = shared(fields);
    expect(address.pathname).toBe("/analyze");
    expect(address.search).toBe("");
    expect(await fromFragment(address.hash)).toBe(text);
  });
  it("nothing shared opens the analyzer", () => {
    expect(addressOfShared(new FormData())).toBe("/analyze");
    expect(shared({ text: " ", other: "no field of ours" }).hash).toBe("");
  });
  it("a file is no text", () => {
    const form = new FormData();
    form.set("text", new File(["words"], "a.txt"));
    expect(addressOfShared(form)).toBe("/analyze");
  });
  it("what is too long is cut, and not through a character", async () => {
    const text = await fromFragment(shared({ text: `${"a".repeat(MAX_SHARED_CHARS - 1)}😀 and more` }).hash);
    expect(text).toBe("a".repeat(MAX_SHARED_CHARS - 1));
  });
});

describe("a file that is shared", () => {
  const form = (...fields: [string, string | File][]) => {
    const made = new FormData();
    for (const [name, value] of fields) made.append(name, value);
    return made;
  };
  it("comes first, with the words beside it and the number of the others", () => {
    const found = fileOfShared(form(["title", "IMG_1"], ["text", " Is this real? "], ["files", new File(["a"], "a.png")], ["files", new File(["b"], "b.png")]));
    expect([found?.file.name, found?.words, found?.others]).toEqual(["a.png", "Is this real?", 1]);
  });
  it("is none where the field is empty, holds words, or is another", () => {
    expect(fileOfShared(form(["files", new File([], "")]))).toBeNull();
    expect(fileOfShared(form(["files", "words"]))).toBeNull();
    expect(fileOfShared(form(["text", new File(["a"], "a.txt")]))).toBeNull();
  });
});

describe("the manifest of the installed app", () => {
  const folder = new URL("../../public/", import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL("manifest.webmanifest", folder), "utf8")) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    share_target: { action: string; method: string; enctype: string; params: { files: { name: string; accept: string[] }[] } & Record<string, unknown> };
  };
  it("has what is shared sent where the worker takes it, in a request's body", () => {
    const { action, method, enctype, params } = manifest.share_target;
    expect([action, method, enctype]).toEqual([SHARE_PATH, "POST", "multipart/form-data"]);
    const { files, ...texts } = params;
    for (const field of Object.values(texts) as string[]) expect(shared({ [field]: "Words" }).hash, field).toBe("#s=Words");
    const form = new FormData();
    form.append(files[0]!.name, new File(["words"], "a.png", { type: "image/png" }));
    expect(fileOfShared(form)?.file.name).toBe("a.png");
    expect(files[0]!.accept).toContain("image/*");
  });
  it("names icons that are there and of the size it says, one of them maskable", () => {
    for (const { src, sizes } of manifest.icons) {
      const file = new URL(src.slice(1), folder);
      expect(existsSync(file), src).toBe(true);
      if (src.endsWith(".png")) expect([16, 20].map((at) => readFileSync(file).readUInt32BE(at)).join("x"), src).toBe(sizes);
    }
    expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
  });
});
