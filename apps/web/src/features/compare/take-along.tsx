import { Printer } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { LONG_LINK_CHARS, toPairFragment } from "../../lib/share-link.ts";
import { toMarkdown } from "./to-markdown.ts";
import type { Compared } from "./use-comparison.ts";

/** A comparison as Markdown, on paper, or as a link that carries both texts in its fragment. Nothing of it is sent anywhere. */
export function TakeAlong({ compared }: { compared: Compared }) {
  const markdown = useMemo(() => toMarkdown(compared), [compared]);
  const [link, setLink] = useState<string | null>(null);
  const { first, second } = compared.pair;
  useEffect(() => {
    let here = true;
    setLink(null);
    toPairFragment(first, second).then(
      (fragment) => {
        if (here) setLink(`${window.location.origin}${window.location.pathname}${fragment}`);
      },
      // A browser that cannot fold a text offers no link; Markdown carries both as well.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [first, second]);
  return (
    <div className="along">
      <div className="carry" role="group" aria-label="Save or share">
        <CopyButton look="btn btn-s btn-bare" label="Copy as Markdown" text={markdown} />
        {link !== null && <CopyButton look="btn btn-s btn-bare" label="Copy link" text={link} />}
        <button type="button" className="btn btn-s btn-bare" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden="true" /> Print
        </button>
      </div>
      {link !== null && (
        <p className="small">
          The link contains both texts, and they aren’t sent to any server.
          {link.length > LONG_LINK_CHARS && ` It is ${link.length.toLocaleString("en")} characters long, and some programs cut off links that long.`}
        </p>
      )}
    </div>
  );
}
