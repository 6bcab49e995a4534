import { anyWords } from "../../text/forms.ts";

/** “Where were we?” */
export const ASKS_RECAP: RegExp = anyWords(
  /re-?cap|where (?:were|are) we|^(?:and )?so far\b/i,
  /(?:what|which|everything|all|talk\w*|chat|conversation)\b[^.?!]{0,40} so far/i,
  /sum up (?:our|the) (?:chat|conversation|discussion)|what have we (?:found|discussed|said|agreed)|remind me what we/i,
  /our conversation/i,
);
