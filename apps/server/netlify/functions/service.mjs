export { handler as default } from "../../dist/netlify.js";

/** What the page and whoever runs the site ask for beside the calls; Netlify serves the app's files itself. */
export const config = { path: ["/config.json", "/healthz", "/readyz", "/openapi.json", "/api", "/api.css"] };
