/** The address under which a page is kept: like the server, without regard to case, to a slash at the end, or to parameters. A page’s file has no address of its own: the server leads from it to the page. */
export function pageAddresses(url: URL): URL[] {
  const page = new URL(url.origin);
  page.pathname = url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, "");
  return [page];
}
