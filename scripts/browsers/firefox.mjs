// Drives an installed Firefox by WebDriver BiDi, which it speaks by itself (docs/decisions/0113).
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";

/** Nothing of a first start, and no calls home. */
const SETTINGS = {
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.tabs.warnOnClose": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.disable_open_during_load": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "startup.homepage_welcome_url": "about:blank",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/** One that is packed apart from the machine (snap) may never say where it listens. */
const STARTS_WITHIN_MS = 90_000;

/** Resolves with the address that a starting Firefox names. */
const listening = (child) =>
  new Promise((done, fail) => {
    let said = "";
    const late = setTimeout(() => child.kill(), STARTS_WITHIN_MS);
    child.once("error", fail).once("exit", () => clearTimeout(late));
    child.stderr.on("data", (part) => {
      said += part;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(late);
      done(address);
    });
    child.once("exit", () => fail(new Error(`Firefox did not start:\n${said.slice(-600)}`)));
  });

async function connect(address) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((done, fail) => socket.once("open", done).once("error", fail));
  const waiting = new Map();
  const events = [];
  let last = 0;
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.type === "event") return void events.push(message);
    const { done, fail, method } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === "success") done?.(message.result);
    else fail?.(new Error(`${method}: ${message.error}: ${message.message}`));
  });
  socket.on("close", () => waiting.forEach(({ fail, method }) => fail(new Error(`${method}: Firefox has gone`))));
  const send = (method, params) =>
    new Promise((done, fail) => {
      waiting.set(++last, { done, fail, method });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, events, end: () => socket.close() };
}

export async function startFirefox(program) {
  const profile = mkdtempSync(join(tmpdir(), "candor-firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(SETTINGS)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(""),
  );
  const child = spawn(program, ["--headless", "--remote-debugging-port=0", "--profile", profile, "--no-remote"], { stdio: ["ignore", "ignore", "pipe"] });
  const { send, events, end } = await connect(await listening(child));
  const { capabilities } = await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = await send("browsingContext.create", { type: "tab" });

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    async evaluate(fn, ...args) {
      const functionDeclaration = `async (given) => JSON.stringify((await (${fn})(...JSON.parse(given))) ?? null)`;
      const given = [{ type: "string", value: JSON.stringify(args) }];
      const answer = await send("script.callFunction", {
        functionDeclaration,
        arguments: given,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    perform: (actions) => send("input.performActions", { context, actions }),
    size: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async picture(file) {
      const { data } = await send("browsingContext.captureScreenshot", { context });
      writeFileSync(file, Buffer.from(data, "base64"));
    },
    /** Errors and warnings since the last call. */
    heard: () =>
      events
        .splice(0)
        .filter(({ method, params }) => method === "log.entryAdded" && /^(?:error|warn)/.test(params.level))
        .map(({ params }) => `${params.level}: ${params.text}`),
    async close() {
      await send("browser.close", {}).catch(() => undefined);
      end();
      if (child.exitCode === null) await new Promise((done) => child.once("exit", done));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
