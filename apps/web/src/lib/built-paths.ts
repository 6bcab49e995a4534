/**
 * Paths of the pages that this build has. The app fills it at start, so that a feature can leave out a link to a page that is not there
 * without importing the app.
 */
let paths: ReadonlySet<string> = new Set();

export function fillBuiltPaths(built: Iterable<string>): void {
  paths = new Set(built);
}

export const isBuilt = (path: string): boolean => paths.has(path);
