// Runs after each installation (script "prepare" of npm). Builds the command line where this repository is installed as a package, from git or by a hook of
// pre-commit: then there is no one to build it. In a checkout the one who works there does.
import { execFileSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";

const here = process.cwd();
// Without the flags of an installation for the whole machine: under these npm knows no workspaces, and installs nothing of what a build needs.
const { INIT_CWD: startedIn = here, npm_command: command, npm_config_global: _, npm_config_location: __, ...env } = process.env;
const isInside = existsSync(startedIn) && `${realpathSync(startedIn)}/`.startsWith(`${realpathSync(here)}/`);

function npm(...args) {
  const isWindows = process.platform === "win32";
  // To standard error: `npm pack` prints the name of its file.
  execFileSync(isWindows ? "npm.cmd" : "npm", args, { env, stdio: ["ignore", 2, 2], shell: isWindows });
}

if (command === "pack" || !isInside) {
  if (!existsSync("node_modules/vite")) npm("ci", "--ignore-scripts");
  npm("run", "--silent", "generate", "-w", "@candor/engine");
  npm("run", "--silent", "build", "-w", "@candor/cli");
}
