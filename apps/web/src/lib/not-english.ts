import type { Analysis } from "@candor/engine";

/** What has to be said of a result where the patterns, which are English, had nothing or little to go by; null where they had. */
export function notEnglish(language: Analysis["language"] | null): string | null {
  if (!language || language.english) return null;
  if (language.script === "none") return "There are no words here to check.";
  return (
    "This doesn’t look like English. Candor only knows English wording, so most of it wasn’t checked. " +
    "You can paste an English translation, but it may sound softer or sharper than the original."
  );
}
