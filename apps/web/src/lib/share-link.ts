import { cutText } from "@candor/engine/policy";

/** A text inside an address fragment, which browsers never send to a server: deflate, then base64url. */
const SHARE_PARAMETER = "t";
/** What a shared link may unfold to; more is refused, so that a hostile link cannot fill the memory. */
export const MAX_SHARED_CHARS = 200_000;
/** Some programs cut addresses longer than this. */
export const LONG_LINK_CHARS = 8_000;

const PREFIX = `#${SHARE_PARAMETER}=`;
/** The same for a text that is to be read before it is marked, in a class for one. */
const READ_FIRST_PREFIX = "#r=";
/** Before what a class is to do with it. */
const TASK_MARK = "&q=";
/** As much as fits above the text. It comes from whoever made the link, and more of it could pass for a page of ours. */
export const MAX_TASK_CHARS = 300;
/** Two texts that are compared, each folded as one alone is. */
const PAIR_PREFIX = "#c=";
const SECOND_MARK = "&d=";
/** The same for a text as it is, percent-encoded: what the bookmark (lib/bookmark.ts) can write without code of ours. */
export const PLAIN_PREFIX = "#s=";

async function piped(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new RangeError("The shared text is too long");
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/(?<!=)=+$/, "");
};

/** What a link takes along from where it stood: the end of a sentence, a bracket, a line end that a mail program set into it. */
const NOT_CODED = /%[\dA-F]{2}|[^\w-]/gi;

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(NOT_CODED, "").replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

const folded = async (text: string): Promise<string> =>
  toBase64Url(await piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity));

async function unfolded(coded: string): Promise<string> {
  const bytes = await piped(fromBase64Url(coded), new DecompressionStream("deflate-raw"), MAX_SHARED_CHARS * 3);
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** `#t=…` for a text, `#r=…` for one that waits to be read first, with what is to be done then, if anything. */
export async function toFragment(text: string, readFirst = false, task = ""): Promise<string> {
  const asked = readFirst && task.trim() !== "" ? TASK_MARK + (await folded(cutText(task.trim(), MAX_TASK_CHARS))) : "";
  return (readFirst ? READ_FIRST_PREFIX : PREFIX) + (await folded(text)) + asked;
}

/** Whether an address fragment carries a text; it may be empty or damaged. */
export const carriesText = (fragment: string): boolean =>
  [PREFIX, PLAIN_PREFIX, READ_FIRST_PREFIX].some((prefix) => fragment.startsWith(prefix) || fragment === prefix.slice(0, -1));

/** Whether the text of a fragment is to be read before it is marked. */
export const readsFirst = (fragment: string): boolean => fragment.startsWith(READ_FIRST_PREFIX);

/** The text of a fragment: "" for an empty one, null for a damaged one or one that is too long. */
export async function fromFragment(fragment: string): Promise<string | null> {
  const coded = fragment.slice(PREFIX.length);
  if (coded === "") return "";
  try {
    if (fragment.startsWith(PLAIN_PREFIX)) {
      const text = decodeURIComponent(coded);
      return text.length <= MAX_SHARED_CHARS ? text : null;
    }
    const text = await unfolded(coded.split(TASK_MARK, 1)[0]!);
    return text.length <= MAX_SHARED_CHARS ? text : null;
  } catch {
    return null;
  }
}

/** The task of a fragment that waits to be read first; "" where there is none, or none that can be read. */
export async function taskOf(fragment: string): Promise<string> {
  const coded = readsFirst(fragment) ? (fragment.split(TASK_MARK)[1] ?? "") : "";
  if (coded === "") return "";
  return unfolded(coded).then(
    (task) => cutText(task.trim(), MAX_TASK_CHARS),
    () => "",
  );
}

/** `#c=…&d=…` for two texts that are compared. */
export const toPairFragment = async (first: string, second: string): Promise<string> =>
  PAIR_PREFIX + (await folded(first)) + SECOND_MARK + (await folded(second));

export const carriesPair = (fragment: string): boolean => fragment.startsWith(PAIR_PREFIX);

/** The two texts of a fragment; null for a damaged one, or where one text is missing or too long. */
export async function fromPairFragment(fragment: string): Promise<[first: string, second: string] | null> {
  const [first = "", second = ""] = fragment.slice(PAIR_PREFIX.length).split(SECOND_MARK);
  if (first === "" || second === "") return null;
  try {
    const texts: [string, string] = [await unfolded(first), await unfolded(second)];
    return texts.every((text) => text.length <= MAX_SHARED_CHARS) ? texts : null;
  } catch {
    return null;
  }
}
