/** “Hello!”, “Thanks.” */
export const ASKS_GREETING: RegExp =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|greetings|ok(?:ay)?|great|cool|bye)\b[ !.,]*$|^(?:ok(?:ay)?,? |great,? )?(?:thanks?|thank you)\b[^?]{0,60}$/i;
