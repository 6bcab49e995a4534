import { expect, test } from "./support/test.ts";

/** Specification 1, section 7: the calls, as somebody outside meets them on the real server. Strings and numbers stand here as printed there. */

const CHAT = {
  text: "Everyone knows that it works. What is misleading in it?",
  history: [
    { role: "user", text: "Hello" },
    { role: "assistant", text: "Hello." },
    { role: "tool", text: "A page." },
  ],
  mode: "careful",
  stakes: "medium",
  min_confidence: 0.6,
  cite_policy: "auto",
  omission_scan: "auto",
  reflex_profile: "default",
  codex_version: "0.9.0",
  sessionId: "s-1",
};
const FRAME = {
  reflexId: "vx-pc01-everyone-knows",
  reflexLabel: "Says that everyone knows",
  rationale: "A reason.",
  confidence: 0.7,
  tags: ["consensus"],
  priority: 2,
};
const REPORT = {
  inputText: "Everyone knows that it works.",
  frames: [FRAME],
  handshake: {
    mode: "careful",
    stakes: "high",
    min_confidence: 0.75,
    cite_policy: "force",
    omission_scan: true,
    reflex_profile: "strict",
    codex_version: "0.9.0",
  },
};

const CALLS = [
  ["chat", CHAT, { message: expect.stringMatching(/\S/), tools: expect.any(Array) }],
  ["fetch-url", null, { text: expect.stringMatching(/\S/) }],
  ["summarize", REPORT, { reportText: expect.stringMatching(/\S/) }],
] as const;

for (const [call, body, answer] of CALLS) {
  for (const path of [`/agent/${call}`, `/.netlify/functions/agent-${call}`]) {
    test(`POST ${path} reads and answers as the table says`, async ({ request, baseURL }) => {
      const response = await request.post(path, { data: body ?? { url: `${baseURL}/demo/article` } });
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject(answer);
    });
    test(`${path} answers POST alone, with JSON alone`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(405);
      expect((await request.post(path, { data: "text", headers: { "content-type": "text/plain" } })).status()).toBe(415);
      expect((await request.post(path, { data: "{broken", headers: { "content-type": "application/json" } })).status()).toBe(400);
      expect((await request.post(path, { data: {} })).status()).toBe(400);
    });
  }
}

test("a chat without the optional fields is answered", async ({ request }) => {
  for (const data of [{ text: "Hello" }, { text: "Hello", history: [] }, { text: "Hello", history: [], mode: "--direct", stakes: "low" }])
    expect((await request.post("/agent/chat", { data })).status()).toBe(200);
});

for (const [field, values] of [
  ["mode", ["direct", "careful", "recap", "--direct", "--careful", "--recap"]],
  ["stakes", ["low", "medium", "high"]],
  ["cite_policy", ["auto", "force", "off"]],
  ["omission_scan", ["auto", true, false]],
  ["reflex_profile", ["default", "strict", "lenient"]],
  ["min_confidence", [0, 0.45, 1]],
] as const) {
  test(`${field} takes its value set and nothing else`, async ({ request }) => {
    for (const value of values)
      expect((await request.post("/agent/chat", { data: { text: "Hello", history: [], [field]: value } })).status(), String(value)).toBe(200);
    for (const value of ["other", 7])
      expect((await request.post("/agent/chat", { data: { text: "Hello", history: [], [field]: value } })).status(), String(value)).toBe(400);
  });
}

test("errors have one shape, and no stack", async ({ request }) => {
  for (const [path, data, status] of [
    ["/agent/fetch-url", { url: "ftp://a.example" }, 400],
    ["/agent/fetch-url", { url: "http://127.0.0.1:9/" }, 502],
    ["/agent/nothing", {}, 404],
  ] as const) {
    const response = await request.post(path, { data });
    expect(response.status(), path).toBe(status);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
    expect(text).not.toMatch(/node_modules|at .+:\d+:\d+/);
  }
});
