/** Whether a text is an address. `URL.canParse` is not in all browsers of the floor (docs/decisions/0112). */
export function isAddress(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** The address, when the whole trimmed text is a single http(s) address without spaces (specification 1 §5); else null. */
export function singleLink(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https?:\/\/\S+$/i.test(trimmed) || !isAddress(trimmed)) return null;
  return trimmed;
}

const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?/i;

/** The address with its scheme, when the whole trimmed text is one that was copied without it, as browsers show it; else null. */
export function linkWithoutScheme(text: string): string | null {
  const trimmed = text.trim();
  const host = HOST.exec(trimmed)?.[0];
  if (host === undefined || /\s/.test(trimmed) || !/^(?:$|[/?#])/.test(trimmed.slice(host.length))) return null;
  return singleLink(`https://${trimmed}`);
}

/** The addresses, when a text holds two or more of them and nothing else; else none. Without a scheme they count where a path or "www." tells them from words. */
export function onlyLinks(text: string): string[] {
  const links: string[] = [];
  // Asked at each key press: most texts are none from their first word on.
  for (const [part] of text.matchAll(/[^\s,;]+/g)) {
    const link = singleLink(part) ?? (/^www\.|\//i.test(part) ? linkWithoutScheme(part) : null);
    if (link === null) return [];
    links.push(link);
  }
  return links.length < 2 ? [] : links;
}

/** More words than a remark or a headline that is sent along with a link. */
const MOST_WORDS_BESIDE = 30;

const OPENS = '(<“"';
const CLOSES = '.,;:!?…>”"';

/** A word without the marks that a sentence sets around it. A closing parenthesis may belong to an address. */
function bare(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && OPENS.includes(word[from]!)) from++;
  while (to > from && CLOSES.includes(word[to - 1]!)) to--;
  if (word.startsWith("(") && word[to - 1] === ")") to--;
  return word.slice(from, to);
}

/** The address, when the whole text is one in brackets or quotation marks, as mail programs and notes write it; else null. */
export function wrappedLink(text: string): string | null {
  const trimmed = text.trim();
  return /\s/.test(trimmed) || singleLink(trimmed) !== null ? null : singleLink(bare(trimmed));
}

/** The address in a text that is little more than it: “Look at this: https://…”, or a headline with its link as apps share them. Null where the text stands by itself, or holds more links. */
export function linkInRemark(text: string): string | null {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length < 2 || words.length - 1 > MOST_WORDS_BESIDE) return null;
  const links = words.map((word) => singleLink(bare(word))).filter((link) => link !== null);
  return links.length === 1 ? links[0]! : null;
}

/** Host of an address for a reader, else the address itself. */
export function hostOf(address: string): string {
  return isAddress(address) ? new URL(address).host : address;
}

/** Whether a reader of the text sees the host: it is an address itself, with or without its scheme, and begins with the host. One that only holds the host somewhere can be about any other. */
export function isAddressAt(text: string, host: string): boolean {
  const shown = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "");
  return host !== "" && shown.startsWith(host) && /^(?:[/?#]\S*)?$/.test(shown.slice(host.length)) && isAddress(`https://${shown}`);
}
