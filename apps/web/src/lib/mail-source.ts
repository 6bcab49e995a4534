import { withoutMarkup } from "./html-source.ts";

/*
 * The words of a saved mail (RFC 5322, 2045 to 2047), which a file holds in parts, coded, with a page of the same beside them. Browsers save a page in one
 * file in the same form (MHTML, RFC 2557), with its frames and pictures.
 */

interface Part {
  /** By names in small letters. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

const HEADERS = /^(?:From .*\n)?((?:[^\s:]+:.*\n(?:[ \t].*\n)*)+)(?:\n|$)/;
const OF_MAIL = /^(?:mime-version|content-type|received|return-path|message-id|delivered-to):/im;
const SENT = /^(?:from|subject|to|date):/im;
/** Parts in parts; more is no mail that anyone wrote. */
const MOST_DEEP = 6;

const headOf = (source: string): string | undefined => HEADERS.exec(source)?.[1];

/** Whether a text begins with the head of a mail as programs save it. */
export function isMailSource(text: string): boolean {
  const head = headOf(text.replace(/\r\n?/g, "\n").trimStart());
  return head !== undefined && OF_MAIL.test(head) && SENT.test(head);
}

function partOf(source: string): Part {
  const whole = HEADERS.exec(source);
  const headers = new Map<string, string>();
  for (const line of (whole?.[1] ?? "").replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: source.slice(whole?.[0].length ?? 0).replace(/^\n/, "") };
}

function parameter(header: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, "i").exec(header);
  return found?.[1] ?? found?.[2];
}

function decoded(bytes: Uint8Array, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const fromHex = (coded: string, charset: string | undefined): string =>
  decoded(
    Uint8Array.from(coded.split("=").slice(1), (hex) => Number.parseInt(hex, 16)),
    charset,
  );

const fromQuotedPrintable = (body: string, charset: string | undefined): string =>
  body.replace(/=[ \t]*\n/g, "").replace(/(?:=[\dA-F]{2})+/gi, (coded) => fromHex(coded, charset));

function fromBase64(coded: string, charset: string | undefined): string {
  try {
    return decoded(
      Uint8Array.from(atob(coded.replace(/[^a-z\d+/]/gi, "")), (char) => char.charCodeAt(0)),
      charset,
    );
  } catch {
    return "";
  }
}

/** "=?utf-8?Q?The_harbor_=E2=80=93_now?=" as it reads. */
const plainHeader = (header: string): string =>
  header
    .replace(/(\?=)\s+(?==\?)/g, "$1")
    .replace(/=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi, (_, charset: string, kind: string, coded: string) =>
      kind.toLowerCase() === "b" ? fromBase64(coded, charset) : fromQuotedPrintable(coded.replaceAll("_", " "), charset),
    );

function textOf({ headers, body }: Part): string {
  const type = headers.get("content-type") ?? "text/plain";
  const charset = parameter(type, "charset");
  const coding = headers.get("content-transfer-encoding")?.toLowerCase() ?? "";
  const text = coding.startsWith("quoted") ? fromQuotedPrintable(body, charset) : coding.startsWith("base64") ? fromBase64(body, charset) : body;
  return (/^text\/html/i.test(type) ? withoutMarkup(text) : text).replace(/\r\n?/g, "\n").trim();
}

/** What stands between the lines of a boundary; one within may begin with the same letters. */
function partsOf(body: string, boundary: string): string[] {
  const parts: string[][] = [];
  for (const line of body.split("\n")) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}--`) break;
    if (mark === `--${boundary}`) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n"));
}

/** Of several versions the plain one, of several parts all that are text and not attached. */
function wordsOf(part: Part, depth = 0): string {
  const type = part.headers.get("content-type") ?? "text/plain";
  if (/^attachment/i.test(part.headers.get("content-disposition") ?? "") || depth > MOST_DEEP) return "";
  const boundary = /^multipart\//i.test(type) ? parameter(type, "boundary") : undefined;
  if (boundary === undefined) return /^text\/(?:plain|html)/i.test(type) ? textOf(part) : "";
  const parts = partsOf(part.body, boundary).map(partOf);
  const words = (inner: Part): string => wordsOf(inner, depth + 1);
  // What the first part of related ones needs, frames for one, is none of its words.
  if (/^multipart\/related/i.test(type)) return parts.map(words).find((text) => text !== "") ?? "";
  if (!/^multipart\/alternative/i.test(type)) {
    return parts
      .map(words)
      .filter((text) => text !== "")
      .join("\n\n");
  }
  const isPlain = ({ headers }: Part): boolean => /^text\/plain/i.test(headers.get("content-type") ?? "text/plain");
  return [...parts.filter(isPlain), ...parts.filter((inner) => !isPlain(inner))].map(words).find((text) => text !== "") ?? "";
}

/** Subject and words of a saved mail; the source itself where it holds none. */
export function mailWords(source: string): string {
  const part = partOf(source.replace(/\r\n?/g, "\n").trimStart());
  const words = [plainHeader(part.headers.get("subject") ?? ""), wordsOf(part)].filter((text) => text.trim() !== "").join("\n\n");
  return words === "" ? source : words;
}
