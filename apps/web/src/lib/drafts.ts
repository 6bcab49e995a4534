import { isRecord } from "./storage.ts";
import { useStored } from "./use-stored.ts";

/** Answers typed on the assessed pages, by exercise id, so that a reload or a dead battery loses nothing. */
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

/** All drafts, for print. */
export const useDrafts = (): Drafts => useStored(DRAFTS_KEY, parseDrafts, NO_DRAFTS)[0];
