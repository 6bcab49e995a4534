import type { GlossaryTerm } from "./glossary.ts";

/** Techniques of the taxonomy whose patterns are each narrower than the name: what the name means as a whole. */
export const TECHNIQUE_MEANINGS: Readonly<Record<string, Pick<GlossaryTerm, "definition" | "example" | "question">>> = {
  "appeal to (false) authority": {
    definition:
      "A claim rests on who says it, where that person has no special knowledge of the matter, is not named, or speaks against what others in the field found.",
    example: "“A famous actor takes these pills, so they must work.”",
    question: "Is this person an expert in just this field, and do others in it agree?",
  },
  clickbait: {
    definition: "A headline that is made to be opened: it promises much, holds the point back, or stirs a feeling, and the text behind it gives little.",
    example: "“She opened the old trunk. What was inside left her speechless!”",
    question: "What would the line say as one plain sentence?",
  },
  "ad hominem": {
    definition: "The person who makes an argument is attacked in place of the argument.",
    example: "“You never finished school, so why should we listen to your numbers?”",
    question: "Would the argument be any worse if somebody else had made it?",
  },
  "circular reasoning": {
    definition: "The conclusion is already among the reasons given for it, often in other words.",
    example: "“The book is reliable, because it says so itself.”",
    question: "Would anybody who doubts the conclusion accept this reason?",
  },
  "false dilemma": {
    definition: "Two options are shown as if there were no others, and one of them is made unacceptable.",
    example: "“Either we build the road, or the town dies.”",
    question: "What third and fourth way is there?",
  },
  "red herring": {
    definition: "A question or an objection is met with another topic that draws attention away from it.",
    example: "“You ask about the missing money. Let us talk about how hard our staff work.”",
    question: "And what is the answer to what was asked?",
  },
  "appeal to fear": {
    definition: "Fear of a danger is stirred up so that it takes the place of reasons.",
    example: "“If we let them open a shelter here, nobody’s children will be safe.”",
    question: "How likely is the danger, and would the proposal lessen it?",
  },
  "loaded language": {
    definition: "Words with a strong feeling or a judgment in them do the work that reasons should do.",
    example: "“The reckless scheme of a bloated bureaucracy.”",
    question: "What is left when the colored words are replaced by plain ones?",
  },
  bandwagon: {
    definition: "Others are said to be doing or believing it already, so one should join before being left behind.",
    example: "“The whole street has switched. What are you waiting for?”",
    question: "Would it be any better for me if fewer people did it?",
  },
  "name calling": {
    definition: "Somebody is given a scornful label, and the label does the work of a reason.",
    example: "“Ask Crooked Keller and the other parasites.”",
    question: "What did the person do or say, without the label?",
  },
  "guilt trip": {
    definition: "Somebody is made to feel guilty, or in debt, so that a no becomes hard to say.",
    example: "“After all I have given up for you, you can’t spare one weekend?”",
    question: "Would this be a good reason if nobody felt guilty?",
  },
  "false analogy": {
    definition: "Because two things are alike in some way, they are taken to be alike in another, where they differ.",
    example: "“Memory is like a shelf: for each thing that goes in, another must come out.”",
    question: "Are the two alike in the point that the conclusion needs?",
  },
  "social proof": {
    definition: "What others do, buy or say is shown as a sign of what is right to do.",
    example: "“9 out of 10 neighbors have signed already.”",
    question: "Who are these others, and did they know more than I do?",
  },
  "forced action": {
    definition: "What one came for is held back until one does something else, such as signing up, sharing or giving data away.",
    example: "“Enter your phone number to see the price.”",
    question: "Does what I want really need this?",
  },
  "false consensus": {
    definition: "Agreement is claimed where there is none, or so that whoever disagrees looks foolish.",
    example: "“Nobody serious doubts it any more.”",
    question: "Who was asked, and which informed people disagree?",
  },
  contradiction: {
    definition: "Two things are said that cannot both be true. One of them may come as a polite denial of the other.",
    example: "“I never gossip, but have you heard about the baker?”",
    question: "Which of the two is meant, and which has to go?",
  },
  "false causality": {
    definition: "That one thing came after another, or together with it, is taken as proof that it was the cause.",
    example: "“Since the new mayor came, it has rained less.”",
    question: "What else changed at the same time, and what happened where the supposed cause was absent?",
  },
  minimisation: {
    definition: "A harm or a wrong is made to look smaller than it was for those it fell on: by small words, by a joke, or by something worse elsewhere.",
    example: "“It was only one photo, and it was up for ten minutes. Don’t make such a drama of it.”",
    question: "Who says how large it was, and was the person asked whom it hit?",
  },
  "thought-terminating cliche": {
    definition: "A ready phrase closes a subject before anybody has looked at it, so that whoever goes on asking seems to be spoiling things.",
    example: "“It is what it is. Let’s move on.”",
    question: "What was asked, and has it been answered?",
  },
  "persuasion by rapport": {
    definition: "Closeness, or being alike, takes the place of a reason: a yes is owed to somebody like oneself.",
    example: "“As one mother to another: sign here, you feel it too.”",
    question: "Would I do it if a stranger asked, and what reason would I want then?",
  },
  "us versus them": {
    definition: "People are parted into two groups, with the good on one side and the bad on the other, before any fact is told of either.",
    example: "“We who own our homes keep this place alive. They come, and leave dirt.”",
    question: "Who is in each group, who put them there, and what did which person do?",
  },
  "conspiracy framing": {
    definition:
      "Events are put down to a hidden plan in such a way that nothing could count against it: what speaks against the plan, or is missing, becomes part of it. Real plots have been uncovered; their stories name the papers and witnesses that could have shown the opposite.",
    example: "“There is no trace of it. See how well they hide it?”",
    question: "What would we see if there were no plan?",
  },
};
