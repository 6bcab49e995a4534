// Everything that needs no browser and no server: generated files, types, lint, import directions, lock file, house rules. Each step is timed; all run even if one fails.
import { execFile, spawnSync } from "node:child_process";

const shell = process.platform === "win32";
/** One after the other: the first looks at what the second would renew unseen, and all others read what it makes. */
const FIRST = [
  ["pattern pages", ["npm", "run", "--silent", "pages:check", "-w", "@candor/engine"]],
  ["generate", ["npm", "run", "--silent", "generate"]],
];
/** Two at a time, the long ones first. */
const THEN = [
  ["lint", ["npm", "run", "--silent", "lint"]],
  ["types", ["npm", "run", "--silent", "types"]],
  ["oldest browsers", ["node", "scripts/check-floor.mjs"]],
  ["import directions", ["npm", "run", "--silent", "imports"]],
  ["format", ["npm", "run", "--silent", "format:check"]],
  ["lock file", ["node", "scripts/check-lock.mjs"]],
  ["house rules", ["node", "scripts/check-house.mjs"]],
  ["measured figures", ["node", "scripts/check-measured.mjs"]],
];
const LANES = 2;
const MOST_OUTPUT = 64 * 1024 * 1024;

const run = ([command, ...args]) =>
  new Promise((done) => {
    execFile(command, args, { encoding: "utf8", shell, maxBuffer: MOST_OUTPUT }, (error, stdout, stderr) => done({ good: error === null, stdout, stderr }));
  });

export async function runChecks() {
  const failed = [];
  const lane = async (steps) => {
    for (let step = steps.shift(); step; step = steps.shift()) {
      const [name, command] = step;
      const from = Date.now();
      const { good, stdout, stderr } = await run(command);
      const seconds = ((Date.now() - from) / 1000).toFixed(1);
      const [note] = /^note:.*$/m.exec(stdout) ?? [];
      if (good) console.log(`ok    ${name} (${seconds} s)${note ? `\n      ${note}` : ""}`);
      else {
        failed.push(name);
        console.log(`FAIL  ${name} (${seconds} s)\n${stdout}${stderr}`);
      }
    }
  };
  await lane([...FIRST]);
  const rest = [...THEN];
  await Promise.all(Array.from({ length: LANES }, () => lane(rest)));
  return { total: FIRST.length + THEN.length, failed };
}

if (process.argv[1]?.endsWith("check.mjs")) {
  const { failed } = await runChecks();
  const unit = spawnSync("npx", ["--no-install", "vitest", "run"], { stdio: "inherit", shell });
  process.exit(failed.length > 0 || unit.status !== 0 ? 1 : 0);
}
