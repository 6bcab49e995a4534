import { afterEach, describe, expect, it } from "vitest";
import { analyze } from "@candor/engine";
import { answerOf, app, chat, closeAll, PAGE, pagesOf } from "../../test/model-app.ts";
import type { PageService } from "../pages/page-service.ts";
import { NOTHING_THERE, ONE_READ } from "./built-in-agent.ts";

afterEach(closeAll);

describe("the built-in analyst, sent an address", () => {
  it.each(["https://a.org/dam", "<https://a.org/dam>", "https://a.org/dam.", "[The dam](https://a.org/dam)", "Read it: https://a.org/dam"])(
    "says what stands out in a page that is sent alone, however it is written: %s",
    async (text) => {
      const { url } = await app({}, pagesOf([]));
      const answer = await answerOf(await chat(url, { text, history: [] }));
      expect(answer.message).toContain("Everyone knows");
      expect(answer.message).not.toMatch(
        /can’t tell what you would like|found no form of|did not understand that as a question|says about that|I read one page/,
      );
    },
  );
  it("takes the headline that comes with an address for no question", async () => {
    const headline = PAGE.slice(0, 30);
    const { url } = await app({}, pagesOf([]));
    const answer = await answerOf(await chat(url, { text: `${headline}\nhttps://a.org/dam`, history: [] }));
    expect(answer.message).not.toContain("says about that");
    expect(answer.message).toContain("stand");
  });
  it("reads one of two pages, and says which", async () => {
    const read: string[] = [];
    const { url } = await app({}, pagesOf(read));
    const answer = await answerOf(await chat(url, { text: "https://a.org/dam https://a.org/other", history: [] }));
    expect(read).toEqual(["https://a.org/dam"]);
    expect(answer.message).toContain("Everyone knows");
    expect(answer.message).toContain(ONE_READ);
    expect(analyze(ONE_READ).frames).toEqual([]);
  });
  it.each([
    ["https://a.org/dam", NOTHING_THERE],
    ["Is it true that the dam is safe? https://a.org/dam", NOTHING_THERE],
  ])("says that a page was opened and shows nothing: %s", async (text, said) => {
    const pages: PageService = { read: async (address) => ({ ...(await pagesOf([]).read(address, new AbortController().signal)), text: "", charCount: 0 }) };
    const { url } = await app({}, pages);
    const answer = await answerOf(await chat(url, { text, history: [] }));
    expect(answer.message).toContain(said);
    expect(answer.message).not.toContain("Which text is this about");
    expect(answer.tools.map((t) => t.name)).toEqual(["fetch_url"]);
    expect(analyze(NOTHING_THERE).frames).toEqual([]);
  });
});
