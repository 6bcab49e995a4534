/** Headings by their ids, in the order of the page. */
export const PARTS = {
  corpora: "Text by text",
  confidence: "What a percentage means",
  honest: "False alarms on neutral text",
  ordinary: "What people and assistants say every day",
  forms: "The same words in another form",
  families: "Family by family",
  weak: "Known weaknesses",
  repeat: "How to repeat this",
};
