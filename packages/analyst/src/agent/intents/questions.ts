import { anyWordStart } from "../../text/forms.ts";

/** “What should I ask?”, “How should I answer?” */
export const ASKS_QUESTIONS: RegExp = anyWordStart(
  /(?:which|what|give me|suggest|list|some|any|good|better|critical|three|five|a few) (?:[\w-]+ ){0,2}questions?\b/i,
  /(?:do|would|could|can) you (?:have|know|give|suggest|think of|list)(?: (?:me|us|some|any|a few|good|critical|three|five))* questions?\b/i,
  /what (?:do|must) (?:i|you|we|one) (?:need to |have to |want to |best )?ask/i,
  /questions? (?:to|should|could|would|worth) (?:ask|i|we|asking)/i,
  /how (?:should|can|could|would|do) (?:i|we|one) (?:answer|reply|respond|react)/i,
  /what (?:should|would|could|can) (?:i|you|we|one) (?:ask|answer|reply|respond|say (?:to|back))/i,
);
