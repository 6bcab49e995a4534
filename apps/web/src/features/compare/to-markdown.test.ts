import { compareTexts, shownMarks } from "@candor/analyst/compare/compare-texts";
import { analyze } from "@candor/engine";
import { expect, it } from "vitest";
import { EXAMPLE_PAIR } from "./example-pair.ts";
import { toMarkdown } from "./to-markdown.ts";

it("writes both texts, what is told of them and what stands behind it, with nothing of a text read as Markdown of ours", () => {
  const pair = { first: `${EXAMPLE_PAIR.first}\n# No heading`, second: EXAMPLE_PAIR.second };
  const analyses = { first: analyze(pair.first), second: analyze(pair.second) };
  const side = (which: "first" | "second") => ({ text: pair[which], analysis: analyses[which], marks: shownMarks(analyses[which]) });
  const markdown = toMarkdown({ pair, analyses, comparison: compareTexts(side("first"), side("second")), findings: { first: [], second: [] } });
  expect(markdown.match(/^#+ .+/gm)).toEqual([
    "# Two Texts Side by Side",
    "## First text",
    "## Second text",
    "## What can be counted",
    "## Wording that is marked",
    "## Only the second text",
    "## Questions to ask",
    "## What this does not show",
  ]);
  expect(markdown).toContain("> # No heading");
  expect(markdown).toContain("- Hurries without a reason (urgency): first 1 time");
  expect(markdown).toContain(`rules ${analyses.first.ruleHash}`);
});
