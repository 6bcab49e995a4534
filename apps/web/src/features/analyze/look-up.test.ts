import { expect, it } from "vitest";
import { PLACES, placesFor, searchForSentence, searchWords } from "./look-up.ts";

it("searches for the words that carry a sentence, nine at most", () => {
  expect(searchWords("5G towers cause headaches.")).toBe("5G towers cause headaches");
  expect(searchWords("Everyone knows that this is the best lamp in the world.")).toBe("best lamp world");
  expect(searchWords("In 2019, 1,200 people at the Leeds clinic lost 12.5% of their weight within six weeks, the maker said.")).toBe(
    "2019 1,200 people Leeds clinic lost 12.5% weight within",
  );
  expect(searchWords("It is what it is.")).toBe("It is what it is");
  expect(searchWords("?!")).toBe("");
});

it("searches for a quotation word by word", () => {
  expect(searchWords("“We shall open the bridge in May and not a day later than that”, the mayor said.", "a quotation")).toBe(
    '"We shall open the bridge in May and not a"',
  );
  expect(searchWords("He “won” it, the mayor said.", "a quotation")).toBe("won mayor");
});

it("searches for the sentence around a mark", () => {
  const text = "Dear customer!\nYour account was “locked” today, confirm your password. Thank you";
  const of = (words: string) => searchForSentence(text, { start: text.indexOf(words), end: text.indexOf(words) + words.length });
  expect(of("confirm your password")).toBe('"Your account was locked today, confirm your password"');
  expect(of("Thank you")).toBe('"Thank you"');
  expect(of("Dear")).toBe('"Dear customer"');
});

it("writes the words into the address so that nothing of them is read as a part of it", () => {
  for (const { address } of [...PLACES, ...placesFor("a citation")]) {
    const url = new URL(address('50% & more? "yes" #1/2'));
    expect(url.protocol).toBe("https:");
    expect(url.hash).toBe("");
    expect(decodeURIComponent(url.href)).toContain('50% & more? "yes" #1/2');
  }
});

it("sends nobody to a search where the shop, the leaflet or a pharmacist knows better", () => {
  expect(placesFor("a dose")).toEqual([]);
  expect(placesFor("a count on a shop’s page")).toEqual([]);
  expect(placesFor("a research finding").map(({ name }) => name)).toEqual(["Fact Check Explorer", "Google Scholar", "DuckDuckGo"]);
  expect(placesFor("a figure")).toBe(PLACES);
});
