import type { Catalogue } from "./build-catalogue.ts";
import type { PatternSources } from "./load-patterns.ts";

/** Something in the sources that the tables are made without: a module that does not load, or a phrase that does not compile. */
export interface Problem {
  /** File, and pattern where it is one's. */
  where: string;
  told: string;
}

export const problemsOf = ({ broken }: Pick<PatternSources, "broken">, { problems }: Pick<Catalogue, "problems">): Problem[] => [
  ...broken.map(({ file, reason }) => ({ where: file, told: `${file}: ${reason}` })),
  ...problems.map(({ where, phrase, problem, column }) => ({
    where,
    told: phrase ? `${where}: ${problem} (column ${column} of "${phrase}")` : `${where}: ${problem}`,
  })),
];
