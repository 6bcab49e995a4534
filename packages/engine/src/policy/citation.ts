import type { CitePolicy, OmissionScan, Stakes } from "../types.ts";
import { CODEX } from "./codex.ts";
import type { Codex } from "./codex-types.ts";

export interface CitationCase {
  policy: CitePolicy;
  stakes: Stakes;
  /** 0 to 1. */ confidence: number;
  externalClaim: boolean;
}

/**
 * Whether a claim needs a citation (specification 1 §9, citation rules). "off" holds for low stakes only: above, it is read as "auto".
 */
export function citationRequired({ policy, stakes, confidence, externalClaim }: CitationCase, codex: Codex = CODEX): boolean {
  const { auto, off } = codex.citation_policy;
  if (policy === "force") return true;
  if (policy === "off" && off.allowed_stakes.includes(stakes)) return false;
  return (auto.require_if_stakes.includes(stakes) && confidence < auto.require_if_confidence_below) || (auto.require_if_external_claim && externalClaim);
}

/** Whether the omission scan runs: always at high stakes; else as asked, "auto" meaning from medium stakes on. */
export function omissionScanRequired(scan: OmissionScan, stakes: Stakes, codex: Codex = CODEX): boolean {
  if (codex.citation_hooks.omission_scan_required_stakes.includes(stakes)) return true;
  return scan === "auto" ? stakes !== "low" : scan;
}
