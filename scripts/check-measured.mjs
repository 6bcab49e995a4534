// Fails when the README tells figures that were not measured; notes when those shown in the app were measured with other rules than the engine has: rules change before they are measured again.
import { readFileSync } from "node:fs";

const measured = (name) => JSON.parse(readFileSync(`packages/content/src/measured/${name}.json`, "utf8"));
const accuracy = measured("accuracy");
const now = /RULE_HASH = "([0-9a-f]+)"/.exec(readFileSync("packages/engine/src/generated/rule-hash.ts", "utf8"))?.[1];
const stale = [accuracy, measured("ordinary"), measured("forms")]
  .filter(({ ruleHash }) => ruleHash !== now)
  .map(({ ruleHash, date, command }) => `the figures of ${date} belong to the rules ${ruleHash}, the engine now has ${now}. Measure again: ${command} --write`);

/** Rows of the README's table and the collections they tell of. */
const ROWS = {
  "honest texts (encyclopedia, manuals, news, shops)": "neutral",
  "clickbait headlines": "clickbait",
  "pushy shop wording": "darkpatterns",
  "biased news sentences": "babe",
  "propaganda in news sentences": "ptc-sentences",
  "film dialogues": "mentalmanip",
  "textbook fallacies against honest texts": "logic+neutral",
};
const percent = (share) => (share === null ? "–" : `${(100 * share).toFixed(1)}%`);
const readme = readFileSync("README.md", "utf8");
const told = Object.entries(ROWS).flatMap(([name, corpus]) => {
  const { auroc, at } = accuracy.corpora[corpus];
  const row = `| ${name} | ${auroc === null ? "–" : auroc.toFixed(2)} | ${percent(at["0.6"].recall)} | ${percent(at["0.6"].falseAlarm)} |`;
  return readme.includes(row) ? [] : [`the README should say: ${row}`];
});

if (stale.length > 0) console.log(`note: ${stale.join("; ")}`);
// Figures of earlier rules are old; figures that were never measured are wrong.
if (told.length > 0) {
  console.error(told.join("\n"));
  process.exitCode = 1;
}
