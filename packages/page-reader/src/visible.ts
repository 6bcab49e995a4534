/** What a reader of the page would not see is not text of the page: it is where instructions to machines are hidden. */

/** Linked data (application/ld+json) stays for whoever reads author and date from it; it is no text. */
const NEVER_SHOWN = "script:not([type='application/ld+json']), style, noscript, template, iframe, object, embed, svg, canvas, math annotation, head > meta[http-equiv], dialog:not([open])";
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:!important\s*)?(?:;|$)|font-size\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:!important\s*)?(?:;|$)|(?:text-indent|left|top)\s*:\s*-\d{4,}px|clip\s*:\s*rect\(\s*0)/i;

const isHidden = (element: Element): boolean => {
  if (element.hasAttribute("hidden") && element.getAttribute("hidden") !== "until-found") return true;
  if (element.getAttribute("aria-hidden") === "true" && !/fallback-image/.test(element.getAttribute("class") ?? "")) return true;
  const style = element.getAttribute("style");
  return style !== null && HIDDEN_STYLE.test(style);
};

/** Removes elements that no reader sees. Changes the document. */
export function removeInvisible(document: Document): void {
  for (const element of [...document.querySelectorAll(NEVER_SHOWN)]) element.remove();
  for (const element of [...document.querySelectorAll("[hidden], [aria-hidden], [style]")]) if (isHidden(element)) element.remove();
}

/**
 * Characters without a picture of their own: controls, soft hyphens, zero-width marks, direction marks and overrides, byte-order marks, tag characters and
 * the selectors beyond them, in which text can be hidden. Joiners stay: scripts and emoji need them.
 */
// eslint-disable-next-line no-control-regex, no-misleading-character-class
const INVISIBLE = /[\u0000-\u0008\v\f\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;

export const removeInvisibleCharacters = (text: string): string => text.replace(INVISIBLE, "");
