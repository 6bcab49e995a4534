/** A number after a colon, as it is written. */
const NUMBER = /\s*([\d.e+-]+)/iy;

/**
 * The number that an object of JSON has as its own "id", as it is written there; the last one counts, as for JSON.parse. Ids of 19 digits are common (posts,
 * rows of tables), and a double keeps only about 16 of them. The line must be valid JSON.
 */
export function idSource(line: string): string {
  let depth = 0;
  let name = "";
  let found = "";
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (sign === '"') {
      const from = at;
      while (line[++at] !== '"') if (line[at] === "\\") at++;
      name = line.slice(from, at + 1);
    } else if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    else if (sign === ":" && depth === 1 && JSON.parse(name) === "id") {
      NUMBER.lastIndex = at + 1;
      found = NUMBER.exec(line)?.[1] ?? "";
    }
  }
  return found;
}
