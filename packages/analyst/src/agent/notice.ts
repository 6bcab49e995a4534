/** Said once a conversation (specification README: honest about what it is). */
export const BUILT_IN_NOTICE =
  "I am Candor’s built-in analyst: rules and counting, no language model. The text you bring is my one source: its wording can be explained, its main sentences picked out, its claims listed for checking, its gaps named.";

export const CAN =
  "You can ask for: the marks in a text explained, a summary in its own sentences, its claims with ways to check them, what is missing, its sources, the strongest form of a position, fairer wordings, a comparison of two statements, a technique explained by name, or a recap of our talk.";
