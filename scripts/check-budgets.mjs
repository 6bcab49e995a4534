// Size budgets of the built app, gzip. Budgets are part of the product: raise one only with a reason in docs/decisions.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KB = 1000;
const dist = "apps/web/dist";

/** The engine is over its planned 90 kB: docs/decisions/0040. */
const BUDGETS_KB = { homeFirstView: 130, lessonOwn: 15, engine: 208 };

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

/** Kilobytes of what a visitor loads, by part; null where the build has no chunk of that name: moved sources would else weigh nothing. */
function weigh() {
  const all = manifest();
  const shell = withImports(all, "index.html");
  const homePage = withImports(all, "src/features/home/home-page.tsx");
  const lessonPage = withImports(all, "src/features/lessons/lesson-page.tsx");
  const lessons = Object.keys(all).filter((key) => /content\/src\/lessons\/(?!index)[a-z-]+\.ts$/.test(key));
  const ownOf = (key) => [
    key,
    sum(
      all,
      [...withImports(all, key)].filter((k) => !shell.has(k) && !lessonPage.has(k)),
    ),
  ];
  const [heaviest] = lessons.map(ownOf).sort((a, b) => b[1] - a[1]);
  const worker = readdirSync(`${dist}/assets`).find((file) => /^analysis\.worker-.*\.js$/.test(file));
  return [
    ["first view of the home page", shell.size > 0 && homePage.size > 0 ? sum(all, [...shell, ...homePage]) : null, BUDGETS_KB.homeFirstView],
    [`heaviest lesson (${heaviest?.[0].replace(/^.*lessons\//, "") ?? "none"})`, lessonPage.size > 0 ? (heaviest?.[1] ?? null) : null, BUDGETS_KB.lessonOwn],
    ["engine with its tables (worker)", worker ? size(`assets/${worker}`) : null, BUDGETS_KB.engine],
  ];
}

export function runBudgets() {
  const rows = weigh();
  let failed = 0;
  for (const [name, kb, budget] of rows) {
    const ok = kb !== null && kb <= budget;
    if (!ok) failed += 1;
    console.log(`${ok ? "ok   " : "FAIL "} ${name}: ${kb === null ? "not found in the build" : `${kb.toFixed(1)} kB gzip`}, budget ${budget} kB`);
  }
  return { total: rows.length, failed };
}

if (process.argv[1]?.endsWith("check-budgets.mjs")) process.exit(runBudgets().failed > 0 ? 1 : 0);
