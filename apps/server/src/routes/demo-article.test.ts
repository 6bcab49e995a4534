import { afterEach, describe, expect, it } from "vitest";
import { createPageReader } from "@candor/page-reader";
import { post, startApp, type Running } from "../../test/harness.ts";

let app: Running | undefined;
afterEach(() => app?.close());

describe("/demo/article", () => {
  it("can be read by the server itself, with the development switch", async () => {
    const reader = createPageReader({ allowPrivate: true });
    app = await startApp({ env: { ALLOW_PRIVATE_ADDRESSES: "1" }, reader });
    const answer = (await (await post(`${app.url}/agent/fetch-url`, { url: `${app.url}/demo/article` })).json()) as { text: string; title: string };
    expect(answer.title).toBe("Two views of the Harrow Street bus lane");
    expect(answer.text).toContain("Before it opened, the 14 bus took between 19 and 26 minutes");
    expect(answer.text).toContain("Everyone knows that the bus lane is a disaster.");
    await reader.close();
  });
  it("is not there without it", async () => {
    app = await startApp();
    expect((await fetch(`${app.url}/demo/article`)).status).toBe(404);
  });
});
