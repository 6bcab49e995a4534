/** Wording of the omissions and codex pages (specification 2 §2), word for word. */
export const REVEAL_OMISSIONS = "Reveal Omissions";
export const HIDE_OMISSIONS = "Hide Omissions";
export const COPIED = "Copied!";
export const ALL_COPIED = "All Copied!";
export const THANK_YOU = "Thank you!";
/** Where the word lists that a submission is checked against cannot be fetched. */
export const NOT_CHECKED = "The connection was lost, so your text couldn’t be checked. It’s still here: please try again later.";
/** Specification 2 §9. */
export const COPIED_MS = 1800;
export const THANK_YOU_MS = 3000;
