import { expect, it } from "vitest";
import { mixedWords } from "./lookalikes.ts";

it.each([
  ["Your Pаypal account, the Pаypal one", ["Pаypal"]],
  ["Fоur wоrds, twо оf them here", ["Fоur", "wоrds", "twо"]],
  ["привет and hello", []],
  ["plain", []],
  ["", []],
])("names the words of “%s” that mix two alphabets", (text, words) => expect(mixedWords(text)).toEqual(words));
