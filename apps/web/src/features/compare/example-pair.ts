import type { Pair } from "./pair.ts";

/** One harmless matter, told twice: loaded first, then fairly. */
export const EXAMPLE_PAIR: Pair = {
  first:
    "Everyone knows that the new library hours are a disaster, and only a heartless office could dream up such a cruel plan. Act now and sign today, before our children lose their last safe place forever!",
  second:
    "From May the town library will close at 6 p.m. instead of 8 p.m., the council said on Tuesday, because on average four people came in the last two hours. Mira Holt, who runs the homework club there, says that for its eleven children another room has yet to be found.",
};
