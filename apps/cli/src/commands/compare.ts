import { comparisonOf } from "../comparison.ts";
import { printComparison } from "../print-comparison.ts";
import { readTelling } from "../read-input.ts";
import { UsageError } from "../usage-error.ts";

interface CompareFlags {
  json?: boolean;
  color: boolean;
}

/** Reads two inputs, one after the other, and tells what differs. */
export async function compareCommand(first: string, second: string, { json, color }: CompareFlags): Promise<void> {
  if (first === "-" && second === "-") throw new UsageError("standard input can be only one of the two texts");
  const one = await readTelling(first);
  const other = await readTelling(second);
  const { comparison, data } = comparisonOf(one.text, other.text);
  if (json) {
    const named = {
      first: { from: one.from, ...(one.isCut ? { cut: true } : {}), ...data.first },
      second: { from: other.from, ...(other.isCut ? { cut: true } : {}), ...data.second },
    };
    process.stdout.write(`${JSON.stringify({ ...data, ...named }, null, 2)}\n`);
    return;
  }
  process.stdout.write(printComparison(comparison, { first: one.from, second: other.from }, { color, columns: process.stdout.columns || undefined }));
}
