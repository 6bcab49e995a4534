export { CODEX } from "./codex.ts";
export { CODEX_VERSION } from "./codex-handshake.ts";
export type { Codex, CodexMode, ReflexThreshold } from "./codex-types.ts";
export { CATEGORIES } from "./categories.ts";
export { FAMILIES, baseConfidence, type CodexReflex, type Family } from "./families.ts";
export * from "./scoring.ts";
export { clusterRegions, strongestRegion, type ClusterInput } from "../score/cluster.ts";
export { withShownBlock } from "./shown-block.ts";
export { shownCluster, type ShownCluster } from "./shown-cluster.ts";
export {
  resolveHandshake,
  plainMode,
  codexMode,
  PRESETS,
  REPORT_HANDSHAKE,
  AGENT_DEFAULTS,
  MIN_CONFIDENCE_SLIDER,
  type HandshakeInput,
  type PresetName,
  type ResolveOptions,
} from "./handshake.ts";
export { validateCodex, type CodexValidation } from "./validate.ts";
export { policyBlockOf } from "./policy-block.ts";
export { firing, familyOf, profileRank, mayCofire, type Firing } from "./firing.ts";
export { citationRequired, omissionScanRequired, type CitationCase } from "./citation.ts";
export { failureFor, type Failure } from "./failure.ts";
export { contextDecay, addTurn, estimateTokens, FRESH_CONTEXT, type ContextAge } from "./context-decay.ts";
export { applyCooldowns, NO_COOLDOWNS, type CooldownState } from "./cooldowns.ts";
export { emitTelemetry, redact, REDACTED, type TelemetryEvent } from "./telemetry.ts";
