import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Reads what `test-support/built.ts` makes. */
const STARTS_WHAT_IS_BUILT = /\binject\("built/;
/** Puts other modules in the place of ours, or has them read anew: in shared modules it would find those of another file, or leave its own to it. */
const NEEDS_MODULES_OF_ITS_OWN = /\bvi\.(?:mock|doMock|resetModules)\(/;
const NEEDS_A_PAGE = /^\/\/ @vitest-environment happy-dom$/m;

type Kind = "processes" | "alone" | "page" | "plain";
function kindOf(file: string): Kind {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  if (STARTS_WHAT_IS_BUILT.test(source)) return "processes";
  if (NEEDS_MODULES_OF_ITS_OWN.test(source)) return "alone";
  return NEEDS_A_PAGE.test(source) ? "page" : "plain";
}

const files: Record<Kind, string[]> = { processes: [], alone: [], page: [], plain: [] };
const WITHOUT_TESTS = new Set(["node_modules", "dist", "e2e", "generated"]);
function look(folder: string): void {
  for (const entry of readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !WITHOUT_TESTS.has(entry.name)) look(path);
    else if (/\.test\.tsx?$/.test(entry.name)) files[kindOf(path)].push(path);
  }
}
for (const folder of ["apps", "bench", "packages"]) look(folder);

/**
 * The files of a worker share the modules that they read, and their page: to read them anew for each takes longer than most tests. A worker is kept only
 * for the next file of its project and environment, so these are projects of their own, one after the other.
 */
const project = (groupOrder: number, name: Kind, rest: object) => ({
  extends: true as const,
  test: { name, include: files[name], sequence: { groupOrder }, ...rest },
});

export default defineConfig({
  resolve: { conditions: ["candor-source"] },
  ssr: { resolve: { conditions: ["candor-source", "node", "import", "default"] } },
  test: {
    projects: [
      // First, since they take long, and wait for other processes.
      project(0, "processes", { globalSetup: "./test-support/built.ts" }),
      project(1, "alone", { isolate: false, setupFiles: ["./test-support/own-modules.ts", "./test-support/left-behind.ts"] }),
      project(2, "page", { isolate: false, setupFiles: ["./test-support/left-behind.ts"] }),
      project(3, "plain", { isolate: false, setupFiles: ["./test-support/left-behind.ts"] }),
    ],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine may pass a limit of ten seconds that is part of the product; a second try tells that from a fault.
    retry: process.env["CI"] ? 1 : 0,
    maxWorkers: 2,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
  },
});
