import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { bookmarkAddress } from "../../lib/bookmark.ts";
import { TEXT_FILE_TYPES } from "../../lib/text-file.ts";
import { PICTURE_TYPES } from "../../lib/pictures/is-picture.ts";

const BOOKMARK = "Check with Candor";

/** A bookmark that brings over what is selected on another page. React refuses `javascript:` addresses, so this one is set by hand; pressed here it only says what it is for. */
function Bookmark() {
  const link = useRef<HTMLAnchorElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const made = bookmarkAddress(window.location.origin);
    link.current?.setAttribute("href", made);
    setAddress(made);
  }, []);
  return (
    <li className="way from-pages">
      <h3>From any page</h3>
      <p>
        Drag{" "}
        <a
          ref={link}
          className="bookmark"
          onClick={(event) => {
            event.preventDefault();
            setPressed(true);
          }}
        >
          {BOOKMARK}
        </a>{" "}
        to your bookmarks bar. Click it on any page to check the text you’ve selected, or the page itself if nothing is selected.
      </p>
      <div className="way-act">{address !== null && <CopyButton text={address} label="Copy bookmark" />}</div>
      <p role="status" className="small">
        {pressed && "This works from your bookmarks bar. Drag it there, or create a bookmark and paste in the copied address."}
      </p>
    </li>
  );
}

/** How a text gets here besides pasting. */
export function WaysIn({ onFile }: { onFile(file: File): void }) {
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <section className="ways">
      <h2 className="kicker">Other ways to add text</h2>
      <ul>
        <li className="way">
          <h3>From a file</h3>
          <p>
            Open a text, a saved web page or a picture of text, such as a screenshot. It’s read in this browser. You can also drop a file anywhere on this page,
            or paste a picture.
          </p>
          <div className="way-act">
            <button className="btn" type="button" onClick={() => chosen.current?.click()}>
              <FileText className="icon" aria-hidden="true" /> Open a file
            </button>
            <input
              ref={chosen}
              className="sr"
              type="file"
              accept={`${TEXT_FILE_TYPES},${PICTURE_TYPES}`}
              tabIndex={-1}
              aria-label="Text or picture"
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = "";
                if (file) onFile(file);
              }}
            />
          </div>
        </li>
        <Bookmark />
        <li className="way from-apps">
          <h3>From other apps</h3>
          <p>On Android, install Candor from your browser’s menu and share to it from any app. What you share is read in this browser.</p>
        </li>
      </ul>
    </section>
  );
}
