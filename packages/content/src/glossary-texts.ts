import type { GlossaryTerm } from "./glossary.ts";

/** Kinds of texts, and the small words by which they name their gaps. */
export const TEXT_TERMS: readonly GlossaryTerm[] = [
  {
    name: "Chain letter",
    also: ["chain message", "chain mail", "chain email", "chain e-mail"],
    definition: "A message that asks its readers to pass it on to many others, often with a threat for those who do not or a reward for those who do.",
    example: "“Send this to ten friends before midnight, or you will have bad luck for a year.”",
    question: "What remains of it without the request to pass it on?",
  },
  {
    name: "Satire",
    also: ["satirical", "satirical article", "satirical text", "parody"],
    definition:
      "A text that exaggerates or makes things up in order to mock something real, and counts on its readers to notice. Taken out of its place it can pass for news.",
    example: "“Ministry appoints a committee to find out where its last committee has gone.”",
    question: "Where did it appear first, and what does that page say about itself?",
  },
  {
    name: "Hoax",
    also: ["hoaxes"],
    definition: "Something made up and put about as true, as a joke, for attention, or to do harm.",
    example: "“The moon will look twice as large on Friday. It happens once in a hundred years!”",
    question: "Where did it begin, and who has looked it up?",
  },
  {
    name: "Citation needed",
    definition:
      "A note that readers of a wiki put behind a statement for which no source is given. It says that a source is wanted, and not that the statement is false.",
    example: "“The tower is the oldest in the region.[citation needed]”",
    question: "Is there a source for it elsewhere?",
  },
  {
    name: "Press release",
    also: ["press statement", "media release", "news release"],
    definition:
      "A text that a company, an office or a club writes about itself for the press. It may be accurate, and it says what its sender wants to have said.",
    example: "“The firm today announced its best year ever.”",
    question: "What would somebody write about this who gains nothing by it?",
  },
  {
    name: "Op-ed",
    also: ["opinion piece", "opinion column", "opinion article", "editorial", "column"],
    definition:
      "A text in a newspaper that argues for a view of its writer, or of the paper, and is marked as such. It may choose its facts, and has to give reasons.",
    example: "“Why the town should buy the old mill.”",
    question: "Which facts would the other side have chosen?",
  },
];
