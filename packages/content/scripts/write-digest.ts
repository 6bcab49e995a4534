// Run after a lesson's idea or its list of patterns has changed: npx --no-install tsx packages/content/scripts/write-digest.ts
import { writeFileSync } from "node:fs";
import { digestSource } from "./digest.ts";

void digestSource().then((source) => writeFileSync(new URL("../src/lesson-digest.ts", import.meta.url), source));
