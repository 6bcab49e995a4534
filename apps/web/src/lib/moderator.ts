/** Whether a text holds what is looked for. */
export type Objects = (text: string) => boolean;

export interface Moderator {
  /** Profanity, hate or self-harm: what cannot be submitted to a collection (specification 1 §5, 2 §5). */
  objects: Objects;
  /** Profanity alone: what is no feedback (specification 2 §5). Who says that a threat was missed has to be able to name it. */
  isProfane: Objects;
}

let loading: Promise<Moderator> | null = null;

/**
 * The word lists of the moderation, which are large and therefore come when a form opens: what is typed there can then be sent without a
 * connection. Never rejects; null when they cannot be had, and the next call tries again.
 */
export async function loadModerator(): Promise<Moderator | null> {
  loading ??= import("./moderation.ts").then(({ objectionTo, isProfane }) => ({ objects: (text) => objectionTo(text) !== null, isProfane }));
  try {
    return await loading;
  } catch (error) {
    loading = null;
    console.error("The word lists could not be loaded", error);
    return null;
  }
}
