export type Theme = "paper" | "ink";
export const THEME_KEY = "candor-theme";

const listeners = new Set<() => void>();
const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The theme on screen: the remembered one, else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "paper" || chosen === "ink") return chosen;
  return dark().matches ? "ink" : "paper";
}

/** Kept as a plain word (not JSON), so that the script in the head can read it without code. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  // The frame that the system draws around the app: of the two colors in index.html the chosen theme's holds, not the system's.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.media = meta.dataset["of"] === theme ? "all" : "not all";
  try {
    window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  const system = dark();
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}
