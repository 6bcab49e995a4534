/** Said once a conversation (specification README: honest about what it is). */
export const BUILT_IN_NOTICE =
  "I’m Candor’s built-in analyst: rules and counting, no language model. The text you bring is my only source: I can explain its wording, pick out its main sentences, list its claims for checking, and name its gaps.";
/** As kept conversations hold it. */
const NOTICE_BEFORE =
  "I am Candor’s built-in analyst: rules and counting, no language model. The text you bring is my one source: its wording can be explained, its main sentences picked out, its claims listed for checking, its gaps named.";

/** An answer without the notice above it. */
export function withoutNotice(answer: string): string {
  const notice = [BUILT_IN_NOTICE, NOTICE_BEFORE].find((words) => answer.startsWith(words));
  return notice === undefined ? answer : answer.slice(notice.length).trimStart();
}

export const CAN =
  "You can ask for the reasons behind the marks in a text, a summary in its own sentences, its claims with ways to check them, what’s missing, its sources, the strongest form of a position, fairer wording, a comparison of two statements, a technique explained by name, or a recap of our conversation.";
