export { handler as default } from "../../dist/netlify.js";
