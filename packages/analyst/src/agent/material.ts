/** Parts a message into the request and the text it is about, when a text is pasted with it. */
export interface Material { request: string; text: string | null; second: string | null }

const QUOTED = /“([^”]{20,})”|"([^"\n]{20,})"/g;

/** Two statements to compare: numbered or lettered lines, two quotations, or two halves around "vs". */
export function twoStatements(message: string): [string, string] | null {
  const lines = [...message.matchAll(/^\s*(?:\(?[1A][.):]|statement (?:1|a|one):?)\s*([\s\S]+?)^\s*(?:\(?[2B][.):]|statement (?:2|b|two):?)\s*([\s\S]+)$/gim)][0];
  if (lines) return [lines[1]!.trim(), lines[2]!.trim()];
  const inline = /\b(?:A|1)[.):]\s+(.{12,}?)\s+\b(?:B|2)[.):]\s+(.{12,})$/s.exec(message);
  if (inline) return [inline[1]!.trim(), inline[2]!.trim()];
  const quotes = [...message.matchAll(QUOTED)].map((m) => (m[1] ?? m[2] ?? "").trim());
  if (quotes.length >= 2) return [quotes[0]!, quotes[1]!];
  const versus = /^(?:[^:\n]{0,60}:\s*)?([^\n]{12,}?)\s+(?:versus|vs\.?)\s+([^\n]{12,})$/i.exec(message.trim());
  return versus ? [versus[1]!.trim(), versus[2]!.trim()] : null;
}

/** The text that a message brings along: after a colon or a blank line, in quotation marks, or the whole of a long message. */
export function materialOf(message: string): Material {
  const pair = twoStatements(message);
  if (pair) return { request: message, text: pair[0], second: pair[1] };
  const split = /^([^\n]{3,200}?)(?::\s*\n+|\n\s*\n|:\s+)([\s\S]{20,})$/.exec(message.trim());
  if (split && split[1]!.split(/\s+/).length <= 30) return { request: split[1]!, text: split[2]!.trim(), second: null };
  const quote = [...message.matchAll(QUOTED)][0];
  if (quote) return { request: message.replace(quote[0], " "), text: (quote[1] ?? quote[2] ?? "").trim(), second: null };
  return { request: message, text: null, second: null };
}
