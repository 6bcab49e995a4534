// Reloads on change: the API with tsx watch on API_PORT, the app with Vite on PORT.
import { spawn, spawnSync } from "node:child_process";

const port = process.env.PORT ?? "8787";
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
// It says what it had to leave out; the rest is there to be tried.
spawnSync("npm", ["run", "--silent", "generate"], { stdio: "inherit", shell: process.platform === "win32" });

console.log(`Open http://localhost:${port} (Vite). The address that the server prints is that of its API.`);

/** Without npx between, which passes no signal on: a server stopped with it would go on running, and hold its port. */
const start = (tool, args, settings) => spawn(process.execPath, [`node_modules/${tool}`, ...args], { stdio: "inherit", env: { ...process.env, ...settings } });

const children = [
  start("tsx/dist/cli.mjs", ["watch", "--conditions=candor-source", "apps/server/src/node.ts"], { PORT: apiPort, HOST: "127.0.0.1" }),
  start("vite/bin/vite.js", ["apps/web", "--port", port, "--strictPort"], { API_PORT: apiPort }),
];
const stop = () => {
  for (const child of children) child.kill();
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children)
  child.on("exit", (code) => {
    stop();
    // The other, stopped for it, has no code of its own to tell.
    process.exitCode ??= code ?? 0;
  });
