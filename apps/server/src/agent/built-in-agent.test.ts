import { afterEach, describe, expect, it } from "vitest";
import { analyze } from "@candor/engine";
import { wrapWithArticle } from "@candor/protocol";
import { answerOf, app, chat, closeAll, PAGE, pagesOf } from "../../test/model-app.ts";
import type { PageService } from "../pages/page-service.ts";
import { GOES_ON, NOTHING_THERE, ONE_READ, OTHER_PAGE } from "./built-in-agent.ts";

afterEach(closeAll);

describe("the built-in analyst, sent an address", () => {
  it.each(["https://a.org/dam", "<https://a.org/dam>", "https://a.org/dam.", "[The dam](https://a.org/dam)", "Read it: https://a.org/dam"])(
    "says what stands out in a page that is sent alone, however it is written: %s",
    async (text) => {
      const { url } = await app({}, pagesOf([]));
      const answer = await answerOf(await chat(url, { text, history: [] }));
      expect(answer.message).toContain("Everyone knows");
      expect(answer.message).not.toMatch(/can’t tell what you’d like|found no form of|understand that as a question|says about that|I read one page/);
    },
  );
  it("takes the headline that comes with an address for no question", async () => {
    const headline = "Act now, before it is too late!";
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

describe("the built-in analyst with an article in context", () => {
  const article = { url: "https://a.org/dam", text: PAGE };
  const asked = async (question: string, text = PAGE) => {
    const read: string[] = [];
    const { url } = await app({}, pagesOf(read));
    const answer = await answerOf(await chat(url, { text: wrapWithArticle(question, { ...article, text }), history: [] }));
    expect(read).toEqual([]);
    return answer;
  };
  it.each(["Please read https://b.org/tram", "What do you make of https://b.org/tram?", "https://b.org/tram"])(
    "says how another page is read, and looks for no address in the article: %s",
    async (question) => {
      expect(await asked(question)).toMatchObject({ message: OTHER_PAGE, tools: [], failure: null });
      expect(analyze(OTHER_PAGE).frames).toEqual([]);
    },
  );
  it("hears first who is in danger, whatever address comes with it", async () => {
    const { message } = await asked("I read https://b.org/tram and I want to kill myself");
    expect(message).not.toContain("another page");
    expect(message).toMatch(/emergency|crisis|talk to/i);
  });
  it.each(["What do you make of https://a.org/dam?", "https://www.a.org/dam/", "Read https://a.org/dam"])(
    "answers about it by its own address: %s",
    async (question) => {
      const { message } = await asked(question);
      expect(message).toContain("Everyone knows");
      expect(message).not.toMatch(/found no form of|another page/);
    },
  );
  it.each([
    ["What is missing?", 20_000, true],
    ["Which wording in this article could mislead, and why?", 20_000, true],
    ["Summarize it.", 19_999, true],
    ["Does it speak of trams?", 20_000, true],
    ["Does it mention any criticism?", 20_000, true],
    ["What is missing?", 19_000, false],
    ["What is a straw man?", 20_000, false],
  ])("says of what it misses that the article goes on, where it was cut: %s, %i characters", async (question, chars, isSaid) => {
    const { message } = await asked(question, PAGE.padEnd(chars, " The council met again."));
    expect(message.includes(GOES_ON)).toBe(isSaid);
    expect(analyze(GOES_ON).frames).toEqual([]);
  });
});
