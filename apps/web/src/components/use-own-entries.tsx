import { useEffect, useRef, useState } from "react";
import { useConfig } from "../lib/config.ts";
import { clearFormDraft } from "../lib/drafts.ts";
import { openMailDraft } from "../lib/mail.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { ignoreSecondClick } from "../lib/second-click.ts";
import { readStored } from "../lib/storage.ts";
import { useStored } from "../lib/use-stored.ts";
import { deletedElsewhere } from "./entry-actions.tsx";
import { ShortenedDraft } from "./shortened-draft.tsx";

/** What visitors write themselves and this browser keeps, and how its form holds it. */
export interface EntryKind<Entry, Draft> {
  what: "quote" | "story";
  key: string;
  parse(value: unknown): readonly Entry[] | null;
  none: readonly Entry[];
  same(a: Entry, b: Entry): boolean;
  without(entries: readonly Entry[], entry: Entry): readonly Entry[];
  withChanged(entries: readonly Entry[], entry: Entry, draft: Draft): readonly Entry[];
  /** In the question before it is deleted. */
  nameOf(entry: Entry): string;
  /** Under what its unsaved changes are kept. */
  editOf(entry: Entry): string;
  asText(entries: readonly Entry[]): string;
  nothingToExport: string;
  fileName: string;
}

/** Entries taken along by mail. */
function useMail<Entry, Draft>(kind: EntryKind<Entry, Draft>, entries: readonly Entry[]) {
  const config = useConfig();
  const [isCut, setIsCut] = useState(false);
  const mail = (subject: string, sent: readonly Entry[]) => setIsCut(openMailDraft({ to: config?.ownerEmail ?? "", subject, body: kind.asText(sent) }).cut);
  /** What is kept at this moment: it may have been removed without a word to this page. */
  const exportAll = (subject: string) => {
    const kept = readStored(kind.key, kind.parse, kind.none);
    if (kept.length === 0) window.alert(kind.nothingToExport);
    else mail(subject, kept);
  };
  const shortDraft = isCut && entries.length > 0 && <ShortenedDraft fileName={kind.fileName} text={() => kind.asText(entries)} />;
  return { mail, exportAll, shortDraft };
}

/** The form that stands open: one for a new entry, or for one that is changed. */
function useForms<Entry>(say: (said: string) => void, back: () => void) {
  const [adding, setAdding] = useState(false);
  /** As it was when the form opened. */
  const [editing, setEditing] = useState<Entry | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  return {
    adding,
    editing,
    addButton,
    setAdding,
    setEditing,
    startAdding: () => {
      setEditing(null);
      setAdding((was) => !was);
    },
    stopAdding: () => {
      setAdding(false);
      addButton.current?.focus();
    },
    startEditing: (entry: Entry) => {
      setAdding(false);
      say("");
      setEditing(entry);
    },
    stopEditing: () => {
      setEditing(null);
      back();
    },
  };
}

/** The visitor's own quotes or stories with all that is done to them: add, change, delete, take along by mail. `Shown`: the element that shows one, which takes the focus back. */
export function useOwnEntries<Entry, Draft, Shown extends HTMLElement>(kind: EntryKind<Entry, Draft>) {
  const [entries, update] = useStored(kind.key, kind.parse, kind.none);
  /** What was just done to an entry. */
  const [said, say] = useState("");
  const [added, setAdded] = useState(0);
  const shown = useRef<Shown>(null);
  /** The form or the button that had the focus is gone, and the entry stands far above it. */
  const back = () => {
    scrollToTop();
    ignoreSecondClick();
    shown.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (added > 0) back();
  }, [added]);
  const { setAdding, setEditing, ...forms } = useForms<Entry>(say, back);

  const add = (entry: Entry) => {
    update((old) => [...old, entry]);
    setAdding(false);
    say("");
    setAdded((n) => n + 1);
  };
  /** Says whether it was saved. */
  const change = (entry: Entry, draft: Draft): boolean => {
    if (!entries.some((other) => kind.same(other, entry))) {
      window.alert(deletedElsewhere(kind.what));
      return false;
    }
    update((old) => kind.withChanged(old, entry, draft));
    setEditing(null);
    say(`Your ${kind.what} was changed.`);
    back();
    return true;
  };
  const remove = (entry: Entry): boolean => {
    if (!window.confirm(`Delete “${kind.nameOf(entry)}”? This can’t be undone.`)) return false;
    update((old) => kind.without(old, entry));
    clearFormDraft(kind.editOf(entry));
    if (forms.editing && kind.same(forms.editing, entry)) setEditing(null);
    say(`Your ${kind.what} was deleted.`);
    back();
    return true;
  };
  return { entries, shown, added, said, say, add, change, remove, ...forms, ...useMail(kind, entries) };
}
