import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ideology-labels",
  why: "General labels of political and moral camps used as a verdict.",
  words: [
    "alarmist~", "apologist~", "appeaser~", "authoritarian~", "collectivist~", "denialist~", "elitists", "extremists", "globalist~", "hate group~",
    "isolationist~", "leftie~", "leftist~", "militarist~", "misogynist~", "neocon~", "puritan~", "radical activist~", "radicals", "reactionaries",
    "rightist~", "sexist~", "sjw", "sjws", "theocrat~", "tankie~", "ultranationalist~", "warmongers", "woke mob", "xenophobe~",
    "social justice warriors", "climate alarmist~", "far left", "far right", "hard left", "hard right",
  ],
};
