import { parsePhrase, PhraseError, type Node } from "./phrase.ts";

const CLASS_WORDS: Record<string, string> = {
  "<num>": "100",
  "<decimal>": "12.4",
  "<odd>": "37",
  "<percent>": "90%",
  "<money>": "$50",
  "<year>": "2020",
  "<name>": "Somebody",
  "<caps>": "CAPITALS",
  "<currency>": "$",
  "<next>": ". ",
  _: "\u2026",
  $: "",
  "^": "",
  "?$": "?",
  "!$": "!",
  ",": ",",
  ";": ";",
  ":": ":",
  "--": " \u2013",
  "...": "\u2026",
  "%": "%",
};

/** One plain wording of each phrase, for people: the first alternative, an ellipsis for a gap, the first entry of a list. At most `limit`. */
export function readablePhrases(phrases: readonly string[], lists: ReadonlyMap<string, readonly string[]>, limit: number): string[] {
  const out = new Set<string>();
  for (const phrase of phrases) {
    if (out.size === limit) break;
    try {
      out.add(tidy(say(parsePhrase(phrase), lists)));
    } catch (error) {
      if (!(error instanceof PhraseError)) throw error;
    }
  }
  return [...out];
}

function say(node: Node, lists: ReadonlyMap<string, readonly string[]>): string {
  switch (node.kind) {
    case "word":
    case "inflected":
      return node.word;
    case "list":
      return (lists.get(node.id)?.[0] ?? node.id).replace(/~/g, "");
    case "gap":
      return "\u2026";
    case "sequence":
      return node.of.map((part) => say(part, lists)).join(" ");
    case "choice":
      return say(node.of[0]!, lists);
    case "optional":
      return node.of.kind === "gap" ? "\u2026" : "";
    case "symbol":
      return CLASS_WORDS[node.name] ?? "";
  }
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([,;:?!.%])/g, "$1")
    .replace(/(\u2026 ?)+/g, "\u2026 ")
    .trim();
