// Builds what `npm start` and the command line need: engine tables and bundle, server, command line, web app.
import { execFileSync } from "node:child_process";

const npm = (...args) => execFileSync(process.platform === "win32" ? "npm.cmd" : "npm", args, { stdio: "inherit", shell: process.platform === "win32" });

/** What each is, for who waits: on a slow machine the whole takes a minute or two. */
const PARTS = [
  ["engine", "@candor/engine"],
  ["server", "@candor/server"],
  ["command line", "@candor/cli"],
  ["web app", "@candor/web"],
];
for (const [at, [name, workspace]] of PARTS.entries()) {
  console.log(`Building the ${name} (${at + 1} of ${PARTS.length})`);
  npm("run", "--silent", "build", "-w", workspace);
}
