import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ideology-labels",
  why: "General labels of political and moral camps used as a verdict.",
  words: [
    "alarmist~", "apologist~", "appeaser~", "authoritarian~", "collectivist~", "crony capitalist~", "denialist~", "elitists",
    "extremists", "globalist~", "hate group~", "isolationist~", "leftie~", "leftist~", "militarist~", "misogynist~", "nanny state", "neocon~",
    "neoliberal elite", "puritan~", "radical activist~", "radicals", "reactionaries", "rightist~", "sexist~", "socialist regime", "sjw", "sjws",
    "theocrat~", "tankie~", "ultranationalist~", "warmongers", "woke mob", "xenophobe~", "social justice warriors", "climate alarmist~", "far left",
    "far right", "hard left", "hard right",
  ],
};
