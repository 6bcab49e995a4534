/** Wording of the Manipulation Pattern Taxonomy (specification 2 §2, §8), word for word. */
export const TAXONOMY_TITLE = "Manipulation Pattern Taxonomy";
export const SEARCH_PLACEHOLDER = "Search patterns...";
export const NO_PATTERNS = "No patterns found";
export const NO_PATTERNS_HINT = "Try adjusting your search or filter criteria.";
export const showingPatterns = (shown: number, all: number): string => `Showing ${shown} of ${all} patterns`;
