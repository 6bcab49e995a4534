import { anyOf } from "../../text/forms.ts";

/** “Who wrote this?” */
export const ASKS_AUTHOR: RegExp = anyOf(
  /\bwho (?:really |actually )?(?:wrote|writes|sent|sends|made|published|posted|signed|authored) (?:this|it|that|the \w+)\b/i,
  /\bwho(?:'s| is| was| are) (?:the |its )?(?:authors?|writers?|senders?|publishers?)\b/i,
  /\bwho (?:is|was) (?:it|this|that) (?:from|by|written by|sent by)\b/i,
  /\b(?:is there|(?:does|has|do) (?:it|this|that|the \w+)(?: (?:have|name|give|mention))?|what is) (?:an? |the |its |any )?(?:author|name of the author)\b/i,
);
