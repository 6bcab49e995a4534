import { between } from "../../text/forms.ts";

/** “Which feelings does it appeal to?” */
export const ASKS_EMOTIONS: RegExp = between(
  /^(?!.*\bmake (?:it|this|that|them)\b).*\b/i,
  [
    /emotions?|emotional|feelings?|appeals? to (?:fear|anger|pity|emotion)|guilt|feel guilty|pity|tear-?jerk\w*/i,
    /(?:make|makes|want|wants) (?:me|us|you|readers|people) (?:to )?feel/i,
    /why (?:do|does|did|am|is|are) (?:i|we|it|this|that|reading (?:it|this)) (?:\w+ )?(?:feel|make (?:me|us)|get (?:to )?(?:me|us)|so (?:sad|bad|angry|upset|scared|afraid|guilty|touched|moved))/i,
  ],
  /\b/i,
);
