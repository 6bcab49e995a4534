import type { Hono } from "hono";
import type { Deps } from "../deps.ts";

/** A page to try the link field on without a network. The first half is written fairly, the second half is not. */
const ARTICLE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Two views of the Harrow Street bus lane</title><meta name="author" content="The Candor demo desk"><meta property="og:site_name" content="Candor demo"><meta property="article:published_time" content="2026-03-02T09:00:00Z"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api.css"></head>
<body><header><nav><a href="/">Candor</a> <a href="/analyze">Analyze</a></nav></header><main><article>
<h1>Two views of the Harrow Street bus lane</h1>
<p class="quiet">By the Candor demo desk. The street, figures and speakers are made up. This page is for trying out the reader and the analyzer.</p>
<h2>What was measured</h2>
<p>In March the council opened a bus lane on Harrow Street for a trial of six months. Before it opened, the 14 bus took between 19 and 26 minutes from the station to the market at rush hour; in the first eight weeks it took between 15 and 21. The counts come from the operator’s own ticket system, which logs every stop, and the council has published the table.</p>
<p>Eight weeks are a short time. They fall in spring, when the buses run faster in most years, and one of the two roadworks nearby ended in April. The traffic office says that it cannot yet tell how much of the change is due to the lane, and that it will compare the street with two similar ones at the end of the trial.</p>
<p>Shops were asked as well. Of 41 that answered, 17 reported fewer customers, 9 more, and 15 no difference. Nobody counted customers before, so these are impressions, and 30 shops did not answer.</p>
<h2>A letter that went round</h2>
<p>Everyone knows that the bus lane is a disaster. Experts agree that it is killing the street, and studies show that trade has collapsed by exactly 37.4 percent. Anyone who still defends it has obviously never worked a day in their life.</p>
<p>You either stand with our shops or you stand with the bureaucrats who want to destroy them. First it is a lane, then it is the whole street, and soon nobody will be allowed to drive at all. What are they hiding from us? Why is no one allowed to ask?</p>
<p>Act now, before it is too late! The vote closes tonight, and this is the last chance that your children will ever get. Thousands have already signed. Do not be the only one who stood by and did nothing.</p>
<blockquote><p>“I saw two empty buses on Tuesday,” said one trader. “That proves it.”</p></blockquote>
</article></main><footer><p>Nothing on this page is loaded from elsewhere.</p></footer></body></html>`;

/** GET /demo/article: only with ALLOW_PRIVATE_ADDRESSES=1, since only then can the server read itself. */
export function demoArticleRoute(app: Hono, { config }: Deps): void {
  if (!config.allowPrivateAddresses) return;
  app.get("/demo/article", () => new Response(ARTICLE, { headers: { "content-type": "text/html; charset=utf-8" } }));
}
