import { ENGINE_VERSION } from "@candor/engine";
import { McpServer } from "@modelcontextprotocol/server";
import type { Pages } from "./pages.ts";
import { registerCheckDraft } from "./prompts/check-draft.ts";
import { registerAnalyzePage } from "./tools/analyze-page.ts";
import { registerAnalyzeText } from "./tools/analyze-text.ts";
import { registerCompareTexts } from "./tools/compare-texts.ts";
import { registerExplainPattern } from "./tools/explain-pattern.ts";
import { registerFindPatterns } from "./tools/find-patterns.ts";
import { registerReadPage } from "./tools/read-page.ts";

const INSTRUCTIONS = [
  "Candor marks wording in English texts that can mislead: pressure, unnamed sources, false choices, loaded words and the like. It works by rules, on this machine.",
  "A mark is a reason to look, not a verdict: the wording may be fair in its context. Candor reads wording and does not know what is true; a text without marks is not necessarily right.",
  "Only read_page and analyze_page use the network.",
].join(" ");

/** The server with its tools and its prompt, not connected yet. `pages` is only used when a page tool is called. */
export function createServer(pages: Pages): McpServer {
  const server = new McpServer({ name: "candor", title: "Candor", version: ENGINE_VERSION }, { instructions: INSTRUCTIONS });
  registerAnalyzeText(server);
  registerCompareTexts(server);
  registerExplainPattern(server);
  registerFindPatterns(server);
  registerReadPage(server, pages);
  registerAnalyzePage(server, pages);
  registerCheckDraft(server);
  return server;
}
