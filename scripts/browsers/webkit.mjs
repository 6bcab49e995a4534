// Drives WebKitGTK's MiniBrowser by WebKitWebDriver, which speaks classic WebDriver: of what runs on Linux the nearest to Safari (docs/decisions/0113).
import { spawn } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../lib/free-port.mjs";

/** It stands beside the library and not on the path. */
export function findMiniBrowser() {
  for (const base of ["/usr/lib", "/usr/libexec"]) {
    if (!existsSync(base)) continue;
    const folders = [base, ...readdirSync(base).map((name) => join(base, name))];
    for (const folder of folders)
      for (const version of ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"]) {
        const program = join(folder, version, "MiniBrowser");
        if (existsSync(program)) return program;
      }
  }
  return "";
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A screen to draw on, where there is none: resolves with its name and how to end it. */
async function screen() {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, end() {} };
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1700x1300x24"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((done, fail) => {
    child.stdio[3].once("data", (data) => done(String(data).trim()));
    child.once("error", fail).once("exit", () => fail(new Error("Xvfb did not start")));
  });
  return { display: `:${number}`, end: () => child.kill() };
}

export async function startWebkit(driver, program) {
  const [{ display, end }, port] = [await screen(), await freePort()];
  const child = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path.replace(/^\/session\/[^/]+/, "")}: ${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 100 && !(await call("GET", "/status").catch(() => false)); tries++) await pause(100);
  const asked = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: program, args: ["--automation"] } };
  const { sessionId, capabilities } = await call("POST", "/session", { capabilities: { alwaysMatch: asked } }).catch((error) => {
    child.kill();
    end();
    throw error;
  });
  const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);

  const evaluate = async (fn, ...given) => {
    const script = `const given = [...arguments], done = given.pop(); Promise.resolve().then(() => (${fn})(...given)).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
    const { value, error } = await session("POST", "/execute/async", { script, args: given });
    if (error) throw new Error(error);
    return value;
  };
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    goto: (url) => session("POST", "/url", { url }),
    reload: () => session("POST", "/refresh", {}),
    evaluate,
    perform: (actions) => session("POST", "/actions", { actions }),
    /** Of the page: the window has a bar and a frame around it. */
    async size(width, height) {
      for (let tries = 0; tries < 4; tries++) {
        const rect = await session("GET", "/window/rect");
        const [inner, outer] = await evaluate(() => [innerWidth, innerHeight]);
        if (inner === width && outer === height) return;
        await session("POST", "/window/rect", { width: rect.width + width - inner, height: rect.height + height - outer });
        await pause(300);
      }
    },
    async picture(file) {
      writeFileSync(file, Buffer.from(await session("GET", "/screenshot"), "base64"));
    },
    /** Its driver does not tell what the console says. */
    heard: () => [],
    async close() {
      await session("DELETE", "").catch(() => undefined);
      child.kill();
      end();
    },
  };
}
