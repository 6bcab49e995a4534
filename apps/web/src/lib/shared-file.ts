import { withoutLoneSurrogates } from "./lone-surrogates.ts";

/** Behind the address of the analyzer where a file was shared and waits on the device. */
export const SHARED_FILE_FRAGMENT = "#f=1";

/** Not among the caches of what is kept: it holds one file from the share until the page takes it. */
const CACHE = "candor-shared";
const key = (): string => new URL("shared-file", globalThis.location.origin).href;
const HEADERS = { name: "x-file-name", words: "x-words", others: "x-others" } as const;
/** What an app writes beside a file is a caption or an address. */
const MAX_WORDS_CHARS = 4_000;

export interface SharedFile {
  file: File;
  /** What was shared beside it; may be empty. */
  words: string;
  /** How many more files came with it. */
  others: number;
}

const coded = (text: string): string => encodeURIComponent(withoutLoneSurrogates(text));
const decoded = (text: string | null): string => decodeURIComponent(text ?? "");

/** Keeps a file on the device until the page takes it, in the place of one that was not taken. Rejects where there is no room. */
export async function keepSharedFile({ file, words, others }: SharedFile): Promise<void> {
  const headers = {
    "content-type": file.type,
    [HEADERS.name]: coded(file.name),
    [HEADERS.words]: coded(words.slice(0, MAX_WORDS_CHARS)),
    [HEADERS.others]: String(others),
  };
  await (await caches.open(CACHE)).put(key(), new Response(file, { headers }));
}

/** The file that was shared, which stays on the device until it is dropped; null where there is none. Never rejects. */
export async function sharedFile(): Promise<SharedFile | null> {
  try {
    const kept = await caches.match(key(), { cacheName: CACHE });
    if (!kept) return null;
    const { headers } = kept;
    const file = new File([await kept.blob()], decoded(headers.get(HEADERS.name)), { type: headers.get("content-type") ?? "" });
    return { file, words: decoded(headers.get(HEADERS.words)), others: Number(headers.get(HEADERS.others)) };
  } catch {
    return null;
  }
}

/** Once the page has taken it. Never rejects. */
export async function dropSharedFile(): Promise<void> {
  await caches.delete(CACHE).catch(() => undefined);
}
