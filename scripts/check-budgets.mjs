// Size budgets of the built app, gzip. Budgets are part of the product: raise one only with a reason in docs/decisions.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KB = 1000;
const dist = "apps/web/dist";

/** The engine is over its planned 90 kB: docs/decisions/0040. */
const BUDGETS_KB = { homeFirstView: 130, lessonOwn: 15, engine: 150 };

const manifest = () => JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));
const size = (file) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length / KB;

/** Static imports of a chunk, itself included. */
function withImports(all, key, seen = new Set()) {
  if (seen.has(key) || !all[key]) return seen;
  seen.add(key);
  for (const next of all[key].imports ?? []) withImports(all, next, seen);
  return seen;
}

const sum = (all, keys) =>
  [...new Set([...keys].map((key) => all[key].file))].filter((file) => file.endsWith(".js")).reduce((total, file) => total + size(file), 0);

export function runBudgets() {
  const all = manifest();
  const shell = withImports(all, "index.html");
  const home = new Set([...shell, ...withImports(all, "src/features/home/home-page.tsx")]);
  const rows = [["first view of the home page", sum(all, home), BUDGETS_KB.homeFirstView]];
  const lessonPage = withImports(all, "src/features/lessons/lesson-page.tsx");
  const lessons = Object.keys(all).filter((key) => /content\/src\/lessons\/(?!index)[a-z-]+\.ts$/.test(key));
  for (const key of lessons) {
    const own = new Set([...withImports(all, key)].filter((k) => !shell.has(k) && !lessonPage.has(k)));
    const kb = sum(all, own);
    if (kb > BUDGETS_KB.lessonOwn || key === lessons[0]) rows.push([key.replace(/^.*lessons\//, "lesson "), kb, BUDGETS_KB.lessonOwn]);
  }
  const worker = readdirSync(`${dist}/assets`).find((file) => /^analysis\.worker-.*\.js$/.test(file));
  if (worker) rows.push(["engine with its tables (worker)", size(`assets/${worker}`), BUDGETS_KB.engine]);
  let failed = 0;
  for (const [name, kb, budget] of rows) {
    const ok = kb <= budget;
    if (!ok) failed += 1;
    console.log(`${ok ? "ok   " : "FAIL "} ${name}: ${kb.toFixed(1)} kB gzip, budget ${budget} kB`);
  }
  return { total: rows.length, failed };
}

if (process.argv[1]?.endsWith("check-budgets.mjs")) process.exit(runBudgets().failed > 0 ? 1 : 0);
