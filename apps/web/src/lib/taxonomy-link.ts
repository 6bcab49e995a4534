/** The Manipulation Pattern Taxonomy keeps its filters in the address. */
export const TAXONOMY_PATH = "/educate/bullshit-patterns";
export const patternsPath = (search: string): string => `${TAXONOMY_PATH}?q=${encodeURIComponent(search)}`;
