import { deflateRawSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import {
  carriesPair,
  carriesText,
  fromFragment,
  fromPairFragment,
  MAX_SHARED_CHARS,
  MAX_TASK_CHARS,
  readsFirst,
  taskOf,
  toFragment,
  toPairFragment,
} from "./share-link.ts";

describe("shared links", () => {
  it.each([
    "Everyone knows.",
    "",
    "  spaces\n\nand lines\r\n",
    "\u{1F600} שלום – “quotes”",
    "\uFEFFwith a mark",
    "x".repeat(20_000),
    "x".repeat(MAX_SHARED_CHARS),
  ])("carry %j there and back", async (text) => {
    const fragment = await toFragment(text);
    expect(fragment).toMatch(/^#t=[\w-]*$/);
    expect(await fromFragment(fragment)).toBe(text);
  });

  it.each([".", ")", ").", ">", "%3E", "”", "\n", "%0A", "%20", "=="])("are read with %j behind them, and in them", async (stray) => {
    const fragment = await toFragment("Nobody asked us.", true);
    expect(await fromFragment(fragment + stray)).toBe("Nobody asked us.");
    expect(await fromFragment(fragment.slice(0, 9) + stray + fragment.slice(9))).toBe("Nobody asked us.");
  });

  it("carry a task beside a text that is to be read first, and beside no other", async () => {
    const fragment = await toFragment("Nobody asked us.", true, " Which word would you strike? “Why?” & how ");
    expect(await fromFragment(fragment)).toBe("Nobody asked us.");
    expect(await taskOf(fragment)).toBe("Which word would you strike? “Why?” & how");
    for (const without of [await toFragment("Nobody asked us.", true, "  "), await toFragment("Nobody asked us.", false, "Do this.")]) {
      expect(without).not.toContain("&");
      expect(await taskOf(without)).toBe("");
    }
  });

  it("keep the text where the task is damaged or too long, and bear what stands behind it", async () => {
    const fragment = await toFragment("Nobody asked us.", true, "x".repeat(MAX_TASK_CHARS + 1));
    expect((await taskOf(`${fragment}).`)).length).toBe(MAX_TASK_CHARS);
    const damaged = fragment.slice(0, fragment.indexOf("&q=") + 5);
    expect(await taskOf(damaged)).toBe("");
    expect(await fromFragment(damaged)).toBe("Nobody asked us.");
    const long = deflateRawSync(Buffer.alloc(MAX_TASK_CHARS * 2, 97)).toString("base64url");
    expect((await taskOf(`#r=AAAA&q=${long}`)).length).toBe(MAX_TASK_CHARS);
  });

  it("are short for ordinary prose", async () => {
    const prose = "The council meets on Thursday. Everyone knows that the east side cannot wait. ".repeat(40);
    expect((await toFragment(prose)).length).toBeLessThan(prose.length / 3);
  });

  it.each<[string, string | null]>([
    ["#t=", ""],
    ["#t", ""],
    ["#t=%%%", null],
    ["#t=AAAA", null],
    ["#t=abc", null],
    ["#s=", ""],
    ["#s=Everyone%20knows%20%E2%80%93%20%23t%3D", "Everyone knows – #t="],
    ["#s=%E2%80", null],
    [`#t=${deflateRawSync(Buffer.from([0x61, 0xe2, 0x80])).toString("base64url")}`, null],
    [`#s=${"x".repeat(MAX_SHARED_CHARS)}`, "x".repeat(MAX_SHARED_CHARS)],
    [`#s=${"x".repeat(MAX_SHARED_CHARS + 1)}`, null],
  ])("%s reads as %j", async (fragment, text) => expect(await fromFragment(fragment)).toBe(text));

  it("refuse what unfolds to too much", async () => {
    const bomb = deflateRawSync(Buffer.alloc(MAX_SHARED_CHARS * 3 + 1, 97)).toString("base64url");
    expect(await fromFragment(`#t=${bomb}`)).toBeNull();
    const long = deflateRawSync(Buffer.alloc(MAX_SHARED_CHARS + 1, 97)).toString("base64url");
    expect(await fromFragment(`#t=${long}`)).toBeNull();
  });

  it("stop unfolding at the limit, and do not measure afterwards what has filled the memory by then", async () => {
    let unfolded = 0;
    const Real = DecompressionStream;
    class Counted {
      readonly writable;
      readonly readable;
      constructor(format: CompressionFormat) {
        const real = new Real(format);
        const counter = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            unfolded += chunk.length;
            controller.enqueue(chunk);
          },
        });
        this.writable = real.writable;
        this.readable = (real.readable as ReadableStream<Uint8Array>).pipeThrough(counter);
      }
    }
    vi.stubGlobal("DecompressionStream", Counted);
    const bomb = deflateRawSync(Buffer.alloc(MAX_SHARED_CHARS * 100, 97)).toString("base64url");
    expect(await fromFragment(`#t=${bomb}`)).toBeNull();
    vi.unstubAllGlobals();
    expect(unfolded).toBeGreaterThan(MAX_SHARED_CHARS);
    expect(unfolded).toBeLessThan(MAX_SHARED_CHARS * 6);
  });

  it.each([
    ["#t=abc", true],
    ["#t=", true],
    ["#t", true],
    ["#s=abc", true],
    ["#s", true],
    ["#top", false],
    ["#sources", false],
    ["", false],
    ["#x=1", false],
  ])("%s carries a text: %s", (fragment, carried) => expect(carriesText(fragment)).toBe(carried));

  it("says of a text whether it waits to be read first", async () => {
    const [marked, waiting] = [await toFragment("Read me."), await toFragment("Read me.", true)];
    expect([marked, waiting].map(readsFirst)).toEqual([false, true]);
    expect([marked, waiting, "#r="].map(carriesText)).toEqual([true, true, true]);
    expect(await fromFragment(waiting)).toBe("Read me.");
  });
});

describe("links of two texts", () => {
  it("carry both there and back, and are no link of one text", async () => {
    const fragment = await toPairFragment("Nobody asked us & them.", "שלום – “quotes”\n");
    expect(fragment).toMatch(/^#c=[\w-]+&d=[\w-]+$/);
    expect([carriesPair(fragment), carriesText(fragment), carriesPair(await toFragment("One."))]).toEqual([true, false, false]);
    expect(await fromPairFragment(fragment)).toEqual(["Nobody asked us & them.", "שלום – “quotes”\n"]);
    expect(await fromPairFragment(`${fragment}).`)).toEqual(["Nobody asked us & them.", "שלום – “quotes”\n"]);
  });
  it("are refused where a text is damaged, missing or too long", async () => {
    const fragment = await toPairFragment("One text.", "Another text.");
    for (const bad of [
      "#c=",
      "#c=&d=",
      fragment.split("&")[0]!,
      fragment.replace("#c=", "#c=AAAA"),
      fragment.slice(0, -6),
      await toPairFragment("a", "x".repeat(MAX_SHARED_CHARS + 1)),
    ])
      expect(await fromPairFragment(bad), bad.slice(0, 40)).toBeNull();
  });
});
