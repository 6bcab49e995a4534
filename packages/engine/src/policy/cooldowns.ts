import type { ReflexProfile } from "../types.ts";
import { CODEX } from "./codex.ts";
import type { Codex } from "./codex-types.ts";
import { familyOf } from "./firing.ts";

export interface CooldownState {
  lastAnyMs: number | null;
  lastByFamilyMs: Record<string, number>;
  countByFamily: Record<string, number>;
}

export const NO_COOLDOWNS: CooldownState = { lastAnyMs: null, lastByFamilyMs: {}, countByFamily: {} };

/**
 * Which reflexes may be announced now, and which a cooldown holds back (specification 1 §9). Concerns announcements and telemetry of the chat only:
 * it never removes a finding. A family with a cooldown count may be announced that many times within its window before it is held back (others once).
 * `nowMs` is the caller's clock.
 */
export function applyCooldowns(
  reflexIds: readonly string[],
  state: CooldownState,
  nowMs: number,
  profile: ReflexProfile,
  codex: Codex = CODEX,
): { announce: string[]; held: string[]; state: CooldownState } {
  const { global, per_reflex } = codex.reflex_profiles[profile].cooldown_ms;
  const counts = codex.reflex_prioritization.cooldown_counts;
  const quiet = state.lastAnyMs !== null && nowMs - state.lastAnyMs < global;
  const announce: string[] = [];
  const held: string[] = [];
  const next: CooldownState = { lastAnyMs: state.lastAnyMs, lastByFamilyMs: { ...state.lastByFamilyMs }, countByFamily: { ...state.countByFamily } };
  for (const id of reflexIds) {
    const family = familyOf(id)?.prefix ?? id;
    const last = next.lastByFamilyMs[family];
    const within = last !== undefined && nowMs - last < per_reflex;
    const used = within ? (next.countByFamily[family] ?? 0) : 0;
    if (quiet || used >= (counts[family] ?? 1)) {
      held.push(id);
      continue;
    }
    announce.push(id);
    if (!within) next.lastByFamilyMs[family] = nowMs;
    next.countByFamily[family] = used + 1;
  }
  if (announce.length > 0) next.lastAnyMs = nowMs;
  return { announce, held, state: next };
}
