/** What a reader of the page would not see is not text of the page: it is where instructions to machines are hidden. */

/** Linked data (application/ld+json) stays for whoever reads author and date from it; it is no text. */
const NEVER_SHOWN =
  "script:not([type='application/ld+json']), style, noscript, template, iframe, object, embed, svg, canvas, math annotation, head > meta[http-equiv], body title, dialog:not([open]), audio, video, datalist, meter, progress, noembed, noframes, rp";
/** Classes by which the common frameworks keep words for screen readers alone, some under a name of the site’s own (“govuk-visually-hidden”). */
const HIDDEN_CLASS =
  /(?:^|\s)(?:(?!not-)[a-z\d]+-(?:[a-z]-)?)?(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|element-invisible)(?:-focusable)?(?:\s|$)/i;

/** Declarations of a style attribute, in small letters. */
const declarations = (style: string): Map<string, string> =>
  new Map(
    style
      .toLowerCase()
      .split(";")
      .map((declaration) => {
        const colon = declaration.indexOf(":");
        return [
          declaration.slice(0, Math.max(0, colon)).trim(),
          declaration
            .slice(colon + 1)
            .replace(/!\s*important/, "")
            .replace(/\s+/g, " ")
            .trim(),
        ];
      }),
  );

const NO_SIZE = /^[01]?(?:\.\d+)?(?:px|pt)$|^0?\.?0+[a-z%]*$/;
const FAR_OFF = /^-(?:\d{4,}(?:\.\d+)?px|\d{3,}(?:\.\d+)?(?:em|rem|ch|vw|vh|vmax))$/;
const NO_COLOUR = /^(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,)]*,){3}|[^)/]*\/) ?0?\.?0+%? ?\)|#[\da-f]{3}0|#[\da-f]{6}00)$/;
const FAINTEST = 0.05;
/** Words that take a colour from elsewhere: the same word for letters and ground says nothing of either. */
const BORROWED = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/;

/** A style by which nothing is seen. What a style sheet hides is not known here. */
function hides(style: string): boolean {
  const of = declarations(style);
  const is = (name: string, form: RegExp) => form.test(of.get(name) ?? "");
  const opacity = of.get("opacity") ?? "";
  const faint = opacity !== "" && Number(opacity.replace("%", "")) / (opacity.endsWith("%") ? 100 : 1) <= FAINTEST;
  const ground = of.get("background-color") ?? of.get("background");
  // A box without height but with padding is how videos keep their shape.
  const closed =
    is("overflow", /hidden|clip/) &&
    !is("padding", /[1-9]/) &&
    !is("padding-bottom", /[1-9]/) &&
    !is("padding-top", /[1-9]/) &&
    ["height", "max-height", "width", "max-width"].some((name) => is(name, NO_SIZE));
  return (
    is("display", /^none/) ||
    is("visibility", /^(?:hidden|collapse)/) ||
    is("content-visibility", /^hidden/) ||
    faint ||
    closed ||
    is("font-size", NO_SIZE) ||
    is("font", /^(?:[a-z-]+ )*0(?:px|pt|em|rem|%)?[ /]/) ||
    is("color", NO_COLOUR) ||
    (of.has("color") && of.get("color") === ground && !is("color", BORROWED)) ||
    ["left", "right", "top", "text-indent", "margin-left", "margin-top"].some((name) => is(name, FAR_OFF)) ||
    is("clip", /^rect\( ?[01]/) ||
    is("clip-path", /^inset\( ?(?:[5-9]\d|100)%|^(?:circle|ellipse)\( ?0/) ||
    is("transform", /\bscale(?:3d|x|y)?\( ?0(?:\.0+)? ?[,)]/)
  );
}

const isHidden = (element: Element): boolean => {
  if (element.hasAttribute("hidden") && element.getAttribute("hidden") !== "until-found") return true;
  if (element.getAttribute("aria-hidden") === "true" && !/fallback-image/.test(element.getAttribute("class") ?? "")) return true;
  const style = element.getAttribute("style");
  return (style !== null && hides(style)) || HIDDEN_CLASS.test(element.getAttribute("class") ?? "");
};

/** By what a page is hidden as a whole, beside classes. */
const HIDING = ["hidden", "aria-hidden", "style"];

/**
 * Removes elements that no reader sees. Changes the document. A page as a whole is never judged: whoever hides it shows it again once a script has run, and
 * nobody opens a page to see none of it. It loses the attributes that say so, since Readability judges by them, too.
 */
export function removeInvisible(document: Document): void {
  const frame = [document.documentElement, document.body];
  for (const element of frame) for (const name of HIDING) element.removeAttribute(name);
  for (const element of [...document.querySelectorAll(NEVER_SHOWN)]) element.remove();
  for (const element of [...document.querySelectorAll("[hidden], [aria-hidden], [style], [class]")])
    if (!frame.includes(element as HTMLElement) && isHidden(element)) element.remove();
}

/**
 * Characters without a picture of their own: controls, soft hyphens, zero-width marks, direction marks and overrides, byte-order marks, tag characters and
 * the selectors beyond them, in which text can be hidden. Joiners stay: scripts and emoji need them.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\v\f\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;

export const removeInvisibleCharacters = (text: string): string => text.replace(INVISIBLE, "");
