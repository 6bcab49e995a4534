/** The address, when the whole trimmed text is a single http(s) address without spaces (specification 1 §5); else null. */
export function singleLink(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https?:\/\/\S+$/i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return trimmed;
}

/** Host of an address for a reader, else the address itself. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** Whether a reader of the text sees the host: it is an address itself, with or without its scheme, and begins with the host. One that only holds the host somewhere can be about any other. */
export function isAddressAt(text: string, host: string): boolean {
  const shown = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "");
  return host !== "" && shown.startsWith(host) && /^(?:[/?#]\S*)?$/.test(shown.slice(host.length)) && URL.canParse(`https://${shown}`);
}
