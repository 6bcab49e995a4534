import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";

/** What was pressed before the page's code had arrived (public/theme.js). */
interface Early {
  candorEarlyClick?: MouseEvent | null;
  candorEarlyRun?: HTMLTextAreaElement | null;
}

/** Marks the page as alive, once its code is there, and presses again what was pressed before that: a button, or Ctrl+Enter in a field. */
export function useAlive(): void {
  useIsomorphicLayoutEffect(() => {
    document.documentElement.dataset["alive"] = "true";
    const early = window as Early;
    const { candorEarlyClick: click, candorEarlyRun: field } = early;
    early.candorEarlyClick = early.candorEarlyRun = null;
    const button = click?.target instanceof Element ? click.target.closest("button") : null;
    // A click that made hydration finish is still on its way: React hands it on itself.
    if (click?.eventPhase === Event.NONE) {
      if (button?.isConnected && !button.disabled) button.click();
      else delete document.documentElement.dataset["opens"];
    }
    // Not at once: what was typed into the field is only now being taken over.
    if (field?.isConnected)
      setTimeout(() => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true })));
  }, []);
}
