const INSTRUCTS =
  /^(?:Answer|Ask|Begin|Describe|Drop|End|Explain|Finish|Give|Keep|Leave|List|Make|Name|Put|Replace|Report|Say|Show|Spell|State|Tell|Turn|Use|Write)\b/;
/** Head of a rewording. Most are a sentence of some other text: below an advertisement for ovens, one about a concert seemed to be meant for it. */
export const sayFairly = (rewording: string): string => (INSTRUCTS.test(rewording) ? "How to say it fairly" : "An example of how to say it fairly");
