/** A word of Latin and Cyrillic letters. No language has one: the letters are there because they look alike. */
const MIXED = /(?<![a-z])[a-z]*(?:[a-z][\u0400-\u04ff]|[\u0400-\u04ff][a-z])[a-z\u0400-\u04ff]*/gi;
const MOST_NAMED = 3;

/** The first words of a text that mix two alphabets, each once. */
export const mixedWords = (text: string): string[] => [...new Set(text.match(MIXED) ?? [])].slice(0, MOST_NAMED);
