import { isRecord } from "./storage.ts";
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

/** The drafts of all fields of one form. */
export function useFormDraft(form: string): FormDraft {
  const [drafts, update] = useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS);
  const idOf = (field: string) => `${form}/${field}`;
  return {
    of: (field) => drafts[idOf(field)] ?? "",
    set: (field, text) => update((old) => withDraft(old, idOf(field), text)),
    clear: () => update((old) => Object.fromEntries(Object.entries(old).filter(([id]) => !id.startsWith(`${form}/`)))),
  };
}

/** All drafts, for print. */
export const useDrafts = (): Drafts => useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS)[0];
