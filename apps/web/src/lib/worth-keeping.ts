import { useSyncExternalStore } from "react";
import { onStored, rawStored } from "./storage.ts";

/** Set when the reminder was answered. */
export const REMINDER_KEY = "candor-reminder-v1";
/** From how many characters stored under a key on there is something that one would miss. */
const WORTH_CHARS: Readonly<Record<string, number>> = {
  "candor-user-quotes-v1": 3,
  ai_behavior_stories: 3,
  train_ai_experiences: 3,
  "vx-adaptive-learning": 60,
  "education-progress": 40,
  "candor-answers-v1": 1200,
  "candor-chat-v1": 2000,
};

/** Something was made here that the visitor would miss, and the reminder was not answered yet. */
export function isReminderDue(read: (key: string) => string | null = rawStored): boolean {
  return read(REMINDER_KEY) === null && Object.entries(WORTH_CHARS).some(([key, chars]) => (read(key)?.length ?? 0) >= chars);
}

function subscribe(listener: () => void): () => void {
  const stops = [REMINDER_KEY, ...Object.keys(WORTH_CHARS)].map((key) => onStored(key, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

export const useReminderDue = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReminderDue(),
    () => false,
  );
