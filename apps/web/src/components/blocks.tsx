import type { Block } from "@candor/content/schema";
import { Figure } from "./figure.tsx";
import { RichText, type RefStyle } from "./rich-text.tsx";

/** Blocks of a step or section, whose own heading is of the second level. */
export function Blocks({ blocks, refs = "link" }: { blocks: readonly Block[]; refs?: RefStyle }) {
  return blocks.map((block, i) => {
    switch (block.type) {
      case "heading":
        return (
          <h3 key={i} className="h3">
            {block.text}
          </h3>
        );
      case "paragraph":
        return (
          <p key={i}>
            <RichText text={block.text} refs={refs} />
          </p>
        );
      case "list":
        return (
          <ul key={i}>
            {block.items.map((item) => (
              <li key={item}>
                <RichText text={item} refs={refs} />
              </li>
            ))}
          </ul>
        );
      case "figure":
        return <Figure key={i} figure={block.figure} />;
      case "example":
        return (
          <div key={i} className="case">
            {block.who && <p className="case-who">{block.who}</p>}
            <p className="case-text">
              <RichText text={block.text} refs={refs} />
            </p>
            {block.note && (
              <p className="case-note">
                <RichText text={block.note} refs={refs} />
              </p>
            )}
          </div>
        );
    }
  });
}
