import { checkableClaims } from "@candor/analyst/text/claims";
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

it.each([
  ["Grown people need 400 mg a day of this vitamin.", []],
  ["Only 3 left in stock at this price today.", []],
  ["It was shown in Nature Medicine 27 (4), pp. 601-615, et al.", ["Google Scholar", "DuckDuckGo"]],
  ["A study found that 73 percent of them sleep badly.", ["Fact Check Explorer", "Google Scholar", "DuckDuckGo"]],
  ["Under section 12 of the Housing Act they must repair it.", ["DuckDuckGo", "Wikipedia"]],
  ["The mayor said “we will never build another mast here”.", ["DuckDuckGo", "Fact Check Explorer"]],
  ["The town has 12,400 residents and two schools.", ["Fact Check Explorer", "Wikipedia", "DuckDuckGo"]],
])("sends to where such a claim is looked up, and to no search where the shop, the leaflet or a pharmacist knows better: %s", (text, names) => {
  const [claim] = checkableClaims(text);
  expect(placesFor(claim!.kind).map(({ name }) => name)).toEqual(names);
});

it("writes an address for a text that was cut in the middle of an emoji", () => {
  const words = searchForSentence("Claim your prize \ud83c before it is gone!", { start: 0, end: 5 });
  expect(PLACES.map(({ address }) => new URL(address(words)).href.includes("prize"))).toEqual(PLACES.map(() => true));
});
