import type { Logger } from "pino";
import type { Agent } from "../agent-port.ts";
import type { ServerConfig } from "../config.ts";
import type { PageService } from "../pages/page-service.ts";
import type { RuleWork } from "../rules/rule-work.ts";
import { createBuiltInAgent } from "./built-in-agent.ts";
import { assessWithModel } from "./model-assess.ts";
import { chatWithModel } from "./model-chat.ts";
import { gatedModel } from "./model-gate.ts";
import { reportWithModel } from "./model-report.ts";
import { labelOf, modelOf } from "./provider.ts";
import { providerRow } from "./providers.ts";
import { ToolSupport } from "./tool-support.ts";

/** The agent that the configuration asks for: a language model, or the built-in analyst. */
export function createAgent(config: ServerConfig, pages: PageService, work: RuleWork, log: Logger): Agent {
  if (!config.model) return createBuiltInAgent(pages, work);
  const limits = config.agent;
  const model = gatedModel(modelOf(config.model, limits.maxOutputTokens), limits.concurrency);
  const toolSupport = new ToolSupport(log);
  const parts = { model, work, limits, log, hasJsonMode: providerRow(config.model.provider).hasJsonMode };
  return {
    model: { active: true, label: labelOf(config.model) },
    chat: (request, context) => chatWithModel({ ...parts, pages, toolSupport }, request, context),
    assess: (request, context) => assessWithModel(parts, request, context),
    summarize: (request, context) => reportWithModel(parts, request, context),
  };
}
