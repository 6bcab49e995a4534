import { expect, it } from "vitest";
import { WHY_AI_BULLSHITS } from "./codex-texts/why-ai-bullshits.ts";
import { GLOSSARY, TECHNIQUE_MEANINGS } from "./glossary.ts";

/** An example may be about a man or a woman; what a word means is about neither. */
it("no word is explained as what a man does, or a woman", () => {
  const definitions = [...GLOSSARY, ...Object.values(TECHNIQUE_MEANINGS)].flatMap(({ definition, question }) => [definition, question]);
  for (const text of [...definitions, ...WHY_AI_BULLSHITS.paragraphs]) expect(text).not.toMatch(/\b(?:he|him|his|himself|she|hers?|herself)\b/i);
});
