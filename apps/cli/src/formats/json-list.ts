const INDENT = "  ";

/** A value as JSON, to stand `depth` levels deep in a document. */
export const indented = (value: unknown, depth: number): string => JSON.stringify(value, null, INDENT).replaceAll("\n", `\n${INDENT.repeat(depth)}`);

/** The fields of an object, without its braces, to stand `depth` levels deep. */
export const fields = (value: object, depth: number): string =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${INDENT.repeat(depth)}${JSON.stringify(key)}: ${indented(field, depth)}`)
    .join(",\n");

interface JsonList {
  /** The items as JSON, after those before. */
  add(items: Iterable<string>): Iterable<string>;
  end(): string;
}

/** A list of JSON whose items stand `depth` levels deep, written one by one. The caller writes "[" before it. */
export function jsonList(depth: number): JsonList {
  let isEmpty = true;
  return {
    *add(items) {
      for (const item of items) {
        yield `${isEmpty ? "" : ","}\n${INDENT.repeat(depth)}${item}`;
        isEmpty = false;
      }
    },
    end: () => (isEmpty ? "]" : `\n${INDENT.repeat(depth - 1)}]`),
  };
}
