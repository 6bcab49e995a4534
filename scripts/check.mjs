// Everything that needs no browser and no server: generated files, types, lint, import directions, lock file, house rules. Each step is timed; all run even if one fails.
import { spawnSync } from "node:child_process";

const STEPS = [
  // Before "generate", which would renew them unseen.
  ["pattern pages", ["npm", "run", "--silent", "pages:check", "-w", "@candor/engine"]],
  ["generate", ["npm", "run", "--silent", "generate"]],
  ["types", ["npm", "run", "--silent", "types"]],
  ["lint", ["npm", "run", "--silent", "lint"]],
  ["format", ["npm", "run", "--silent", "format:check"]],
  ["import directions", ["npm", "run", "--silent", "imports"]],
  ["lock file", ["node", "scripts/check-lock.mjs"]],
  ["house rules", ["node", "scripts/check-house.mjs"]],
  ["measured figures", ["node", "scripts/check-measured.mjs"]],
];

export function runChecks() {
  const failed = [];
  for (const [name, [command, ...args]] of STEPS) {
    const from = Date.now();
    const run = spawnSync(command, args, { encoding: "utf8", shell: process.platform === "win32" });
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    if (run.status === 0) console.log(`ok    ${name} (${seconds} s)${/^note:.*$/m.exec(run.stdout)?.[0] ? `\n      ${/^note:.*$/m.exec(run.stdout)[0]}` : ""}`);
    else {
      failed.push(name);
      console.log(`FAIL  ${name} (${seconds} s)\n${run.stdout}${run.stderr}`);
    }
  }
  return { total: STEPS.length, failed };
}

if (process.argv[1]?.endsWith("check.mjs")) {
  const { failed } = runChecks();
  const unit = spawnSync("npx", ["--no-install", "vitest", "run"], { stdio: "inherit", shell: process.platform === "win32" });
  process.exit(failed.length > 0 || unit.status !== 0 ? 1 : 0);
}
