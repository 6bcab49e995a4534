import { materialOf } from "@candor/analyst";

/** A longer message is a text, however it was pasted: what it names was not asked for. */
const MOST_REQUEST_WORDS = 60;

function addressesIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"'“”‘’)\]}]+/gi) ?? [];
  return [...new Set(found.map((address) => address.replace(/(?<![.,;:!?])[.,;:!?]+$/, "")).filter((address) => URL.canParse(address)))];
}

/** Nothing but addresses, with the marks or the number of a list. */
const isLinks = (line: string): boolean => (line.replace(/https?:\/\/\S+/gi, " ").match(/\p{L}/gu)?.length ?? 0) <= 1;

/**
 * Addresses that the visitor asks for with a message (without its article wrapping): those in its first line, if that is a request, and those of a list of links that follows. A text that is pasted with it, after a colon or a
 * blank line, in quotation marks, or as one long piece, is material, and an address in material starts nothing.
 */
export function askedAddresses(message: string): string[] {
  const { request, text, second } = materialOf(message, { anyHead: true });
  const [head = "", ...more] = (second === null ? request : "").split("\n");
  const rest = [...more, ...(text ?? "").split("\n"), ...(second ?? "").split("\n")];
  return [...new Set([...(head.split(/\s+/).length <= MOST_REQUEST_WORDS ? [head] : []), ...(rest.every(isLinks) ? rest : [])].flatMap(addressesIn))];
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
