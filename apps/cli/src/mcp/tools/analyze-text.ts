import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { analysisAnswer, ANALYSIS_OUTPUT } from "../analysis-answer.ts";
import { ANALYSIS_OPTIONS } from "../analysis-options.ts";
import { analysisText } from "../analysis-text.ts";
import { answer, refusal } from "../answer.ts";
import { TEXT_MAX_CHARS, TOO_LONG } from "../limits.ts";

const INPUT = z.strictObject({
  text: z
    .string()
    .min(1, "is empty: there is nothing to analyze")
    .max(TEXT_MAX_CHARS, TOO_LONG)
    .describe("English prose. Pass it unchanged: offsets count into it."),
  ...ANALYSIS_OPTIONS,
});

/** The tool `analyze_text`: findings of a text, as `candor analyze` has them. Uses no network. */
export function registerAnalyzeText(server: McpServer): void {
  server.registerTool(
    "analyze_text",
    {
      title: "Analyze a text",
      description:
        "Marks wording in an English text that can mislead, with reason, question to ask and fairer wording. Works on any text: a message, an article, your own draft answer. Checks wording, not facts.",
      inputSchema: INPUT,
      outputSchema: z.object(ANALYSIS_OUTPUT),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ text, ...options }) => {
      if (text.trim() === "") return refusal("text holds nothing but white space: there is nothing to analyze.");
      if (text.includes("\u0000")) return refusal("text holds zero bytes, so it is no text. Extract the text first.");
      const analysis = analysisAnswer(text, options);
      return answer(analysis, analysisText(analysis));
    },
  );
}
