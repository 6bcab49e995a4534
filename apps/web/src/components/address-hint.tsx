import { linkWithoutScheme, onlyLinks, wrappedLink } from "../lib/links.ts";
import type { AddressHint as Kind } from "../lib/text-hints.ts";

const ALONE = "To fetch a page, enter one link with nothing else.";
const WAYS: Readonly<Record<Kind, { what: string; press: string; mend(text: string): string }>> = {
  "no-scheme": {
    what: "This looks like a link, but its https:// is missing, so the page won’t be fetched.",
    press: "Add https://",
    mend: (text) => linkWithoutScheme(text) ?? text,
  },
  wrapped: { what: ALONE, press: "Keep only the link", mend: (text) => wrappedLink(text) ?? text },
  links: { what: ALONE, press: "Keep only the first", mend: (text) => onlyLinks(text)[0] ?? text },
};

/** Says why no page would be fetched for what is no text but addresses, and makes it one link at a press. */
export function AddressHint({ kind, text, onMend }: { kind: Kind; text: string; onMend(link: string): void }) {
  const { what, press, mend } = WAYS[kind];
  return (
    <p className="small hint">
      {what}{" "}
      <button type="button" className="link" onClick={() => onMend(mend(text))}>
        {press}
      </button>
    </p>
  );
}
