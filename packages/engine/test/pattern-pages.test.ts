import { describe, expect, it } from "vitest";
import { FAMILIES } from "../src/policy/families.ts";
import type { Pattern } from "../src/patterns/types.ts";
import { loadPatterns } from "../scripts/load-patterns.ts";
import { patternPages } from "../scripts/pattern-pages.ts";

const sources = await loadPatterns();
const pages = patternPages(sources);
const patterns = sources.files.flatMap((file) => file.patterns);

const one = (over: Partial<Pattern>): Pattern => ({
  id: "vx-fo01-made-up",
  name: "Made *up*",
  category: "emotional",
  technique: "scarcity",
  severity: "low",
  phrases: ["never <num> printed"],
  description: "D",
  rationale: "Why.",
  question: "Really?",
  mechanism: "M",
  source: "S",
  fires: ["First_one", "Second", "Third"],
  allows: ["Fine", "Fine too"],
  ...over,
});
const pageWith = (over: Partial<Pattern>): string => patternPages({ files: [{ file: "made-up.ts", patterns: [one(over)] }] }).get("false-urgency.md")!;

describe("the pages of docs/patterns", () => {
  it("are an index and one page for each family", () => {
    expect([...pages.keys()].sort()).toEqual(["README.md", ...FAMILIES.map(({ name }) => `${name.toLowerCase().replaceAll(/[ -]/g, "-")}.md`)].sort());
  });

  it("hold every pattern once, with its rationale, and no phrases", () => {
    const ids = [...pages.values()]
      .flatMap((page) => [...page.matchAll(/^`(vx-[\w-]+)` · /gm)].map(([, id]) => id!))
      .filter((id) => !FAMILIES.some(({ prefix }) => prefix === id));
    expect(ids.sort()).toEqual(patterns.map(({ id }) => id).sort());
    expect(pageWith({})).not.toContain("never");
  });

  it("count what they hold", () => {
    const index = pages.get("README.md")!;
    expect(index).toContain(`${patterns.length} patterns in ${FAMILIES.length} families`);
    const urgent = patterns.filter(({ id }) => id.startsWith("vx-fo01-"));
    expect(index).toContain(
      `| [False urgency](false-urgency.md) | \`vx-fo01\` | \`false_urgency\` | ${urgent.length} | 0 | ${["high", "medium", "low"].map((s) => urgent.filter(({ severity }) => severity === s).length).join(" | ")} |`,
    );
  });

  it("show a rewording where there is one, two examples of each kind, and nothing that Markdown would read", () => {
    expect(pageWith({})).toMatch(
      /## Made \\\*up\\\*\n\n`vx-fo01-made-up` · scarcity · emotional · low\n\nWhy\.\n\n\*\*Ask:\*\* Really\?\n\n- Marked: “First\\_one”\n- Marked: “Second”\n- Left alone: “Fine”\n- Left alone: “Fine too”\n$/,
    );
    expect(pageWith({ rewording: "Say it." })).toContain("**Ask:** Really?\\\n**Fairer:** Say it.");
    expect(pageWith({ fires: ["word ".repeat(100)] })).toMatch(/- Marked: “(?:word ){40}…”/);
  });

  it("stay small enough to be read on the web", () => {
    for (const [name, page] of pages) expect(page.length, name).toBeLessThan(200_000);
  });
});
