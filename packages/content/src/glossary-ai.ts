import type { GlossaryTerm } from "./glossary.ts";

/** Assistants, what they make, and what is done with it. */
export const AI_TERMS: readonly GlossaryTerm[] = [
  {
    name: "Language model",
    also: ["large language model", "llm", "llms", "language models"],
    definition:
      "A program that was trained on a great amount of text to score what may come next, word by word. Assistants are built on one, and many can also search, run code or remember.",
    example: "After “The dough rises because of the,” it gives “yeast” a high score and “moon” a low one.",
    question: "Does this answer rest on a page or a sum that I can open, or on the model alone?",
    lesson: "ai-aware",
  },
  {
    name: "Training cutoff",
    also: ["knowledge cutoff", "knowledge cut-off", "training cut-off"],
    definition: "The date after which a model has seen no more text. What happened later it knows only if it looks it up or is told.",
    example: "It names the bus of two summers ago, since nobody has told it of the new timetable.",
    question: "Could this have changed lately, and has it been looked up?",
    lesson: "ai-aware",
  },
  {
    name: "AI agent",
    also: ["ai agents", "agentic ai"],
    definition: "An assistant that does more than answer: it takes steps by itself, such as opening pages, sending mail or buying something.",
    example: "Asked for a trip to Busan, it compares the trains and fills in the booking form.",
    question: "What can it do that cannot be undone, and who presses the last button?",
    lesson: "become-ai-aware",
  },
  {
    name: "Prompt injection",
    also: ["prompt injections", "indirect prompt injection"],
    definition:
      "Orders to an assistant that are hidden in what it reads, such as a page, a mail or a file. It may take them for the wish of the person it works for.",
    example: "White letters on white at the end of a mail tell the assistant to forward the invoices.",
    question: "Who wrote what the assistant is reading, and what is it able to do?",
    lesson: "become-ai-aware",
  },
  {
    name: "Deepfake",
    also: ["deepfakes", "deep fake", "deep fakes", "synthetic media"],
    definition:
      "A picture, a video or a voice made or changed by AI so that it seems to show a real person or event. By eye and ear most people can hardly tell.",
    example: "A video in which a minister announces what no minister has said.",
    question: "Who published it first, and who else was there?",
    lesson: "become-ai-aware",
  },
  {
    name: "Voice cloning",
    also: ["voice clone", "cloned voice", "ai voice"],
    definition: "Making a copy of somebody’s voice from recordings, so that it can be made to say anything.",
    example: "A call in a daughter’s voice asks for money at once, while she sits in school.",
    question: "What do I hear when I call the number that I have had all along?",
    lesson: "become-ai-aware",
  },
  {
    name: "Liar’s dividend",
    also: ["liar's dividend", "liars dividend"],
    definition: "What somebody gains by calling a true recording fake, because people know that recordings can be faked.",
    example: "“That’s not me, that’s AI,” says the manager of the recording that four others remember.",
    question: "Does anything but the denial speak against it?",
    lesson: "become-ai-aware",
  },
  {
    name: "Automation bias",
    also: ["overreliance on ai", "automation complacency"],
    definition: "The leaning to go along with what a machine says, even where one’s own eyes say otherwise, and to overlook what it leaves out.",
    example: "The driver turns into the river because the navigation said so.",
    question: "What would I have said before I saw its answer?",
    lesson: "become-ai-aware",
  },
  {
    name: "Calibration",
    also: ["calibrated confidence"],
    definition:
      "How well sureness fits success: of all that is said to be 70 percent likely, about 7 in 10 should come true. It can be asked of people and of models.",
    example: "On the days for which she said 70 percent, it rained on seven in ten.",
    question: "How often was this voice right when it sounded as sure as now?",
    lesson: "epistemic-humility",
  },
  {
    name: "Fake review",
    also: ["fake reviews", "review fraud", "paid reviews"],
    definition: "A review by somebody who has not used the thing, is paid for praise, or does not exist. Many can be written by a machine in a minute.",
    example: "Forty guests praise the breakfast of a hotel that serves none, all in one week.",
    question: "Do the reviews tell details that only a customer would know, and do they come from many dates and places?",
    lesson: "appeal-to-authority",
  },
];
