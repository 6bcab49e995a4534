import { comparisonSections } from "@candor/analyst/compare/words";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { comparisonOf } from "../../comparison.ts";
import { answer, refusal } from "../answer.ts";
import { COUNT } from "../count.ts";
import { TEXT_MAX_CHARS, TOO_LONG } from "../limits.ts";

const TEXT = z.string().min(1, "is empty: there is nothing to compare").max(TEXT_MAX_CHARS, TOO_LONG);
const INPUT = z.strictObject({
  first: TEXT.describe("English prose, such as one report of an event, or a draft."),
  second: TEXT.describe("English prose to compare it with, such as another report, or the draft reworded."),
});

const MARKED = z.object({ times: COUNT, per_100_words: COUNT });
const SHARE = MARKED.extend({ wordings: z.array(z.string()).describe("The marked words, each once.") });
const SIDE = z.object({
  english: z.boolean(),
  words: COUNT,
  sources: COUNT.nullable().describe("Sentences that name a source; null where the text is not English."),
  links: COUNT,
  quotations: COUNT,
  numbers: COUNT.describe("Numbers in figures."),
  marked: MARKED.describe("All marked places."),
});
const ONLY = z.array(z.object({ kind: z.enum(["source", "method", "other-side", "limits", "other-causes"]), sentence: z.string() }));

const OUTPUT = z.object({
  same: z.boolean().describe("Both are the same words."),
  comparable: z.boolean().describe("Both are English. Otherwise techniques and only are empty."),
  first: SIDE,
  second: SIDE,
  techniques: z.array(z.object({ technique: z.string(), does: z.array(z.string()), first: SHARE, second: SHARE })).describe("The widest difference first."),
  only: z.object({ first: ONLY, second: ONLY }).describe("What one text clearly gives its reader and the other does not."),
  questions: z.array(z.string()),
  notes: z.array(z.string()).describe("What the counts do not show. Pass it on with them."),
  engine_version: z.string(),
  rule_hash: z.string(),
});

const share = ({ times, per100Words }: { times: number; per100Words: number }) => ({ times, per_100_words: per100Words });

/** The tool `compare_texts`: two texts held against each other, as `candor compare` does. Uses no network. */
export function registerCompareTexts(server: McpServer): void {
  server.registerTool(
    "compare_texts",
    {
      title: "Compare two texts",
      description:
        "Compares two English texts: how often each technique is marked per 100 words in each, what only one of them says, counts of sources, links, quotations and numbers, and questions to ask. Gives no score and no verdict on which is better or true; do not infer one.",
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ first, second }) => {
      for (const [name, text] of Object.entries({ first, second })) {
        if (text.trim() === "") return refusal(`${name} holds nothing but white space: there is nothing to compare.`);
        if (text.includes("\u0000")) return refusal(`${name} holds zero bytes, so it is no text. Extract the text first.`);
      }
      const { comparison, data } = comparisonOf(first, second);
      const { same, comparable, techniques, only, questions, notes } = data;
      const side = (which: "first" | "second") => ({ ...data[which], marked: share(data[which].marked) });
      const cell = (of: (typeof techniques)[number]["first"]) => ({ ...share(of), wordings: of.wordings });
      return answer(
        {
          same,
          comparable,
          first: side("first"),
          second: side("second"),
          techniques: techniques.map((row) => ({ technique: row.technique, does: row.does, first: cell(row.first), second: cell(row.second) })),
          only,
          questions,
          notes,
          engine_version: data.engineVersion,
          rule_hash: data.ruleHash,
        },
        comparisonSections(comparison)
          .map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join("\n"))
          .join("\n\n"),
      );
    },
  );
}
