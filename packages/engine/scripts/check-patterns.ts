/** Says which examples of patterns fail: `npm run patterns -w @candor/engine -- [file or id ...]`. */
import { failuresOf, freshEngine } from "../test/support.ts";

const wanted = process.argv.slice(2).map((name) => name.replace(/^.*patterns\//, ""));
const fresh = await freshEngine();
const { catalogue, sources } = fresh;
const chosen = (where: string): boolean => wanted.length === 0 || wanted.some((name) => where.includes(name));
let failed = 0;
for (const { file, reason } of sources.broken) {
  if (!chosen(file)) continue;
  failed++;
  console.log(`${file}: ${reason}`);
}
for (const { where, phrase, problem, column } of catalogue.problems) {
  if (!chosen(where)) continue;
  failed++;
  console.log(phrase ? `${where}: ${problem} (column ${column} of "${phrase}")` : `${where}: ${problem}`);
}
let checked = 0;
catalogue.patterns.forEach((pattern, index) => {
  if (!chosen(`${pattern.file}: ${pattern.id}`)) return;
  checked++;
  for (const failure of failuresOf(fresh, index)) {
    failed++;
    console.log(`${pattern.file}: ${pattern.id} ${failure}`);
  }
});
console.log(`${checked} patterns, ${failed} failures`);
process.exitCode = failed > 0 ? 1 : 0;
