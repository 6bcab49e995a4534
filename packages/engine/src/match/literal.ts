import { foldUnit } from "../text/characters.ts";
import { systemWords, W_CONTRACTS_S } from "../text/system-words.ts";

/** Words of a literal as the tokenizer cuts them. */
export function literalTokens(word: string): string[] {
  const folded = [...word.toLowerCase()].map((c) => String.fromCharCode(foldUnit(c.charCodeAt(0)))).join("");
  return folded
    .split(/[-\s/]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const bare = part.replace(/(?<!')'+$/, "").replace(/^'(?!(?:[sdm]|re|ve|ll)$)/, "");
      const contraction = /^(.+)('(?:re|ve|ll|d|m))$/.exec(bare);
      if (contraction) return [contraction[1]!, contraction[2]!];
      const possessive = /^(.+)'s$/.exec(bare);
      if (possessive && !((systemWords().get(possessive[1]!) ?? 0) & W_CONTRACTS_S)) return [possessive[1]!, "'s"];
      const plain = /^[a-z]\.[a-z](?:\.[a-z])*\.$/.test(bare) ? bare.slice(0, -1) : bare;
      return [plain.replace(/,(?=\d)/g, "")];
    });
}
