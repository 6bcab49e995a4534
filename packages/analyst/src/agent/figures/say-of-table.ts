import { escapeMarkdown } from "../../markdown.ts";
import { soughtIn } from "../../text/search.ts";
import { saysTheSame, stemOf } from "../../text/same-words.ts";
import { numberIn, tableIn, type Table } from "../../text/table.ts";
import { bodyOf } from "../../text/titles.ts";
import { wordsOf } from "../../text/words.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quote, type Said } from "../say.ts";

/** What is asked of a table: a cell, the most and the least of a column, by how much something rose, and whether two columns go together. Read and reckoned, nothing besides. */

const MOST = /\b(?:most|highest|biggest|largest|greatest|best|maximum|max|top|dearest|expensive|longest|fastest|more)\b/i;
const LEAST = /\b(?:least|lowest|smallest|fewest|cheapest|minimum|min|worst|shortest|slowest)\b/i;
const CHANGED =
  /\b(?:r[io]se|risen|rose|increas\w*|gr[eo]w\w*|f[ae]ll\w*|drop\w*|shr[aiu]nk\w*|chang\w*|got|gone|went|become|became|more expensive|difference|lost|gain\w*|up|down)\b/i;
const TOGETHER = /\b(?:do|does|is|are) [^?.!]{2,40} (?:mean|cause|lead to|go with|bring|make|depend|related|linked|connected|correlat\w*)\b|\bbecause of\b/i;
const YEAR = /\b(?:1[89]|20)\d\d\b/;

/** “Which city got dearest?”: a heading says “price” or “rent”. */
const HEADED: readonly [RegExp, string][] = [
  [/\b(?:(?:more |most |less |least )?expensive|dear(?:er|est)?|cheap(?:er|est)?)\b/i, "price rent cost fee"],
  [/\b(?:rich(?:er|est)?|poor(?:er|est)?)\b/i, "income wage"],
  [/\b(?:big(?:ger|gest)?|larg(?:er|est)|small(?:er|est)?)\b/i, "population size area"],
  [/\b(?:people|inhabitants|residents)\b/i, "population"],
];
const asHeaded = (request: string): string => [request, ...HEADED.flatMap(([form, words]) => (form.test(request) ? [words] : []))].join(" ");

const stems = (words: string): Set<string> => new Set(wordsOf(words).map(stemOf));
const names = (asked: ReturnType<typeof soughtIn>, words: string): number => {
  const own = stems(words);
  return asked.filter(({ stem }) => own.has(stem) || saysTheSame(own, stem, false)).length;
};

/** Columns of figures that a question names, the best first. */
function columnsNamed(table: Table, request: string): number[] {
  const asked = soughtIn(asHeaded(request));
  const rows = table.columns
    .map((name, at) => ({ at, named: names(asked, name) }))
    .filter(({ at, named }) => at > 0 && named > 0 && table.rows.some(({ cells }) => numberIn(cells[at]!) !== null));
  const best = Math.max(0, ...rows.map(({ named }) => named));
  return rows.filter(({ named }) => named === best).map(({ at }) => at);
}
const tableRowsNamed = (table: Table, request: string): Table["rows"] => {
  const own = stems(request);
  return table.rows.filter(({ name }) => wordsOf(name).length > 0 && wordsOf(name).every((word) => own.has(stemOf(word))));
};

const cellOf = (table: Table, row: Table["rows"][number], at: number): string => `${escapeMarkdown(table.columns[at]!)}: ${escapeMarkdown(row.cells[at]!)}`;
const shown = (n: number): string => (Math.round(n * 10) / 10).toLocaleString("en");

/** Two columns for the same thing in two years, the earlier first. */
function yearsOf(table: Table, columns: readonly number[]): [number, number] | null {
  const dated = columns
    .filter((at) => YEAR.test(table.columns[at]!))
    .sort((a, b) => Number(YEAR.exec(table.columns[a]!)![0]) - Number(YEAR.exec(table.columns[b]!)![0]));
  return dated.length === 2 ? [dated[0]!, dated[1]!] : null;
}

function changeOf(row: Table["rows"][number], [from, to]: readonly [number, number]): { by: number; percent: number } | null {
  const [before, after] = [numberIn(row.cells[from]!), numberIn(row.cells[to]!)];
  return before === null || after === null || before === 0 ? null : { by: after - before, percent: ((after - before) / before) * 100 };
}

const withSign = (n: number): string => `${n < 0 ? "−" : "+"}${shown(Math.abs(n))}`;

function sayChange(table: Table, request: string, years: readonly [number, number]): string | null {
  const named = tableRowsNamed(table, request);
  const changes = (named.length > 0 ? named : table.rows).flatMap((row) => {
    const change = changeOf(row, years);
    return change ? [{ row, ...change }] : [];
  });
  if (changes.length === 0) return null;
  const down = /\b(?:least|f[ae]ll\w*|drop\w*|shr[aiu]nk\w*|lost|down|less|cheaper)\b/i.test(request);
  const sorted = [...changes].sort((a, b) => (down ? a.percent - b.percent : b.percent - a.percent)).slice(0, 3);
  const line = ({ row, by, percent }: (typeof changes)[number]): string =>
    `- **${escapeMarkdown(row.name)}**: from ${escapeMarkdown(row.cells[years[0]]!)} to ${escapeMarkdown(row.cells[years[1]]!)}, which is ${withSign(by)} or ${withSign(percent)} percent`;
  return `**Worked out** from ${quote(table.columns[years[0]]!)} and ${quote(table.columns[years[1]]!)}${named.length > 0 ? "" : `, ${down ? "the lowest" : "the highest"} first`}:\n\n${sorted.map(line).join("\n")}`;
}

function sayMost(table: Table, request: string, at: number): string | null {
  const down = LEAST.test(request) && !/\bmost\b/i.test(request);
  const rows = table.rows.flatMap((row) => {
    const value = numberIn(row.cells[at]!);
    return value === null ? [] : [{ row, value }];
  });
  if (rows.length < 2) return null;
  const sorted = rows.sort((a, b) => (down ? a.value - b.value : b.value - a.value)).slice(0, 3);
  return `In the column ${quote(table.columns[at]!)}, ${down ? "the lowest" : "the highest"} first:\n\n${sorted.map(({ row }) => `- **${escapeMarkdown(row.name)}**: ${escapeMarkdown(row.cells[at]!)}`).join("\n")}`;
}

/** What stands below or above a table on how it was made. */
function notesOn(table: Table, request: string, text: string): string {
  const cells = new Set(table.rows.map(({ name }) => name));
  const asked = soughtIn(request);
  const notes = bodyOf(text).filter((s) => !s.text.includes("|") && !s.text.includes("\t") && [...cells, ...table.columns].every((name) => s.text !== name));
  const near = notes.filter((s) => names(asked, s.text) > 0).slice(0, 2);
  return near.length === 0 ? "" : `The text says about it: ${near.map((s) => quote(s.text)).join(" ")}`;
}

/** “Do higher rents mean fewer cars?”: whether the order of two columns is the same, told in counts. */
function sayTogether(table: Table, request: string): string | null {
  const asked = soughtIn(request);
  const columns = table.columns.flatMap((name, at) =>
    at > 0 && names(asked, name) > 0 && table.rows.some(({ cells }) => numberIn(cells[at]!) !== null) ? [at] : [],
  );
  const heads = new Map(columns.map((at) => [table.columns[at]!.replace(YEAR, "").trim(), at]));
  if (heads.size !== 2) return null;
  const [a, b] = [...heads.values()] as [number, number];
  const pairs = table.rows.flatMap(({ cells }) => {
    const [x, y] = [numberIn(cells[a]!), numberIn(cells[b]!)];
    return x === null || y === null ? [] : [[x, y] as const];
  });
  const both = pairs.flatMap(([x, y], i) => pairs.slice(i + 1).map(([p, q]) => Math.sign(x - p) * Math.sign(y - q)));
  const same = both.filter((sign) => sign > 0).length;
  const against = both.filter((sign) => sign < 0).length;
  if (same + against === 0) return null;
  return `I compared the rows in pairs, ${same + against} in all. In ${same}, the row with more in ${quote(table.columns[a]!)} also has more in ${quote(table.columns[b]!)}; in ${against}, it has less. That they go together doesn’t show that one causes the other: what else is different about these rows? And ${pairs.length} rows aren’t many.`;
}

function sayOfTable({ request, text }: AboutText): Said | null {
  const table = tableIn(text);
  if (!table) return null;
  const said = (words: string, confidence = 0.85): Said => {
    const notes = notesOn(table, request, text);
    return { text: notes ? `${words}\n\n${notes}` : words, confidence };
  };
  const together = TOGETHER.test(request) ? sayTogether(table, request) : null;
  if (together) return said(together, 0.75);
  const columns = columnsNamed(table, request);
  const rows = tableRowsNamed(table, request);
  const years = CHANGED.test(request) ? yearsOf(table, columns) : null;
  const change = years && sayChange(table, request, years);
  if (change) return said(change);
  if ((MOST.test(request) || LEAST.test(request)) && columns.length > 0 && rows.length === 0) {
    const at = columns.at(-1)!;
    const most = sayMost(table, request, at);
    if (most) return said(most);
  }
  if (rows.length === 0 || rows.length > 3) return null;
  const shownColumns = columns.length > 0 ? columns : table.columns.flatMap((_, at) => (at > 0 ? [at] : []));
  return said(
    `In the table:\n\n${rows.map((row) => `- **${escapeMarkdown(row.name)}**: ${shownColumns.map((at) => cellOf(table, row, at)).join("; ")}`).join("\n")}`,
  );
}

export const TABLE_ROW: Row = { form: { test: () => true }, intent: "claims", passesOn: true, say: sayOfTable };
