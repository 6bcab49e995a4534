/** Texts of the /train page: why AI systems bullshit, and a written experience note (specification 2 §2). */

export const WHY_AI_BULLSHITS: { title: string; paragraphs: readonly string[]; points: readonly { name: string; text: string }[] } = {
  title: "Why AI systems bullshit",
  paragraphs: [
    "The philosopher Harry Frankfurt gave the word a precise sense. A liar knows the truth and hides it. A bullshitter does not care whether the words are true, only how they go down. A language model need not intend anything, yet what it produces can have the same shape: text made to fit, whose truth nobody has looked after.",
    "That is no reason to stay away from assistants. It is a reason to agree on terms before you start. The codex and the handshakes are such terms, in words that an assistant can follow.",
  ],
  points: [
    {
      name: "They are trained to continue, not to know",
      text: "A model learns which words are likely to come next. True sentences are often likely. So are plausible false ones, and likelihood alone does not tell the two apart.",
    },
    {
      name: "Guessing is rewarded",
      text: "Tests that give a point for a right answer and nothing for “I don’t know” teach a system to guess. People do the same in such exams.",
    },
    {
      name: "Agreement is rewarded",
      text: "People tend to rate answers higher that share their view. Trained on such ratings, a model learns to agree, and to give in when you frown.",
    },
    {
      name: "Fluency reads as competence",
      text: "In people, a smooth and detailed answer often comes with knowledge. In a model it comes for free, so the old signal misleads.",
    },
    { name: "They do not see what they did", text: "Without a tool that looks, “I have checked it” is only a sentence that usually stands in that place." },
    { name: "Context runs out", text: "Early instructions fade in a long conversation, and often nothing tells you when they have gone." },
  ],
};

export const EXPERIENCE_NOTE: { title: string; paragraphs: readonly string[] } = {
  title: "Experience note: what to watch for",
  paragraphs: [
    "The codex is made for cases like the first of our stories: an assistant reports twice that a form has been moved, and it has not. What it asks is modest. The assistant should tell you when it has not looked.",
    "Three habits are worth trying. Paste the codex once, at the start, and watch whether “I have not verified this” appears in places where “Done!” used to stand. Attach a handshake to a task: it makes you decide beforehand how much hangs on it, even when the assistant ignores half of it. And ask for a recap before anything that cannot be undone, because that is where a lost instruction comes to light.",
    "It does not make an assistant honest. It gives you something to hold it to, and a reason to stop when it cannot keep the agreement. How much it helps, nobody has measured, so keep notes of your own: there is room for them below.",
  ],
};
