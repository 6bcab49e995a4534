// Rules of the house that no linter knows: file names, colors in one file, no paths of a machine, no registry addresses, no unfinished words, an index of all decisions, a note of long logic files.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const NOT_OURS = /^(?:\.git|\.cache|node_modules|dist|dist-ssr|coverage|generated|test-results|playwright-report)$/;
const within = (folder) =>
  readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    return entry.isDirectory() ? within(`${folder}${entry.name}/`) : [`${folder}${entry.name}`];
  });

/** Those that git knows or would take; all that is neither installed nor made where the code came as an archive, or git is missing. */
function ownFiles() {
  try {
    return execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split("\n");
  } catch {
    return within("");
  }
}

const files = ownFiles().filter((file) => file && existsSync(file));
const problems = [];
const long = [];
const SOURCE = /\.(?:ts|tsx|mjs|js|css|md|json|html|ya?ml|toml)$/;
const MACHINE = new RegExp(["/(?:work|root)", "/[a-z.]"].join(""));
const REGISTRY = new RegExp(["registry", "\\.npmjs|deb", "\\.debian\\.org"].join(""));
const UNFINISHED = new RegExp(["\\bTO", "DO\\b(?!\\.)|\\bFIX", "ME\\b|lorem ", "ipsum|not imple", "mented"].join(""), "i");
/** Of an address of a file: blanks in it are escaped, and Windows has a slash before the drive. */
const ADDRESS_AS_PATH = new RegExp(["import\\.meta\\.url\\)", "\\.pathname"].join(""));
/** Every value of the design stands in one file (design: ui, prototype). */
const TOKENS = "apps/web/src/styles/tokens.css";
const RAW_COLOR = /[:\s(,]#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(|\boklch\(/i;

for (const file of files) {
  if (file === "package-lock.json" || !SOURCE.test(file)) continue;
  const text = readFileSync(file, "utf8");
  if (MACHINE.test(text)) problems.push(`${file}: names a path of a machine`);
  if (REGISTRY.test(text)) problems.push(`${file}: names a package registry`);
  if (ADDRESS_AS_PATH.test(text)) problems.push(`${file}: takes the path of an address for the path of a file: use fileURLToPath`);
  if (/\.(?:ts|tsx|mjs|css)$/.test(file) && UNFINISHED.test(text)) problems.push(`${file}: words of unfinished work`);
  if (file.endsWith(".css") && file !== TOKENS && RAW_COLOR.test(text)) problems.push(`${file}: writes a color: give it a name in ${TOKENS}`);
  if (/\.(?:ts|tsx)$/.test(file) && !/(?:^|\/)[a-z0-9.-]+\.(?:ts|tsx)$/.test(file)) problems.push(`${file}: file names are kebab-case`);
  const data = /\.test\.|\/patterns\/|packages\/content\/|\/test\/|\.d\.ts$|e2e\//.test(file);
  const lines = text.split("\n").length - 1;
  if (/\.(?:ts|tsx)$/.test(file) && !data && lines > 300) long.push(`${file} (${lines})`);
}
/** Who asks why finds the record by its subject; who follows a number from the code finds one. */
const RECORDS = "docs/decisions/";
const records = files.filter((file) => file.startsWith(RECORDS) && !file.endsWith("/README.md")).map((file) => file.slice(RECORDS.length));
const index = readFileSync(`${RECORDS}README.md`, "utf8");
for (const record of records) if (!index.includes(`](${record})`)) problems.push(`${RECORDS}${record}: has no row in ${RECORDS}README.md`);
const numbers = new Set(records.map((record) => record.slice(0, 4)));
for (const file of files.filter((name) => SOURCE.test(name)))
  for (const [, number] of readFileSync(file, "utf8").matchAll(/\bdecisions?[/ ](\d{4})\b/g))
    if (!numbers.has(number)) problems.push(`${file}: names decision ${number}, which is not there`);

if (long.length > 0) console.log(`note: longer than 300 lines: ${long.join(", ")}`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
