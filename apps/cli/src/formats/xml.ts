/** What XML 1.0 does not allow even when escaped: most controls, halves of surrogate pairs, and two that are no characters. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;" };

const escaped = (value: string): string => value.replace(FORBIDDEN, "\ufffd").replace(/[&<>"\t\n\r]/g, (one) => ENTITIES[one]!);

type Attributes = Readonly<Record<string, string | number>>;

const head = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`)].join(" ");

/** An element without content, in a line. */
export const element = (name: string, attributes: Attributes): string => `<${head(name, attributes)}/>\n`;

/** An element in lines; its content is XML already. Without content it closes itself. */
export function* elementAround(name: string, attributes: Attributes, content: Iterable<string>): Iterable<string> {
  let isEmpty = true;
  for (const piece of content) {
    if (isEmpty) yield `<${head(name, attributes)}>\n`;
    isEmpty = false;
    yield piece;
  }
  yield isEmpty ? element(name, attributes) : `</${name}>\n`;
}

/** The beginning of a document with its root, which "</…>" ends. */
export const xmlBegin = (root: string, attributes: Attributes): string => `<?xml version="1.0" encoding="UTF-8"?>\n<${head(root, attributes)}>\n`;
