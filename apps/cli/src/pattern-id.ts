import { FAMILIES } from "@candor/engine";
import { explain } from "@candor/engine/catalogue";
import { nearIds } from "./near-ids.ts";

const NEAR_IDS = 3;

/** The id of a pattern or of a family as the engine writes it, for one as it was typed; null where there is none. */
export const patternId = (typed: string): string | null =>
  explain(typed)?.reflexId ?? FAMILIES.find(({ prefix }) => prefix === typed.toLowerCase())?.prefix ?? null;

/** What is told of an id that does not exist. */
export const noSuchId = (typed: string): string => `There is no pattern or family with that name. Near ids: ${nearIds(typed, NEAR_IDS).join(", ")}.`;
