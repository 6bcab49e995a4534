import { isRecord } from "@candor/protocol/is-record";
import { useRef, useState } from "react";
import { updateStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

/** What was typed and not yet sent off, by exercise id or by form and field, so that a reload or a dead battery loses nothing. */
export const DRAFTS_KEY = "candor-drafts-v1";
type Drafts = Readonly<Record<string, string>>;
const NO_DRAFTS: Drafts = {};

export function parseDrafts(value: unknown): Drafts | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** An empty text leaves no draft. */
function withDraft(drafts: Drafts, id: string, text: string): Drafts {
  const { [id]: _old, ...rest } = drafts;
  return text === "" ? rest : { ...rest, [id]: text };
}

/** The draft of one exercise ("" when there is none) and its setter. */
export function useDraft(id: string): [string, (text: string) => void] {
  const [drafts, update] = useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS);
  return [drafts[id] ?? "", (text) => update((old) => withDraft(old, id, text))];
}

export interface FormDraft {
  of(field: string): string;
  set(field: string, text: string): void;
  /** Once it was submitted, or given up. */
  clear(): void;
}

/**
 * The drafts of all fields of one form. What was typed into an open form stays in it, whatever is written, sent or given up in the same form of another
 * tab; a form that is opened later begins with what was written last.
 */
export function useFormDraft(form: string): FormDraft {
  const [drafts, update] = useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS);
  const [typed, setTyped] = useState<Drafts>(NO_DRAFTS);
  /** For `clear`, which may be called by a drawing that came before the last letter. */
  const latest = useRef(typed);
  const keep = (next: Drafts) => {
    latest.current = next;
    setTyped(next);
  };
  const idOf = (field: string) => `${form}/${field}`;
  return {
    of: (field) => typed[field] ?? drafts[idOf(field)] ?? "",
    set: (field, text) => {
      keep({ ...latest.current, [field]: text });
      update((old) => withDraft(old, idOf(field), text));
    },
    clear: () => {
      const own = latest.current;
      // What another tab has written since is not ours to clear.
      update((old) => withoutForm(old, form, (field, text) => (own[field] ?? text) !== text));
      keep(Object.fromEntries(Object.keys(own).map((field) => [field, ""])));
    },
  };
}

const withoutForm = (drafts: Drafts, form: string, stays: (field: string, text: string) => boolean = () => false): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([id, text]) => !id.startsWith(`${form}/`) || stays(id.slice(form.length + 1), text)));

/** What was typed into a form whose entry is gone. */
export function clearFormDraft(form: string): void {
  updateStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS, (old) => withoutForm(old, form));
}

/** A form that changes an entry: what was typed and not yet saved, else what the entry holds. A field that was emptied is so until the form is opened anew. */
export function useEditDraft<T extends object>(form: string, entry: T): { draft: T; set(field: keyof T & string, text: string): void; clear(): void } {
  const kept = useFormDraft(form);
  const [draft, setDraft] = useState(() => Object.fromEntries(Object.entries(entry).map(([field, text]) => [field, kept.of(field) || (text as string)])) as T);
  const set = (field: keyof T & string, text: string) => {
    setDraft((old) => ({ ...old, [field]: text }));
    kept.set(field, text);
  };
  return { draft, set, clear: kept.clear };
}

/** All drafts, for print. */
export const useDrafts = (): Drafts => useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS)[0];
