import type { ExpertPattern } from "../types.ts";

/** Argument forms that only the shape of a sentence shows (vx-mp01). */
export const patterns: readonly ExpertPattern[] = [
  {
    id: "vx-mp01-either-one-or-other", name: "Leaves two ways and no third", category: "logical", technique: "false dilemma", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "dilemma", extent: "sentence",
    description: "“Either … or …” joins two statements with subjects of their own, as if they were all there is.",
    rationale: "The form shuts the door on every other option. Whether there are others is not discussed.",
    question: "What third possibility does the sentence leave out?", rewording: "“One way is …; others are …”",
    mechanism: "Two options are easier to hold in mind than a range, and the worse one pushes toward the better.", source: "Damer, Attacking Faulty Reasoning (2009)",
    fires: ["Either you support the new stadium with your whole heart, or you want this town to die.", "Either they pay for the damage they did to our harbour, or we must leave the union for good."],
    allows: ["You can take either the bus or the tram.", "Either the valve or the gasket is worn."],
  },
  {
    id: "vx-mp01-chain-of-steps", name: "Links step to step until disaster", category: "logical", technique: "slippery slope", severity: "medium", confidence: 0.66, sophistication: "intermediate", phrases: [], detector: "slope",
    description: "A first step is tied by several links to a far and bad end.",
    rationale: "Each link is told as certain and none is argued. A chain is only as likely as all its links together.",
    question: "How likely is each step by itself, and where could it stop?", rewording: "“The first step makes the second likelier, because …”",
    mechanism: "A vivid story feels likelier with each detail, although each detail makes it less likely.", source: "Walton, Slippery Slope Arguments (1992)",
    fires: [
      "If we allow one food truck, then there will be ten, next the cafes will close, and soon the whole town will be dead.",
      "You start by skipping one bath. Then it is two. Then you are alone.",
      "First they will ask for a bench, then they will want a shelter, next comes a kiosk, and eventually there will be no park.",
    ],
    allows: ["If the light is red, wait, then press the button.", "First wash the rice, then boil it, and it will be done in ten minutes."],
  },
  {
    id: "vx-mp01-scornful-nickname", name: "Makes an insult part of a name", category: "framing", technique: "name calling", severity: "high", confidence: 0.72, sophistication: "basic", phrases: [], detector: "nicknames",
    description: "A scornful adjective with a capital letter is set before a person's name.",
    rationale: "The nickname repeats a judgment each time the person is named. It never has to be argued again.",
    question: "What did the person do, without the nickname?", rewording: "Use the name, and say what the person did.",
    mechanism: "Repetition ties the trait to the name until the one calls up the other.", source: "Institute for Propaganda Analysis, How to Detect Propaganda (1937)",
    fires: ["Yesterday Crooked Carter promised the same thing again.", "And then came Sleepy Simmons with his plan."],
    allows: ["Yesterday Mayor Carter promised the same thing again.", "We met in Little Rock and drove to Crazy Horse."],
  },
  {
    id: "vx-mp01-litany-of-wrongs", name: "Counts up what they do to us", category: "emotional", technique: "appeal to anger", severity: "medium", confidence: 0.6, sophistication: "basic", phrases: [], detector: "litany",
    description: "Clause after clause begins with “they” and tells what they do to you or to us.",
    rationale: "It counts up wrongs so that anger grows. Who they are, and whether it is so, is not said.",
    question: "Who did which of these things, and when?", rewording: "This office decided that; I object for this reason.",
    mechanism: "Each beat adds to the anger of the one before.", source: "Aristotle, Rhetoric, book II (about 350 BC)",
    fires: ["They raise your rent, they close your school, and then they ask for your thanks.", "They laughed at us. They sold our park. Now they want our help."],
    allows: ["They came early, they ate, and they left.", "They gave us a map. The path was dry."],
  },
];
