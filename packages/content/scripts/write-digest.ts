// Run after a lesson's idea, its list of patterns or much of its text has changed: npx --no-install tsx packages/content/scripts/write-digest.ts
import { writeFileSync } from "node:fs";
import { digestSource } from "./digest.ts";
import { minutesSource } from "./minutes.ts";

void digestSource().then((source) => writeFileSync(new URL("../src/lesson-digest.ts", import.meta.url), source));
void minutesSource().then((source) => writeFileSync(new URL("../src/lesson-minutes.ts", import.meta.url), source));
