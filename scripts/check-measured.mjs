// Says so when the figures shown in the app were measured with other rules than the engine's. A note, no failure: rules change before they are measured again.
import { readFileSync } from "node:fs";

const { ruleHash, date } = JSON.parse(readFileSync("packages/content/src/measured/accuracy.json", "utf8"));
const now = /RULE_HASH = "([0-9a-f]+)"/.exec(readFileSync("packages/engine/src/generated/rule-hash.ts", "utf8"))?.[1];
if (now !== ruleHash) console.log(`note: the figures of ${date} belong to the rules ${ruleHash}, the engine now has ${now}. Measure again: npm run bench:accuracy -- --corpora DIR --write`);
