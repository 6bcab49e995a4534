/** Scroll resets of a navigation: at once and again when late content has arrived (specification 1 §2, routing rules). */
export const SCROLL_RESETS_MS = [0, 80, 140] as const;
/** Delay before the scroll to the top after the Back control (specification 1 §9). */
export const BACK_SCROLL_DELAY_MS = 100;

export function scrollToTop(): void {
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
}

/** Returns a function that calls off what is still due. */
export function resetScroll(to: { top: number } = { top: 0 }): () => void {
  const go = () => window.scrollTo({ top: to.top, left: 0, behavior: "instant" });
  go();
  const timers = SCROLL_RESETS_MS.slice(1).map((ms) => window.setTimeout(go, ms));
  return () => timers.forEach((t) => window.clearTimeout(t));
}

export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
