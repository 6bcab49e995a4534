/** Scroll resets of a navigation: at once and again when late content has arrived (specification 1 §2, routing rules). */
const SCROLL_RESETS_MS = [0, 80, 140] as const;
/** Delay before the scroll to the top after the Back control (specification 1 §9). */
export const BACK_SCROLL_DELAY_MS = 100;

let due: number[] = [];
let dueTop = 0;
let leadsToTop = false;

/** Screens with fractional pixels round where a page is scrolled to. */
const isAt = (top: number): boolean => Math.abs(window.scrollY - top) <= 1;
const scrollTo = (top: number): void => window.scrollTo({ top, left: 0, behavior: "instant" });

function callOff(): void {
  for (const timer of due) window.clearTimeout(timer);
  due = [];
}

/** To the top, now, and for good: a navigation that was still to return elsewhere is called off. */
export function scrollToTop(): void {
  if (dueTop !== 0) callOff();
  scrollTo(0);
}

/**
 * The resets of a navigation. A later one, or a scroll to the top, calls off what is still due. So does a reader who scrolls on from the place that was
 * left: the repeats of a return are for a page that was still too short to hold it.
 */
export function resetScroll(top = 0): void {
  callOff();
  scrollTo(top);
  dueTop = top;
  let returned = isAt(top);
  const again = (): void => {
    if (top > 0 && returned && !isAt(top)) return callOff();
    scrollTo(top);
    returned = isAt(top);
  };
  due = SCROLL_RESETS_MS.slice(1).map((ms) => window.setTimeout(again, ms));
}

/** The Back control ends at the top (specification 1 §2), also of an entry that was already seen: said before it steps back. */
export function leadToTop(): void {
  leadsToTop = true;
}

/** Whether the navigation that has just come is the Back control’s. The next one is not. */
export function takeLeadToTop(): boolean {
  const led = leadsToTop;
  leadsToTop = false;
  return led;
}

/** Below this share of the window what begins is hardly seen; it is brought up to the other. */
const SEEN_ABOVE = 0.75;
const COMES_TO = 0.25;

/**
 * What was asked for by hand comes into view where it begins under the lower quarter of the window. The resets of a navigation that are still due would
 * lead away from it: they are called off.
 */
export function bringIntoSight(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top <= SEEN_ABOVE * window.innerHeight) return;
  callOff();
  window.scrollBy({ top: top - COMES_TO * window.innerHeight, behavior: "instant" });
}

export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
