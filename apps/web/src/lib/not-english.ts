import type { Analysis } from "@candor/engine";

/** What has to be said of a result where the patterns, which are English, had nothing or little to go by; null where they had. */
export function notEnglish(language: Analysis["language"] | null): string | null {
  if (!language || language.english) return null;
  if (language.script === "none") return "There are no words here to read.";
  return (
    "This does not look like English. Candor’s patterns are English, so most of it was not checked. " +
    "Paste an English translation to have it checked: it may say some things more softly, or more sharply."
  );
}
