import { onStored, rawStored, writeRaw } from "./storage.ts";

export type Theme = "paper" | "ink";
export const THEME_KEY = "candor-theme";

const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The theme on screen: the remembered one, else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "paper" || chosen === "ink") return chosen;
  return dark().matches ? "ink" : "paper";
}

const BY_SYSTEM: Record<Theme, string> = { paper: "(prefers-color-scheme: light)", ink: "(prefers-color-scheme: dark)" };

/** Null leaves it to the system. */
function apply(theme: Theme | null): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  // The frame that the system draws around the app: of the two colors in index.html the chosen theme's holds, not the system's.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset["of"] === "ink" ? "ink" : "paper";
    meta.media = theme === null ? BY_SYSTEM[of] : of === theme ? "all" : "not all";
  }
}

/** Kept as a plain word (not JSON), so that the script in the head can read it without code. */
export function setTheme(theme: Theme): void {
  apply(theme);
  writeRaw(THEME_KEY, theme);
}

/** Called when another theme is chosen, restored or taken back, here or in another tab, and when the system's changes. */
export function onThemeChange(listener: () => void): () => void {
  const system = dark();
  system.addEventListener("change", listener);
  const forget = onStored(THEME_KEY, () => {
    const stored = rawStored(THEME_KEY);
    apply(stored === "paper" || stored === "ink" ? stored : null);
    listener();
  });
  return () => {
    forget();
    system.removeEventListener("change", listener);
  };
}
