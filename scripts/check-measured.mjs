// Says so when the figures shown in the app were measured with other rules than the engine's. A note, no failure: rules change before they are measured again.
import { readFileSync } from "node:fs";

const now = /RULE_HASH = "([0-9a-f]+)"/.exec(readFileSync("packages/engine/src/generated/rule-hash.ts", "utf8"))?.[1];
const stale = ["accuracy", "ordinary"]
  .map((name) => JSON.parse(readFileSync(`packages/content/src/measured/${name}.json`, "utf8")))
  .filter(({ ruleHash }) => ruleHash !== now);
if (stale.length > 0)
  console.log(
    `note: ${stale.map(({ ruleHash, date, command }) => `the figures of ${date} belong to the rules ${ruleHash}, the engine now has ${now}. Measure again: ${command} --write`).join("; ")}`,
  );
