import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="The Test Courier"></head><body><nav>Home News</nav><article><h1>${title}</h1>${body}</article></body></html>`;
const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join("");

const STORY = paragraphs(
  "Everyone knows that the harbour cannot wait another decade, and studies show that each month of delay drains money from the shops along the quay. The plan has been drawn up, costed and revised twice by the harbour board.",
  "Either we build the new quay now, or we accept decline for good. Officials say that there are other routes and a slower timetable, and that the budget for this year has been spent on the lighthouse and the breakwater.",
  "The session on Thursday is open to all. The drawings hang in the library until Wednesday evening, and written questions can be handed in at the front desk until noon.",
);

/** Articles on loopback: /story, /scripted (a headline), /empty, /refused (403), /broken (500), /plain. */
export async function startArticles(): Promise<{ base: string; seen: string[]; close(): Promise<void> }> {
  const seen: string[] = [];
  const server: Server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const html = (status: number, body: string) => response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(body);
    switch (request.url) {
      case "/story":
        return html(200, page("The quay that cannot wait", STORY));
      case "/empty":
        return html(200, "<!doctype html><html><head><title>Nothing</title></head><body><nav></nav></body></html>");
      case "/scripted":
        return html(200, page("The quay that cannot wait", '<div id="root"></div><script src="/app.js"></script>'));
      case "/refused":
        return html(403, "no");
      case "/plain":
        return response
          .writeHead(200, { "Content-Type": "text/plain; charset=utf-8" })
          .end("Everyone knows that the plain text is the best.\n\nStudies show it.");
      default:
        return html(500, "broken");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
