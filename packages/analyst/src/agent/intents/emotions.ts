import { between } from "../../text/forms.ts";

/** “Which feelings does it appeal to?” */
export const ASKS_EMOTIONS: RegExp = between(
  /^(?!.*\bmake (?:it|this|that|them)\b).*\b/i,
  [
    /emotions?|emotional|feelings?|appeals? to (?:fear|anger|pity|emotion)|guilt|feel guilty|pity|tear-?jerk\w*/i,
    /(?:make|makes|want|wants) (?:me|us|you|readers|people) (?:to )?feel/i,
  ],
  /\b/i,
);
