/** Shorter names are one letter away from much that is no setting: PORT, HOST. */
const MIN_CHARS = 6;
const plain = (name: string): string => name.replaceAll("_", "").toLowerCase();

/** The same but for one letter more, less, other, or swapped with its neighbor. */
function isOneSlip(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Names of the environment that are no setting, but nearly one that is not set, as pairs of what is given and what may be meant. */
export function misspeltSettings(environment: Record<string, string | undefined>, settings: readonly string[]): [given: string, meant: string][] {
  const isSet = (name: string): boolean => (environment[name] ?? "").trim() !== "";
  const missing = settings.filter((name) => name.length >= MIN_CHARS && !isSet(name));
  return Object.keys(environment)
    .filter((given) => isSet(given) && !settings.includes(given))
    .flatMap((given) => {
      const meant = missing.find((name) => isOneSlip(plain(given), plain(name)));
      return meant === undefined ? [] : [[given, meant]];
    });
}
