// Reloads on change: the API with tsx watch on API_PORT, the app with Vite on PORT.
import { spawn, spawnSync } from "node:child_process";

const port = process.env.PORT ?? "8787";
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const shell = process.platform === "win32";
// It says what it had to leave out; the rest is there to be tried.
spawnSync("npm", ["run", "--silent", "generate"], { stdio: "inherit", shell });

console.log(`Open http://localhost:${port} (Vite). The address that the server prints is that of its API.`);

const children = [
  spawn("npx", ["--no-install", "tsx", "watch", "--conditions=candor-source", "apps/server/src/node.ts"], {
    stdio: "inherit",
    shell,
    env: { ...process.env, PORT: apiPort, HOST: "127.0.0.1" },
  }),
  spawn("npx", ["--no-install", "vite", "apps/web", "--port", port, "--strictPort"], { stdio: "inherit", shell, env: { ...process.env, API_PORT: apiPort } }),
];
const stop = () => {
  for (const child of children) child.kill();
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children)
  child.on("exit", (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
