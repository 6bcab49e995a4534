import { anyWords } from "../../text/forms.ts";

/** Who names the own interest says how far the own judgment goes, and weighs a source. */
export const OWN_INTEREST: RegExp = anyWords(
  /(?:was|is|were|are|it's|that's) (?:all )?(?:my|our) (?:own )?(?:idea|proposal|suggestion|plan|doing|choice)/i,
  /my (?:idea|proposal|suggestion|plan|choice)/i,
  /i (?:wanted|want|would want|would love|would hate|would like|hope|hoped)/i,
  /i'd (?:love|hate|like|prefer) (?:to (?:blame|believe|think|say)|it|that)/i,
  /don't trust (?:me|my)|i don't trust my|wrong person to (?:ask|judge|say)|not (?:neutral|impartial|objective)/i,
  /i would say (?:that|so)(?=,? because)/i,
  /i(?:'m| am) (?:too close|biased|partial|defensive|attached|proud)/i,
);
