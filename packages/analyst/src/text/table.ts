/** Tables as people paste them: cells parted by “|”, tabs, semicolons, or commas without a blank behind them. */

export interface Table {
  /** The names of the columns, the first of them that of the rows. */
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

const PARTINGS = [/\|/, /\t/, /;/, /,(?! |\d{3}\b)/];
const LEAST_ROWS = 2;
const LEAST_COLUMNS = 2;
const MOST_LINES = 500;
/** “---|---|---” below the head of a table in Markdown */
const RULE = /^[\s|:+=-]+$/;

const cellsOf = (line: string, parting: RegExp): string[] => {
  const bare = parting.source.includes("|") ? line.trim().replace(/^\||\|$/g, "") : line.trim();
  return bare.split(parting).map((cell) => cell.trim());
};

/** A number as people write it: “231,000”, “12.40 €”, “8 %”. Null of any other cell. */
export function numberIn(cell: string): number | null {
  const plain = cell.replace(/[$€£%\s+]|euros?|dollars?|pounds?|percent/gi, "").replace(/−/g, "-");
  if (!/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^-?\d+(?:[.,]\d+)?$/.test(plain)) return null;
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain);
  return Number(grouped ? plain.replace(/,/g, "") : plain.replace(",", "."));
}

/** The table of a text, and null where it has none: a head, and at least two rows below it with as many cells. */
export function tableIn(text: string): Table | null {
  const lines = text.split("\n").slice(0, MOST_LINES);
  for (const parting of PARTINGS) {
    const split = lines.map((line) => cellsOf(line, parting));
    const from = split.findIndex((cells, at) => cells.length > LEAST_COLUMNS - 1 && split[at + 1] !== undefined && split[at + 1]!.length === cells.length);
    if (from < 0) continue;
    const columns = split[from]!;
    const rows: Table["rows"] = [];
    for (let at = from + 1; at < lines.length && split[at]!.length === columns.length; at++) {
      if (!RULE.test(lines[at]!)) rows.push({ name: split[at]![0]!, cells: split[at]! });
    }
    const numbers = rows.flatMap(({ cells }) => cells.slice(1)).filter((cell) => numberIn(cell) !== null).length;
    if (rows.length >= LEAST_ROWS && numbers >= rows.length && columns.slice(1).some((name) => /\p{L}/u.test(name))) return { columns, rows };
  }
  return null;
}
