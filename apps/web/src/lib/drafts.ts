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

/** The draft of one exercise ("" when there is none) and its setter; an empty text removes it. */
export function useDraft(id: string): [string, (text: string) => void] {
  const [drafts, update] = useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS);
  const set = (text: string) =>
    update((old) => {
      const { [id]: _old, ...rest } = old;
      return text === "" ? rest : { ...rest, [id]: text };
    });
  return [drafts[id] ?? "", set];
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
    set: (field, text) =>
      update((old) => {
        const { [idOf(field)]: _old, ...rest } = old;
        return text === "" ? rest : { ...rest, [idOf(field)]: text };
      }),
    clear: () => update((old) => Object.fromEntries(Object.entries(old).filter(([id]) => !id.startsWith(`${form}/`)))),
  };
}

/** All drafts, for print. */
export const useDrafts = (): Drafts => useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS)[0];
