// The oldest browsers that Candor is made for stand in "browserslist" of package.json, once, for whatever asks (docs/decisions/0112).
import { readFileSync } from "node:fs";

const ROW = /^(\w+) >= ([\d.]+)$/;

/** Name and least version of each, as browserslist calls them: `[["chrome", "111"], …]`. */
export function floor() {
  const rows = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).browserslist;
  return rows.map((row) => {
    const [, name, version] = ROW.exec(row) ?? [];
    if (!name) throw new Error(`package.json, browserslist: “${row}” is not of the form “chrome >= 111”`);
    return [name, version];
  });
}

/** The same as a build target: Safari's version holds for iPhones, too. */
export const buildTarget = () => floor().flatMap(([name, version]) => (name === "ios_saf" ? [`ios${version}`] : [`${name}${version}`]));
