import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { refsIn, RichText } from "./rich-text.tsx";

const html = (text: string, refs?: "link" | "plain") => renderToStaticMarkup(<RichText text={text} refs={refs} />);

describe("the markup of the content", () => {
  it.each([
    ["plain", "plain"],
    ["**bold** text", "<strong>bold</strong> text"],
    ["_so_ and _(so)_", "<em>so</em> and <em>(so)</em>"],
    ["snake_case_name", "snake_case_name"],
    ["**bold with _both_**", "<strong>bold with <em>both</em></strong>"],
    ["1 < 2 & “quotes”", "1 &lt; 2 &amp; “quotes”"],
    ["[10] stays, [x] too", "[10] stays, [x] too"],
    ["**open", "**open"],
  ])("%s", (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it("links a reference to its source, without the space before it", () => {
    expect(html("shown [2].")).toBe('shown<sup><a class="ref" href="#source-2" aria-label="Source 2">2</a></sup>.');
    expect(html("shown [2].", "plain")).toBe("shown<sup>2</sup>.");
  });

  it("knows the numbers of its references", () => {
    expect(refsIn("a [1], b [3] and c [1]")).toEqual([1, 3, 1]);
  });
});
