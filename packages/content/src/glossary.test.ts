import { expect, it } from "vitest";
import { CATALOG } from "./catalog.ts";
import { WHY_AI_BULLSHITS } from "./codex-texts/why-ai-bullshits.ts";
import { GLOSSARY, TECHNIQUE_MEANINGS } from "./glossary.ts";
import { LESSON_DIGEST } from "./lesson-digest.ts";

/** An example may be about a man or a woman; what a word means is about neither. */
it("no word is explained as what a man does, or a woman", () => {
  const definitions = [...GLOSSARY, ...Object.values(TECHNIQUE_MEANINGS)].flatMap(({ definition, question }) => [definition, question]);
  for (const text of [...definitions, ...WHY_AI_BULLSHITS.paragraphs]) expect(text).not.toMatch(/\b(?:he|him|his|himself|she|hers?|herself)\b/i);
});

it("no example is about somebody who has led a country: nobody is to read a side into it", () => {
  const leaders = /\b(?:Biden|Blair|Bush|Carter|Clinton|Macron|Merkel|Modi|Nixon|Obama|Putin|Reagan|Thatcher|Trump)\b/;
  for (const { example } of [...GLOSSARY, ...Object.values(TECHNIQUE_MEANINGS)]) expect(example).not.toMatch(leaders);
});

it("a word that lessons teach leads to one of them", () => {
  const astray: string[] = [];
  for (const { name, also = [], lesson } of GLOSSARY) {
    const names = [name, ...also].map((one) => one.toLowerCase());
    const taught = CATALOG.filter(({ id, title }) => [title.toLowerCase(), ...(LESSON_DIGEST[id]?.techniques ?? [])].some((one) => names.includes(one)));
    if (taught.length > 0 && !taught.some(({ id }) => id === lesson)) astray.push(`${name}: ${lesson ?? "none"}`);
  }
  expect(astray).toEqual([]);
});
