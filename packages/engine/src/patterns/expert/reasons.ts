import type { ExpertPattern } from "../types.ts";

/** Reasons of a kind that cannot carry the claim tied to them (vx-mp01); src/detectors/reasons.ts finds them by both sides of the connective. */
export const patterns: readonly ExpertPattern[] = [
  {
    id: "vx-mp01-reason-circle", name: "Gives the claim as its own reason", category: "logical", technique: "circular reasoning", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "The reason behind “because” or before “so” says the claim again, in the same or in kindred words.",
    rationale: "The reason repeats the claim. Whoever doubts the one is given nothing new by the other.",
    question: "What would convince somebody who does not hold the claim already?", rewording: "It is good because of this, which one can check: …",
    mechanism: "A because satisfies the ear, and the change of words hides that nothing was added.", source: "Walton, Begging the Question (1991)",
    fires: [
      "This bakery is the finest in town because no other bakery is as good.",
      "Gossip is harmful because it harms people.",
      "The plan must be honest, since it is not a lie.",
    ],
    allows: [
      "The bakery is full because the market opens at nine.",
      "The path was closed because a tree had fallen.",
      "Prices rose because the harvest failed in two valleys.",
    ],
  },
  {
    id: "vx-mp01-reason-person", name: "Gives the person as the reason", category: "distraction", technique: "ad hominem", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "A trait, a label or an insult stands where a reason against a claim or a candidate is due.",
    rationale: "The reason is about the person. What was claimed can be right all the same.",
    question: "What would be wrong with the claim if somebody else had made it?", rewording: "I doubt the claim because of this: …",
    mechanism: "A dislike of the speaker moves over to what is said.", source: "Walton, Ad Hominem Arguments (1998)",
    fires: [
      "You can't trust her view of the budget because she is divorced.",
      "He is a fool, so his argument about the bridge is wrong.",
      "Her theory is wrong because she is a dropout.",
    ],
    allows: [
      "The bridge is closed because it is old.",
      "She is divorced and lives in Leeds.",
      "He was late, so we started without him.",
    ],
  },
  {
    id: "vx-mp01-reason-said-so", name: "Takes the word of somebody as proof", category: "authority", technique: "appeal to (false) authority", severity: "medium", confidence: 0.58, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "That somebody says, wears or uses it is given as the reason why it must be so.",
    rationale: "The reason is that somebody says so. What the speaker knows of the matter is left open.",
    question: "What does this person know about the matter, and from where?", rewording: "Somebody whom I trust says so; I have not checked it.",
    mechanism: "Trust in a person spreads to all that the person says.", source: "Walton, Appeal to Expert Opinion (1997)",
    fires: [
      "My neighbour says the moon makes plants grow, so it must be true.",
      "A famous goalkeeper drinks this milk, so you should drink it too.",
      "These shoes must be good because a singer wears them.",
    ],
    allows: [
      "The captain said that the ferry was full, so we waited.",
      "She said no because the price was high.",
    ],
  },
  {
    id: "vx-mp01-reason-crowd", name: "Gives the crowd as the reason", category: "consensus", technique: "ad populum", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "How many do, like or believe it is given as the reason why it is right, true or good.",
    rationale: "The reason is the number of people. A crowd can be wrong, and often it was not counted.",
    question: "Would it be as good or true if few people shared it?", rewording: "Many people like it; I like it for this reason: …",
    mechanism: "People take their bearings from others, above all when they are unsure.", source: "Cialdini, Influence (1984)",
    fires: [
      "That diner must be good because it is always crowded.",
      "Most people in my street believe it, so it must be true.",
      "Millions read the paper every day, so it is the best there is.",
    ],
    allows: [
      "The diner opened late because most of the staff were ill.",
      "Most seats were taken, so they stood.",
    ],
  },
  {
    id: "vx-mp01-reason-custom", name: "Gives age or custom as the reason", category: "authority", technique: "appeal to tradition", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "That it has long been done or believed is given as the reason why it should stay so.",
    rationale: "The reason is that it is old. Old ways may be good or bad, and the matter may have changed.",
    question: "What speaks for it besides its age?", rewording: "It has long been done so; whether it still serves us, we should look.",
    mechanism: "The familiar feels safe, and safe feels right.", source: "Damer, Attacking Faulty Reasoning (2009)",
    fires: [
      "We should keep the gate locked because it has always been locked.",
      "Weddings were traditionally held in May, therefore no wedding should be held in June.",
    ],
    allows: [
      "The gate squeaks because it has always been damp here.",
      "The house was built for three generations, so it has many rooms.",
    ],
  },
  {
    id: "vx-mp01-reason-nature", name: "Gives nature as the reason", category: "authority", technique: "appeal to nature", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "That something is natural, or is not, is given as the reason why it is good or bad.",
    rationale: "The reason is that it is natural. Poison is natural too, and spectacles are not.",
    question: "What does it do, whether natural or not?", rewording: "It is made from plants; its effect was tested so: …",
    mechanism: "Natural calls up pure and safe before anything is known.", source: "Moore, Principia Ethica (1903)",
    fires: [
      "This syrup is safe because it is natural.",
      "Glass houses are unnatural, so they must be wrong.",
    ],
    allows: [
      "The harbour is deep because the bay is natural.",
      "Natural light is weak in winter, so the lamps are on.",
    ],
  },
  {
    id: "vx-mp01-reason-pity", name: "Gives a misfortune as the reason", category: "emotional", technique: "appeal to pity", severity: "medium", confidence: 0.58, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "A misfortune is given as the reason for a grade, a vote or a verdict that hangs on something else.",
    rationale: "The reason is a misfortune. It may deserve help, and it does not answer the question at hand.",
    question: "What would be decided on the matter itself?", rewording: "I had a hard month; may I hand it in later?",
    mechanism: "Compassion narrows attention to the one who suffers.", source: "Walton, Appeal to Pity (1997)",
    fires: [
      "You should give me the prize because my dog died.",
      "I was crying all night, so you must let me pass.",
    ],
    allows: [
      "The clinic is open because many people are sick.",
      "He was sick, so he stayed at home.",
    ],
  },
  {
    id: "vx-mp01-reason-sequence", name: "Gives the order of events as the cause", category: "logical", technique: "false causality", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "That one thing came after another, or each time with it, is given as the proof that it was caused by it.",
    rationale: "The reason is the order of events. Chance, habit or a third cause would look the same.",
    question: "Would it have happened anyway, and what else changed at that time?", rewording: "It came after this; whether it came from this is open.",
    mechanism: "Minds link events that stand close in time.", source: "Damer, Attacking Faulty Reasoning (2009)",
    fires: [
      "Every time I polish the car it rains, so polishing causes rain.",
      "I put on a red scarf before the match and we won. Clearly the scarf made us win.",
    ],
    allows: [
      "The match began late, so the crowd was small.",
      "The pump stopped because the fuse had blown.",
    ],
  },
  {
    id: "vx-mp01-reason-one-case", name: "Gives single cases as a reason for all", category: "logical", technique: "hasty generalization", severity: "medium", confidence: 0.58, sophistication: "basic", phrases: [], detector: "reasons", extent: "argument",
    description: "One or two cases are given as the reason for a rule about all.",
    rationale: "The reason is a case or two. They were not chosen to be typical.",
    question: "How many cases stand behind this rule, and who would be an exception?", rewording: "The two whom I met were so; of the others I know nothing.",
    mechanism: "Vivid single cases weigh more in memory than dull counts.", source: "Nisbett and Ross, Human Inference (1980)",
    fires: [
      "My neighbour keeps geese and is loud, so all people with geese are loud.",
      "I met two sailors once. Therefore all sailors sing.",
    ],
    allows: [
      "My neighbour was ill, so I fed the geese.",
      "Both doors are locked, so use the gate.",
    ],
  },
  {
    id: "vx-mp01-reason-carried", name: "Carries it over from one to the other", category: "logical", technique: "hasty generalization", severity: "low", confidence: 0.54, sophistication: "intermediate", phrases: [], detector: "reasons", extent: "argument",
    description: "A conclusion takes over the words of its reason and applies them to something else or to more.",
    rationale: "What held in the reason is carried over in the conclusion. Whether it holds there too is not shown.",
    question: "Are the two alike in what matters here?", rewording: "This holds for the one; for the other it remains to be seen.",
    mechanism: "The same words on both sides feel like a proof.", source: "Copi, Introduction to Logic (1953)",
    fires: [
      "Terriers are good pets, therefore wolves would be good pets too.",
      "My grandfather never fastened a seat belt and never had an accident. Therefore seat belts don't prevent an accident.",
    ],
    allows: ["The pump failed, so the cellar was flooded.", "The bridge is closed. Therefore buses take the other road."],
  },
];
