import { useSyncExternalStore } from "react";
import { onThemeChange, setTheme, shownTheme, type Theme } from "../lib/theme.ts";

const THEMES: { id: Theme; label: string }[] = [
  { id: "paper", label: "Paper" },
  { id: "ink", label: "Ink" },
];

export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, shownTheme, () => null);
  return (
    <div className="theme" role="group" aria-label="Theme">
      {THEMES.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={theme === id} onClick={() => setTheme(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}
