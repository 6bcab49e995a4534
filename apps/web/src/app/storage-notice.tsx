import { Link, useLocation } from "react-router";
import { useStorageTrouble } from "../lib/use-storage-trouble.ts";
import { pageAt } from "./pages.ts";

const YOUR_DATA = "/your-data";

const WORDS = {
  forbidden:
    "This browser doesn’t let Candor save anything, because of its settings or because this is a private window. Everything works, but it will be gone when you close the page.",
  full: "This browser’s storage is full. Everything works, but anything you do from now on will be gone when you close the page.",
} as const;

/** What is at stake where the browser keeps nothing, and the page on which a file can hold it and room be made. */
export function StorageNotice() {
  const trouble = useStorageTrouble();
  const { pathname } = useLocation();
  return (
    <div role="status" className="page">
      {trouble ? (
        <p className="msg row">
          <span>{WORDS[trouble]}</span>{" "}
          {pageAt(pathname)?.path !== YOUR_DATA && (
            <Link className="btn btn-s" to={YOUR_DATA}>
              Save a copy
            </Link>
          )}
        </p>
      ) : null}
    </div>
  );
}
