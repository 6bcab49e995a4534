import { ENGINE_VERSION, RULE_HASH } from "@candor/engine";
import { explain, type PatternNote } from "@candor/engine/catalogue";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { ALERTS } from "../../alerts.ts";
import { nearIds } from "../../near-ids.ts";
import { percent } from "../../percent.ts";
import { answer, refusal } from "../answer.ts";
import { measuredRecord, type MeasuredRecord } from "../../measured-record.ts";
import { RECORD_OUTPUT } from "../measured.ts";

const ID_MAX_CHARS = 80;
const NEAR_IDS = 5;

const OUTPUT = z.object({
  id: z.string(),
  name: z.string(),
  family: z.string(),
  family_name: z.string(),
  category: z.string(),
  technique: z.string(),
  severity: z.string(),
  confidence: z.number().min(0).max(1).describe("Before what stands around it moves it."),
  looks_for: z.string(),
  wordings: z.array(z.string()).describe("Samples of the wordings."),
  why: z.string(),
  mechanism: z.string().describe("How it works on a reader."),
  question: z.string(),
  rewording: z.string().nullable(),
  examples: z.array(z.string()),
  fine: z.array(z.string()).describe("Wordings that look alike and are fine."),
  source: z.string(),
  measured: RECORD_OUTPUT,
  engine_version: z.string(),
  rule_hash: z.string(),
});

function text(note: PatternNote, measured: MeasuredRecord): string {
  const list = (title: string, items: readonly string[]) => (items.length > 0 ? [`${title}: ${items.map((item) => `“${item}”`).join("; ")}`] : []);
  return [
    `${note.name} (${note.reflexId}), ${note.familyName}, ${note.technique}, starts at ${percent(note.confidence)}`,
    note.description,
    ...list("Wordings", note.indicators),
    `Why it can mislead: ${note.rationale}`,
    `Ask: ${note.question}`,
    ...(note.rewording ? [`Fairer: ${note.rewording}`] : []),
    ...list("Looks alike and is fine", note.fine),
    `Measured: ${measured.summary}`,
    `Source: ${note.source}`,
  ].join("\n");
}

/** The tool `explain_pattern`: what stands behind a pattern id, and how it did on labeled texts. Uses no network. */
export function registerExplainPattern(server: McpServer): void {
  server.registerTool(
    "explain_pattern",
    {
      title: "Explain a pattern",
      description:
        "What one pattern looks for, why such wording can mislead, the question to ask, a fairer wording, look-alikes that are fine, the source, and how often it was right on labeled texts.",
      inputSchema: z.strictObject({
        id: z.string().min(1, "is empty").max(ID_MAX_CHARS).describe("A pattern id as findings carry it, such as vx-fo01-act-now."),
      }),
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async ({ id }) => {
      const note = explain(id);
      if (!note)
        return refusal(
          ALERTS.get(id.trim().toLowerCase()) ??
            `There is no pattern called ${JSON.stringify(id)}. Near ids: ${nearIds(id, NEAR_IDS).join(", ")}. find_patterns searches by words.`,
        );
      const measured = await measuredRecord(note.reflexId);
      return answer(
        {
          id: note.reflexId,
          name: note.name,
          family: note.family,
          family_name: note.familyName,
          category: note.category,
          technique: note.technique,
          severity: note.severity,
          confidence: note.confidence,
          looks_for: note.description,
          wordings: note.indicators,
          why: note.rationale,
          mechanism: note.mechanism,
          question: note.question,
          rewording: note.rewording ?? null,
          examples: note.examples,
          fine: note.fine,
          source: note.source,
          measured,
          engine_version: ENGINE_VERSION,
          rule_hash: RULE_HASH,
        },
        text(note, measured),
      );
    },
  );
}
