import type { Phrase } from "../patterns/types.ts";

/** Kinds of wording that bear on any frame near them, in the order of their numbers in the tables. */
export const GUARD_KINDS = [
  "methodology", "humility", "process", "hiddenAgenda", "impliedConspiracy", "rhetoricalManipulation", "vagueAuthority",
  "denial", "reporting", "source", "hedgedResearch",
] as const;

export type GuardKind = (typeof GUARD_KINDS)[number];

/**
 * The wordings, in the phrase language; compiled like those of the patterns. The first six are the language adjustment of
 * specification 1 §9; what each may do is in weights.ts.
 */
export const GUARDS: Record<GuardKind, readonly Phrase[]> = {
  methodology: [
    "(sample|study) (size|design|protocol)", "(randomized|randomised) (controlled)? trial~", "double blind", "peer reviewed", "control group~", "(95 %|95 percent|confidence) interval~",
    "(statistically|significantly) (significant|associated|correlated)", "standard (error|deviation)", "p (value|values)", "margin of error", "(meta analysis|meta analyses|systematic review~)",
    "(we|the authors|the researchers|the team) (measured|surveyed|sampled|recruited|controlled for|adjusted for|excluded|replicated|followed)", "(cohort|longitudinal|observational|pilot|follow up) (study|studies)",
    "(our|the) (methodology|methods section|data set|dataset)", "after (adjusting|controlling) for", "(regression|sensitivity) analysis", "measured (by|with|using)",
  ],
  humility: [
    "(i|we) (may|might|could) (well)? be (wrong|mistaken)", "(i|we) (don't|do not) (yet)? know (for (sure|certain)|whether|how|if)", "(it|this) is (not|still not|not yet) (clear|certain|known|settled) (whether|if|how|why)",
    "(as far as|to the best of) (i|we|my|our) (know|can tell|knowledge)", "(i|we) (could|can't|cannot) (not)? (rule out|be (sure|certain))", "(more|further) research is needed", "(remains|remain) (unclear|uncertain|unknown|to be seen|an open question)",
    "(in|by) (my|our) (opinion|view|experience|estimate)", "with (some|low|moderate) confidence", "(one|a) (limitation|caveat) (is|of)", "(correct me if i'm|i may be) wrong", "(there is|there's) (some|considerable|real) uncertainty",
    "(i|we) (changed|have changed|might change) (my|our) mind~", "reasonable people (can|may) disagree",
  ],
  process: [
    "(here is|here's|this is) how (i|we) (checked|tested|counted|worked|arrived)", "step by step", "(first|next|then) , (we|i) (compare|check|test|measure|review)~", "(we|i) (checked|reviewed|compared|verified|tested) (the|each|every|all|our)",
    "(the|our) (review|appeals|consultation|editorial|correction) process", "(was|were) (corrected|updated) (on|to)", "(minutes|records|figures|data) (are|is) (public|available|published)",
    "(terms|criteria|steps) (are|were) (as follows|set out|listed)",
  ],
  hiddenAgenda: [
    "(hidden|secret|ulterior|real|true) (agenda~|motive~)", "what (they|these people|the elites|the media) (really|actually) want", "(they|he|she|the government|the media) (don't|doesn't|do not|does not) want you to (know|see|hear|find out|think|ask)",
    "(pulling|pulls|pull) the strings", "behind the (scenes|curtain) [3] (control|decide|plan|plot)~", "(who|that|which) (really|secretly) (benefits|profits|controls)",
  ],
  impliedConspiracy: [
    "(cover up|cover ups|covered up) (by|of|the)", "(wake up|open your eyes) (people|sheeple|america|everyone|folks)", "(follow|just follow) the money", "(it's|it is|that's|that is) no (coincidence|accident) (that)?",
    "(the|a) (globalist|shadow|deep state|secret) (elite~|government|cabal|agenda|plot|plan)", "(they|the media|the elites) (are|have been) (hiding|suppressing|burying|covering up)", "what (they|the media|doctors|the government) (won't|will not|don't|aren't) (tell|telling) you",
    "connect the dots", "(do|did|doing) your own research", "(the truth|the facts) (is|are|was|has been|have been|being) (hidden|suppressed|buried|kept from)", "coincidence ?$",
  ],
  rhetoricalManipulation: [
    "(you're|you are) (either|just|only) [3] (with us|against us|part of the problem)", "(only|just) (a|an) (fool|idiot|moron|liar|coward) (would|could)", "(any|every) (sane|decent|thinking|right minded|reasonable) (person|human|american|citizen|parent) (would|knows|can see)",
    "(if|unless) you (really|truly|actually) (care|cared|love|loved)", "(you'd|you would) (have to be|be) (a|an)? (fool|idiot|crazy|blind|stupid)", "prove me wrong", "(change|prove) my mind",
  ],
  vagueAuthority: ["(experts|scientists|researchers|studies|doctors|specialists|analysts|scholars) (say|agree|believe|show|have shown|suggest|warn|claim|confirm)~?"],
  denial: [
    "(it is|it's|that is|that's|this is) (not|simply not|just not|hardly) (true|the case|correct|right|clear) that", "(it isn't|that isn't|it's not) (true|the case|as if) that?", "(there is|there's|there was) (no|little|not any) (evidence|proof|sign|reason|basis|indication) (that|to|for)",
    "(nobody|no one|no serious [1]) (is)? (says|said|saying|claims|claimed|claiming|thinks|believes|argues|arguing|suggests) that?", "(the|a|this|another) (myth|misconception|false claim|falsehood|canard|idea) that", "(i|we) (don't|do not|didn't|did not|never|can't|cannot|wouldn't|would not) (say|said|claim|claimed|believe|think|promise|pretend|mean) that?",
    "(it would be|it's|it is) (wrong|false|unfair|a mistake|misleading|inaccurate) to (say|claim|think|suggest|conclude|believe|assume)", "(falsely|wrongly|mistakenly|incorrectly) (claim|claims|claimed|say|says|said|stated|suggest|suggested|believe|believed)", "(far from|anything but)",
    "(doesn't|does not|didn't|did not|don't) (mean|imply|follow|show|prove) (that)?",
  ],
  reporting: [],
  source: [
    "according to (the|a|an)? (<name>|<num>)", "(published|reported|appeared|printed) (in|by|on) (the|a)? (<name>|journal|<year>)", "(university|institute|college|department|ministry|office|bureau|centre|center|school|hospital) (of|for) <name>",
    "<name> (university|institute|college|hospital|et al)", "(researchers|scientists|economists|doctors|experts|analysts|engineers|statisticians) (at|from|of|with) (the|a)? <name>", "<name> (said|says|told|wrote|writes|found|reported|argues|argued|estimates|estimated|explained|testified|notes|noted)",
    "(said|says|wrote|told [3]) <name>", "(a|the|its|their|his|her) <year> (study|report|survey|paper|review|audit|poll|census|trial|analysis)", "(study|report|survey|paper|review|audit|poll|census|trial|analysis|book|article) (by|from|of) (the|a)? <name>",
    "(see|cf|source|sources|reference|references|citation) :", "(in|of|from|since) (the)? <year> (census|report|survey|study|edition)", "<name> ,? (professor|director|author|chief|head|economist|epidemiologist|historian|chemist|physicist|statistician)",
    "(professor|dr|prof|director|economist|minister|secretary|judge|senator|epidemiologist|historian|chemist) <name>", "(the|a) (journal|proceedings|annals|bulletin) of",
  ],
  hedgedResearch: [
    "(preliminary|early|initial|tentative|limited|mixed|suggestive) (evidence|results|findings|data|studies)", "(more|further|additional) (research|study|studies|data|work|evidence) (is|are|will be|would be) (needed|required|necessary)", "(may|might|could) be (associated|linked|correlated) with",
    "(results|findings|data|evidence) (suggest|suggests|indicate|indicates) (that)?", "(cannot|can't|could not) (rule out|establish|determine|conclude)", "(small|limited) (sample|samples|study|studies)", "(correlation|association) (is not|does not|doesn't|isn't)",
    "(the|our) (study|trial|analysis|data) (has|had|have) (some|several|important|clear)? limitations", "(interpreted|read|treated) with caution", "(not yet|not been) (peer reviewed|replicated|confirmed)", "(appears|appear|seems|seem) to (be)? (associated|related|linked|reduce|increase)",
  ],
};
