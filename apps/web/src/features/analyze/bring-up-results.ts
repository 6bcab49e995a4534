const ROOM_PX = 8;
/** The share of the window above the marked text that leaves enough of it to see. */
const SEEN_FROM = 0.45;
/** Where the text begins lower than this below the buttons, they would leave a line of it, or none. */
const SEEN_UNTIL = 0.7;

/**
 * The form stays in sight, whole or down to its buttons, and the marked text comes into view under it; where large letters or a low window leave no room for
 * both, the text comes. Nothing moves where it is in view already.
 */
export function bringUpResults(form: HTMLElement): void {
  const topOf = (selector: string): number | undefined => document.querySelector(selector)?.getBoundingClientRect().top;
  const text = topOf(".desk");
  const [whole, buttons] = [form.getBoundingClientRect().top, form.querySelector(".bar")?.getBoundingClientRect().top ?? 0];
  if (text === undefined || (buttons >= 0 && text < SEEN_FROM * window.innerHeight)) return;
  const above = SEEN_FROM * window.innerHeight;
  const top = text - whole < above ? whole : text - buttons < SEEN_UNTIL * window.innerHeight ? buttons : text - above;
  window.scrollBy({ top: top - ROOM_PX, behavior: "instant" });
}
