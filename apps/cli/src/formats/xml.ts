/** What XML 1.0 does not allow even when escaped: most controls, halves of surrogate pairs, and two that are no characters. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;" };

const escaped = (value: string): string => value.replace(FORBIDDEN, "\ufffd").replace(/[&<>"\t\n\r]/g, (one) => ENTITIES[one]!);

/** An element with its attributes; its content, if any, is XML already. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content: readonly string[] = []): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`)].join(" ");
  return content.length === 0 ? `<${head}/>` : `<${head}>\n${content.join("\n")}\n</${name}>`;
}

export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
