import { cut } from "./cut.ts";
import { removeInvisibleCharacters } from "./visible.ts";

const FIELD_MAX_CHARS = 400;

/** What a page says in one place, on one line; null where it says nothing. */
export const field = (value: string | null | undefined): string | null => {
  const text = removeInvisibleCharacters(value ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? null : cut(text, FIELD_MAX_CHARS);
};
