// Builds what `npm start` and the command line need: engine tables and bundle, server, command line, web app.
import { execFileSync } from "node:child_process";

const npm = (...args) => execFileSync(process.platform === "win32" ? "npm.cmd" : "npm", args, { stdio: "inherit", shell: process.platform === "win32" });

npm("run", "--silent", "generate");
for (const workspace of ["@candor/engine", "@candor/server", "@candor/cli", "@candor/web"]) npm("run", "--silent", "build", "-w", workspace);
