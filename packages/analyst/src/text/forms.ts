/**
 * Expressions put together from forms that each stand on a line of their own, so that a list of ways to say something reads as a list.
 * The forms keep their order, their `^` and `$` and their capturing groups (numbered through); all have the same flags.
 */

/** Any of the forms between what stands before and what stands behind them. @throws {Error} where the flags of two parts differ. */
export function between(before: RegExp | null, forms: readonly RegExp[], behind: RegExp | null = null): RegExp {
  const [first, ...others] = [...forms, ...(before ? [before] : []), ...(behind ? [behind] : [])];
  const flags = first?.flags ?? "";
  const odd = others.find((part) => part.flags !== flags);
  if (odd) throw new Error(`The flags of ${String(odd)} are not “${flags}”, as those of the other forms are.`);
  const source = (part: RegExp | null): string => (part ? `(?:${part.source})` : "");
  return new RegExp(`${source(before)}(?:${forms.map((form) => form.source).join("|")})${source(behind)}`, flags);
}

/** Any of the forms. */
export const anyOf = (...forms: RegExp[]): RegExp => between(null, forms);

/** Any of the forms, from the start of a word to the end of one. */
export const anyWords = (...forms: RegExp[]): RegExp => between(new RegExp("\\b", forms[0]?.flags), forms, new RegExp("\\b", forms[0]?.flags));

/** Any of the forms, from the start of a word on. */
export const anyWordStart = (...forms: RegExp[]): RegExp => between(new RegExp("\\b", forms[0]?.flags), forms);

/** What may stand before a request. */
export const LEAD: RegExp = /^(?:(?:hi|hello|hey|ok(?:ay)?|so|and|but|well|please|also|yes|no)[, !.]+)*/i;

/** What may stand behind a request. */
// eslint-disable-next-line regexp/no-super-linear-move -- stands behind forms, and begins no search
export const END: RegExp = /[?.! ]*$/i;
