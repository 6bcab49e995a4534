import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";

/** Marks the page as alive, once its code is there, and presses the button again that was pressed before that. */
export function useAlive(): void {
  useIsomorphicLayoutEffect(() => {
    document.documentElement.dataset["alive"] = "true";
    const early = (window as { candorEarlyClick?: HTMLButtonElement | null }).candorEarlyClick;
    (window as { candorEarlyClick?: HTMLButtonElement | null }).candorEarlyClick = null;
    if (early?.isConnected && !early.disabled) early.click();
  }, []);
}
