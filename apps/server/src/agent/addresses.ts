import { isInText, materialOf } from "@candor/analyst";

/** A longer message is a text, however it was pasted: what it names was not asked for. */
const MOST_REQUEST_WORDS = 60;

const OPENING = "([{";
const CLOSING = ")]}";

/** Where an address ends that runs on to a blank: before a bracket that was opened outside it, before an apostrophe that is no part of a word, and before the marks of the sentence around it. */
function endOfAddress(run: string): string {
  // Of fixed size: a list that grows is copied again and again, and a hostile run has nothing but brackets.
  const open = new Uint8Array(run.length);
  let depth = 0;
  let end = 0;
  for (; end < run.length; end++) {
    const mark = run[end]!;
    const closes = CLOSING.indexOf(mark);
    if (OPENING.includes(mark)) open[depth++] = OPENING.indexOf(mark);
    else if (closes >= 0 && (depth === 0 || open[--depth] !== closes)) break;
    else if (/['‘’]/.test(mark) && !/^\p{L}.\p{L}$/u.test(run.slice(end - 1, end + 2))) break;
  }
  return run.slice(0, end).replace(/(?<![.,;:!?])[.,;:!?]+$/, "");
}

function addressesIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"“”]+/gi) ?? [];
  return [...new Set(found.map(endOfAddress).filter((address) => URL.canParse(address)))];
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

/** Addresses of a message that are looked at; one of them is read. */
const MOST_NAMED = 8;

/**
 * The address that a message asks to have read, where nobody but the server decides that. One in a text that is passed on is left alone, and so is one of which
 * it cannot tell: a swindler's link tells its owner who opens it, and its page is not the message that was sent.
 */
export function addressToRead(message: string): { address: string | null; isLeft: boolean; hasMore: boolean } {
  const named = askedAddresses(message).slice(0, MOST_NAMED);
  const address = named.find((one) => !isInText(message, one)) ?? null;
  return { address, isLeft: address === null && named.length > 0, hasMore: address !== null && named.length > 1 };
}

/** “What do you make of https://…?”: a word that leaves a gap where its address is taken out. */
const NEEDS_OBJECT =
  /\b(?:of|about|in|on|from|at|with|for|behind|is|are|was|does|do|did|can|trust|believe|read|check|verify|summari[sz]e|analy[sz]e|review|assess|rate|explain|examine|critique)\s*$/i;
/** Asks for nothing but to look: “Read it, please.” */
const ONLY_LOOKS =
  /^(?:(?:please|hi|hey|hello|can you|could you)[, ]+)*(?:read|open|see|(?:have|take) a look at|look at|here(?:['’]s| is))(?: (?:it|this))?(?:,? (?:please|for me))*[?.!:]*$/i;
/** “[The page](https://…)”: how a link is called asks nothing. */
const CALLED = /\[[^[\]]{0,300}\]\($/;
/** What a message asks of the page behind an address, in words that need no address; empty where it asks nothing in particular. */
export function withoutAddress(message: string, address: string): string {
  const at = message.indexOf(address);
  const [before, after] = [message.slice(0, at), message.slice(at + address.length)];
  const called = after.startsWith(")") ? CALLED.exec(before) : null;
  const [head, rest] = called ? [before.slice(0, called.index), after.slice(1)] : [before, after];
  const joined = NEEDS_OBJECT.test(head) ? `${head}it${rest.replace(/^\s+(?=[?.!,;])/, "")}` : `${head}${rest}`;
  const asked = joined
    .replace(/ {2,}/g, " ")
    .trim()
    .replace(/(?<!\s)\s*:$/, "");
  return ONLY_LOOKS.test(asked) || isLinks(asked) ? "" : asked;
}

const normal = (address: string): string => {
  const url = new URL(address);
  url.hash = "";
  return url.href;
};
/** What models change in an address that they copy: http or https, “www.”, and the stroke at its end. */
const alike = (address: string): string =>
  normal(address)
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/(?=\?|$)/, "");

/**
 * The address of the visitor's own that a model means by one it asks for: the same, or the one that it is a copy of, changed as models change them. Null where
 * the visitor wrote none like it. What is opened is what the visitor wrote, letter for letter.
 */
export function meantAddress(address: string, allowed: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  return allowed.find((one) => normal(one) === normal(address)) ?? allowed.find((one) => alike(one) === alike(address)) ?? null;
}
