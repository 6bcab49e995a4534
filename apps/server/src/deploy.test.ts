import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PROVIDER_NAMES } from "./agent/providers.ts";

/* No container engine is needed: these hold the files against the repository, so that a moved folder or a new workspace shows. */

const root = new URL("../../../", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), "utf8");
const dockerfile = read("Dockerfile");
const stages = dockerfile.split(/^FROM /m).slice(1);

describe("Dockerfile", () => {
  it("copies what exists, and the manifest of every workspace", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap((match) => match[1]!.split(" ").slice(0, -1));
    for (const name of copied) expect(existsSync(new URL(name, root)), name).toBe(true);
    const workspaces = ["packages", "apps"]
      .flatMap((folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}/package.json`))
      .filter((name) => existsSync(new URL(name, root)));
    expect(copied.filter((name) => /^(?:packages|apps)\//.test(name)).sort()).toEqual(workspaces.sort());
  });
  it("has stages, of which the last holds no sources, is not root and checks its health", () => {
    expect(stages.length).toBeGreaterThanOrEqual(3);
    const last = stages.at(-1)!;
    expect(last).not.toMatch(/^COPY (?!--from)/m);
    expect(last).not.toMatch(/^RUN /m);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toContain("/healthz");
    expect(last).toMatch(/NODE_ENV=production HOST=0\.0\.0\.0 PORT=8787/);
  });
  it("pins the version of Node that the project asks for", () => {
    const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
    expect(engines.node).toBe(">=20.19");
    for (const image of [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map((match) => match[1])) expect(image).toBe("node:20.19-bookworm-slim");
  });
  it("starts the file that the build makes", () => {
    expect(dockerfile).toContain('CMD ["node", "apps/server/dist/node.js"]');
    expect(read("apps/server/vite.config.ts")).toContain('node: "src/node.ts"');
    expect(read("scripts/serve.mjs")).toContain("../apps/server/dist/node.js");
  });
  it("gives the build what the build reads", () => {
    const scripts = ["build", "html", "service-worker"].map((name) => read(`apps/web/scripts/${name}.mjs`)).join("");
    const names = [...new Set([...scripts.matchAll(/process\.env\.([A-Z_]+)/g)].map((match) => match[1]!))];
    expect(names.sort()).toEqual(["AGENT_BASE", "SITE_URL", "TELEMETRY_ENDPOINT"]);
    const build = stages.find((stage) => stage.startsWith("base AS build"))!;
    const args = read("compose.yaml").split("      args:\n")[1]!.split("    restart:")[0]!;
    for (const name of names) {
      expect(build).toContain(`ARG ${name}=""\n`);
      expect(build).toContain(`${name}=$${name}`);
      expect(args).toContain(`        ${name}: "\${${name}:-}"\n`);
    }
  });
  it("leaves secrets and build results of the machine out of the image", () => {
    for (const line of [".git", ".env", ".env.*", "**/node_modules", "**/dist"]) expect(read(".dockerignore").split("\n")).toContain(line);
  });
});

describe("what is said of places", () => {
  it("names those of a chat with a language model, too", () => {
    const above = read(".env.example").split("\n# CONCURRENCY=")[0]!.split("\n").at(-1);
    const watch = read("docs/deploy.md").split("### What to watch")[1]!.split("\n### ")[0]!;
    for (const text of [above, watch]) expect(text).toMatch(/with a language model[^.]*AGENT_CONCURRENCY/i);
  });
});

describe("compose.yaml", () => {
  const compose = read("compose.yaml");
  it("runs two servers with one Redis behind a proxy, and publishes only the proxy", () => {
    expect(compose).toMatch(/replicas: 2/);
    expect(compose).toContain("REDIS_URL: redis://redis:6379");
    expect(compose).toContain('TRUST_PROXY: "1"');
    expect(compose.match(/^ {4}ports:$/gm)).toHaveLength(1);
    expect(compose.indexOf("    ports:")).toBeLessThan(compose.indexOf("\n  app:"));
  });
  it("passes on every setting that is documented, and no other", () => {
    const documented = [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]!);
    const app = compose.slice(compose.indexOf("\n  app:"), compose.indexOf("\n  redis:"));
    const given = [...app.slice(app.indexOf("    environment:")).matchAll(/^ {6}([A-Z][A-Z0-9_]+): "?([^"\n]*)/gm)].map(
      (match) => [match[1]!, match[2]!] as const,
    );
    // Set by the image, or refused in production.
    const left = ["NODE_ENV", "HOST", "PORT", "WEB_DIST", "ALLOW_PRIVATE_ADDRESSES", "RATE_LIMIT_OFF"];
    expect(given.map(([name]) => name).sort()).toEqual(documented.filter((name) => !left.includes(name)).sort());
    for (const [name, value] of given) if (name !== "REDIS_URL" && name !== "TRUST_PROXY") expect(value).toBe(`\${${name}:-}`);
  });
});

describe("docs/deploy.md", () => {
  it("names settings that exist, and files that are there", () => {
    const text = read("docs/deploy.md");
    const known = read(".env.example");
    // SITE_ADDRESS belongs to compose.yaml, the VITE names to the build of the app, OLLAMA_CONTEXT_LENGTH to Ollama.
    for (const name of new Set([...text.matchAll(/\b([A-Z]{2,}_[A-Z_]+[A-Z])\b/g)].map((match) => match[1]!))) {
      if (!["SITE_ADDRESS", "VITE_AGENT_BASE", "VITE_TELEMETRY_ENDPOINT", "OLLAMA_CONTEXT_LENGTH"].includes(name))
        expect(known, name).toMatch(new RegExp(`^# ${name}=`, "m"));
    }
    for (const file of ["compose.yaml", "Dockerfile", "netlify.toml", "apps/server/netlify/functions", ".env.example"]) {
      expect(text).toContain(file);
      expect(existsSync(new URL(file, root))).toBe(true);
    }
  });
});

describe("what is said of language models", () => {
  it.each(PROVIDER_NAMES)("tells of %s, in the settings and in the table of providers", (name) => {
    const choices = read(".env.example").split("\n# MODEL_PROVIDER=")[0]!.split("\n").at(-1)!;
    expect(
      choices
        .replace(/\([^)]*\)/g, "")
        .split(/[#|]/)
        .map((choice) => choice.trim()),
    ).toContain(name);
    expect(read("docs/deploy.md").split("### A language model")[1]!.split("\n### ")[0]).toContain(`\`MODEL_PROVIDER=${name} MODEL_`);
  });
});
