import type { Frame, Handshake } from "@candor/engine";
import { applyCooldowns, type ContextAge, type CooldownState, familyOf, firing, isAboutWholeText, mayCofire, type TelemetryEvent } from "@candor/engine/policy";

const overlap = (a: Frame, b: Frame): boolean => a.spans.some(([from, to]) => b.spans.some(([start, end]) => from < end && to > start));

export interface Announcement {
  /** Labels that may be told now. */
  labels: string[];
  event: TelemetryEvent;
  cooldowns: CooldownState;
}

/**
 * What a message's frames let the chat say, and what telemetry reports of them (specification 1 §9): reflexes that fire at these stakes, those of the co-fire
 * list that share words with another one, and those that a cooldown holds back. `nowMs` is the caller's clock. No text of a visitor is in the event.
 * Told is what the screen shows (`shown`), and not what it folds away: whoever listens hears no more of a message than others see.
 */
export function announce(
  frames: readonly Frame[],
  handshake: Handshake,
  age: ContextAge,
  cooldowns: CooldownState,
  nowMs: number,
  shown: (frame: Frame) => boolean = () => true,
): Announcement {
  const fired = frames.filter(
    (frame) => !isAboutWholeText(frame) && firing(familyOf(frame.reflexId)?.codex ?? null, frame.confidence, handshake.stakes).triggered,
  );
  const ids = [...new Set(fired.map((frame) => frame.reflexId))];
  const cofires = fired.filter(
    (frame) =>
      mayCofire(familyOf(frame.reflexId)?.prefix ?? "") && fired.some((other) => other !== frame && other.family !== frame.family && overlap(frame, other)),
  );
  const { announce: told, held, state } = applyCooldowns(ids, cooldowns, nowMs, handshake.reflex_profile);
  return {
    labels: told.flatMap((id) => fired.find((frame) => frame.reflexId === id && shown(frame))?.reflexLabel ?? []),
    cooldowns: state,
    event: {
      event: "chat-message",
      codex_version: handshake.codex_version,
      mode: handshake.mode,
      stakes: handshake.stakes,
      triggered_reflexes: ids,
      cofires: [...new Set(cofires.map((frame) => frame.reflexId))],
      cooldowns_applied: held,
      context_age_turns: age.turnsSinceRecap,
      tokens_since_recap: age.tokensSinceRecap,
    },
  };
}
