/** Longest mailto address that common mail programs and browsers take whole, in characters. */
export const MAILTO_MAX_CHARS = 1_900;

export interface MailDraft {
  to: string;
  subject: string;
  body: string;
}

const CUT_NOTE = "\n\n[shortened: you can save the full text as a file in Candor]";

/** encodeURIComponent throws on a lone surrogate. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** The draft as a mailto address; `cut` when the body had to be shortened. Never cuts inside a character or an escape. */
export function mailtoOf({ to, subject, body }: MailDraft): { href: string; cut: boolean } {
  const whole = (text: string) =>
    `mailto:${encodeURIComponent(to).replace(/%40/g, "@")}?subject=${encodeURIComponent(wellFormed(subject))}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
  const safe = wellFormed(body);
  if (whole(safe).length <= MAILTO_MAX_CHARS) return { href: whole(safe), cut: false };
  const letters = [...safe];
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (whole(letters.slice(0, middle).join("") + CUT_NOTE).length <= MAILTO_MAX_CHARS) low = middle;
    else high = middle - 1;
  }
  return { href: whole(letters.slice(0, low).join("") + CUT_NOTE), cut: true };
}

/** Opens the visitor's mail program with the draft; nothing is sent by the page. */
export function openMailDraft(draft: MailDraft): { cut: boolean } {
  const { href, cut } = mailtoOf(draft);
  window.location.href = href;
  return { cut };
}
