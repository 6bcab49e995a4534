const TAG = /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,8}$/i;

/** A language as a page or its server names it, such as "en-GB"; null for what can be none. */
export function languageTag(said: string | null | undefined): string | null {
  const tag = (said ?? "").trim();
  return TAG.test(tag) ? tag : null;
}
