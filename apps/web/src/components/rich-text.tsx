import { Fragment, type ReactNode } from "react";

/** Markup of the content: **bold**, _emphasis_, [n]; the space before a reference is not drawn. Nothing else is markup (packages/content/src/schema.ts). */
const MARKUP = /\*\*(.+?)\*\*|(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])|\s?\[(\d)\]/gu;

export type RefStyle = "link" | "plain";

/** Address of a source in the list at the foot of the page. */
export const sourceId = (n: number): string => `source-${n}`;

function parts(text: string, refs: RefStyle): ReactNode[] {
  const out: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    out.push(text.slice(from, match.index));
    const [whole, bold, emphasis, ref] = match;
    if (bold !== undefined) out.push(<strong key={match.index}>{parts(bold, refs)}</strong>);
    else if (emphasis !== undefined) out.push(<em key={match.index}>{parts(emphasis, refs)}</em>);
    else if (refs === "plain") out.push(<sup key={match.index}>{ref}</sup>);
    else
      out.push(
        <sup key={match.index}>
          <a className="ref" href={`#${sourceId(Number(ref))}`} aria-label={`Source ${ref}`}>
            {ref}
          </a>
        </sup>,
      );
    from = match.index + whole.length;
  }
  out.push(text.slice(from));
  return out;
}

/** A string of the content, with its markup drawn. */
export function RichText({ text, refs = "link" }: { text: string; refs?: RefStyle }) {
  return <Fragment>{parts(text, refs)}</Fragment>;
}

/** Numbers of the sources that a text refers to. */
export const refsIn = (text: string): number[] => [...text.matchAll(/\[(\d)\]/g)].map((match) => Number(match[1]));
