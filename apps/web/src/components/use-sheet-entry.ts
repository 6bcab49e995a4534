import { useEffect, useRef } from "react";
import { leaveSheetEntry, markSheetEntry, sheetEntry } from "../lib/sheet-entry.ts";

/**
 * Keeps sheet and history in step: the sheet that opens gets an entry, Back closes it and Forward opens it again, and a sheet that is closed by hand
 * takes its entry along. `shown`: key of the finding in the sheet, null while there is none.
 */
export function useSheetEntry(shown: string | null, { open, close }: { open(key: string): void; close(): void }): void {
  const isOpen = shown !== null;
  const openNow = useRef(false);
  const latest = useRef({ open, close });
  useEffect(() => {
    latest.current = { open, close };
  });
  useEffect(() => {
    if (shown !== null) markSheetEntry(shown);
  }, [shown]);
  useEffect(() => {
    openNow.current = isOpen;
    return () => {
      openNow.current = false;
      if (!isOpen) return;
      // Later: a link in the sheet puts its own entry on top of this one, and a sheet may follow at once. Who goes back before that is where they want to be.
      const stay = () => clearTimeout(timer);
      const timer = setTimeout(() => {
        window.removeEventListener("popstate", stay);
        if (!openNow.current) void leaveSheetEntry();
      });
      window.addEventListener("popstate", stay, { once: true });
    };
  }, [isOpen]);
  useEffect(() => {
    const follow = () => {
      const key = sheetEntry();
      if (key === null && openNow.current) latest.current.close();
      if (key !== null && !openNow.current) latest.current.open(key);
    };
    // Also for who comes back to the page, or loads it anew, at the entry of a sheet.
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
}
