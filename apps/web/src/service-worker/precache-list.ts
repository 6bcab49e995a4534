/** One file of the built app: its name under dist, "/"-separated, its content's SHA-256 and sizes in bytes. */
export interface BuiltFile {
  name: string;
  sha256: string;
  bytes: number;
  gzipBytes: number;
}

export interface PrecacheEntry {
  url: string;
  /** Null where the name itself changes with the content. */
  revision: string | null;
}

/** Enough to tell versions apart. */
const REVISION_CHARS = 16;
/** Fetched by robots, by other programs or by the system that installs, none of which asks the worker; 404.html, which answers no address of its own; and what reads pictures, which is larger than all the rest and few need. */
const LEFT_OUT = /^(?:share\/|ocr\/|\.|(?:sw\.js|robots\.txt|sitemap\.xml|404\.html)$)|(?:^|\/)\.|\.png$/;

const addressOf = (name: string): string => `/${name}`.replace(/\.html$/, "").replace(/\/index$/, "/");

/** The files that work without a network. Pages stand under the addresses that readers see. */
export const filesToKeep = (files: readonly BuiltFile[]): BuiltFile[] => files.filter(({ name }) => !LEFT_OUT.test(name));

/** @param headers what the headers of pages depend on besides the page, so that a change of it renews the pages, too */
export function precacheList(files: readonly BuiltFile[], headers = ""): PrecacheEntry[] {
  return files.map(({ name, sha256 }) => {
    if (name.startsWith("assets/")) return { url: addressOf(name), revision: null };
    const revision = sha256.slice(0, REVISION_CHARS);
    return { url: addressOf(name), revision: name.endsWith(".html") && headers !== "" ? `${revision} ${headers}` : revision };
  });
}
