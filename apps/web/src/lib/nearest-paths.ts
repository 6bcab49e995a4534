/** From here on letters in a row are no accident. */
const MIN_RUN = 4;
const MOST = 4;

/** Length of the longest run of letters that both hold. */
function commonRun(a: string, b: string): number {
  let best = 0;
  for (let from = 0; from + best < a.length; from += 1) while (from + best < a.length && b.includes(a.slice(from, from + best + 1))) best += 1;
  return best;
}

/**
 * Paths that share the most letters in a row with the words of an address that leads nowhere, nearest first: "/analyse" is near "/analyze". With the title
 * of each the words may stand there as well: “codex” in an address is near the page that is called “Codex and handshakes”, wherever it is. In what a page
 * says of itself, which is longer, only whole words count: “stories”.
 */
export function nearestPaths(
  asked: string,
  paths: readonly string[],
  titleOf: (path: string) => string = () => "",
  descriptionOf: (path: string) => string = () => "",
): string[] {
  const words = asked
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= MIN_RUN);
  const score = (path: string) => {
    const title = titleOf(path).toLowerCase();
    const described = new Set(
      descriptionOf(path)
        .toLowerCase()
        .split(/[^a-z0-9]+/),
    );
    return words.reduce((sum, word) => {
      const run = Math.max(commonRun(word, path), commonRun(word, title), described.has(word) ? word.length - 1 : 0);
      return run >= MIN_RUN ? sum + run : sum;
    }, 0);
  };
  return paths
    .map((path) => ({ path, near: score(path) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || a.path.length - b.path.length)
    .slice(0, MOST)
    .map(({ path }) => path);
}
