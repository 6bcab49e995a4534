import { FAMILIES } from "@candor/engine";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { searchPatterns } from "../../search-patterns.ts";
import { answer, refusal } from "../answer.ts";
import { COUNT } from "../count.ts";

const QUERY_MAX_CHARS = 200;
const LIMIT = { default: 10, max: 100 } as const;

const INPUT = z.strictObject({
  query: z
    .string()
    .max(QUERY_MAX_CHARS, `is longer than ${QUERY_MAX_CHARS} characters`)
    .describe('Words of a technique, a name or a wording, such as "scarcity" or "everyone knows". May be empty with a family: lists it.'),
  family: z.string().optional().describe('Only this family: id such as vx-fo01, or name such as "False urgency".'),
  limit: z.int().min(1).max(LIMIT.max).default(LIMIT.default),
});

const OUTPUT = z.object({
  patterns: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      family: z.string(),
      family_name: z.string(),
      technique: z.string(),
      looks_for: z.string(),
      question: z.string(),
    }),
  ),
  total: COUNT.describe("Patterns found, listed or not."),
});

/** The tool `find_patterns`: searches the catalogue by words. Uses no network. */
export function registerFindPatterns(server: McpServer): void {
  server.registerTool(
    "find_patterns",
    {
      title: "Find patterns",
      description: "Searches the catalogue of patterns by words, best first. explain_pattern tells the rest about one.",
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ query, family, limit }) => {
      const named = family?.trim().toLowerCase();
      const known = FAMILIES.find(({ prefix, name }) => prefix === named || prefix === `vx-${named}` || name.toLowerCase() === named);
      if (family !== undefined && !known)
        return refusal(`There is no family called ${JSON.stringify(family)}. Families: ${FAMILIES.map(({ prefix, name }) => `${prefix} ${name}`).join("; ")}.`);
      if (query.trim() === "" && !known) return refusal("query is empty: name some words, or a family.");
      const found = searchPatterns(query, known?.prefix);
      const patterns = found
        .slice(0, limit)
        .map((note) => ({
          id: note.reflexId,
          name: note.name,
          family: note.family,
          family_name: note.familyName,
          technique: note.technique,
          looks_for: note.description,
          question: note.question,
        }));
      const head = found.length === 0 ? "No pattern has these words. Try fewer or different words." : `${found.length} found, ${patterns.length} listed.`;
      return answer({ patterns, total: found.length }, [head, ...patterns.map((pattern) => `${pattern.id}: ${pattern.name}. ${pattern.looks_for}`)].join("\n"));
    },
  );
}
