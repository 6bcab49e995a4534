/** Addresses that stand in the visitor's own words. Only these may be fetched: an article that names an address starts nothing. */
export function addressesIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"'“”‘’)\]}]+/gi) ?? [];
  return [...new Set(found.map((address) => address.replace(/[.,;:!?]+$/, "")).filter((address) => URL.canParse(address)))];
}

const normal = (address: string): string => {
  const url = new URL(address);
  url.hash = "";
  return url.href;
};

/** Whether an address that a model asks for is one that the visitor wrote. */
export function isAllowed(address: string, allowed: readonly string[]): boolean {
  return URL.canParse(address) && allowed.some((one) => normal(one) === normal(address));
}
