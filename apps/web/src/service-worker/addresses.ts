/** The address under which a page is kept: like the server, without regard to case, to a slash or ".html" at the end, or to parameters. */
export function pageAddresses(url: URL): URL[] {
  const page = new URL(url.origin);
  page.pathname = url.pathname
    .toLowerCase()
    .replace(/\/+$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "");
  return [page];
}
