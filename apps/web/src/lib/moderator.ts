/** Whether a text holds what cannot be submitted. */
export type Objects = (text: string) => boolean;

let loading: Promise<Objects> | null = null;

/**
 * The word lists of the moderation, which are large and therefore come when a form opens: what is typed there can then be sent without a
 * connection. Never rejects; null when they cannot be had, and the next call tries again.
 */
export async function loadModerator(): Promise<Objects | null> {
  loading ??= import("./moderation.ts").then(
    ({ objectionTo }) =>
      (text) =>
        objectionTo(text) !== null,
  );
  try {
    return await loading;
  } catch (error) {
    loading = null;
    console.error("The word lists could not be loaded", error);
    return null;
  }
}
