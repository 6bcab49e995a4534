import type { ReactNode } from "react";
import { SideScroll } from "../../components/side-scroll.tsx";

interface TableProps {
  /** Id of the heading above, which names it. */
  of: string;
  /** For who scrolls it by keyboard. */
  label: string;
  heads: readonly string[];
  /** Rows of the body, with as many cells. */
  children: ReactNode;
}

/** Figures under heads; on a phone each row is a card. */
export function FigureTable({ of, label, heads, children }: TableProps) {
  return (
    <SideScroll className="figures" label={label} what="table">
      <table aria-labelledby={of}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </SideScroll>
  );
}
