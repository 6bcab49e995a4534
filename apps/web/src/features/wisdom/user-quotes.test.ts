import { describe, expect, it } from "vitest";
import { QUOTES } from "@candor/content/quotes/quotes";
import { parseQuotes, quoteAlert, toQuote } from "./user-quotes.ts";

const rude = (text: string) => text.includes("RUDE");
const draft = (quote: string, author = "Ada", tone = "") => ({ quote, author, tone });

describe("quote submission (specification 1 §5)", () => {
  it.each([
    [draft("", "Ada"), "Both quote and author are required."],
    [draft("A quote that is long enough", "  "), "Both quote and author are required."],
    [draft("too short"), "Quote must be at least 10 characters long."],
    [draft(" too short "), "Quote must be at least 10 characters long."],
    [draft("ab ".repeat(167).trim().slice(0, 500).padEnd(500, "c")), "Quote must be less than 500 characters."],
    [draft("something RUDE here"), "Quote contains inappropriate content and cannot be submitted."],
    [draft("something fine here", "RUDE"), "Quote contains inappropriate content and cannot be submitted."],
    [draft(QUOTES[0]!.quote.toUpperCase(), QUOTES[0]!.author.toLowerCase()), "This quote already exists in the collection."],
    [draft("nooooo way to say this"), "Quote appears to be spam."],
    [draft("a fine sentence", "Aaaaa"), null],
    [draft("!!!!! a fine sentence"), "Quote appears to be spam."],
    [draft("nooo way to say this, foooor four"), null],
    [draft("1234567890"), null],
    [draft("ab ".repeat(166).trim()), null],
  ])("%j", (given, expected) => expect(quoteAlert(given, [], rude)).toBe(expected));
  it("knows the visitor's own quotes, and lets the same words by someone else pass", () => {
    const mine = [toQuote(draft("A quote of my own"))];
    expect(quoteAlert(draft("a QUOTE of my own", "ada"), mine, rude)).toBe("This quote already exists in the collection.");
    expect(quoteAlert(draft("a quote of my own", "Bob"), mine, rude)).toBeNull();
  });
  it("knows a quote again that was copied with its marks, or typed on a plain keyboard", () => {
    const mine = [toQuote(draft("I don’t know — and that’s fine"))];
    for (const typed of ["“I don’t know — and that’s fine”", "\"I don't know - and that's fine\"", "I DON'T  know—and that’s\nfine"])
      expect(quoteAlert(draft(typed), mine, rude), typed).toBe("This quote already exists in the collection.");
    expect(quoteAlert(draft(`“${QUOTES[0]!.quote}”`, QUOTES[0]!.author), [], rude)).toBe("This quote already exists in the collection.");
  });
  it.each([
    ["“Doubt is a good start”", "Doubt is a good start"],
    ['"Doubt is a good start"', "Doubt is a good start"],
    ["“Doubt” is not “denial”", "“Doubt” is not “denial”"],
    ["He said “doubt is good”", "He said “doubt is good”"],
  ])("the page sets its own marks: %s", (typed, kept) => expect(toQuote(draft(typed)).quote).toBe(kept));
  it("does not count marks as characters of the quote", () =>
    expect(quoteAlert(draft("“123456789”"), [], rude)).toBe("Quote must be at least 10 characters long."));
  it("gives user quotes the tone user-submitted", () =>
    expect(toQuote(draft(" A quote of my own ", " Ada "))).toEqual({
      quote: "A quote of my own",
      author: "Ada",
      tone: "user-submitted",
      isUserSubmitted: true,
    }));
  it("reads a kept quote without a tone as one that was added without: the whole list was set aside for it", () => {
    const bare = { quote: "A quote of my own", author: "Ada" };
    const read = parseQuotes([{ ...bare, tone: "dry" }, bare, { ...bare, tone: "" }, { ...bare, tone: null }]);
    expect(read?.map(({ tone }) => tone)).toEqual(["dry", "user-submitted", "user-submitted", "user-submitted"]);
  });
  it.each([[{}], [[1]], [[{ quote: 1 }]], ["x"]])("takes no foreign data: %j", (value) => expect(parseQuotes(value)).toBeNull());
});
