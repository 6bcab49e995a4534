export const SITE_NAME = "Candor";
export const documentTitle = (title: string): string => `${title} · ${SITE_NAME}`;
export const NOT_FOUND_META = {
  title: "Page not found",
  description: "There is no page at this address. The analyzer, the lessons and a list of all pages are one step away.",
};
