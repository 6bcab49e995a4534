/** Whether a request names a language model or what one wrote. */
export const FROM_MODEL: RegExp = /\b(?:chat ?gpt|gpt|gemini|copilot|claude|llm|chatbots?|bots?|ai|a\.i\.|assistant|language model|perplexity|grok)\b/i;

export const OF_A_MODEL = "A language model writes what sounds likely, so a name, a figure or a source in it is something to look up, not proof.";
