import { CATALOG } from "@candor/content/catalog";

/** A Markdown link to a lesson, by its id or its title; empty for one that the catalogue does not have. Without quotation marks, which a page would look up in the article. */
function lessonLink(name: string): string {
  const row = CATALOG.find(({ id, title }) => id === name || title === name);
  return row ? `[${row.title}](${row.route})` : "";
}

/** Titles as they stand in the catalogue: names, and no wording of the reply. */
export const lessonTitles = (ids: readonly string[]): string[] => CATALOG.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

/** “The lesson … takes it from there.” Two sentences of one form would be a repetition. */
export function sayLessons(names: readonly string[]): string {
  const links = names.map(lessonLink).filter(Boolean);
  if (links.length === 0) return "";
  return links.length === 1 ? `The lesson ${links[0]} takes it from there.` : `The lessons ${links.join(" and ")} take it from there.`;
}
