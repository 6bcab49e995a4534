import type { Logger } from "pino";
import type { ServerConfig } from "../config.ts";
import type { RuleWork } from "../rules/rule-work.ts";
import type { Model } from "./model-gate.ts";

/** What a report or an assessment by the model needs. Rules answer where the model cannot. */
export interface ModelWork {
  model: Model;
  work: RuleWork;
  limits: ServerConfig["agent"];
  log: Logger;
  /** Whether JSON can be asked for in the request itself, not only in the prompt. */
  hasJsonMode: boolean;
}
