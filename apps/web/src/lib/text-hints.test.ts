import { describe, expect, it } from "vitest";
import { withoutMarkup } from "./html-source.ts";
import { hintsFor, withJoinedWords } from "./text-hints.ts";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";

describe("hintsFor", () => {
  it.each<[string, string[]]>([
    ["", []],
    ["   \n", []],
    ["ab", ["short"]],
    [" a ", ["short"]],
    ["abc", []],
    ["https://example.org/story", ["link"]],
    ["www.example.org/story", ["no-scheme"]],
    ["https://example.org/one https://example.org/two", ["links"]],
    ["<https://example.org/story>", ["wrapped"]],
    ["Everyone knows <b>this</b> is true.", []],
    ["<p>Everyone</p><p>knows</p>", ["markup"]],
    // An answer about code: what stands in its block is no source around its words.
    ["Write it so:\n\n```jsx\nreturn <p><b>Hi</b></p>;\n```\n\nIt ends with `</p>` and `</div>`.", []],
    ["<p>Everyone</p><p>knows</p>\n```\ncode\n```", ["markup"]],
    ["if a < b and b > c then <x> and <y> and <z>", []],
    ["PNG\u0000\u0001\u0002 data\u0000\u0000", ["binary"]],
    ["A replaced \uFFFD letter in an otherwise long enough and plain sentence.", []],
    ["x".repeat(20_001), ["long"]],
    ["x".repeat(20_000), []],
    ["שלום עולם", []],
    ["Every-\none knows. Act be-\r\n  fore it ends.", ["divided"]],
    ["One well-\nknown town.", []],
    ["MIME-Version: 1.0\nSubject: Now\nContent-Type: text/html\n\n<p>Act</p><p>or pay.</p>", ["mail"]],
    ["0:01\nwe met\n0:03\nin Pa-\nris\n0:05\nto-\nday", ["times"]],
    ["Ann wrote:\n> You must act be-\n> fore it ends, every-\n> one says.", ["quoted"]],
    ["Your Pаypal account is on hold.", ["lookalikes"]],
    ["He wrote “привет” and left.", []],
    ["To buy:\n- bread -\n- milk -\nand 3-\nand 4-\nor so", []],
  ])("%j", (text, hints) => expect(hintsFor(text)).toEqual(hints));
});

describe("withoutMarkup", () => {
  it.each<[string, string]>([
    ["<p>One &amp; two.</p><p>Three<br>four</p>", "One & two.\n\nThree\nfour"],
    ["<script>alert('<p>')</script><style>p{}</style><h1>Head</h1>text", "Head\n\ntext"],
    ["<!-- <p>no</p> --><div>a   b</div>", "a b"],
    [
      "<p>Caf&eacute; &Eacute;lan &copy; &bull; &pound;500 &euro;5 &frac12; &ndash; &AMP; &eacute &Amp; &toString;</p>",
      "Café Élan © • £500 €5 ½ – & &eacute &Amp; &toString;",
    ],
    ["Don&#146;t wait &#150; &#x80;5", "Don’t wait – €5"],
    ["<div>Act now&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</div>Cur&shy;rent", "Act now\n\nCurrent"],
    ["5 < 6 &#8212; &#x1F600; &unknown; &#xD800;", "5 < 6 — \u{1F600} &unknown; &#xD800;"],
    ['<?xml version="1.0"?>\n<!DOCTYPE html><p>One.</p>', "One."],
    [
      "<tr><th>Price</th><td>Free</td></tr><dl><dt>Why</dt><dd>Now</dd></dl><button>Buy</button><button>Sell</button>",
      "Price\n\nFree\n\nWhy\n\nNow\n\nBuy\n\nSell",
    ],
    ["3 <!4 and <?", "3 <!4 and <?"],
    ['<a href="x">“quoted”</a> <b>words</b>', "“quoted” words"],
    ["", ""],
  ])("%j", (html, text) => expect(withoutMarkup(html)).toBe(text));

  it.each(["<", "<script>", "<!--"])("takes a long run of %j in one pass", (piece) =>
    expect(growth((chars) => withoutMarkup(piece.repeat(chars / piece.length)))).toBeLessThan(MOST_GROWTH),
  );
});

it.each(["<!--", "<script>", "<svg ", "</script", "<style><!-- ", "<p", "&#", "<br ", "<!-- --", "\n ", "<script></style>"])(
  "takes %j again and again out of a source in one pass, and what is never closed stays",
  (piece) => {
    expect(growth((chars) => withoutMarkup(`<p>Words.</p>${piece.repeat(chars / piece.length)}`), 20_000)).toBeLessThan(MOST_GROWTH);
    expect(withoutMarkup("<p>Words.</p><script>let a = 1;")).toBe("Words.\n\nlet a = 1;");
  },
);
it("leaves comments and scripts out, whichever holds the other", () => {
  expect(withoutMarkup('A<script>if (a) document.write("<!--");</script> b <!-- <script> --> c<STYLE\n>p {}</style > d<!-- -- > -->.')).toBe("A b c d.");
});

describe("withJoinedWords", () => {
  it.each<[string, string]>([
    ["Every-\none knows that the pro-\r\n   posal, too, will fail.", "Everyone\nknows that the proposal,\ntoo, will fail."],
    ["ac\u00AD\ntion and re\u2010\naction.", "action\nand reaction.\n"],
    ["A self-\nmade so-\ncalled long-\nterm plan of a thresh-\nold", "A self-made\nso-called\nlong-term\nplan of a threshold\n"],
    ["Pages 3-\n4 and North-\nSouth", "Pages 3-\n4 and North-\nSouth"],
    ["no line -\nends here", "no line -\nends here"],
  ])("%j", (divided, joined) => expect(withJoinedWords(divided)).toBe(joined));

  it.each(["a", "a-\n", "-\n", "-\na ", "- \n "])("takes a long run of %j in one pass", (piece) =>
    expect(growth((chars) => withJoinedWords(piece.repeat(chars / piece.length)))).toBeLessThan(MOST_GROWTH),
  );
});
