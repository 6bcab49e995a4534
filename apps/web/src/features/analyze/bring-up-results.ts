const ROOM_PX = 8;
/** The share of the window above the marked text that leaves enough of it to see. */
const SEEN_FROM = 0.45;
/** And the share from which on next to nothing of it is seen, as on a projector with large letters. */
const HIDDEN_FROM = 0.85;

/** The form stays in sight, whole or down to its buttons or, in a low window, not at all; the marked text comes into view under it. Nothing moves where it is in view already. */
export function bringUpResults(form: HTMLElement): void {
  const topOf = (selector: string): number | undefined => document.querySelector(selector)?.getBoundingClientRect().top;
  const text = topOf(".desk");
  const [whole, buttons] = [form.getBoundingClientRect().top, form.querySelector(".bar")?.getBoundingClientRect().top ?? 0];
  if (text === undefined || (buttons >= 0 && text < SEEN_FROM * window.innerHeight)) return;
  const from = (share: number): number => share * window.innerHeight;
  const top = text - whole < from(SEEN_FROM) ? whole : text - buttons < from(HIDDEN_FROM) ? buttons : text - from(SEEN_FROM);
  window.scrollBy({ top: top - ROOM_PX, behavior: "instant" });
}
