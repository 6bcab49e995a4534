/** Says which examples of patterns fail: `npm run patterns -w @candor/engine -- [file or id ...]`. */
import { failuresOf, freshEngine } from "../test/support.ts";
import { problemsOf } from "./problems.ts";

const wanted = process.argv.slice(2).map((name) => name.replace(/^.*patterns\//, ""));
const fresh = await freshEngine();
const { catalogue, sources } = fresh;
const met = new Set<string>();
/** Whether a place is asked for. A name that nothing answers to must not look like one without failures. */
function chosen(where: string): boolean {
  const names = wanted.filter((name) => where.includes(name));
  for (const name of names) met.add(name);
  return wanted.length === 0 || names.length > 0;
}
let failed = 0;
for (const { where, told } of problemsOf(sources, catalogue)) {
  if (!chosen(where)) continue;
  failed++;
  console.log(told);
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
for (const name of wanted.filter((one) => !met.has(one))) {
  failed++;
  console.log(`no file or pattern is called "${name}"`);
}
console.log(`${checked} patterns, ${failed} failures`);
process.exitCode = failed > 0 ? 1 : 0;
