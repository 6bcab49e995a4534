export const SITE_NAME = "Candor";
export const documentTitle = (title: string): string => `${title} · ${SITE_NAME}`;
export const NOT_FOUND_META = {
  title: "Page not found",
  description: "There is no page at this address. You can go to the analyzer, the lessons or a list of all pages.",
};
