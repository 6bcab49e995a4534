/** The height that each field was given here, as its style holds it. */
const given = new WeakMap<HTMLTextAreaElement, string>();

/** Fields that `field-sizing: content` makes as high as their text, where the browser has it, have `--grows: yes` in the style sheets as well. */
const isGrowing = (area: HTMLTextAreaElement): boolean => getComputedStyle(area).getPropertyValue("--grows").trim() === "yes";
const browserDoes = (): boolean => CSS.supports("field-sizing", "content");

function grow(area: HTMLTextAreaElement, grows: boolean): void {
  // The visitor has pulled at it.
  if (area.style.height !== (given.get(area) ?? "")) return;
  const [left, top] = [scrollX, scrollY];
  area.style.height = "";
  given.delete(area);
  if (!grows || area.scrollHeight === 0) return;
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  given.set(area, area.style.height);
  // While the field was low the page was shorter, and a window at its end went up.
  if (scrollY !== top) scrollTo({ left, top, behavior: "instant" });
}

/**
 * Makes a field as high as its text in browsers without `field-sizing` (Firefox, and Safari before 26.2); the style sheets bound it. To be called when
 * anything of the field may have changed.
 */
export function growToText(area: HTMLTextAreaElement): void {
  if (!browserDoes()) grow(area, isGrowing(area));
}

/** Grows a field with its width, too, and on paper, which does not scroll, until what is returned is called. */
export function growWithRoom(area: HTMLTextAreaElement): () => void {
  if (browserDoes() || typeof ResizeObserver === "undefined") return () => undefined;
  let width = area.clientWidth;
  const observer = new ResizeObserver(() => {
    if (area.clientWidth === width) return;
    width = area.clientWidth;
    growToText(area);
  });
  observer.observe(area);
  const before = () => grow(area, true);
  const after = () => growToText(area);
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    observer.disconnect();
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
